package dev.masu.schema.internal.keyword;

import dev.masu.schema.internal.evaluate.JsonType;
import dev.masu.schema.internal.evaluate.Keyword;
import dev.masu.schema.internal.evaluate.KeywordSite;
import dev.masu.schema.internal.evaluate.Value;
import dev.masu.schema.internal.evaluate.Verdict;
import dev.masu.schema.internal.format.FormatCheck;
import java.util.List;

/** {@code format}, asserted. Unknown formats are annotations. */
final class FormatKeyword extends Keyword {
  private final FormatCheck format;

  private FormatKeyword(KeywordSite site, FormatCheck format) {
    super(site);
    this.format = format;
  }

  static void compile(KeywordContext context, List<Keyword> keywords) {
    if (!context.value().isString() || !context.compiler().setting().assertsFormats()) {
      return;
    }
    context
        .compiler()
        .setting()
        .format(context.value().stringValue())
        .ifPresent(check -> keywords.add(new FormatKeyword(context.site(), check)));
  }

  @Override
  public Verdict verdict(JsonType type) {
    return type == JsonType.STRING ? Verdict.OPEN : Verdict.VALID;
  }

  @Override
  public boolean isValid(Value value) {
    return format.isValid(value.text());
  }

  @Override
  public boolean isCostly() {
    return true;
  }
}
