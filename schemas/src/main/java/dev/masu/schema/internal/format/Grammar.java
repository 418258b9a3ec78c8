package dev.masu.schema.internal.format;

import dev.masu.schema.internal.pattern.PatternMatcher;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A format that a regular expression of ECMA-262 describes in full. The expression is compiled to an automaton
 * when it is first needed.
 */
final class Grammar implements FormatCheck {
  static final String HEX_DIGIT = "[0-9A-Fa-f]";

  private final String expression;
  private volatile @Nullable PatternMatcher compiled;

  Grammar(String expression) {
    this.expression = "^(?:" + expression + ")$";
  }

  @Override
  public boolean isValid(String text) {
    return matcher().find(text);
  }

  @Override
  public Optional<PatternMatcher> pattern() {
    return Optional.of(matcher());
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
