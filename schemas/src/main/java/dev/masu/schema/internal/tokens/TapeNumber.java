package dev.masu.schema.internal.tokens;

import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonParser.NumberTypeFP;
import tools.jackson.core.JsonToken;

/**
 * A number as its parser returned it. Parsers of text leave the type of a fraction open; others have a number of some
 * type.
 *
 * @param number the number, or null if it is a fraction in text
 * @param text the text
 */
record TapeNumber(@Nullable Number number, String text) {

  /** Reads the parser's current number. */
  static TapeNumber of(JsonParser parser) {
    Object value = parser.getNumberValueDeferred();
    if (value instanceof Number typed) {
      return new TapeNumber(typed, parser.getString());
    }
    boolean isInteger = parser.hasToken(JsonToken.VALUE_NUMBER_INT);
    return new TapeNumber(isInteger ? parser.getNumberValue() : null, parser.getString());
  }

  /** The number, or its text if the type is left open. */
  Object deferred() {
    return number == null ? text : number;
  }

  NumberTypeFP floatingPointType() {
    if (number instanceof Double) {
      return NumberTypeFP.DOUBLE64;
    }
    if (number instanceof Float) {
      return NumberTypeFP.FLOAT32;
    }
    return number instanceof BigDecimal ? NumberTypeFP.BIG_DECIMAL : NumberTypeFP.UNKNOWN;
  }

  boolean isNaN() {
    return (number instanceof Double || number instanceof Float)
        && !Double.isFinite(number.doubleValue());
  }
}
