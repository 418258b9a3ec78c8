package dev.masu.schema.internal.location;

import java.util.Arrays;
import java.util.List;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.core.filter.FilteringParserDelegate;

/** JSON Pointers (RFC 6901) as text. */
public final class Pointers {
  private Pointers() {}

  /** The pointer of a member. */
  public static String member(String parent, String name) {
    return parent + '/' + escaped(name);
  }

  /** A name as a step of a pointer. */
  static String escaped(String name) {
    boolean isPlain = name.indexOf('~') < 0 && name.indexOf('/') < 0;
    return isPlain ? name : name.replace("~", "~0").replace("/", "~1");
  }

  /** The unescaped steps of a JSON Pointer. */
  public static List<String> steps(String pointer) {
    return pointer.isEmpty()
        ? List.of()
        : Arrays.stream(pointer.substring(1).split("/", -1))
            .map(Pointers::unescaped)
            .toList();
  }

  /** The name that a step of a pointer means. */
  public static String unescaped(String step) {
    return step.replace("~1", "/").replace("~0", "~");
  }

  /** The pointer of what a parser's current token belongs to, from the document's root. */
  public static String ofCurrentToken(JsonParser parser) {
    return context(parser).pathAsPointer().toString();
  }

  /** The context of the current token. A filtering parser does not count items, but the parser that it reads from does. */
  private static TokenStreamContext context(JsonParser parser) {
    TokenStreamContext own = parser.streamReadContext();
    if (!ParserDelegates.include(FilteringParserDelegate.class, parser)) {
      return own;
    }
    TokenStreamContext source = ParserDelegates.source(parser).streamReadContext();
    // Elsewhere it hands over what it has held back, and the other one has read on.
    return source.getNestingDepth() == own.getNestingDepth() ? source : own;
  }

  /** The pointer of the value that the parser's current token starts, from the document's root. */
  public static String ofCurrentValue(JsonParser parser) {
    return ofValueIn(aroundCurrentValue(parser));
  }

  /** The context around the value that the parser's current token starts; the value's own if there is none. */
  public static TokenStreamContext aroundCurrentValue(JsonParser parser) {
    TokenStreamContext context = context(parser);
    JsonToken token = parser.currentToken();
    boolean insideAlready = token == JsonToken.START_OBJECT
        || token == JsonToken.START_ARRAY
        || token == JsonToken.PROPERTY_NAME;
    TokenStreamContext around = insideAlready ? context.getParent() : context;
    return around == null ? context : around;
  }

  /** The pointer of the value that was read last in what is open, from the document's root. */
  public static String ofValueIn(TokenStreamContext around) {
    return around.inRoot() ? "" : around.pathAsPointer().toString();
  }
}
