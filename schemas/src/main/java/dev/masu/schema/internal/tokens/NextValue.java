package dev.masu.schema.internal.tokens;

import dev.masu.schema.CheckReport;
import dev.masu.schema.internal.report.ReadProblem;
import dev.masu.schema.internal.source.SyntaxProblem;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.exc.StreamConstraintsException;

/** Finds the value that a parser is at, or moves the parser to its next one. */
public final class NextValue {
  private NextValue() {}

  /**
   * Moves a parser to its next value if it has no current one, or is at the end of the last one.
   *
   * @return the report if there is no value to check, or empty
   * @throws IllegalArgumentException if the next token starts no value but is not the end of the document,
   *     or if the parser is non-blocking
   */
  public static Optional<CheckReport> missing(JsonParser parser) {
    JsonToken token = requireBlocking(parser).currentToken();
    if (token != null && !token.isStructEnd()) {
      return Optional.empty();
    }
    try {
      return missing(parser.nextToken());
    } catch (StreamConstraintsException e) {
      return Optional.of(CheckReport.of(ReadProblem.stopped(parser, e)));
    }
  }

  private static Optional<CheckReport> missing(@Nullable JsonToken next) {
    if (next == null || next == JsonToken.NOT_AVAILABLE) { // Of an empty tree.
      SyntaxProblem problem = new SyntaxProblem("empty-document", 0, Map.of("reason", "input"));
      return Optional.of(problem.report("", null));
    }
    if (next.isStructEnd() || next == JsonToken.PROPERTY_NAME) {
      throw new IllegalArgumentException(
          "expected the parser to be at a value or before one but found it before " + next);
    }
    return Optional.empty();
  }

  /**
   * {@return a parser that tokens can be read from}
   *
   * @throws IllegalArgumentException if it is non-blocking: at the end of what it was fed it would return {@code
   *     NOT_AVAILABLE} forever
   */
  public static JsonParser requireBlocking(JsonParser parser) {
    if (parser.canParseAsync()) {
      throw new IllegalArgumentException(
          "expected a parser that waits for its input but found a non-blocking one;"
              + " collect its input, and parse that");
    }
    return parser;
  }
}
