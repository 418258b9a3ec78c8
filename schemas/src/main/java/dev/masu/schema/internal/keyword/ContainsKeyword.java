package dev.masu.schema.internal.keyword;

import dev.masu.schema.internal.compile.Draft;
import dev.masu.schema.internal.node.ChildRules;
import dev.masu.schema.internal.node.JsonType;
import dev.masu.schema.internal.node.Keyword;
import dev.masu.schema.internal.node.SchemaNode;
import dev.masu.schema.internal.node.Value;
import dev.masu.schema.internal.report.Failure;
import dev.masu.schema.internal.report.FailureParameters;
import dev.masu.schema.internal.report.Failures;
import dev.masu.schema.internal.report.KeywordSite;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** {@code contains}, with {@code minContains} and {@code maxContains}. */
final class ContainsKeyword extends Keyword {
  private final SchemaNode wanted;
  private final @Nullable KeywordSite min;
  private final @Nullable KeywordSite max;
  private final long least;
  private final long most;
  private final boolean evaluates;

  ContainsKeyword(KeywordContext context) {
    super(context.site(), JsonType.ARRAY);
    this.wanted = context.node();
    this.min = bound(context, "minContains");
    this.max = bound(context, "maxContains");
    this.least = min == null ? 1 : context.of("minContains").count();
    this.most = max == null ? Long.MAX_VALUE : context.of("maxContains").count();
    this.evaluates = !context.isBefore(Draft.DRAFT_2020_12);
  }

  private static @Nullable KeywordSite bound(KeywordContext context, String name) {
    return context.beside(name).isNumber() ? context.of(name).site() : null;
  }

  @Override
  public void item(int index, ChildRules rules) {
    rules.count(this, wanted);
  }

  @Override
  public boolean evaluatesCounted() {
    return evaluates;
  }

  @Override
  public boolean lacksItems(Value value) {
    return evaluates && isTooFew(value);
  }

  @Override
  public boolean isValid(Value value) {
    return !isTooFew(value) && value.matches(this) <= most;
  }

  private boolean isTooFew(Value value) {
    return value.matches(this) < least;
  }

  /** Reports the failure as that of the keyword that sets the bound. */
  @Override
  public void report(Value value, Failures failures) {
    KeywordSite bound = isTooFew(value) ? min : max;
    Failure failure = Failure.of(bound == null ? site() : bound, value.summary());
    failure = failure.with("expected", FailureParameters.count(failure.site().value()));
    Optional<Object> wanted = site().only();
    failure = wanted.isPresent()
        ? failure.with("wanted", wanted.get())
        : failure.with("schema", site().expected().get(0));
    failures.add(failure.with("actual", (int) value.matches(this)));
  }
}
