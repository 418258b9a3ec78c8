package dev.masu.schema.internal.format;

/** Punycode, the encoding of Unicode in the ASCII labels of host names (RFC 3492, section 6). */
final class Punycode {
  private static final int BASE = 36;
  private static final int T_MIN = 1;
  private static final int T_MAX = 26;
  private static final int SKEW = 38;
  private static final int DAMP = 700;
  private static final int FIRST_BIAS = 72;
  private static final int FIRST_CODE_POINT = 128;

  private final String encoded;
  private int position;
  private int bias = FIRST_BIAS;

  private Punycode(String encoded) {
    this.encoded = encoded;
  }

  /**
   * Decodes a short ASCII text, given without the prefix {@code xn--}.
   *
   * @throws IllegalArgumentException if it is not Punycode
   * @throws ArithmeticException if one of its numbers is too large
   */
  static String decode(String encoded) {
    return new Punycode(encoded).decode();
  }

  /** The length of a short text when encoded, without the prefix {@code xn--}. */
  static int encodedLength(String text) {
    int count = (int) text.codePoints().filter(c -> c < FIRST_CODE_POINT).count();
    int length = count == 0 ? 0 : count + 1;
    int basicCount = count;
    int bias = FIRST_BIAS;
    int delta = 0;
    int next = FIRST_CODE_POINT;
    int[] others =
        text.codePoints().filter(c -> c >= FIRST_CODE_POINT).sorted().distinct().toArray();
    for (int codePoint : others) {
      delta += (codePoint - next) * (count + 1);
      for (int c : text.codePoints().toArray()) {
        delta += c < codePoint ? 1 : 0;
        if (c == codePoint) {
          length += digits(delta, bias);
          bias = bias(count == basicCount ? delta / DAMP : delta / 2, ++count);
          delta = 0;
        }
      }
      delta++;
      next = codePoint + 1;
    }
    return length;
  }

  private static int digits(int delta, int bias) {
    int rest = delta;
    for (int k = BASE; ; k += BASE) {
      int threshold = threshold(k, bias);
      if (rest < threshold) {
        return k / BASE;
      }
      rest = (rest - threshold) / (BASE - threshold);
    }
  }

  private String decode() {
    int hyphen = encoded.lastIndexOf('-');
    StringBuilder decoded = new StringBuilder(encoded.substring(0, Math.max(hyphen, 0)));
    // A delimiter with nothing before it is not consumed, and is not a digit.
    position = hyphen > 0 ? hyphen + 1 : 0;
    int codePoint = FIRST_CODE_POINT;
    int index = 0;
    for (int count = decoded.length() + 1; position < encoded.length(); count++) {
      int delta = delta();
      bias = bias(codePoint == FIRST_CODE_POINT && index == 0 ? delta / DAMP : delta / 2, count);
      index = Math.addExact(index, delta);
      codePoint = Math.addExact(codePoint, index / count);
      index %= count;
      decoded.insert(decoded.offsetByCodePoints(0, index), character(codePoint));
      index++;
    }
    return decoded.toString();
  }

  /** Reads the delta to the next character, a number in digits of varying bases. */
  private int delta() {
    int delta = 0;
    int weight = 1;
    for (int k = BASE; ; k += BASE) {
      int digit = digit();
      delta = Math.addExact(delta, Math.multiplyExact(digit, weight));
      int threshold = threshold(k, bias);
      if (digit < threshold) {
        return delta;
      }
      weight = Math.multiplyExact(weight, BASE - threshold);
    }
  }

  private static int threshold(int k, int bias) {
    return Math.max(T_MIN, Math.min(T_MAX, k - bias));
  }

  /** Reads a digit: letters stand for 0 to 25, and digits for 26 to 35. */
  private int digit() {
    int digit =
        position < encoded.length() ? Character.digit(encoded.charAt(position++), BASE) : -1;
    if (digit < 0) {
      throw new IllegalArgumentException("not Punycode: " + encoded);
    }
    return (digit + 26) % BASE;
  }

  private static int bias(int scaledDelta, int count) {
    int delta = scaledDelta + scaledDelta / count;
    int k = 0;
    while (delta > (BASE - T_MIN) * T_MAX / 2) {
      delta /= BASE - T_MIN;
      k += BASE;
    }
    return k + (BASE - T_MIN + 1) * delta / (delta + SKEW);
  }

  /** The character of a code point; halves of surrogate pairs are not allowed. */
  private static String character(int codePoint) {
    if (Character.getType(codePoint) == Character.SURROGATE) {
      throw new IllegalArgumentException("not a character: " + codePoint);
    }
    return Character.toString(codePoint);
  }
}
