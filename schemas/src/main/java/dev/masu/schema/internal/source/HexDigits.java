package dev.masu.schema.internal.source;

import java.io.IOException;
import java.io.Reader;

/**
 * Makes Jackson reject escapes whose digits are not of ASCII: of a char it looks at the lower eight bits alone,
 * and takes {@code 丶}, U+4E36, for a 6. They are replaced by a character that it rejects.
 */
public final class HexDigits extends Reader {
  private static final char NO_DIGIT = '\uFFFD';
  private static final int DIGITS = 4;

  private final Reader in;

  /** Whether the next char follows a backslash. */
  private boolean isEscaped;

  /** How many digits are still to come. */
  private int missing;

  /** Replaces such digits in a reader. */
  HexDigits(Reader in) {
    this.in = in;
  }

  /** The text with such digits replaced; the same one if it has none. */
  public static String of(String text) {
    // One char is looked for several times faster than two, and most documents have none.
    int first = text.indexOf('\\');
    if (first < 0 || text.indexOf("\\u", first) < 0) {
      return text;
    }
    char[] chars = text.toCharArray();
    boolean isReplaced = new HexDigits(Reader.nullReader()).replace(chars, first, chars.length);
    return isReplaced ? new String(chars) : text;
  }

  private boolean replace(char[] chars, int start, int end) {
    boolean isReplaced = false;
    for (int i = start; i < end; i++) {
      if (missing > 0) {
        missing--;
        if (chars[i] > 0x7F) {
          chars[i] = NO_DIGIT;
          isReplaced = true;
        }
      } else if (isEscaped) {
        isEscaped = false;
        missing = chars[i] == 'u' ? DIGITS : 0;
      } else {
        isEscaped = chars[i] == '\\';
      }
    }
    return isReplaced;
  }

  @Override
  public int read(char[] chars, int start, int length) throws IOException {
    int read = in.read(chars, start, length);
    replace(chars, start, start + read);
    return read;
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
