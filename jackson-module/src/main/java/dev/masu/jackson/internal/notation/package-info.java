/**
 * The notations as JSON strings and property names. {@link dev.masu.jackson.internal.notation.Notations} lists
 * them.
 */
@NullMarked
package dev.masu.jackson.internal.notation;

import org.jspecify.annotations.NullMarked;
