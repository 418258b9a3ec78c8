/**
 * The checks of {@code format}, all of them pure functions of a string. {@link
 * dev.masu.schema.internal.format.Formats} finds them by name; Sashité's notations are formats too.
 */
@NullMarked
package dev.masu.schema.internal.format;

import org.jspecify.annotations.NullMarked;
