package dev.masu.schema.internal.keyword;

import dev.masu.schema.internal.node.JsonType;
import dev.masu.schema.internal.node.Keyword;
import dev.masu.schema.internal.node.Value;
import dev.masu.schema.internal.pattern.PatternMatcher;
import java.util.Optional;

/** {@code pattern}. */
final class PatternKeyword extends Keyword {
  private final PatternMatcher pattern;

  PatternKeyword(KeywordContext context) {
    super(context.site(), JsonType.STRING);
    this.pattern = context.compiler().pattern(context.value().asString());
  }

  @Override
  public boolean isValid(Value value) {
    return value.matches(pattern);
  }

  @Override
  public Optional<PatternMatcher> pattern() {
    return Optional.of(pattern);
  }
}
