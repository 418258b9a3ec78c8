package dev.masu.schema.internal.keyword;

import dev.masu.schema.internal.evaluate.JsonType;
import dev.masu.schema.internal.evaluate.Keyword;
import dev.masu.schema.internal.evaluate.Value;
import dev.masu.schema.internal.evaluate.Verdict;
import java.util.List;

/** {@code minLength} and {@code maxLength}, in code points. */
final class LengthKeyword extends Keyword {
  private final long limit;
  private final boolean isMinimum;

  private LengthKeyword(KeywordContext context) {
    super(context.site());
    this.limit = context.count();
    this.isMinimum = context.name().equals("minLength");
  }

  static void compile(KeywordContext context, List<Keyword> keywords) {
    keywords.add(new LengthKeyword(context));
  }

  @Override
  public Verdict verdict(JsonType type) {
    return type == JsonType.STRING ? Verdict.OPEN : Verdict.VALID;
  }

  @Override
  public boolean isValid(Value value) {
    String text = value.text();
    int chars = text.length();
    // A code point is one char or two.
    if (chars <= limit) {
      return !isMinimum || (chars == limit && countOf(text) == limit);
    }
    if (chars / 2 >= limit) {
      return isMinimum || (chars / 2 == limit && countOf(text) <= limit);
    }
    return isMinimum ? countOf(text) >= limit : countOf(text) <= limit;
  }

  private static int countOf(String text) {
    return text.codePointCount(0, text.length());
  }
}
