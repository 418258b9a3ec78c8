package dev.masu.internal.text;

import java.io.IOException;
import java.io.Reader;
import org.jspecify.annotations.Nullable;

/**
 * Reads the lines of a text that are not blank; one is in memory at a time, and of a long one only its beginning.
 *
 * <p>Lines end with a line feed, a carriage return or both. Blank lines are empty or of spaces and tabs alone.
 */
public final class BoundedLines {
  private final Reader input;
  private final int maxLength;

  /** One char too many shows that a line is too long; another one may complete that character. */
  private final int kept;

  private long number;
  private boolean isAfterReturn;

  /** Reads from a buffered reader; the length is that of the longest line that is read as a whole, without its end. */
  public BoundedLines(Reader input, int maxLength) {
    this.input = input;
    this.maxLength = maxLength;
    this.kept = maxLength + 1;
  }

  /** {@return the next line, without its end and cut off after the first character too many; null at the end} */
  public @Nullable String next() throws IOException {
    for (int first = first(); first != -1; first = first()) {
      String text = restOfLine(first);
      number++;
      if (!isBlank(text)) {
        return text;
      }
    }
    return null;
  }

  /** {@return the number of the line that was read last, from 1} */
  public long number() {
    return number;
  }

  /** {@return the first char of a line, or what ends it} */
  private int first() throws IOException {
    int first = input.read();
    return isAfterReturn && first == '\n' ? input.read() : first;
  }

  private String restOfLine(int first) throws IOException {
    StringBuilder text = new StringBuilder();
    int next = first;
    for (; next != -1 && next != '\n' && next != '\r'; next = input.read()) {
      if (text.length() <= kept) {
        text.append((char) next);
      }
    }
    if (text.length() > kept
        && !Character.isSurrogatePair(text.charAt(kept - 1), text.charAt(kept))) {
      text.setLength(kept);
    }
    isAfterReturn = next == '\r';
    return text.toString();
  }

  private boolean isBlank(String text) {
    return text.length() <= maxLength && text.chars().allMatch(c -> c == ' ' || c == '\t');
  }
}
