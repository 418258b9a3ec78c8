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
  /** Whether the document is refused if the schema refuses the value. */
  boolean isCertain() {
    return frame.isCertain() && keyword.needsAll();
  }

  void finished(@Nullable Failures outcome) {
    keyword.childChecked(frame, outcome);
  }
}
