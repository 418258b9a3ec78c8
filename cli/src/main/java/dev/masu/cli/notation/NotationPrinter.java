package dev.masu.cli.notation;

import dev.masu.notation.NotationException;
import org.jspecify.annotations.Nullable;

/**
 * Prints the results of {@code masu notation} on standard output. The line of a text is its number in standard input,
 * from 1; it is null for an argument.
 */
interface NotationPrinter {
  void addValid(String text, @Nullable Long line, NotationAttributes attributes);

  /** Prints what is wrong with a text; of a line that is too long, the text is its beginning. */
  void addInvalid(String text, @Nullable Long line, NotationException error);

  default void addUnreadable(String reason) {}

  default void end() {}
}
