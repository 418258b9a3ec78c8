package dev.masu.jackson.internal.document;

import java.math.BigDecimal;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationContext;

/** Reading and writing of numbers of pieces in hand. */
public final class Hands {
  private Hands() {}

  /**
   * Reads an integer exactly: 1.0 and 1e2 are integers too. It is null only if a handler of the user's makes it
   * that.
   */
  static @Nullable Integer number(JsonParser parser, DeserializationContext context) {
    if (parser.hasToken(JsonToken.VALUE_NUMBER_INT)
        && parser.getNumberType() == JsonParser.NumberType.INT) {
      return parser.getIntValue();
    }
    if (!parser.currentToken().isNumeric()) {
      return (Integer) context.handleUnexpectedToken(Integer.class, parser);
    }
    BigDecimal number = parser.getDecimalValue();
    try {
      return number.intValueExact();
    } catch (ArithmeticException e) {
      return (Integer) context.handleWeirdNumberValue(
          Integer.class, number, "expected an integer of 32 bits: %s", e.getMessage());
    }
  }

  public static void write(Map<?, Integer> hands, JsonGenerator generator) {
    generator.writeObjectPropertyStart("hands");
    hands.forEach((piece, number) -> generator.writeNumberProperty(piece.toString(), number));
    generator.writeEndObject();
  }
}
