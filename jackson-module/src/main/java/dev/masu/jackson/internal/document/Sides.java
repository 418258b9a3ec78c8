package dev.masu.jackson.internal.document;

import dev.masu.jackson.internal.notation.EnumWords;
import dev.masu.notation.Side;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationContext;

/** Reading and writing of the side to move. */
public final class Sides {
  private Sides() {}

  /** Reads the side behind the name that the parser stands at. */
  public static Side readNext(JsonParser parser, DeserializationContext context) {
    parser.nextToken();
    return Members.needed(read(parser, context), Side.class, parser);
  }

  private static @Nullable Side read(JsonParser parser, DeserializationContext context) {
    if (!parser.hasToken(JsonToken.VALUE_STRING)) {
      return (Side) context.handleUnexpectedToken(Side.class, parser);
    }
    String text = parser.getString();
    for (Side side : Side.values()) {
      if (EnumWords.of(side).equals(text)) {
        return side;
      }
    }
    return (Side)
        context.handleWeirdStringValue(Side.class, text, "expected \"first\" or \"second\"");
  }

  public static void write(Side active, JsonGenerator generator) {
    generator.writeStringProperty("active", EnumWords.of(active));
  }
}
