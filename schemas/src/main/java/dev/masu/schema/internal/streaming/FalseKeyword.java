package dev.masu.schema.internal.streaming;

import org.jspecify.annotations.Nullable;

/** The schema {@code false}, which refuses every value. */
final class FalseKeyword extends Keyword {
  FalseKeyword(KeywordSite site) {
    super(site);
  }

  @Override
  boolean concerns(JsonType type) {
    return true;
  }

  @Override
  boolean refusesAll(JsonType type) {
    return true;
  }

  @Override
  @Nullable
  Failures check(Value value) {
    return value.refusedBy(this);
  }
}
