package dev.masu.schema.internal.format;

import dev.masu.schema.internal.pattern.PatternMatcher;
import java.util.Optional;

/**
 * The check of one {@code format}: thread-safe, in time linear in the string's length, independent of the
 * locale and of the network. It never throws.
 */
@FunctionalInterface
public interface FormatCheck {
  /** Whether a string is valid. */
  boolean isValid(String text);

  /** The pattern that the valid strings match, if there is one. */
  default Optional<PatternMatcher> pattern() {
    return Optional.empty();
  }
}
