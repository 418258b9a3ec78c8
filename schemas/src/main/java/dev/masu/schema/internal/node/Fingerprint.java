package dev.masu.schema.internal.node;

import dev.masu.schema.internal.text.Numbers;
import java.math.BigDecimal;
import java.util.SplittableRandom;
import tools.jackson.databind.JsonNode;

/**
 * A hash of 128 bits that stands for a JSON value wherever whole values are compared. Equal values have equal
 * fingerprints. Those of others differ but for a probability so small that it can be neglected, even if someone looks
 * for documents whose fingerprints are equal, since they depend on random numbers that are chosen anew in each process.
 *
 * @param first the hash by one random number
 * @param second the hash by another one
 */
public record Fingerprint(long first, long second) {
  static final long FIRST_KEY;
  static final long SECOND_KEY;

  static {
    // A SecureRandom would take longer to start than many checks.
    SplittableRandom random = new SplittableRandom();
    FIRST_KEY = random.nextLong() | 1;
    SECOND_KEY = random.nextLong() | 1;
  }

  /** {@return the fingerprint of a value of a schema} The recursion is as deep as the schema document nests. */
  public static Fingerprint of(JsonNode value) {
    if (!value.isContainer()) {
      return ofScalar(canonical(value));
    }
    FingerprintBuilder builder = new FingerprintBuilder();
    builder.start(value.isObject(), false);
    if (value.isObject()) {
      value.properties().forEach(member -> {
        builder.member(ofString(member.getKey()));
        builder.add(of(member.getValue()));
      });
    } else {
      value.forEach(item -> builder.add(of(item)));
    }
    return builder.fingerprint();
  }

  /** {@return the canonical form of a scalar} Equal JSON scalars have equal canonical forms. */
  public static Object canonical(JsonNode scalar) {
    return switch (scalar.getNodeType()) {
      case STRING -> scalar.stringValue();
      case NUMBER -> Numbers.canonical(scalar.decimalValue());
      case BOOLEAN -> scalar.booleanValue();
      default -> JsonType.NULL;
    };
  }

  /** {@return the fingerprint of a scalar in its canonical form} */
  public static Fingerprint ofScalar(Object canonical) {
    if (canonical instanceof String string) {
      return ofString(string);
    }
    if (canonical instanceof BigDecimal number && number.unscaledValue().bitLength() < Long.SIZE) {
      return ofNumber(number.unscaledValue().longValue(), number.scale());
    }
    char[] text = canonical.toString().toCharArray();
    return of(1, text, 0, text.length);
  }

  public static Fingerprint ofWhole(long number) {
    long digits = number;
    int scale = 0;
    while (digits % 10 == 0 && digits != 0) {
      digits /= 10;
      scale--;
    }
    return ofNumber(digits, scale);
  }

  private static Fingerprint ofNumber(long digits, int scale) {
    long start = 2L << Integer.SIZE | Integer.toUnsignedLong(scale);
    return new Fingerprint(
        next(FIRST_KEY, next(FIRST_KEY, FIRST_KEY, start), digits),
        next(SECOND_KEY, next(SECOND_KEY, SECOND_KEY, start), digits));
  }

  public static Fingerprint ofString(String string) {
    return ofString(string.toCharArray(), 0, string.length());
  }

  public static Fingerprint ofString(char[] chars, int offset, int length) {
    return of(0, chars, offset, length);
  }

  private static Fingerprint of(long kind, char[] chars, int offset, int length) {
    long start = kind << Integer.SIZE | length;
    long first = next(FIRST_KEY, FIRST_KEY, start);
    long second = next(SECOND_KEY, SECOND_KEY, start);
    int end = offset + length;
    int i = offset;
    for (; i + 4 <= end; i += 4) {
      long four = chars[i]
          | (long) chars[i + 1] << 16
          | (long) chars[i + 2] << 32
          | (long) chars[i + 3] << 48;
      first = next(FIRST_KEY, first, four);
      second = next(SECOND_KEY, second, four);
    }
    long rest = 0;
    for (; i < end; i++) {
      rest = rest << 16 | chars[i];
    }
    return new Fingerprint(next(FIRST_KEY, first, rest), next(SECOND_KEY, second, rest));
  }

  /**
   * {@return the hash of a sequence with one more element} Combines both halves of the unsigned product, which depends on
   * the key in all bits. The signed one would not: that of a negated number has the inverted bits, whatever the key.
   */
  static long next(long key, long hash, long element) {
    long sum = hash ^ element;
    long high = Math.multiplyHigh(sum, key) + (sum >> 63 & key) + (key >> 63 & sum);
    return high ^ sum * key;
  }
}
