/**
 * The deserializers that check a value before or while it is bound, and the extension points of Jackson where they
 * are put around its own.
 */
@NullMarked
package dev.masu.jackson.internal.deserializer;

import org.jspecify.annotations.NullMarked;
