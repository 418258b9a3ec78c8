package dev.masu.schema.internal.streaming;

import org.jspecify.annotations.Nullable;

/** {@code uniqueItems: true}. */
final class UniqueItemsKeyword extends Keyword {
  UniqueItemsKeyword(KeywordSite site) {
    super(site);
  }

  @Override
  boolean concerns(JsonType type) {
    return type == JsonType.ARRAY;
  }

  @Override
  boolean holds(JsonType type) {
    return type == JsonType.ARRAY;
  }

  @Override
  @Nullable
  Failures check(Value value) {
    return value instanceof Frame array && array.level().held().hasEqualItems()
        ? value.refusedBy(this)
        : null;
  }
}
