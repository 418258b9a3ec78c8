package dev.masu.schema.internal.streaming;

import dev.masu.schema.internal.keyword.SafePattern;
import org.jspecify.annotations.Nullable;

/** {@code pattern}. */
final class PatternKeyword extends Keyword {
  private final SafePattern pattern;

  PatternKeyword(KeywordSite site, SafePattern pattern) {
    super(site);
    this.pattern = pattern;
  }

  @Override
  boolean concerns(JsonType type) {
    return type == JsonType.STRING;
  }

  @Override
  boolean isCostly() {
    return true;
  }

  @Override
  @Nullable
  Failures check(Value value) {
    return value instanceof Scalar string && !pattern.find(string.text())
        ? value.refusedBy(this)
        : null;
  }
}
