package dev.masu.schema.internal.document;

import java.util.Objects;
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
    LocatedParser replay = LocatedParser.behind(parser).orElse(null);
    return replay == null ? "" : replay.base();
  }

  /** The pointer of the value whose first token the parser stands at, from the document's root. */
  public static String ofCurrentValue(JsonParser parser) {
    TokenStreamContext context = parser.streamReadContext();
    JsonToken token = parser.currentToken();
    boolean insideAlready = token == JsonToken.START_OBJECT
        || token == JsonToken.START_ARRAY
        || token == JsonToken.PROPERTY_NAME;
    TokenStreamContext own = insideAlready ? context.getParent() : context;
    TokenStreamContext around = Objects.requireNonNullElse(own, context);
    String pointer = around.inRoot() ? "" : around.pathAsPointer().toString();
    return base(parser) + pointer;
  }
}
