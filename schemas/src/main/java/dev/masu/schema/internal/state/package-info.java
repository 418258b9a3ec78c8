/**
 * The automaton of a compiled schema. A state is the set of schemas that apply to one value; transitions lead from
 * a state to the states of members and items. States are made when they are first reached, and shared by all threads.
 */
@NullMarked
package dev.masu.schema.internal.state;

import org.jspecify.annotations.NullMarked;
