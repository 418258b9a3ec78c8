package dev.masu.schema.internal.format;

import dev.masu.schema.internal.pattern.PatternMatcher;
import java.util.Optional;

/**
 * Checks strings against one {@code format}. An implementation is thread-safe, takes time linear in the length of the
 * string, does not depend on the locale or the network, and never throws.
 */
@FunctionalInterface
public interface FormatCheck {
  boolean isValid(String text);

  /** The pattern that exactly the valid strings match, if there is one. */
  default Optional<PatternMatcher> pattern() {
    return Optional.empty();
  }
}
