package dev.masu.schema.internal.tokens;

import dev.masu.schema.internal.location.ParserDelegates;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.exc.UnexpectedEndOfInputException;

/**
 * A non-blocking parser that throws at the end of its input, as other parsers do where a document is truncated. Jackson's
 * returns {@code NOT_AVAILABLE} there without end.
 */
public final class NonBlockingParser extends SteppingParser {
  private NonBlockingParser(JsonParser parser) {
    super(parser);
  }

  /** A parser that throws at the end of its input: the parser itself if it is a blocking one. */
  public static JsonParser of(JsonParser parser) {
    return parser.canParseAsync() && !ParserDelegates.include(NonBlockingParser.class, parser)
        ? new NonBlockingParser(parser)
        : parser;
  }

  /** The same of a parser at a value; throws if nothing of the value was fed. */
  public static JsonParser atValue(JsonParser parser) {
    JsonParser fed = of(parser);
    if (fed instanceof NonBlockingParser && (!fed.hasCurrentToken() || isAtEnd(fed))) {
      throw missing(fed);
    }
    return fed;
  }

  /** Whether a parser is at the end of its input for now. A parser of a tree is at a missing node. */
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
      // A number or name that ends with the document is returned after that only.
      next = delegate.nextToken();
    }
    if (next == JsonToken.NOT_AVAILABLE) {
      throw missing(delegate);
    }
    return next;
  }
}
