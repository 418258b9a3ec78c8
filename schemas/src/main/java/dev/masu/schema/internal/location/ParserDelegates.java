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

  /** The last parser of a sequence, which reads the document after copies of its tokens; any other parser itself. */
  public static JsonParser document(JsonParser parser) {
    JsonParser document = parser;
    while (document instanceof JsonParserSequence sequence) {
      document = new Last(sequence).parser();
    }
    return document;
  }

  /** Finds the last parser of a sequence, which lists its parsers only for another one that includes them. */
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
