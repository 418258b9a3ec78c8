/**
 * What compilation needs before it looks at keywords: drafts and dialects, schema resources and anchors, and the
 * targets of static and dynamic references. Package {@code keyword} compiles the subschemas that are found here.
 */
@NullMarked
package dev.masu.schema.internal.compile;

import org.jspecify.annotations.NullMarked;
