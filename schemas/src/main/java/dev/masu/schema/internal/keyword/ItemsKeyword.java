package dev.masu.schema.internal.keyword;

import dev.masu.schema.internal.compile.Draft;
import dev.masu.schema.internal.node.ChildRules;
import dev.masu.schema.internal.node.JsonType;
import dev.masu.schema.internal.node.Keyword;
import dev.masu.schema.internal.node.SchemaNode;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * The keywords that apply schemas to items: by index ({@code prefixItems}; before draft 2020-12, {@code items} with an
 * array), or from an index onwards ({@code items}, {@code additionalItems}).
 */
final class ItemsKeyword extends Keyword {
  private final List<SchemaNode> byIndex;
  private final @Nullable SchemaNode rest;
  private final int from;

  private ItemsKeyword(
      KeywordContext context, List<SchemaNode> byIndex, @Nullable SchemaNode rest, int from) {
    super(context.site(), JsonType.ARRAY);
    this.byIndex = byIndex;
    this.rest = rest;
    this.from = from;
  }

  static void compile(KeywordContext context, List<Keyword> keywords) {
    String ofPrefix = context.isBefore(Draft.DRAFT_2020_12) ? "items" : "prefixItems";
    JsonNode prefix = context.beside(ofPrefix);
    if (context.name().equals(ofPrefix) && prefix.isArray()) {
      keywords.add(new ItemsKeyword(context, context.nodes(), null, prefix.size()));
    } else if (context.name().equals("items") || prefix.isArray()) {
      int from = prefix.isArray() ? prefix.size() : 0;
      keywords.add(new ItemsKeyword(context, List.of(), FalseKeyword.node(context), from));
    }
  }

  @Override
  public boolean asserts(JsonType type) {
    return false;
  }

  @Override
  public int prefixLength() {
    return from;
  }

  @Override
  public void item(int index, ChildRules rules) {
    if (index < byIndex.size()) {
      rules.apply(this, byIndex.get(index));
    } else if (rest != null && index >= from) {
      rules.apply(this, rest);
    }
  }
}
