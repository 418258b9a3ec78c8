package dev.masu.schema.internal.keyword;

import dev.masu.schema.internal.evaluate.JsonType;
import dev.masu.schema.internal.evaluate.Keyword;
import dev.masu.schema.internal.evaluate.KeywordSite;
import dev.masu.schema.internal.evaluate.LimitReached;
import dev.masu.schema.internal.evaluate.Value;
import dev.masu.schema.internal.evaluate.Verdict;
import java.util.List;
import java.util.function.Predicate;

/** {@code format}, asserted. Unknown formats are annotations. */
final class FormatKeyword extends Keyword {
  private final Predicate<String> format;

  private FormatKeyword(KeywordSite site, Predicate<String> format) {
    super(site);
    this.format = format;
  }

  static void compile(KeywordContext context, List<Keyword> keywords) {
    if (!context.value().isString() || !context.compiler().setting().assertsFormats()) {
      return;
    }
    String name = context.value().stringValue();
    Notation notation = Notation.ofFormat(name).orElse(null);
    Predicate<String> check = notation == null
        ? context.compiler().setting().formats().apply(context.schema().dialect().id(), name)
        : text -> notation.problem(text).isEmpty();
    keywords.add(new FormatKeyword(context.site(), check));
  }

  @Override
  public Verdict verdict(JsonType type) {
    return type == JsonType.STRING ? Verdict.OPEN : Verdict.VALID;
  }

  @Override
  public boolean isValid(Value value) {
    try {
      return format.test(value.text());
    } catch (StackOverflowError e) {
      // Some formats are regular expressions of java.util.regex, which recurses with the text.
      throw new LimitReached("text-too-long", "format", site().value().asString());
    }
  }
}
