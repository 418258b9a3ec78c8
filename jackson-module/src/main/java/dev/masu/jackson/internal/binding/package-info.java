/**
 * The binding of one checked value: which schema applies to it, where its violations are, and which exception is
 * thrown.
 *
 * <p>The deserializers call it; it does not know them.
 */
@NullMarked
package dev.masu.jackson.internal.binding;

import org.jspecify.annotations.NullMarked;
