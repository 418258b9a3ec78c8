package dev.masu.schema.internal.tokens;

import dev.masu.schema.CheckReport;
import dev.masu.schema.internal.location.ParserDelegates;
import dev.masu.schema.internal.location.Pointers;
import dev.masu.schema.internal.location.TokenLocator;
import dev.masu.schema.internal.report.ReadProblem;
import dev.masu.schema.internal.source.SyntaxProblem;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.UnexpectedEndOfInputException;

/**
 * Finds the value that a parser is at, or moves the parser to its next one. A non-blocking parser throws at the end of
 * its input, as other parsers do if a document is truncated; Jackson's own would return {@code NOT_AVAILABLE} there
 * forever.
 */
public final class NextValue {
  private NextValue() {}

  /**
   * Moves a parser to its next value if it has no current one, or is at the end of the last one.
   *
   * @return the report if there is no value to check, or empty
   * @throws IllegalArgumentException if the next token starts no value but is not the end of the document
   */
  public static Optional<CheckReport> missing(JsonParser parser) {
    JsonToken token = parser.currentToken();
    if (token != null && !token.isStructEnd() && !isAtEnd(parser)) {
      return Optional.empty();
    }
    try {
      return missing(throwingAtEnd(parser).nextToken());
    } catch (StreamConstraintsException e) {
      ReadProblem problem = ReadProblem.stopped(parser, Pointers.ofCurrentToken(parser), e);
      return Optional.of(
          CheckReport.of(List.of(problem.violation(TokenLocator.asJacksonCounts())), 1));
    }
  }

  private static Optional<CheckReport> missing(@Nullable JsonToken next) {
    if (next == null) {
      return Optional.of(SyntaxProblem.noValue());
    }
    if (next.isStructEnd() || next == JsonToken.PROPERTY_NAME) {
      throw new IllegalArgumentException(
          "expected the parser to be at a value or before one but found it before " + next);
    }
    return Optional.empty();
  }

  private static JsonParser throwingAtEnd(JsonParser parser) {
    return parser.canParseAsync() && !ParserDelegates.include(NonBlockingParser.class, parser)
        ? new NonBlockingParser(parser)
        : parser;
  }

  /** A parser that throws at the end of its input, at a value; throws if it has been fed nothing of the value. */
  public static JsonParser readableFrom(JsonParser parser) {
    JsonParser wrapped = throwingAtEnd(parser);
    if (wrapped instanceof NonBlockingParser && (!wrapped.hasCurrentToken() || isAtEnd(wrapped))) {
      throw notFed(wrapped);
    }
    return wrapped;
  }

  /**
   * Whether a parser is at the end of its input for now. {@code NOT_AVAILABLE} is not enough: a parser of a tree has
   * that at a missing node.
   */
  private static boolean isAtEnd(JsonParser parser) {
    return parser.hasToken(JsonToken.NOT_AVAILABLE) && parser.canParseAsync();
  }

  private static UnexpectedEndOfInputException notFed(JsonParser parser) {
    return new UnexpectedEndOfInputException(
        parser,
        JsonToken.NOT_AVAILABLE,
        "expected the whole value but found the end of what the non-blocking parser was fed; feed it the whole value"
            + " before it is read");
  }

  private static final class NonBlockingParser extends SteppingParser {
    private NonBlockingParser(JsonParser parser) {
      super(parser);
    }

    @Override
    public @Nullable JsonToken nextToken() {
      JsonToken next = delegate.nextToken();
      if (next == JsonToken.NOT_AVAILABLE) {
        // A number or name at the end of the input is returned only after that.
        next = delegate.nextToken();
      }
      if (next == JsonToken.NOT_AVAILABLE) {
        throw notFed(delegate);
      }
      return next;
    }
  }
}
