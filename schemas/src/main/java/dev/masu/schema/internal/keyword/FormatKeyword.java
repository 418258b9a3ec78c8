package dev.masu.schema.internal.keyword;

import dev.masu.schema.internal.format.FormatCheck;
import dev.masu.schema.internal.node.JsonType;
import dev.masu.schema.internal.node.Keyword;
import dev.masu.schema.internal.node.Value;
import dev.masu.schema.internal.report.KeywordSite;
import java.util.List;

/** {@code format}, asserted. Unknown formats are annotations. */
final class FormatKeyword extends Keyword {
  private final FormatCheck format;

  private FormatKeyword(KeywordSite site, FormatCheck format) {
    super(site, JsonType.STRING);
    this.format = format;
  }

  static void compile(KeywordContext context, List<Keyword> keywords) {
    if (context.value().isString() && context.compiler().setting().assertsFormats()) {
      context
          .compiler()
          .setting()
          .format(context.value().stringValue())
          .ifPresent(check -> keywords.add(new FormatKeyword(context.site(), check)));
    }
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
