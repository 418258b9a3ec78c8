package dev.masu.cli;

import dev.masu.notation.NotationException;
import java.util.Optional;
import java.util.function.Function;

/**
 * A text to read.
 *
 * @param text the text; of a line that is too long, its beginning
 * @param line the number of the line of standard input that it is, from 1; none of an argument
 */
record GivenText(String text, Optional<Long> line) {
  /** {@return the text of an argument, which may be of any length} */
  static GivenText argument(String text) {
    return new GivenText(text, Optional.empty());
  }

  /**
   * {@return what is read from the text}
   *
   * @throws NotationException if the text is not of the reader's notation, or too long a line
   */
  <T> T read(Function<String, T> reader) {
    if (line.isPresent() && text.length() > LineReader.MAX_LENGTH) {
      throw NotationException.tooLong("line of standard input", text, LineReader.MAX_LENGTH);
    }
    return reader.apply(text);
  }
}
