/**
 * What a compilation knows of schemas before their keywords: drafts and dialects, schema resources
 * and anchors, and what references resolve to, dynamic ones included. Package {@code keyword}
 * compiles what is found here.
 */
@NullMarked
package dev.masu.schema.internal.compile;

import org.jspecify.annotations.NullMarked;
