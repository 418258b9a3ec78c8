package dev.masu.schema.internal.keyword;

import dev.masu.schema.internal.compile.Draft;
import dev.masu.schema.internal.evaluate.ChildRules;
import dev.masu.schema.internal.evaluate.ItemRule;
import dev.masu.schema.internal.evaluate.JsonType;
import dev.masu.schema.internal.evaluate.Keyword;
import dev.masu.schema.internal.evaluate.SchemaNode;
import dev.masu.schema.internal.evaluate.Verdict;
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
    super(context.site());
    this.byIndex = byIndex;
    this.rest = rest;
    this.from = from;
  }

  static void compilePrefix(KeywordContext context, List<Keyword> keywords) {
    keywords.add(new ItemsKeyword(context, context.nodes(), null, 0));
  }

  static void compile(KeywordContext context, List<Keyword> keywords) {
    if (context.isBefore(Draft.DRAFT_2020_12) && context.value().isArray()) {
      compilePrefix(context, keywords);
    } else {
      keywords.add(new ItemsKeyword(
          context, List.of(), all(context), context.beside("prefixItems").size()));
    }
  }

  static void compileAdditional(KeywordContext context, List<Keyword> keywords) {
    if (context.beside("items").isArray()) {
      keywords.add(new ItemsKeyword(
          context, List.of(), all(context), context.beside("items").size()));
    }
  }

  private static SchemaNode all(KeywordContext context) {
    return context.isFalse() ? FalseKeyword.node(context) : context.node();
  }

  @Override
  public Verdict verdict(JsonType type) {
    return type == JsonType.ARRAY ? Verdict.OPEN : Verdict.VALID;
  }

  @Override
  public boolean asserts(JsonType type) {
    return false;
  }

  @Override
  public int prefixLength() {
    return rest == null ? byIndex.size() : from;
  }

  @Override
  public void item(int index, ChildRules rules) {
    if (rest != null && index >= from) {
      rules.apply(this, rest);
    } else if (rest == null && index < byIndex.size()) {
      rules.apply(this, byIndex.get(index));
    }
  }
}
