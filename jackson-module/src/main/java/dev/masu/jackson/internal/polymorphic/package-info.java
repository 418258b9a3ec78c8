/**
 * Values with a type id. They are bound while they are checked if the type id comes first, and otherwise recorded,
 * checked and replayed with the type id in front.
 */
@NullMarked
package dev.masu.jackson.internal.polymorphic;

import org.jspecify.annotations.NullMarked;
