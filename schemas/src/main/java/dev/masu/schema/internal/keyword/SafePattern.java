package dev.masu.schema.internal.keyword;

import dev.masu.schema.internal.pattern.Regex;
import java.util.regex.Pattern;

/**
 * A schema's regular expression, run so that no text can keep it busy: on RE2/J in linear time where
 * that can express it, else on java.util.regex with a budget.
 *
 * <p>It means what ECMA-262 says, as JSON Schema asks, and it is not anchored.
 */
@FunctionalInterface
public interface SafePattern {
  /**
   * Tells whether the pattern matches somewhere in a text.
   *
   * @throws PatternBudget.Exceeded if that needs more steps than allowed
   */
  boolean find(String text);

  /**
   * Compiles a pattern.
   *
   * @throws java.util.regex.PatternSyntaxException if it is no regular expression
   */
  static SafePattern compile(String pattern, long maxSteps) {
    Regex regex = Regex.parse(pattern);
    return regex
        .linear()
        .map(linear -> (SafePattern) text -> linear.matcher(text).find())
        .orElseGet(() -> budgeted(pattern, regex.backtracking(), maxSteps));
  }

  private static SafePattern budgeted(String pattern, Pattern compiled, long maxSteps) {
    return text -> {
      try {
        return compiled.matcher(new PatternBudget(text, pattern, maxSteps)).find();
      } catch (StackOverflowError e) {
        // java.util.regex recurses once a repetition of a group.
        throw new PatternBudget.Exceeded(pattern, maxSteps);
      }
    };
  }
}
