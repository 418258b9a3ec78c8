/**
 * Documents as bytes, text and streams, and the checks that come before any schema: size, UTF-8 and JSON
 * syntax. Whatever the input, the evaluator gets a parser of strict JSON from here.
 */
@NullMarked
package dev.masu.schema.internal.source;

import org.jspecify.annotations.NullMarked;
