/**
 * The notations as JSON strings and property names. {@link dev.masu.jackson.internal.notation.NotationType} describes each of
 * them; the deserializers and serializers are the same for all.
 */
@NullMarked
package dev.masu.jackson.internal.notation;

import org.jspecify.annotations.NullMarked;
