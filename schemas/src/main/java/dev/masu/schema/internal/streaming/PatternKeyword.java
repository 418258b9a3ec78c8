package dev.masu.schema.internal.streaming;

import dev.masu.schema.internal.pattern.PatternMatcher;

/** {@code pattern}. */
final class PatternKeyword extends TextKeyword {
  private final PatternMatcher pattern;

  PatternKeyword(KeywordSite site, PatternMatcher pattern) {
    super(site);
    this.pattern = pattern;
  }

  @Override
  boolean accepts(String text) {
    return pattern.find(text);
  }
}
