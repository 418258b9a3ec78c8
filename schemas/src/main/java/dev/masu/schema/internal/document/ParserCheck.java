package dev.masu.schema.internal.document;

import dev.masu.schema.CheckReport;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;

/** What binding needs of a compiled schema: the checked value itself beside the report. */
public interface ParserCheck {
  /**
   * A value and what its check found.
   *
   * @param value the value, or null if a limit stopped the reading; then the report says so
   * @param report what was found
   */
  record Checked(@Nullable LocatedValue value, CheckReport report) {
    /** The value of a valid report: only a limit's violation goes without one. */
    public LocatedValue acceptedValue() {
      return Objects.requireNonNull(value, "no value was read");
    }
  }

  /**
   * Reads and checks the value whose first token the parser stands at.
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
  CheckReport check(LocatedValue value, String pointer);
}
