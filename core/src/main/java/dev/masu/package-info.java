/**
 * The annotation that binds a type to its JSON Schema. It has no dependencies, so annotating a type
 * adds none.
 */
@NullMarked
package dev.masu;

import org.jspecify.annotations.NullMarked;
