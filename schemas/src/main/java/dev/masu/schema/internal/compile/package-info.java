/** Compiling schemas: dialects, schema resources, and what references between them resolve to. */
@NullMarked
package dev.masu.schema.internal.compile;

import org.jspecify.annotations.NullMarked;
