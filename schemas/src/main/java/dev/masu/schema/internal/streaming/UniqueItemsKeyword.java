package dev.masu.schema.internal.streaming;

import dev.masu.schema.internal.keyword.SchemaParts;
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
  boolean needsAllRead(JsonType type) {
    return true;
  }

  @Override
  @Nullable
  Failures check(Value value) {
    HeldContainer.Pair equal =
        value instanceof Frame array ? array.level().held().equalItems() : null;
    return equal == null
        ? null
        : value
            .run()
            .failures(Failure.of(this, value)
                .withDetails(SchemaParts.pair(equal.first(), equal.second())));
  }
}
