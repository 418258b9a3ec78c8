package dev.masu.schema.internal.keyword;

import dev.masu.schema.internal.node.ChildRules;
import dev.masu.schema.internal.node.ItemRule;
import dev.masu.schema.internal.node.JsonType;
import dev.masu.schema.internal.node.Keyword;
import dev.masu.schema.internal.node.MemberRule;
import dev.masu.schema.internal.node.SchemaNode;
import dev.masu.schema.internal.node.UnevaluatedRule;
import dev.masu.schema.internal.pattern.PatternMatcher;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** {@code unevaluatedProperties} and {@code unevaluatedItems}. */
abstract class UnevaluatedKeyword extends Keyword implements UnevaluatedRule {
  private UnevaluatedKeyword(KeywordContext context, JsonType type) {
    super(context.site(), type);
  }

  static UnevaluatedKeyword of(KeywordContext context) {
    return context.name().equals("unevaluatedItems")
        ? new OfItems(context)
        : new OfProperties(context);
  }

  @Override
  public final boolean asserts(JsonType type) {
    return false;
  }

  private static final class OfItems extends UnevaluatedKeyword implements ItemRule {
    private final SchemaNode schema;

    OfItems(KeywordContext context) {
      super(context, JsonType.ARRAY);
      this.schema = FalseKeyword.node(context);
    }

    @Override
    public void item(int index, ChildRules rules) {
      rules.unevaluated(this, schema);
    }
  }

  private static final class OfProperties extends UnevaluatedKeyword implements MemberRule {
    /** Null if no unevaluated property may be there. */
    private final @Nullable SchemaNode schema;

    OfProperties(KeywordContext context) {
      super(context, JsonType.OBJECT);
      this.schema = context.isFalse() ? null : context.node();
    }

    @Override
    public void member(String name, Predicate<PatternMatcher> matches, ChildRules rules) {
      if (schema == null) {
        rules.rejectUnevaluated(this);
      } else {
        rules.unevaluated(this, schema);
      }
    }
  }
}
