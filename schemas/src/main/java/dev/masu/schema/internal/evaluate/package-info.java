/**
 * The streaming evaluator: compiled schemas, the states that sets of them form, and the check of tokens
 * against these states.
 */
@NullMarked
package dev.masu.schema.internal.evaluate;

import org.jspecify.annotations.NullMarked;
