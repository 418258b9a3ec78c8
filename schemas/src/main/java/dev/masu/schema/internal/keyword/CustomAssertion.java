package dev.masu.schema.internal.keyword;

import dev.masu.schema.CustomKeyword;
import dev.masu.schema.internal.node.JsonType;
import dev.masu.schema.internal.node.Keyword;
import dev.masu.schema.internal.node.Value;
import dev.masu.schema.internal.report.Failure;
import dev.masu.schema.internal.report.Failures;
import java.util.List;
import java.util.Optional;

/** A custom keyword. */
final class CustomAssertion extends Keyword {
  private final CustomKeyword keyword;

  private CustomAssertion(KeywordContext context, CustomKeyword keyword) {
    super(context.site(), JsonType.STRING, JsonType.INTEGER, JsonType.DECIMAL);
    this.keyword = keyword;
  }

  static void compile(KeywordContext context, List<Keyword> keywords) {
    CustomKeyword keyword = context.compiler().options().keywords().get(context.name());
    if (keyword != null) {
      keywords.add(new CustomAssertion(context, keyword));
    }
  }

  private Optional<String> problem(Value value) {
    return keyword.problem(value.shown(), site().value());
  }

  @Override
  public boolean isValid(Value value) {
    return problem(value).isEmpty();
  }

  @Override
  public void report(Value value, Failures failures) {
    failures.add(
        Failure.of(site(), value.summary()).with("problem", problem(value).orElse("")));
  }
}
