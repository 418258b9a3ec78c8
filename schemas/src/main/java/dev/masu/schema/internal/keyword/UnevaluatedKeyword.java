package dev.masu.schema.internal.keyword;

import dev.masu.schema.internal.node.ChildRules;
import dev.masu.schema.internal.node.JsonType;
import dev.masu.schema.internal.node.Keyword;
import dev.masu.schema.internal.node.SchemaNode;
import dev.masu.schema.internal.pattern.PatternMatcher;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** {@code unevaluatedProperties} and {@code unevaluatedItems}. */
final class UnevaluatedKeyword extends Keyword {
  private final boolean isOfItems;

  /** Null if unevaluated properties are not allowed. */
  private final @Nullable SchemaNode schema;

  UnevaluatedKeyword(KeywordContext context, JsonType type) {
    super(context.site(), type);
    this.isOfItems = type == JsonType.ARRAY;
    if (isOfItems) {
      this.schema = FalseKeyword.node(context);
    } else {
      this.schema = context.isFalse() ? null : context.node();
    }
  }

  @Override
  public boolean appliesToUnevaluated() {
    return true;
  }

  @Override
  public boolean asserts(JsonType type) {
    return false;
  }

  @Override
  public void item(int index, ChildRules rules) {
    if (isOfItems) {
      rules.apply(this, schema);
    }
  }

  @Override
  public void member(String name, Predicate<PatternMatcher> matches, ChildRules rules) {
    if (!isOfItems) {
      rules.apply(this, schema);
    }
  }
}
