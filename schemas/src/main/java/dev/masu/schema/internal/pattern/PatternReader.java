package dev.masu.schema.internal.pattern;

import java.util.HexFormat;
import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;

/** Reads the text of a pattern from start to end. */
final class PatternReader {
  /** Stands for the end of the pattern, in place of a code point. */
  static final int END = -1;

  private final String pattern;
  private final int length;
  private int at;

  PatternReader(String pattern) {
    this.pattern = pattern;
    this.length = pattern.length();
  }

  boolean atEnd() {
    return at == length;
  }

  /** The number of chars read. */
  int index() {
    return at;
  }

  /** Continues at an earlier index. */
  void backTo(int index) {
    at = index;
  }

  /** The next code point, or {@link #END}. */
  int peek() {
    return atEnd() ? END : pattern.codePointAt(at);
  }

  boolean nextIsDigit() {
    return peek() >= '0' && peek() <= '9';
  }

  int next() {
    int c = peek();
    at += Character.charCount(c);
    return c;
  }

  /** Consumes a character if it is the next one. */
  boolean take(char c) {
    boolean isNext = at < length && pattern.charAt(at) == c;
    at += isNext ? 1 : 0;
    return isNext;
  }

  /** Consumes a text if it comes next. */
  boolean take(String text) {
    boolean isNext = pattern.startsWith(text, at);
    at += isNext ? text.length() : 0;
    return isNext;
  }

  /** Consumes the text up to a character, and that character; null if it does not occur. */
  @Nullable
  String takeUntil(char end) {
    int index = pattern.indexOf(end, at);
    if (index < 0) {
      return null;
    }
    String text = pattern.substring(at, index);
    at = index + 1;
    return text;
  }

  /** Consumes a decimal number, which is at most the largest int. */
  int number() {
    long number = 0;
    while (nextIsDigit()) {
      number = Math.min(Integer.MAX_VALUE, number * 10 + next() - '0');
    }
    return (int) number;
  }

  /**
   * Consumes a number of hexadecimal digits; {@return their value, or -1 with nothing consumed if there are fewer}
   */
  int hex(int digits) {
    int number = 0;
    for (int i = at; i < at + digits; i++) {
      if (i == length || !HexFormat.isHexDigit(pattern.charAt(i))) {
        return -1;
      }
      number = number * 16 + HexFormat.fromHexDigit(pattern.charAt(i));
    }
    at += digits;
    return number;
  }

  PatternSyntaxException problem(String problem, int index) {
    return new PatternSyntaxException(problem, pattern, index);
  }
}
