/**
 * A compiled schema applied to each kind of input: text and files, streams, parsers, and values that are being
 * bound. What the evaluator finds becomes a report here.
 */
@NullMarked
package dev.masu.schema.internal.check;

import org.jspecify.annotations.NullMarked;
