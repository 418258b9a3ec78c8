package dev.masu.schema.internal.pattern;

import org.jspecify.annotations.Nullable;

/** A text, as a String or as a range of an array, whose surrogate pairs are one character each. */
final class Text {

  private final @Nullable String string;
  private final char[] chars;
  final int start;
  final int end;

  Text(@Nullable String string, char[] chars, int start, int end) {
    this.string = string;
    this.chars = chars;
    this.start = start;
    this.end = end;
  }

  char charAt(int index) {
    return string == null ? chars[index] : string.charAt(index);
  }

  int codePointAt(int index) {
    char high = charAt(index);
    if (Character.isHighSurrogate(high) && index + 1 < end) {
      char low = charAt(index + 1);
      return Character.isLowSurrogate(low) ? Character.toCodePoint(high, low) : high;
    }
    return high;
  }

  int codePointBefore(int index) {
    char low = charAt(index - 1);
    if (Character.isLowSurrogate(low) && index - 1 > start) {
      char high = charAt(index - 2);
      return Character.isHighSurrogate(high) ? Character.toCodePoint(high, low) : low;
    }
    return low;
  }
}
