package dev.masu.schema.internal.streaming;

import org.jspecify.annotations.Nullable;

/** The keywords that bound the number of items or properties. */
final class SizeKeyword extends Keyword {
  private final long limit;
  private final boolean isMinimum;
  private final JsonType type;

  SizeKeyword(KeywordSite site, long limit) {
    super(site);
    this.limit = limit;
    this.isMinimum = site.name().startsWith("min");
    this.type = site.name().endsWith("Items") ? JsonType.ARRAY : JsonType.OBJECT;
  }

  @Override
  boolean concerns(JsonType other) {
    return other == type;
  }

  @Override
  boolean joins(DirectParts parts) {
    if (isMinimum) {
      parts.atLeast(limit);
    } else {
      parts.atMost(limit);
    }
    return true;
  }

  @Override
  @Nullable
  Failures check(Value value) {
    boolean holds = isMinimum ? value.size() >= limit : value.size() <= limit;
    return holds ? null : value.refusedBy(this);
  }
}
