/** The annotation that binds a type to its JSON Schema. */
@NullMarked
package dev.masu;

import org.jspecify.annotations.NullMarked;
