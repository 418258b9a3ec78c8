package dev.masu.schema.internal.pattern;

/**
 * Searches texts for a regular expression of ECMA-262, which is not anchored, as JSON Schema's {@code pattern}
 * requires. The time is linear in the length of the text, unless the expression has back-references or is very large.
 * The steps of all searches in one check are limited. Thread-safe.
 */
public interface PatternMatcher {
  default boolean find(String text, PatternSteps steps) {
    return find(text.toCharArray(), 0, text.length(), steps);
  }

  /**
   * Whether the pattern matches somewhere in a range of characters.
   *
   * @throws LimitReached if that needs more steps than allowed
   */
  boolean find(char[] text, int offset, int length, PatternSteps steps);
}
