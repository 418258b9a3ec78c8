package dev.masu.schema.internal.streaming;

import org.jspecify.annotations.Nullable;

/** A keyword that a text alone decides, at a cost: a text that was accepted is not asked about again. */
abstract class TextKeyword extends Keyword {
  TextKeyword(KeywordSite site) {
    super(site);
  }

  abstract boolean accepts(String text);

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
    return value instanceof Scalar string && !accepts(string.text()) ? value.refusedBy(this) : null;
  }
}
