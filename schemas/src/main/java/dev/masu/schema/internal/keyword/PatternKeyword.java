package dev.masu.schema.internal.keyword;

import dev.masu.schema.internal.evaluate.JsonType;
import dev.masu.schema.internal.evaluate.Keyword;
import dev.masu.schema.internal.evaluate.Value;
import dev.masu.schema.internal.evaluate.Verdict;
import dev.masu.schema.internal.pattern.PatternMatcher;
import java.util.List;

/** {@code pattern}. */
final class PatternKeyword extends Keyword {
  private final PatternMatcher pattern;

  private PatternKeyword(KeywordContext context) {
    super(context.site());
    this.pattern = context.compiler().pattern(context.value().asString());
  }

  static void compile(KeywordContext context, List<Keyword> keywords) {
    keywords.add(new PatternKeyword(context));
  }

  @Override
  public Verdict verdict(JsonType type) {
    return type == JsonType.STRING ? Verdict.OPEN : Verdict.VALID;
  }

  @Override
  public boolean isValid(Value value) {
    return value.matches(pattern);
  }

  @Override
  public boolean isCostly() {
    return true;
  }
}
