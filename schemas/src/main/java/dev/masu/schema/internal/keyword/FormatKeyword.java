package dev.masu.schema.internal.keyword;

import dev.masu.schema.internal.format.FormatCheck;
import dev.masu.schema.internal.node.JsonType;
import dev.masu.schema.internal.node.Keyword;
import dev.masu.schema.internal.node.Value;
import dev.masu.schema.internal.pattern.PatternMatcher;
import dev.masu.schema.internal.report.Failure;
import dev.masu.schema.internal.report.Failures;
import dev.masu.schema.internal.report.KeywordSite;
import java.util.List;
import java.util.Optional;

/** {@code format} as an assertion. Unknown formats are only annotations. */
final class FormatKeyword extends Keyword {
  private final FormatCheck format;
  private final Optional<PatternMatcher> pattern;

  private FormatKeyword(KeywordSite site, FormatCheck format) {
    super(site, JsonType.STRING);
    this.format = format;
    this.pattern = format.pattern();
  }

  static void compile(KeywordContext context, List<Keyword> keywords) {
    if (context.value().isString() && context.compiler().options().assertsFormats()) {
      context
          .compiler()
          .options()
          .format(context.value().stringValue())
          .ifPresent(check -> keywords.add(new FormatKeyword(context.site(), check)));
    }
  }

  @Override
  public boolean isValid(Value value) {
    return pattern.isPresent() ? value.matches(pattern.get()) : format.isValid(value.text());
  }

  @Override
  public void report(Value value, Failures failures) {
    Failure failure = Failure.of(site(), value.summary());
    String example = format.example();
    failures.add(example == null ? failure : failure.with("example", example));
  }

  @Override
  public Optional<PatternMatcher> pattern() {
    return pattern;
  }
}
