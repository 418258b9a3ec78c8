package dev.masu.cli.notation;

import dev.masu.notation.NotationException;
import java.util.Optional;
import java.util.function.Function;

/**
 * A text to parse.
 *
 * @param text the text; of a line that is too long, its beginning
 * @param line its line number in standard input, from 1; empty for an argument
 */
record InputText(String text, Optional<Long> line) {
  /** {@return the text of an argument, which may be of any length} */
  static InputText argument(String text) {
    return new InputText(text, Optional.empty());
  }

  /**
   * {@return what the text is parsed to}
   *
   * @throws NotationException if the text is not in the parser's notation, or is too long a line
   */
  <T> T parse(Function<String, T> parser) {
    if (line.isPresent() && text.length() > LineReader.MAX_LENGTH) {
      throw NotationException.tooLong("line of standard input", text, LineReader.MAX_LENGTH);
    }
    return parser.apply(text);
  }
}
