package dev.masu.schema.internal.streaming;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code if} with {@code then} and {@code else}. */
final class ConditionalKeyword extends Keyword {
  private final SchemaNode condition;
  private final SchemaNode then;
  private final SchemaNode otherwise;

  ConditionalKeyword(
      KeywordSite site, SchemaNode condition, SchemaNode then, SchemaNode otherwise) {
    super(site);
    this.condition = condition;
    this.then = then;
    this.otherwise = otherwise;
  }

  @Override
  boolean concerns(JsonType type) {
    return true;
  }

  @Override
  List<SchemaNode> branches() {
    return List.of(condition, then, otherwise);
  }

  @Override
  boolean needsAllRead(JsonType type) {
    return true;
  }

  @Override
  @Nullable
  Failures check(Value value) {
    return value.outcome(value.outcome(condition) == null ? then : otherwise);
  }
}
