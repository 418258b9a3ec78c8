package dev.masu.schema.internal.keyword;

import com.google.re2j.PatternSyntaxException;
import com.networknt.schema.regex.RegularExpressions;
import java.util.regex.Pattern;

/**
 * A schema's regular expression, run so that no text can keep it busy: on RE2/J in linear time where
 * that can express it, else on java.util.regex with a budget.
 *
 * <p>As JSON Schema asks, a pattern is not anchored, and its signs mean what they mean in ECMA-262:
 * {@code $} matches at the very end only, {@code \s} finds every white space of Unicode.
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
    String rewritten = EcmaPattern.rewrite(pattern);
    try {
      com.google.re2j.Pattern linear = com.google.re2j.Pattern.compile(rewritten);
      return text -> linear.matcher(text).find();
    } catch (PatternSyntaxException e) {
      return budgeted(pattern, rewritten, maxSteps);
    }
  }

  private static SafePattern budgeted(String pattern, String rewritten, long maxSteps) {
    Pattern compiled = compiled(pattern, rewritten);
    return text -> {
      try {
        return compiled.matcher(new PatternBudget(text, pattern, maxSteps)).find();
      } catch (StackOverflowError e) {
        // java.util.regex recurses once a repetition of a group.
        throw new PatternBudget.Exceeded(pattern, maxSteps);
      }
    };
  }

  private static Pattern compiled(String pattern, String rewritten) {
    try {
      return Pattern.compile(RegularExpressions.replaceLongformCharacterProperties(
          RegularExpressions.replaceDollarAnchors(rewritten)));
    } catch (java.util.regex.PatternSyntaxException e) {
      throw new java.util.regex.PatternSyntaxException(e.getDescription(), pattern, -1);
    }
  }
}
