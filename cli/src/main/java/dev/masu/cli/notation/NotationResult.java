package dev.masu.cli.notation;

import dev.masu.notation.NotationException;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The result of parsing a text.
 *
 * @param notation the notation that it was parsed as
 * @param text the text; of a line that is too long, its beginning
 * @param line its line number in standard input, from 1; null for an argument
 * @param attributes its attributes, if it is valid
 * @param error what is wrong with it otherwise
 */
record NotationResult(
    NotationKind notation,
    String text,
    @Nullable Long line,
    Map<String, @Nullable Object> attributes,
    Optional<NotationException> error) {
  boolean isValid() {
    return error.isEmpty();
  }
}
