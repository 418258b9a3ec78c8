package dev.masu.schema.internal.keyword;

import dev.masu.schema.internal.evaluate.JsonType;
import dev.masu.schema.internal.evaluate.Keyword;
import dev.masu.schema.internal.evaluate.Value;
import dev.masu.schema.internal.evaluate.Verdict;
import java.util.List;

/** {@code minItems}, {@code maxItems}, {@code minProperties} and {@code maxProperties}. */
final class SizeKeyword extends Keyword {
  private final long limit;
  private final boolean isMinimum;
  private final JsonType type;

  private SizeKeyword(KeywordContext context) {
    super(context.site());
    this.limit = context.count();
    this.isMinimum = context.name().startsWith("min");
    this.type = context.name().endsWith("Items") ? JsonType.ARRAY : JsonType.OBJECT;
  }

  static void compile(KeywordContext context, List<Keyword> keywords) {
    keywords.add(new SizeKeyword(context));
  }

  @Override
  public Verdict verdict(JsonType other) {
    return other == type ? Verdict.OPEN : Verdict.VALID;
  }

  @Override
  public boolean isValid(Value value) {
    return isMinimum ? value.size() >= limit : value.size() <= limit;
  }
}
