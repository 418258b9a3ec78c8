/**
 * The annotation that binds a type to its JSON Schema. It has no dependency, so that annotating a type costs none.
 */
@NullMarked
package dev.masu;

import org.jspecify.annotations.NullMarked;
