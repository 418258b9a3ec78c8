package dev.masu.jackson.internal.document;

import dev.masu.jackson.internal.notation.JsonNames;
import dev.masu.jackson.internal.notation.NotationDeserializer;
import dev.masu.notation.Side;
import java.util.stream.Stream;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationContext;

/** Reads the current value. */
@FunctionalInterface
interface ValueReader<V> {
  V read(JsonParser parser, DeserializationContext context);

  /** Reads an integer exactly: 1.0 and 1e2 are integers too. */
  static Integer integer(JsonParser parser, DeserializationContext context) {
    if (!parser.currentToken().isNumeric()) {
      return NotationDeserializer.needed(
          (Integer) context.handleUnexpectedToken(Integer.class, parser));
    }
    try {
      return parser.hasToken(JsonToken.VALUE_NUMBER_INT)
              && parser.getNumberType() == JsonParser.NumberType.INT
          ? parser.getIntValue()
          : parser.getDecimalValue().intValueExact();
    } catch (ArithmeticException | NumberFormatException e) {
      return NotationDeserializer.needed((Integer) context.handleWeirdStringValue(
          Integer.class, parser.getString(), "expected an integer of 32 bits"));
    }
  }

  static Side side(JsonParser parser, DeserializationContext context) {
    if (!parser.hasToken(JsonToken.VALUE_STRING)) {
      return NotationDeserializer.needed((Side) context.handleUnexpectedToken(Side.class, parser));
    }
    String text = parser.getString();
    return Stream.of(Side.values())
        .filter(side -> JsonNames.of(side).equals(text))
        .findFirst()
        .orElseGet(() -> NotationDeserializer.needed((Side)
            context.handleWeirdStringValue(Side.class, text, "expected \"first\" or \"second\"")));
  }
}
