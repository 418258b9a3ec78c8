package dev.masu.schema.internal.document;

import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamContext;

/** JSON Pointers (RFC 6901) as text. */
public final class Pointers {
  private Pointers() {}

  /** The pointer of a member. */
  public static String member(String parent, String name) {
    return parent + '/' + escaped(name);
  }

  /** A name as a step of a pointer. */
  static String escaped(String name) {
    return name.replace("~", "~0").replace("/", "~1");
  }

  /** The pointer of what a parser's current token belongs to, from the document's root. */
  public static String ofCurrentToken(JsonParser parser) {
    return base(parser) + parser.streamReadContext().pathAsPointer();
  }

  private static String base(JsonParser parser) {
    return LocatedParser.behind(parser).map(LocatedParser::base).orElse("");
  }

  /** The pointer of the value whose first token the parser stands at, from the document's root. */
  public static String ofCurrentValue(JsonParser parser) {
    return ofValueIn(aroundCurrentValue(parser), parser);
  }

  /** What the value lies in whose first token the parser stands at; the value's own if in nothing. */
  public static TokenStreamContext aroundCurrentValue(JsonParser parser) {
    TokenStreamContext context = parser.streamReadContext();
    JsonToken token = parser.currentToken();
    boolean insideAlready = token == JsonToken.START_OBJECT
        || token == JsonToken.START_ARRAY
        || token == JsonToken.PROPERTY_NAME;
    TokenStreamContext around = insideAlready ? context.getParent() : context;
    return around == null ? context : around;
  }

  /** The pointer of the value that was read last in what is open, from the document's root. */
  public static String ofValueIn(TokenStreamContext around, JsonParser parser) {
    return base(parser) + (around.inRoot() ? "" : around.pathAsPointer().toString());
  }
}
