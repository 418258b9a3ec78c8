package dev.masu.cli.notation;

import dev.masu.notation.NotationException;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Prints the results of {@code masu notation} on standard output. */
interface NotationPrinter {
  /**
   * The result of parsing a text.
   *
   * @param text the text; of a line that is too long, its beginning
   * @param line its line number in standard input, from 1; null for an argument
   * @param attributes its attributes, if it is valid
   * @param error what is wrong with it otherwise
   */
  record Result(
      NotationKind notation,
      String text,
      @Nullable Long line,
      Map<String, @Nullable Object> attributes,
      Optional<NotationException> error) {
    boolean isValid() {
      return error.isEmpty();
    }
  }

  void add(Result result);

  /** Prints that standard input cannot be read any further. */
  default void addUnreadable(String reason) {}

  /** Prints the end; nothing follows. */
  default void end() {}
}
