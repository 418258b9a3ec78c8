package dev.masu.schema.internal.pattern;

/**
 * Searches texts for a regular expression of ECMA-262, which is not anchored, as JSON Schema's {@code pattern}
 * requires. The time is linear in the length of the text, unless the expression has back-references or is very large:
 * such searches have a budget of steps. Thread-safe.
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
   * @param maxSteps the limit of steps for each text, if the pattern needs one
   * @throws java.util.regex.PatternSyntaxException if it is not a regular expression, or is too large
   */
  static PatternMatcher compile(String pattern, long maxSteps) {
    return Regex.parse(pattern).matcher(maxSteps);
  }
}
