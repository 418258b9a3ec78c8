package dev.masu.schema.internal.keyword;

import com.google.re2j.PatternSyntaxException;
import com.networknt.schema.regex.RegularExpressions;
import java.util.regex.Pattern;

/**
 * A schema's regular expression, run so that no text can keep it busy: on RE2/J in linear time where
 * that can express it, else on java.util.regex with a budget.
 *
 * <p>As JSON Schema asks, a pattern is not anchored, and {@code $} matches at the very end only: in
 * Java it also matches before a final line break.
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
    try {
      com.google.re2j.Pattern linear = com.google.re2j.Pattern.compile(pattern);
      return text -> linear.matcher(text).find();
    } catch (PatternSyntaxException e) {
      return budgeted(pattern, maxSteps);
    }
  }

  private static SafePattern budgeted(String pattern, long maxSteps) {
    Pattern compiled = Pattern.compile(RegularExpressions.replaceLongformCharacterProperties(
        RegularExpressions.replaceDollarAnchors(pattern)));
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
