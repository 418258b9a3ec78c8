/**
 * The automaton of a compiled schema. A state is the set of schemas that apply to one value. Transitions lead from a
 * state to the states of its members and items. States are created when first reached and shared by all threads.
 */
@NullMarked
package dev.masu.schema.internal.state;

import org.jspecify.annotations.NullMarked;
