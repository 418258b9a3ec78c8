/**
 * Sashité's notations as values: one final, immutable type a notation, each with {@code parse},
 * {@code isValid} and a canonical {@code toString}.
 */
@NullMarked
package dev.masu.notation;

import org.jspecify.annotations.NullMarked;
