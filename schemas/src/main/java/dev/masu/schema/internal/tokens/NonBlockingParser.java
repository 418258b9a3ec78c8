package dev.masu.schema.internal.tokens;

import dev.masu.schema.internal.location.ParserDelegates;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.exc.UnexpectedEndOfInputException;

/**
 * A non-blocking parser that throws at the end of its input, as other parsers do if a document is truncated.
 * Jackson's own would return {@code NOT_AVAILABLE} there forever.
 */
public final class NonBlockingParser extends SteppingParser {
  private NonBlockingParser(JsonParser parser) {
    super(parser);
  }

  /** Makes a parser throw at the end of its input; returns the parser itself if it is a blocking one. */
  public static JsonParser of(JsonParser parser) {
    return parser.canParseAsync() && !ParserDelegates.include(NonBlockingParser.class, parser)
        ? new NonBlockingParser(parser)
        : parser;
  }

  /** The same for a parser at a value; throws if it has been fed nothing of the value. */
  public static JsonParser atValue(JsonParser parser) {
    JsonParser wrapped = of(parser);
    if (wrapped instanceof NonBlockingParser && (!wrapped.hasCurrentToken() || isAtEnd(wrapped))) {
      throw missing(wrapped);
    }
    return wrapped;
  }

  /**
   * Whether a parser is at the end of its input for now. {@code NOT_AVAILABLE} is not enough: a parser of a tree has
   * that at a missing node.
   */
  static boolean isAtEnd(JsonParser parser) {
    return parser.hasToken(JsonToken.NOT_AVAILABLE) && parser.canParseAsync();
  }

  private static UnexpectedEndOfInputException missing(JsonParser parser) {
    return new UnexpectedEndOfInputException(
        parser,
        JsonToken.NOT_AVAILABLE,
        "expected the whole value but found the end of what the non-blocking parser was fed; feed it the whole value"
            + " before it is read");
  }

  @Override
  public @Nullable JsonToken nextToken() {
    JsonToken next = delegate.nextToken();
    if (next == JsonToken.NOT_AVAILABLE) {
      // A number or name at the end of the input is returned only after that.
      next = delegate.nextToken();
    }
    if (next == JsonToken.NOT_AVAILABLE) {
      throw missing(delegate);
    }
    return next;
  }
}
