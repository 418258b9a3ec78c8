package dev.masu.schema.internal.streaming;

import dev.masu.schema.internal.keyword.SafePattern;

/** {@code pattern}. */
final class PatternKeyword extends TextKeyword {
  private final SafePattern pattern;

  PatternKeyword(KeywordSite site, SafePattern pattern) {
    super(site);
    this.pattern = pattern;
  }

  @Override
  boolean accepts(String text) {
    return pattern.find(text);
  }
}
