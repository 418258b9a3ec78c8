package dev.masu.schema.internal.pattern;

import java.util.Map;
import java.util.TreeMap;

/**
 * Searches texts for a regular expression of ECMA-262, which is not anchored, as JSON Schema's {@code pattern}
 * requires. The time is linear in the length of the text, unless the expression has back-references or is very large.
 * Each search has a budget of steps. Thread-safe.
 */
public interface PatternMatcher {
  default boolean find(String text) {
    return find(text.toCharArray(), 0, text.length());
  }

  /**
   * Whether the pattern matches somewhere in a range of characters.
   *
   * @throws BudgetExceeded if that needs more steps than allowed
   */
  boolean find(char[] text, int offset, int length);

  /** Thrown when a search needs more steps or memory than allowed, so that it is unknown whether the text matches. */
  final class BudgetExceeded extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Map<String, Object> parameters;

    BudgetExceeded(String pattern, long limit) {
      super("pattern budget exceeded: " + pattern);
      this.parameters = new TreeMap<>(Map.of("pattern", pattern, "limit", limit));
    }

    public Map<String, Object> parameters() {
      return parameters;
    }
  }
}
