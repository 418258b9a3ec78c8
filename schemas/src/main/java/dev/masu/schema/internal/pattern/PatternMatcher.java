package dev.masu.schema.internal.pattern;

/**
 * Matches texts against a regular expression with the meaning of ECMA-262, which is not anchored, as JSON
 * Schema's {@code pattern} requires. The time grows with the length of the text alone, unless the expression has
 * back-references or is very large: those search within a budget of steps. Thread-safe.
 */
public interface PatternMatcher {

  /**
   * Whether the pattern matches somewhere in a text.
   *
   * @throws PatternBudgetExceeded if that needs more steps than allowed
   */
  boolean find(String text);

  /**
   * Whether the pattern matches somewhere in a range of characters.
   *
   * @throws PatternBudgetExceeded if that needs more steps than allowed
   */
  default boolean find(char[] text, int offset, int length) {
    return find(new String(text, offset, length));
  }

  /**
   * Compiles a pattern.
   *
   * @param maxSteps the limit for a text, where the pattern needs one
   * @throws java.util.regex.PatternSyntaxException if it is no regular expression, or too large
   */
  static PatternMatcher compile(String pattern, long maxSteps) {
    return Regex.parse(pattern).matcher(maxSteps);
  }
}
