/**
 * Applies a compiled schema to each kind of input: text and files, streams, parsers, and recorded values. Turns what
 * the evaluator finds into a report.
 */
@NullMarked
package dev.masu.schema.internal.check;

import org.jspecify.annotations.NullMarked;
