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
    int chars = value.chars();
    // A code point is one char or two: most often their number is enough to know.
    if (chars < limit || chars / 2 > limit) {
      return isMinimum == chars > limit;
    }
    long length = countOf(value.text());
    return isMinimum ? length >= limit : length <= limit;
  }

  private static int countOf(String text) {
    return text.codePointCount(0, text.length());
  }
}
