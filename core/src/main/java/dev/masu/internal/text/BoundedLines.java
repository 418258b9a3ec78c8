package dev.masu.internal.text;

import java.io.IOException;
import java.io.Reader;
import org.jspecify.annotations.Nullable;

/**
 * Reads the non-blank lines of a text, holding one line in memory at a time and only the beginning
 * of a long line.
 *
 * <p>Lines end with a line feed, a carriage return or both. Blank lines are empty or contain only
 * spaces and tabs.
 */
public final class BoundedLines {
  private final Reader input;
  private final int maxLength;

  private long number;
  private boolean isAfterReturn;

  /**
   * Creates a reader of lines. {@code input} should be buffered; {@code maxLength} is the length of
   * the longest line that is read completely, without its line terminator.
   */
  public BoundedLines(Reader input, int maxLength) {
    this.input = input;
    this.maxLength = maxLength;
  }

  /**
   * {@return the next line without its terminator, truncated after the first excess character; null
   * at the end of the text}
   */
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

  /** {@return the number of the last line read, from 1, counting blank lines} */
  public long number() {
    return number;
  }

  /**
   * {@return the first char of the next line, or the terminator if the line is empty; -1 at the end
   * of the text}
   */
  private int first() throws IOException {
    int first = input.read();
    return isAfterReturn && first == '\n' ? input.read() : first;
  }

  private String restOfLine(int first) throws IOException {
    // One extra char shows that a line is too long; a second one may complete its surrogate pair.
    int kept = maxLength + 1;
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
