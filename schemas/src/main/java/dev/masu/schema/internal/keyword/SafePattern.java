package dev.masu.schema.internal.keyword;

import dev.masu.schema.internal.pattern.Program;
import dev.masu.schema.internal.pattern.Regex;

/**
 * A schema's regular expression, run so that no text can keep it busy: on RE2/J in linear time where
 * that can express it, else as a {@link Program} with a budget. Simple ones are tried on java.util.regex
 * first ({@link FlatPattern}).
 *
 * <p>It means what ECMA-262 says, as JSON Schema asks, and it is not anchored.
 */
@FunctionalInterface
public interface SafePattern {
  /** Longer patterns are not simple. */
  int MAX_FLAT = 1_000;

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
    // Java's engine recurses with the parts of a pattern, RE2/J with what is repeated in it.
    return regex.isFlat() && pattern.length() <= MAX_FLAT
        ? new FlatPattern(pattern, regex, maxSteps)
        : anyPattern(pattern, regex, maxSteps);
  }

  /** The expression on RE2/J or, where that cannot express it, as a program. */
  static SafePattern anyPattern(String pattern, Regex regex, long maxSteps) {
    com.google.re2j.Pattern linear = regex.linear().orElse(null);
    if (linear != null) {
      return new LinearPattern(pattern, regex, linear, maxSteps);
    }
    Program program = regex.program();
    return text -> PatternBudget.find(program, text, pattern, maxSteps);
  }
}
