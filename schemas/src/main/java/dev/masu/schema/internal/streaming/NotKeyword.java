package dev.masu.schema.internal.streaming;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code not}. */
final class NotKeyword extends Keyword {
  private final SchemaNode refused;

  NotKeyword(KeywordSite site, SchemaNode refused) {
    super(site);
    this.refused = refused;
  }

  @Override
  boolean concerns(JsonType type) {
    return true;
  }

  @Override
  List<SchemaNode> branches() {
    return List.of(refused);
  }

  @Override
  boolean needsAllRead(JsonType type) {
    return true;
  }

  @Override
  @Nullable
  Failures check(Value value) {
    return value.outcome(refused) == null ? value.refusedBy(this) : null;
  }
}
