package dev.masu.schema.internal.source;

import java.io.IOException;
import java.io.Reader;

/**
 * Makes Jackson reject escapes with digits beyond ASCII. Jackson looks only at the lower eight bits of a char, and
 * takes {@code 丶}, U+4E36, for a 6. Such digits are replaced by a character that it rejects.
 */
public final class HexDigits extends Reader {
  private static final char NO_DIGIT = '\uFFFD';
  private static final int DIGITS = 4;

  /** Whether the next char follows a backslash. */
  private boolean isEscaped;

  /** The number of digits that are still expected. */
  private int digitsLeft;

  private final Reader in;

  /** Replaces such digits in a reader. */
  HexDigits(Reader in) {
    this.in = in;
  }

  /** Replaces such digits in a text; {@return the same text if it has none} */
  public static String of(String text) {
    StringBuilder replaced = null;
    // Searching for one char is faster than for two, and most documents have no backslash.
    int first = text.indexOf('\\');
    for (int at = first < 0 ? -1 : text.indexOf("\\u", first);
        at >= 0;
        at = text.indexOf("\\u", at + 2)) {
      int end = Math.min(at + 2 + DIGITS, text.length());
      for (int i = at + 2; i < end; i++) {
        if (text.charAt(i) > 0x7F && isEscape(text, at)) {
          replaced = replaced == null ? new StringBuilder(text) : replaced;
          replaced.setCharAt(i, NO_DIGIT);
        }
      }
    }
    return replaced == null ? text : replaced.toString();
  }

  /** Whether a backslash starts an escape rather than being escaped itself. */
  private static boolean isEscape(String text, int backslash) {
    int first = backslash;
    while (first > 0 && text.charAt(first - 1) == '\\') {
      first--;
    }
    return (backslash - first) % 2 == 0;
  }

  @Override
  public int read(char[] chars, int start, int length) throws IOException {
    int read = in.read(chars, start, length);
    for (int i = start; i < start + read; i++) {
      if (digitsLeft > 0) {
        digitsLeft--;
        chars[i] = chars[i] > 0x7F ? NO_DIGIT : chars[i];
      } else if (isEscaped) {
        isEscaped = false;
        digitsLeft = chars[i] == 'u' ? DIGITS : 0;
      } else {
        isEscaped = chars[i] == '\\';
      }
    }
    return read;
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
