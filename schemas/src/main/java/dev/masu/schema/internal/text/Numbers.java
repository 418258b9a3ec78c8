package dev.masu.schema.internal.text;

import java.math.BigDecimal;
import java.math.BigInteger;

/** Arithmetic on exact numbers that never writes out a power of ten. */
public final class Numbers {
  private Numbers() {}

  /** Whether a × 10^p is a whole multiple of b × 10^q, that is, whether b divides a × 10^(p-q). */
  public static boolean isMultiple(BigDecimal value, BigDecimal factor) {
    BigInteger a = value.unscaledValue();
    BigInteger b = factor.unscaledValue().abs();
    long shift = (long) factor.scale() - value.scale();
    if (a.signum() == 0) {
      return true;
    }
    if (shift == 0 && a.bitLength() < Long.SIZE && b.bitLength() < Long.SIZE) {
      return a.longValue() % b.longValue() == 0;
    }
    if (shift >= 0) {
      BigInteger power = BigInteger.TEN.modPow(BigInteger.valueOf(shift), b);
      return a.mod(b).multiply(power).mod(b).signum() == 0;
    }
    boolean tooFewDigits = -shift > value.precision();
    return !tooFewDigits && a.mod(b.multiply(BigInteger.TEN.pow((int) -shift))).signum() == 0;
  }

  /** The representation that equal numbers share: without trailing zeros, as far as the exponent allows. */
  public static BigDecimal canonical(BigDecimal number) {
    try {
      return number.stripTrailingZeros();
    } catch (ArithmeticException e) {
      // The largest exponent leaves no room for all of its zeros, as in 100e2147483647.
      return number.setScale(Integer.MIN_VALUE);
    }
  }

  /** Whether a number has no fraction: 1.0 and 1e400 have none. */
  public static boolean isWhole(BigDecimal value) {
    return value.scale() <= 0
        || value.signum() == 0
        || (value.scale() < value.precision() && value.stripTrailingZeros().scale() <= 0);
  }
}
