package dev.masu.schema.internal.keyword;

import dev.masu.schema.internal.compile.Draft;
import dev.masu.schema.internal.node.ChildRules;
import dev.masu.schema.internal.node.ItemRule;
import dev.masu.schema.internal.node.JsonType;
import dev.masu.schema.internal.node.Keyword;
import dev.masu.schema.internal.node.SchemaNode;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The keywords that give items a schema: by index ({@code prefixItems}, before draft 2020-12 {@code items} as a list), or
 * from an index on ({@code items}, {@code additionalItems}).
 */
final class ItemsKeyword extends Keyword implements ItemRule {
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

  static void compilePrefix(KeywordContext context, List<Keyword> keywords) {
    keywords.add(
        new ItemsKeyword(context, context.nodes(), null, context.value().size()));
  }

  static void compile(KeywordContext context, List<Keyword> keywords) {
    if (context.isBefore(Draft.DRAFT_2020_12) && context.value().isArray()) {
      compilePrefix(context, keywords);
    } else {
      compileRest(context, context.beside("prefixItems").size(), keywords);
    }
  }

  static void compileAdditional(KeywordContext context, List<Keyword> keywords) {
    if (context.beside("items").isArray()) {
      compileRest(context, context.beside("items").size(), keywords);
    }
  }

  private static void compileRest(KeywordContext context, int from, List<Keyword> keywords) {
    keywords.add(new ItemsKeyword(context, List.of(), FalseKeyword.node(context), from));
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
