package dev.masu.schema.internal.streaming;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** One property's schema of {@code dependentSchemas} or {@code dependencies}. */
final class DependentSchemaKeyword extends Keyword {
  private final String trigger;
  private final SchemaNode schema;

  DependentSchemaKeyword(KeywordSite site, String trigger, SchemaNode schema) {
    super(site);
    this.trigger = trigger;
    this.schema = schema;
  }

  @Override
  boolean concerns(JsonType type) {
    return type == JsonType.OBJECT;
  }

  @Override
  List<SchemaNode> branches() {
    return List.of(schema);
  }

  @Override
  @Nullable
  Failures check(Value value) {
    return value instanceof Frame object && object.level().hasName(trigger)
        ? value.outcome(schema)
        : null;
  }
}
