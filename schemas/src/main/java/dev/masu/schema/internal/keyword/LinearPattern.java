package dev.masu.schema.internal.keyword;

import dev.masu.schema.internal.pattern.Program;
import dev.masu.schema.internal.pattern.Regex;

/**
 * A regular expression on RE2/J.
 *
 * <p>RE2/J recurses once a part that may be left out. Where a thread has too little stack for that, a
 * {@link Program} tries the text, with a budget.
 */
final class LinearPattern implements SafePattern {
  private final String pattern;
  private final Regex regex;
  private final com.google.re2j.Pattern compiled;
  private final long maxSteps;

  LinearPattern(String pattern, Regex regex, com.google.re2j.Pattern compiled, long maxSteps) {
    this.pattern = pattern;
    this.regex = regex;
    this.compiled = compiled;
    this.maxSteps = maxSteps;
  }

  @Override
  public boolean find(String text) {
    try {
      return compiled.matcher(text).find();
    } catch (StackOverflowError e) {
      return findWithLittleStack(text);
    }
  }

  private boolean findWithLittleStack(String text) {
    try {
      return PatternBudget.find(regex.program(), text, pattern, maxSteps);
    } catch (StackOverflowError e) {
      // Not even that could be written.
      throw new PatternBudget.Exceeded(pattern, maxSteps);
    }
  }
}
