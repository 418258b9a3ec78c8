package dev.masu.schema.internal.document;

import java.math.BigDecimal;
import java.math.BigInteger;
import tools.jackson.core.JsonToken;
import tools.jackson.core.exc.InputCoercionException;
import tools.jackson.core.io.NumberInput;

/**
 * Keeps numbers from becoming infinite in copies that Jackson makes while a value is bound: it converts the numbers in
 * them itself, long after the parser has told them.
 *
 * <p>A number that is beyond {@code double} is put into the copy as one that refuses to become one. Once the value is
 * bound it is a number like any other.
 */
public final class Narrowing {
  /** No number with fewer chars is beyond {@code double}, unless it has an exponent. */
  private static final int MIN_LENGTH = Double.MAX_EXPONENT * 3 / 10;

  private volatile boolean isOver;

  /** Takes note that the value is bound. */
  public void end() {
    isOver = true;
  }

  /**
   * What to put into a copy for a number.
   *
   * @param told what a parser tells for it
   */
  public Object copied(Object told) {
    if (told instanceof String text) {
      return mayBeBeyond(text) && Double.isInfinite(NumberInput.parseDouble(text, false))
          ? beyond(text)
          : text;
    }
    boolean isBeyond = (told instanceof BigDecimal || told instanceof BigInteger)
        && Double.isInfinite(((Number) told).doubleValue());
    return isBeyond ? beyond(told.toString()) : told;
  }

  private static boolean mayBeBeyond(String text) {
    return text.length() > MIN_LENGTH || text.indexOf('e') >= 0 || text.indexOf('E') >= 0;
  }

  private Number beyond(String text) {
    try {
      boolean isWhole = text.chars().allMatch(next -> next == '-' || Character.isDigit(next));
      return isWhole ? new Whole(text, this) : new Fraction(text, this);
    } catch (NumberFormatException e) {
      throw refusal(text, double.class);
    }
  }

  private static InputCoercionException refusal(String text, Class<?> type) {
    return new InputCoercionException(null, words(text, type), JsonToken.VALUE_NUMBER_FLOAT, type);
  }

  /** What is said of a number that is beyond a type. */
  public static String words(String text, Class<?> type) {
    return "Numeric value (" + text + ") out of range of `" + type + '`';
  }

  private void require(boolean isFinite, String text, Class<?> type) {
    if (!isOver && !isFinite) {
      throw refusal(text, type);
    }
  }

  /** A number with a fraction or an exponent. */
  private static final class Fraction extends BigDecimal {
    private static final long serialVersionUID = 1L;

    private final String text;
    private final transient Narrowing narrowing;

    Fraction(String text, Narrowing narrowing) {
      super(text);
      this.text = text;
      this.narrowing = narrowing;
    }

    @Override
    public double doubleValue() {
      double rounded = super.doubleValue();
      narrowing.require(Double.isFinite(rounded), text, double.class);
      return rounded;
    }

    @Override
    public float floatValue() {
      float rounded = super.floatValue();
      narrowing.require(Float.isFinite(rounded), text, float.class);
      return rounded;
    }

    /** The number as it is written, as long as it stands in for that. */
    @Override
    public String toString() {
      return narrowing.isOver ? super.toString() : text;
    }

    private Object writeReplace() {
      return new BigDecimal(unscaledValue(), scale());
    }
  }

  /** A whole number. */
  private static final class Whole extends BigInteger {
    private static final long serialVersionUID = 1L;

    private final transient Narrowing narrowing;

    Whole(String text, Narrowing narrowing) {
      super(text);
      this.narrowing = narrowing;
    }

    @Override
    public double doubleValue() {
      double rounded = super.doubleValue();
      narrowing.require(Double.isFinite(rounded), toString(), double.class);
      return rounded;
    }

    @Override
    public float floatValue() {
      float rounded = super.floatValue();
      narrowing.require(Float.isFinite(rounded), toString(), float.class);
      return rounded;
    }

    private Object writeReplace() {
      return new BigInteger(toByteArray());
    }
  }
}
