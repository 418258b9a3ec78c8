package dev.masu.schema.internal.streaming;

import org.jspecify.annotations.Nullable;

/**
 * A check that a keyword asked for.
 *
 * @param frame who asked
 * @param keyword its keyword that is to be told the outcome
 * @param schema the schema to check by
 */
record Check(Frame frame, Keyword keyword, SchemaNode schema) {
  void finished(@Nullable Failures outcome) {
    keyword.childChecked(frame, outcome);
  }
}
