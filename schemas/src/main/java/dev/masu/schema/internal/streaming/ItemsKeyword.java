package dev.masu.schema.internal.streaming;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The keywords that give items a schema: by index ({@code prefixItems}, {@code items} as a list), or
 * all from an index on ({@code items}, {@code additionalItems}).
 */
final class ItemsKeyword extends Keyword implements Keyword.OnItem {
  private final List<SchemaNode> byIndex;
  private final @Nullable SchemaNode rest;
  private final int from;

  private ItemsKeyword(
      KeywordSite site, List<SchemaNode> byIndex, @Nullable SchemaNode rest, int from) {
    super(site);
    this.byIndex = byIndex;
    this.rest = rest;
    this.from = from;
  }

  static ItemsKeyword byIndex(KeywordSite site, List<SchemaNode> schemas) {
    return new ItemsKeyword(site, schemas, null, 0);
  }

  static ItemsKeyword from(int index, KeywordSite site, SchemaNode schema) {
    return new ItemsKeyword(site, List.of(), schema, index);
  }

  @Override
  boolean concerns(JsonType type) {
    return type == JsonType.ARRAY;
  }

  @Override
  public void item(Frame frame, int index) {
    SchemaNode schema = rest == null ? (index < byIndex.size() ? byIndex.get(index) : null) : rest;
    if (schema != null && index >= from && !schema.acceptsAll()) {
      frame.checkNext(this, schema);
    }
  }

  @Override
  boolean needsAll() {
    return true;
  }

  @Override
  boolean joins(DirectParts parts) {
    if (rest != null) {
      parts.items(rest);
    }
    return rest != null && from == 0;
  }

  @Override
  @Nullable
  Failures check(Value value) {
    return value instanceof Frame frame ? frame.collected(this) : null;
  }
}
