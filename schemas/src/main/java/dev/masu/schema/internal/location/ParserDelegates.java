package dev.masu.schema.internal.location;

import tools.jackson.core.JsonParser;
import tools.jackson.core.util.JsonParserDelegate;

/** The parsers that a parser reads from. */
public final class ParserDelegates {
  private ParserDelegates() {}

  /** The innermost parser that the current token is from; the parser itself if it is no delegate. */
  public static JsonParser source(JsonParser parser) {
    JsonParser source = parser;
    while (source instanceof JsonParserDelegate delegate) {
      source = delegate.delegate();
    }
    return source;
  }

  /** Whether a parser, or one that it reads from, is of a class. */
  public static boolean include(Class<? extends JsonParserDelegate> wanted, JsonParser parser) {
    JsonParser source = parser;
    while (source instanceof JsonParserDelegate delegate && !wanted.isInstance(source)) {
      source = delegate.delegate();
    }
    return wanted.isInstance(source);
  }
}
