package dev.masu.schema.internal.tokens;

import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import tools.jackson.core.JsonParser;

/** What binding needs of a compiled schema: the checked value itself beside the report, which hides nothing. */
public interface ParserCheck {
  /** A value, up to where a limit stopped the reading, and what its check found. */
  record Checked(Tape.Part value, CheckReport report) {}

  /** What binding needs of a schema; who shows its reports hides in them what is to be hidden. */
  static ParserCheck of(CompiledSchema schema) {
    return (ParserCheck)
        (schema instanceof RewordedSchema presented ? presented.original() : schema);
  }

  /**
   * Reads and checks the value that the parser's current token starts.
   *
   * @param parser the parser, left at the value's last token
   * @param pointer the value's JSON Pointer in its document
   */
  Checked read(JsonParser parser, String pointer);

  /**
   * Checks a value that was read before, as part of another one.
   *
   * @param value the value
   * @param pointer the value's JSON Pointer in its document
   */
  CheckReport check(Tape.Part value, String pointer);
}
