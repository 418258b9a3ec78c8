package dev.masu.schema.internal.format;

import dev.masu.schema.internal.pattern.PatternMatcher;
import dev.masu.schema.internal.pattern.PatternSteps;
import dev.masu.schema.internal.pattern.Regex;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A format that a regular expression of ECMA-262 describes, either completely or except for unusual texts. The
 * expression is compiled to an automaton on first use.
 */
final class Grammar implements Predicate<String>, PatternMatcher {
  static final String HEX_DIGIT = "[0-9A-Fa-f]";

  private final String expression;
  private final int maxLength;
  private final @Nullable Predicate<String> fallback;
  private volatile @Nullable PatternMatcher compiled;

  Grammar(String expression) {
    this(expression, Integer.MAX_VALUE, null);
  }

  /**
   * Creates a format whose usual texts an expression describes.
   *
   * @param maxLength the length up to which every match is valid
   * @param fallback decides on longer texts and those that do not match
   */
  Grammar(String expression, int maxLength, @Nullable Predicate<String> fallback) {
    this.expression = "^(?:" + expression + ")$";
    this.maxLength = maxLength;
    this.fallback = fallback;
  }

  @Override
  public boolean test(String text) {
    return find(text, new PatternSteps(Long.MAX_VALUE));
  }

  /** The pattern that exactly the valid strings match. */
  PatternMatcher pattern() {
    return fallback == null ? matcher() : this;
  }

  @Override
  public boolean find(char[] text, int offset, int length, PatternSteps steps) {
    return (length <= maxLength && matcher().find(text, offset, length, steps))
        || (fallback != null && fallback.test(new String(text, offset, length)));
  }

  private PatternMatcher matcher() {
    PatternMatcher matcher = compiled;
    if (matcher == null) {
      matcher = Regex.parse(expression).matcher();
      compiled = matcher;
    }
    return matcher;
  }
}
