package dev.masu.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * Reads texts, one a line, from UTF-8; one line is in memory at a time, and of a long one only its beginning.
 *
 * <p>Lines end with a line feed, a carriage return or both. Blank lines, which are empty or of spaces and
 * tabs alone, are passed over, as in {@code .gan} files. Bytes that are not UTF-8 become U+FFFD.
 */
final class LineReader {
  /** The length of the longest line that is accepted, in chars without the line's end. */
  static final int MAX_LENGTH = 10_000;

  /** One char too many tells that a line is too long; another one may complete that character. */
  private static final int KEPT = MAX_LENGTH + 1;

  private final Reader input;
  private long number;
  private boolean isAfterReturn;

  LineReader(InputStream in) {
    this.input = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
  }

  /** {@return the next line that is not blank, or empty at the end} */
  Optional<GivenText> next() throws IOException {
    for (int first = first(); first != -1; first = first()) {
      String text = restOfLine(first);
      number++;
      if (!isBlank(text)) {
        return Optional.of(new GivenText(text, Optional.of(number)));
      }
    }
    return Optional.empty();
  }

  /** {@return the first char of a line, or what ends it} */
  private int first() throws IOException {
    int first = input.read();
    return isAfterReturn && first == '\n' ? input.read() : first;
  }

  /** {@return the line, without its end; cut off behind the first character too many} */
  private String restOfLine(int first) throws IOException {
    StringBuilder text = new StringBuilder();
    int next = first;
    for (; next != -1 && next != '\n' && next != '\r'; next = input.read()) {
      if (text.length() <= KEPT) {
        text.append((char) next);
      }
    }
    if (text.length() > KEPT
        && !Character.isSurrogatePair(text.charAt(KEPT - 1), text.charAt(KEPT))) {
      text.setLength(KEPT);
    }
    isAfterReturn = next == '\r';
    return text.toString();
  }

  private static boolean isBlank(String text) {
    return text.length() <= MAX_LENGTH && text.chars().allMatch(c -> c == ' ' || c == '\t');
  }
}
