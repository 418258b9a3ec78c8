package dev.masu.schema.internal.keyword;

import dev.masu.schema.internal.compile.Draft;
import dev.masu.schema.internal.evaluate.ChildRules;
import dev.masu.schema.internal.evaluate.Failure;
import dev.masu.schema.internal.evaluate.Failures;
import dev.masu.schema.internal.evaluate.ItemRule;
import dev.masu.schema.internal.evaluate.JsonType;
import dev.masu.schema.internal.evaluate.Keyword;
import dev.masu.schema.internal.evaluate.SchemaNode;
import dev.masu.schema.internal.evaluate.Value;
import dev.masu.schema.internal.evaluate.Verdict;
import dev.masu.schema.internal.report.SchemaParts;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** {@code contains}, with {@code minContains} and {@code maxContains}. */
final class ContainsKeyword extends Keyword implements ItemRule {
  private final SchemaNode wanted;
  private final @Nullable Bound min;
  private final @Nullable Bound max;
  private final boolean evaluates;

  private ContainsKeyword(KeywordContext context) {
    super(context.site());
    this.wanted = context.node();
    this.min = bound(context, "minContains");
    this.max = bound(context, "maxContains");
    this.evaluates = !context.isBefore(Draft.DRAFT_2020_12);
  }

  /** A bound of how many items satisfy the schema; it only gives failures their name and location. */
  private static final class Bound extends Keyword {
    private final long count;

    Bound(KeywordContext context) {
      super(context.site());
      this.count = context.count();
    }

    @Override
    public Verdict verdict(JsonType type) {
      return Verdict.VALID;
    }
  }

  static void compile(KeywordContext context, List<Keyword> keywords) {
    keywords.add(new ContainsKeyword(context));
  }

  private static @Nullable Bound bound(KeywordContext context, String name) {
    return context.beside(name).isNumber() ? new Bound(context.of(name)) : null;
  }

  @Override
  public Verdict verdict(JsonType type) {
    return type == JsonType.ARRAY ? Verdict.OPEN : Verdict.VALID;
  }

  @Override
  public void item(int index, ChildRules rules) {
    rules.count(this, wanted, evaluates);
  }

  @Override
  public boolean lacksItems(Value value) {
    return evaluates && isTooFew(value);
  }

  @Override
  public boolean isValid(Value value) {
    return !isTooFew(value) && !isTooMany(value);
  }

  private boolean isTooFew(Value value) {
    return value.matches(this) < (min == null ? 1 : min.count);
  }

  private boolean isTooMany(Value value) {
    return max != null && value.matches(this) > max.count;
  }

  @Override
  public boolean needsAllRead(JsonType type) {
    return true;
  }

  @Override
  public void report(Value value, Failures failures) {
    Keyword bound = isTooFew(value) ? min : max;
    Keyword named = bound == null ? this : bound;
    Map<String, Object> details =
        SchemaParts.contained(SchemaParts.count(named.site().value()), site().expected());
    failures.add(Failure.of(named, value).withSize((int) value.matches(this)).withDetails(details));
  }
}
