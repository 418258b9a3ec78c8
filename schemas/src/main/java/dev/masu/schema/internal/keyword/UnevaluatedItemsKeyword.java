package dev.masu.schema.internal.keyword;

import dev.masu.schema.internal.evaluate.ChildRules;
import dev.masu.schema.internal.evaluate.ItemRule;
import dev.masu.schema.internal.evaluate.JsonType;
import dev.masu.schema.internal.evaluate.Keyword;
import dev.masu.schema.internal.evaluate.SchemaNode;
import dev.masu.schema.internal.evaluate.UnevaluatedRule;
import dev.masu.schema.internal.evaluate.Verdict;
import java.util.List;

/** {@code unevaluatedItems}. */
final class UnevaluatedItemsKeyword extends Keyword implements ItemRule, UnevaluatedRule {
  private final SchemaNode schema;

  private UnevaluatedItemsKeyword(KeywordContext context) {
    super(context.site());
    this.schema = context.isFalse() ? FalseKeyword.node(context) : context.node();
  }

  static void compile(KeywordContext context, List<Keyword> keywords) {
    keywords.add(new UnevaluatedItemsKeyword(context));
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
  public void item(int index, ChildRules rules) {
    rules.unevaluated(this, schema);
  }
}
