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

  HexDigits(Reader in) {
    this.in = in;
  }

  /** Replaces such digits in a text. */
  public static String of(String text) {
    // Searching for one char is faster than for two, and most documents have no backslash.
    int first = text.indexOf('\\');
    if (first < 0 || text.indexOf("\\u", first) < 0) {
      return text;
    }
    char[] chars = text.toCharArray();
    new HexDigits(Reader.nullReader()).replace(chars, 0, chars.length);
    return new String(chars);
  }

  @Override
  public int read(char[] chars, int start, int length) throws IOException {
    int read = in.read(chars, start, length);
    replace(chars, start, start + read);
    return read;
  }

  private void replace(char[] chars, int start, int end) {
    for (int i = start; i < end; i++) {
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
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
