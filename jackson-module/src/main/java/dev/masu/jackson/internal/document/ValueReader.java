package dev.masu.jackson.internal.document;

import dev.masu.jackson.internal.notation.JsonNames;
import dev.masu.jackson.internal.notation.NotationDeserializer;
import dev.masu.notation.Side;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationContext;

/** Reads the current value. */
@FunctionalInterface
interface ValueReader<V> {
  V read(JsonParser parser, DeserializationContext context);

  /** Reads an integer exactly: 1.0 and 1e2 are integers too. */
  static Integer integer(JsonParser parser, DeserializationContext context) {
    return NotationDeserializer.needed(nullableInteger(parser, context), Integer.class, parser);
  }

  private static @Nullable Integer nullableInteger(
      JsonParser parser, DeserializationContext context) {
    if (parser.hasToken(JsonToken.VALUE_NUMBER_INT)
        && parser.getNumberType() == JsonParser.NumberType.INT) {
      return parser.getIntValue();
    }
    if (!parser.currentToken().isNumeric()) {
      return (Integer) context.handleUnexpectedToken(Integer.class, parser);
    }
    BigDecimal number;
    try {
      number = parser.getDecimalValue();
    } catch (NumberFormatException e) { // NaN, or an exponent of more than 32 bits
      return (Integer) context.handleWeirdStringValue(
          Integer.class, parser.getString(), "expected an integer of 32 bits");
    }
    try {
      return number.intValueExact();
    } catch (ArithmeticException e) {
      return (Integer) context.handleWeirdNumberValue(
          Integer.class, number, "expected an integer of 32 bits: %s", e.getMessage());
    }
  }

  /** Reads how many of a piece are in hand. */
  static Integer count(JsonParser parser, DeserializationContext context) {
    Integer count = integer(parser, context);
    return count > 0
        ? count
        : NotationDeserializer.needed(
            (Integer) context.handleWeirdNumberValue(
                Integer.class, count, "expected a count above 0; leave out what is not in hand"),
            Integer.class,
            parser);
  }

  /** Reads the side to move. */
  static Side side(JsonParser parser, DeserializationContext context) {
    return NotationDeserializer.needed(nullableSide(parser, context), Side.class, parser);
  }

  private static @Nullable Side nullableSide(JsonParser parser, DeserializationContext context) {
    if (!parser.hasToken(JsonToken.VALUE_STRING)) {
      return (Side) context.handleUnexpectedToken(Side.class, parser);
    }
    String text = parser.getString();
    for (Side side : Side.values()) {
      if (JsonNames.of(side).equals(text)) {
        return side;
      }
    }
    return (Side)
        context.handleWeirdStringValue(Side.class, text, "expected \"first\" or \"second\"");
  }
}
