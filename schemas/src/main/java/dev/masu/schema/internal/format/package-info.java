/** The checks of {@code format}: one class per family, all of them pure functions of a string. */
@NullMarked
package dev.masu.schema.internal.format;

import org.jspecify.annotations.NullMarked;
