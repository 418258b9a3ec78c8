package dev.masu.schema.internal.tokens;

import dev.masu.schema.internal.location.BindingPosition;
import java.math.BigDecimal;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonParser.NumberType;
import tools.jackson.core.JsonParser.NumberTypeFP;
import tools.jackson.core.JsonToken;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.io.NumberInput;
import tools.jackson.core.util.JsonParserDelegate;

/**
 * A number as its parser returned it. Parsers of text leave open what a fraction becomes, others hold a number of some
 * type.
 *
 * @param number the number, or null if it is a fraction in a text
 * @param text the text
 */
record TapeNumber(@Nullable Number number, String text) {

  /** Reads the parser's current number. */
  static TapeNumber of(JsonParser parser) {
    Object value = unchecked(parser).getNumberValueDeferred();
    if (value instanceof Number known) {
      return new TapeNumber(known, parser.getString());
    }
    boolean isInteger = parser.hasToken(JsonToken.VALUE_NUMBER_INT);
    return new TapeNumber(isInteger ? parser.getBigIntegerValue() : null, parser.getString());
  }

  /** The parser below those that check: these may convert numbers themselves. */
  private static JsonParser unchecked(JsonParser parser) {
    JsonParser source = parser;
    while (source instanceof BindingPosition && source instanceof JsonParserDelegate checking) {
      source = checking.delegate();
    }
    return source;
  }

  /** The number, or its text if the type is left open. */
  Object deferred() {
    return number == null ? text : number;
  }

  /** The number; a double if the type is left open. */
  Number value() {
    return number == null ? NumberInput.parseDouble(text, false) : number;
  }

  /** The number, with all of its digits. */
  Number exact() {
    return number == null ? decimal() : number;
  }

  /** The type of {@link #value}. */
  NumberType type() {
    if (number == null || number instanceof Double) {
      return NumberType.DOUBLE;
    }
    if (number instanceof Float) {
      return NumberType.FLOAT;
    }
    if (number instanceof BigDecimal) {
      return NumberType.BIG_DECIMAL;
    }
    if (number instanceof BigInteger) {
      return NumberType.BIG_INTEGER;
    }
    return number instanceof Long ? NumberType.LONG : NumberType.INT;
  }

  NumberTypeFP typeOfFraction() {
    if (number instanceof Double) {
      return NumberTypeFP.DOUBLE64;
    }
    if (number instanceof Float) {
      return NumberTypeFP.FLOAT32;
    }
    return number instanceof BigDecimal ? NumberTypeFP.BIG_DECIMAL : NumberTypeFP.UNKNOWN;
  }

  boolean isNaN() {
    return number != null && isFloating(number) && !Double.isFinite(number.doubleValue());
  }

  private static boolean isFloating(Number number) {
    return number instanceof Double || number instanceof Float;
  }

  float toFloat() {
    return number == null ? NumberInput.parseFloat(text, false) : number.floatValue();
  }

  BigDecimal decimal() {
    if (number == null) {
      return NumberInput.parseBigDecimal(text, false);
    }
    if (number instanceof BigDecimal exact) {
      return exact;
    }
    if (number instanceof BigInteger whole) {
      return new BigDecimal(whole);
    }
    return isFloating(number)
        ? BigDecimal.valueOf(number.doubleValue())
        : BigDecimal.valueOf(number.longValue());
  }

  /**
   * The number without its fraction.
   *
   * @param constraints bound how many digits an exponent may make
   */
  BigInteger whole(StreamReadConstraints constraints) {
    if (number instanceof BigInteger whole) {
      return whole;
    }
    BigDecimal exact = decimal();
    constraints.validateBigIntegerScale(exact.scale());
    return exact.toBigInteger();
  }

  /** Whether the number without its fraction is within bounds. */
  boolean isWithin(long min, long max) {
    Number value = value();
    if (isFloating(value)) {
      return !(value.doubleValue() < min || value.doubleValue() > max);
    }
    BigDecimal exact = decimal();
    return exact.compareTo(BigDecimal.valueOf(min)) >= 0
        && exact.compareTo(BigDecimal.valueOf(max)) <= 0;
  }
}
