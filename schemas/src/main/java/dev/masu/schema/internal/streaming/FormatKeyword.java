package dev.masu.schema.internal.streaming;

import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** {@code format}, asserted. */
final class FormatKeyword extends Keyword {
  private final Predicate<String> format;

  FormatKeyword(KeywordSite site, Predicate<String> format) {
    super(site);
    this.format = format;
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
    return value instanceof Scalar string && !isOfFormat(string.text())
        ? value.refusedBy(this)
        : null;
  }

  private boolean isOfFormat(String text) {
    try {
      return format.test(text);
    } catch (StackOverflowError e) {
      // Some formats are regular expressions of java.util.regex, which recurses with the text.
      throw new LimitReached("text-too-long", "format", site().value().asString());
    }
  }
}
