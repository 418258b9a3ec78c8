/**
 * Documents as bytes, text and streams, and the checks that come before any schema: size, UTF-8 and JSON syntax. This
 * is where the evaluator gets its parsers of strict JSON from, whatever the input. {@link
 * dev.masu.schema.internal.source.BoundTypes} finds the schema or resource that a type is bound to.
 */
@NullMarked
package dev.masu.schema.internal.source;

import org.jspecify.annotations.NullMarked;
