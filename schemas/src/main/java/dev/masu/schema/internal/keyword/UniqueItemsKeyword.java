package dev.masu.schema.internal.keyword;

import dev.masu.schema.internal.node.FingerprintBuilder;
import dev.masu.schema.internal.node.JsonType;
import dev.masu.schema.internal.node.Keyword;
import dev.masu.schema.internal.node.Value;
import dev.masu.schema.internal.report.Failure;
import dev.masu.schema.internal.report.Failures;
import java.util.Objects;

/** {@code uniqueItems: true}. */
final class UniqueItemsKeyword extends Keyword {
  UniqueItemsKeyword(KeywordContext context) {
    super(context.site(), JsonType.ARRAY);
  }

  @Override
  public boolean comparesItems() {
    return true;
  }

  @Override
  public boolean isValid(Value value) {
    return value.equalItems() == null;
  }

  @Override
  public void report(Value value, Failures failures) {
    FingerprintBuilder.Pair equal = Objects.requireNonNull(value.equalItems());
    failures.add(Failure.of(site(), value.summary())
        .with("first", equal.first())
        .with("second", equal.second()));
  }
}
