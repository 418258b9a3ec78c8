package dev.masu.jackson.internal.document;

import dev.masu.jackson.internal.notation.EnumNames;
import dev.masu.notation.Side;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationContext;

/** Reads the side to move. */
public final class SideReader {
  private SideReader() {}

  /** Reads the value after the current name. */
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
      if (EnumNames.of(side).equals(text)) {
        return side;
      }
    }
    return (Side)
        context.handleWeirdStringValue(Side.class, text, "expected \"first\" or \"second\"");
  }
}
