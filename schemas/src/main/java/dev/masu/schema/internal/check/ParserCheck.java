package dev.masu.schema.internal.check;

import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.internal.tokens.Tape;
import tools.jackson.core.JsonParser;

/** What binding needs from a compiled schema: the checked value as well as the report, which is not redacted. */
public interface ParserCheck {
  /** A value, read to its end or to a limit, and the report on it. */
  record Checked(Tape.Part value, CheckReport report) {}

  /** What binding needs from a schema. Its reports are not redacted: the caller must redact those that it shows. */
  static ParserCheck of(CompiledSchema schema) {
    return (ParserCheck) (schema instanceof RewordedSchema reworded ? reworded.original() : schema);
  }

  /**
   * Reads and checks the value that the parser's current token starts.
   *
   * @param parser the parser, left at the value's last token
   * @param pointer the value's JSON Pointer in its document
   */
  Checked read(JsonParser parser, String pointer);

  /**
   * Checks a value that was recorded before, as part of another one.
   *
   * @param value the value
   * @param pointer the value's JSON Pointer in its document
   */
  CheckReport check(Tape.Part value, String pointer);
}
