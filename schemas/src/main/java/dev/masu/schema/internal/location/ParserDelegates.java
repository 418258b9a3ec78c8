package dev.masu.schema.internal.location;

import java.util.List;
import tools.jackson.core.JsonParser;
import tools.jackson.core.util.JsonParserDelegate;
import tools.jackson.core.util.JsonParserSequence;

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

  /** The parser that a sequence ends with, which goes on where copies of tokens end; another parser itself. */
  public static JsonParser document(JsonParser parser) {
    JsonParser document = parser;
    while (document instanceof JsonParserSequence sequence) {
      document = new Last(sequence).parser();
    }
    return document;
  }

  /** Has a sequence list its parsers, which Jackson does for no one but another sequence. */
  private static final class Last extends JsonParserSequence {
    private List<JsonParser> parsers = List.of();

    Last(JsonParserSequence sequence) {
      super(false, new JsonParser[] {sequence});
      createFlattened(false, this, sequence);
    }

    @Override
    protected void addFlattenedActiveParsers(List<JsonParser> all) {
      parsers = all;
    }

    JsonParser parser() {
      return parsers.get(parsers.size() - 1);
    }
  }
}
