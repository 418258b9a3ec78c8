package dev.masu.schema.internal.streaming;

import org.jspecify.annotations.Nullable;

/** {@code minLength} and {@code maxLength}, in code points. */
final class LengthKeyword extends Keyword {
  private final long limit;
  private final boolean isMinimum;

  LengthKeyword(KeywordSite site, long limit) {
    super(site);
    this.limit = limit;
    this.isMinimum = site.name().equals("minLength");
  }

  long limit() {
    return limit;
  }

  boolean isMinimum() {
    return isMinimum;
  }

  @Override
  boolean concerns(JsonType type) {
    return type == JsonType.STRING;
  }

  @Override
  @Nullable
  Failures check(Value value) {
    return value instanceof Scalar string && !holds(string.text()) ? value.refusedBy(this) : null;
  }

  private boolean holds(String text) {
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
