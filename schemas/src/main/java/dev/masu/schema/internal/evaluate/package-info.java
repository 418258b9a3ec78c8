/**
 * The evaluator: it follows the tokens of a document through the states of a schema, keeps what is open, and
 * combines verdicts and failures when a value ends.
 */
@NullMarked
package dev.masu.schema.internal.evaluate;

import org.jspecify.annotations.NullMarked;
