package dev.masu.schema.internal.document;

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
 * A number as a parser told it, so that it can be told again without a difference: a parser of text leaves it to who
 * reads it what a fraction becomes, others hold a number of some type.
 *
 * @param token what the number is: whole, or with a fraction or exponent
 * @param number the number, or null if it is a fraction that only its text tells
 * @param text the text
 */
record ToldNumber(JsonToken token, @Nullable Number number, String text) {

  /** Reads the number that a parser stands at. */
  static ToldNumber of(JsonParser parser) {
    Object told = unguarded(parser).getNumberValueDeferred();
    JsonToken token = parser.currentToken();
    if (told instanceof Number number) {
      return new ToldNumber(token, number, parser.getString());
    }
    return new ToldNumber(
        token,
        token == JsonToken.VALUE_NUMBER_INT ? parser.getBigIntegerValue() : null,
        parser.getString());
  }

  /** The parser that a guard takes its tokens from: a guard itself may hand out numbers of its own. */
  private static JsonParser unguarded(JsonParser parser) {
    JsonParser source = parser;
    while (source instanceof BindingPlace && source instanceof JsonParserDelegate guard) {
      source = guard.delegate();
    }
    return source;
  }

  /** What a copy holds of the number: the number, or its text. */
  Object deferred() {
    return number == null ? text : number;
  }

  /** The number; a double if only its text tells. */
  Number value() {
    return number == null ? NumberInput.parseDouble(text, false) : number;
  }

  /** The number, with all of its digits. */
  Number exact() {
    return number == null ? decimal() : number;
  }

  /** What {@link #value} is. */
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

  /** What a fraction is, unless it is left to who reads it. */
  NumberTypeFP fractionType() {
    if (number instanceof Double) {
      return NumberTypeFP.DOUBLE64;
    }
    if (number instanceof Float) {
      return NumberTypeFP.FLOAT32;
    }
    return number instanceof BigDecimal ? NumberTypeFP.BIG_DECIMAL : NumberTypeFP.UNKNOWN;
  }

  /** Whether it is no number at all, or an infinite one. */
  boolean isNaN() {
    return (number instanceof Double || number instanceof Float)
        && !Double.isFinite(number.doubleValue());
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
    return number instanceof Double || number instanceof Float
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

  /** Whether it can become a whole number of a type, all but its fraction. */
  boolean isWithin(long min, long max) {
    Number value = value();
    if (value instanceof Double || value instanceof Float) {
      return !(value.doubleValue() < min || value.doubleValue() > max);
    }
    BigDecimal exact = decimal();
    return exact.compareTo(BigDecimal.valueOf(min)) >= 0
        && exact.compareTo(BigDecimal.valueOf(max)) <= 0;
  }
}
