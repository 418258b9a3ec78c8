package dev.masu.schema.internal.document;

import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.exc.UnexpectedEndOfInputException;
import tools.jackson.core.util.JsonParserDelegate;

/**
 * A parser that is fed its input does not wait for it: at the end of what it was fed it tells so for ever, and may go on
 * telling the token before as its current one. This one throws there, as others do where a document is cut off.
 */
public final class FedParser extends SteppingParser {
  private FedParser(JsonParser parser) {
    super(parser);
  }

  /** A parser that throws where it has no more input; itself if it waits for it. */
  public static JsonParser of(JsonParser parser) {
    return parser.canParseAsync() && !throwsAlready(parser) ? new FedParser(parser) : parser;
  }

  /**
   * A parser like {@link #of}, at its value.
   *
   * @throws UnexpectedEndOfInputException if nothing of the value was fed
   */
  public static JsonParser atValue(JsonParser parser) {
    JsonParser fed = of(parser);
    if (fed instanceof FedParser && (!fed.hasCurrentToken() || isAtEnd(fed))) {
      throw missing(fed);
    }
    return fed;
  }

  /** Whether a parser has told that it has no more input. Of a tree it is a node that is missing. */
  static boolean isAtEnd(JsonParser parser) {
    return parser.hasToken(JsonToken.NOT_AVAILABLE) && parser.canParseAsync();
  }

  private static boolean throwsAlready(JsonParser parser) {
    JsonParser source = parser;
    while (source instanceof JsonParserDelegate delegate && !(source instanceof FedParser)) {
      source = delegate.delegate();
    }
    return source instanceof FedParser;
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
      // Of a number or name that ends with the document it is told first that there is no more,
      // then the token.
      next = delegate.nextToken();
    }
    if (next == JsonToken.NOT_AVAILABLE) {
      throw missing(delegate);
    }
    return next;
  }
}
