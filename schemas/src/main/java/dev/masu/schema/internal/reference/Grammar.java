package dev.masu.schema.internal.reference;

import dev.masu.schema.internal.pattern.PatternMatcher;

/** A regular expression of ECMA-262 for whole texts. */
final class Grammar {
  private final PatternMatcher matcher;

  private Grammar(PatternMatcher matcher) {
    this.matcher = matcher;
  }

  static Grammar compile(String expression) {
    return new Grammar(PatternMatcher.compile("^(?:" + expression + ")$", Long.MAX_VALUE));
  }

  boolean matches(String text) {
    return matcher.find(text);
  }
}
