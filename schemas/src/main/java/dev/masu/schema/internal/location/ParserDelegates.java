package dev.masu.schema.internal.location;

import tools.jackson.core.JsonParser;
import tools.jackson.core.util.JsonParserDelegate;

/** Looks through parsers that delegate to other parsers. */
public final class ParserDelegates {
  private ParserDelegates() {}

  /** The innermost parser, which the current token comes from; the parser itself if it does not delegate. */
  public static JsonParser source(JsonParser parser) {
    JsonParser source = parser;
    while (source instanceof JsonParserDelegate delegate) {
      source = delegate.delegate();
    }
    return source;
  }
}
