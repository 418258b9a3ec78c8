package dev.masu.schema.internal.streaming;

import org.jspecify.annotations.Nullable;

/**
 * One of {@code properties}, {@code patternProperties} and {@code additionalProperties}, as far as it
 * collects what members fail; {@link Members} finds their schemas.
 */
final class MembersKeyword extends Keyword {
  MembersKeyword(KeywordSite site) {
    super(site);
  }

  @Override
  boolean concerns(JsonType type) {
    return type == JsonType.OBJECT;
  }

  @Override
  boolean needsAll() {
    return true;
  }

  @Override
  boolean joins(DirectParts parts) {
    return true;
  }

  @Override
  @Nullable
  Failures check(Value value) {
    return value instanceof Frame frame ? frame.collected(this) : null;
  }
}
