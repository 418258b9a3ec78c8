/**
 * The evaluator. It follows the tokens of a document through the states of a schema, keeps track of open arrays and
 * objects, and combines verdicts and failures when a value ends.
 */
@NullMarked
package dev.masu.schema.internal.evaluate;

import org.jspecify.annotations.NullMarked;
