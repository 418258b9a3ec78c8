package dev.masu.schema.internal.streaming;

import java.util.function.Predicate;

/** {@code format}, asserted. */
final class FormatKeyword extends TextKeyword {
  private final Predicate<String> format;

  FormatKeyword(KeywordSite site, Predicate<String> format) {
    super(site);
    this.format = format;
  }

  @Override
  boolean accepts(String text) {
    try {
      return format.test(text);
    } catch (StackOverflowError e) {
      // Some formats are regular expressions of java.util.regex, which recurses with the text.
      throw new LimitReached("text-too-long", "format", site().value().asString());
    }
  }
}
