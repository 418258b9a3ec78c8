package dev.masu.schema.internal.format;

import java.util.Optional;

/** Decodes Punycode, the encoding of Unicode in the ASCII labels of host names (RFC 3492). */
final class Punycode {
  private static final int BASE = 36;
  private static final int T_MIN = 1;
  private static final int T_MAX = 26;
  private static final int SKEW = 38;
  private static final int DAMP = 700;
  private static final int FIRST_BIAS = 72;
  private static final int FIRST_CODE_POINT = 128;

  private final String encoded;
  private final StringBuilder decoded = new StringBuilder();
  private int at;
  private int bias = FIRST_BIAS;

  private Punycode(String encoded) {
    this.encoded = encoded;
  }

  /** Decodes a short text without the prefix {@code xn--}; empty if it is not Punycode. */
  static Optional<String> decoded(String encoded) {
    try {
      return Optional.of(new Punycode(encoded).decode());
    } catch (IllegalArgumentException | ArithmeticException e) {
      return Optional.empty();
    }
  }

  private String decode() {
    int hyphen = encoded.lastIndexOf('-');
    decoded.append(encoded, 0, Math.max(hyphen, 0));
    // A delimiter with nothing before it is not consumed, and is not a digit (section 6.2).
    at = hyphen > 0 ? hyphen + 1 : 0;
    int codePoint = FIRST_CODE_POINT;
    int index = 0;
    int count = decoded.length();
    boolean isFirst = true;
    while (at < encoded.length()) {
      int delta = delta();
      count++;
      bias = bias(isFirst ? delta / DAMP : delta / 2, count);
      isFirst = false;
      index = Math.addExact(index, delta);
      codePoint = Math.addExact(codePoint, index / count);
      index %= count;
      requireCharacter(codePoint);
      decoded.insert(decoded.offsetByCodePoints(0, index), Character.toString(codePoint));
      index++;
    }
    return decoded.toString();
  }

  /** Halves of surrogate pairs are not characters. */
  private static void requireCharacter(int codePoint) {
    if (codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE) {
      throw new IllegalArgumentException("not a character: " + codePoint);
    }
  }

  /** Reads the distance to the next character, a number in digits of varying bases. */
  private int delta() {
    int delta = 0;
    int weight = 1;
    for (int k = BASE; ; k += BASE) {
      int digit = digit();
      delta = Math.addExact(delta, Math.multiplyExact(digit, weight));
      int threshold = Math.max(T_MIN, Math.min(T_MAX, k - bias));
      if (digit < threshold) {
        return delta;
      }
      weight = Math.multiplyExact(weight, BASE - threshold);
    }
  }

  private int digit() {
    if (at == encoded.length()) {
      throw new IllegalArgumentException("ends within a number");
    }
    char c = encoded.charAt(at++);
    if (c >= '0' && c <= '9') {
      return c - '0' + 26;
    }
    int letter = (c | 0x20) - 'a';
    if (c > 'z' || letter < 0 || letter > 25) {
      throw new IllegalArgumentException("not a digit: " + c);
    }
    return letter;
  }

  private static int bias(int halved, int count) {
    int delta = halved + halved / count;
    int k = 0;
    while (delta > (BASE - T_MIN) * T_MAX / 2) {
      delta /= BASE - T_MIN;
      k += BASE;
    }
    return k + (BASE - T_MIN + 1) * delta / (delta + SKEW);
  }
}
