package dev.masu.schema.internal.format;

import dev.masu.schema.internal.pattern.PatternMatcher;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A format that a regular expression of ECMA-262 describes, in full or but for unusual texts. The expression is
 * compiled to an automaton when it is first needed.
 */
final class Grammar implements FormatCheck, PatternMatcher {
  static final String HEX_DIGIT = "[0-9A-Fa-f]";

  private final String expression;
  private final int maxLength;
  private final @Nullable Predicate<String> others;
  private volatile @Nullable PatternMatcher compiled;

  /** A format that an expression describes in full. */
  Grammar(String expression) {
    this(expression, Integer.MAX_VALUE, null);
  }

  /**
   * A format of which an expression describes the usual texts.
   *
   * @param maxLength the length up to which all texts that match are valid
   * @param others decides about longer texts, and those that do not match
   */
  Grammar(String expression, int maxLength, @Nullable Predicate<String> others) {
    this.expression = "^(?:" + expression + ")$";
    this.maxLength = maxLength;
    this.others = others;
  }

  @Override
  public boolean isValid(String text) {
    return find(text);
  }

  @Override
  public Optional<PatternMatcher> pattern() {
    return Optional.of(others == null ? matcher() : this);
  }

  @Override
  public boolean find(String text) {
    return (text.length() <= maxLength && matcher().find(text))
        || (others != null && others.test(text));
  }

  @Override
  public boolean find(char[] text, int offset, int length) {
    return (length <= maxLength && matcher().find(text, offset, length))
        || (others != null && others.test(new String(text, offset, length)));
  }

  private PatternMatcher matcher() {
    PatternMatcher matcher = compiled;
    if (matcher == null) {
      matcher = PatternMatcher.compile(expression, Long.MAX_VALUE);
      compiled = matcher;
    }
    return matcher;
  }
}
