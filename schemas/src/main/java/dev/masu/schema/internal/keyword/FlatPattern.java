package dev.masu.schema.internal.keyword;

import dev.masu.schema.internal.pattern.Regex;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A regular expression that repeats nothing but single characters. Java's own engine is tried first:
 * RE2/J took 8 ms of the first read in a new virtual machine, Java's takes one.
 *
 * <p>It may take a few steps for each character of a text. A text that needs more is left to RE2/J, so
 * that the time stays linear.
 */
final class FlatPattern implements SafePattern {
  private static final int STEPS_PER_CHAR = 10;
  private static final int STEPS_OF_ANY_TEXT = 1_000;

  private final String pattern;
  private final Regex regex;
  private final Pattern compiled;
  private final long maxSteps;
  private volatile @Nullable SafePattern thorough;

  FlatPattern(String pattern, Regex regex, long maxSteps) {
    this.pattern = pattern;
    this.regex = regex;
    this.compiled = regex.flat();
    this.maxSteps = maxSteps;
  }

  @Override
  public boolean find(String text) {
    long steps = STEPS_OF_ANY_TEXT + (long) STEPS_PER_CHAR * text.length();
    try {
      return PatternBudget.find(compiled, text, pattern, steps);
    } catch (PatternBudget.Exceeded e) {
      return thorough().find(text);
    }
  }

  private SafePattern thorough() {
    SafePattern known = thorough;
    if (known == null) {
      known = SafePattern.anyPattern(pattern, regex, maxSteps);
      thorough = known;
    }
    return known;
  }
}
