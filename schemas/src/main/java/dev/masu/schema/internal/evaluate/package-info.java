/**
 * The streaming evaluator: the states that sets of compiled schemas form, and the check of tokens
 * against these states. Its entry point is {@link
 * dev.masu.schema.internal.evaluate.StreamingSchema}; keywords extend {@link
 * dev.masu.schema.internal.evaluate.Keyword}.
 */
@NullMarked
package dev.masu.schema.internal.evaluate;

import org.jspecify.annotations.NullMarked;
