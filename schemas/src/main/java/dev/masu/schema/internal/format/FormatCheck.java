package dev.masu.schema.internal.format;

import dev.masu.schema.internal.pattern.PatternMatcher;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A {@code format} that is asserted.
 *
 * @param predicate whether a string is valid. It is thread-safe and never throws; Masu's own take time linear in the
 *     length of the string, and do not depend on the locale or the network.
 * @param example a valid string, if messages show one
 */
public record FormatCheck(
    Predicate<String> predicate, @Nullable String example) {
  public boolean isValid(String text) {
    return predicate.test(text);
  }

  /** The pattern that exactly the valid strings match, if there is one. */
  public Optional<PatternMatcher> pattern() {
    return predicate instanceof Grammar grammar ? Optional.of(grammar.pattern()) : Optional.empty();
  }
}
