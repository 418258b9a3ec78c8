package dev.masu.schema.internal.keyword;

import dev.masu.schema.internal.evaluate.ChildRules;
import dev.masu.schema.internal.evaluate.JsonType;
import dev.masu.schema.internal.evaluate.Keyword;
import dev.masu.schema.internal.evaluate.MemberRule;
import dev.masu.schema.internal.evaluate.SchemaNode;
import dev.masu.schema.internal.evaluate.UnevaluatedRule;
import dev.masu.schema.internal.evaluate.Verdict;
import dev.masu.schema.internal.pattern.PatternMatcher;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** {@code unevaluatedProperties}. */
final class UnevaluatedPropertiesKeyword extends Keyword implements MemberRule, UnevaluatedRule {
  /** Null if no unevaluated property may be there. */
  private final @Nullable SchemaNode schema;

  private UnevaluatedPropertiesKeyword(KeywordContext context) {
    super(context.site());
    this.schema = context.isFalse() ? null : context.node();
  }

  static void compile(KeywordContext context, List<Keyword> keywords) {
    keywords.add(new UnevaluatedPropertiesKeyword(context));
  }

  @Override
  public Verdict verdict(JsonType type) {
    return type == JsonType.OBJECT ? Verdict.OPEN : Verdict.VALID;
  }

  @Override
  public boolean asserts(JsonType type) {
    return false;
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
