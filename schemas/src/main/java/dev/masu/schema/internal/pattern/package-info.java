/**
 * Regular expressions of ECMA-262: parsed, compiled to automata that run in linear time, look-around included.
 * Patterns with back-references, or that need too many states, backtrack within a budget of steps instead. The entry
 * point is {@link dev.masu.schema.internal.pattern.Regex}.
 */
@NullMarked
package dev.masu.schema.internal.pattern;

import org.jspecify.annotations.NullMarked;
