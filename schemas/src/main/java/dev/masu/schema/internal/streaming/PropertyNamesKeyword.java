package dev.masu.schema.internal.streaming;

import org.jspecify.annotations.Nullable;

/** {@code propertyNames}: each name is checked as a string, and failures stand at the name. */
final class PropertyNamesKeyword extends Keyword implements Keyword.OnMember {
  private final SchemaNode names;

  PropertyNamesKeyword(KeywordSite site, SchemaNode names) {
    super(site);
    this.names = names;
  }

  @Override
  boolean concerns(JsonType type) {
    return type == JsonType.OBJECT;
  }

  @Override
  public void member(Frame frame, String name, int nameOrder) {
    Failures failures = names.check(frame.run().name(name, nameOrder, frame.depth()));
    if (failures != null) {
      frame.collect(this, failures);
    }
  }

  @Override
  boolean joins(DirectParts parts) {
    parts.names(names);
    return true;
  }

  @Override
  @Nullable
  Failures check(Value value) {
    return value instanceof Frame frame ? frame.collected(this) : null;
  }
}
