package dev.masu.notation;

import dev.masu.internal.notation.Letters;

/** The three ways in which CELL writes the index of a dimension, always as a number from 1. */
enum Axis {
  LOWER('a', 'z', Letters.LOWER.one, Letters.LOWER.one),
  NUMBER('0', '9', "first-digit", "digit"),
  UPPER('A', 'Z', Letters.UPPER.one, Letters.UPPER.one);

  private static final Axis[] CYCLE = values();

  /** The token expected as the first character. */
  final String start;

  /** The token expected as any further character. */
  final String more;

  private final char zero;
  private final char last;

  Axis(char zero, char last, String start, String more) {
    this.zero = zero;
    this.last = last;
    this.start = start;
    this.more = more;
  }

  /** {@return how this dimension, counted from 0, is written} */
  static Axis of(int dimension) {
    return CYCLE[dimension % CYCLE.length];
  }

  boolean starts(char character) {
    return has(character) && character != '0';
  }

  boolean has(char character) {
    return zero <= character && character <= last;
  }

  /** {@return the number that results from appending a character to the text of {@code count}} */
  long append(long count, char character) {
    return this == NUMBER ? 10 * count + (character - zero) : 26 * count + (character - zero) + 1;
  }

  void write(int index, StringBuilder text) {
    if (this == NUMBER) {
      text.append(index + 1L);
      return;
    }
    int start = text.length();
    for (long count = index + 1L; count > 0; count = (count - 1) / 26) {
      text.insert(start, (char) (zero + (count - 1) % 26));
    }
  }
}
