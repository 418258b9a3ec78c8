/**
 * The binding of one value: which schema applies to it, the parser that checks it while it is bound, where its
 * violations are, and which exception is thrown.
 *
 * <p>The deserializers call it; it does not know them.
 */
@NullMarked
package dev.masu.jackson.internal.binding;

import org.jspecify.annotations.NullMarked;
