package dev.masu.schema.internal.keyword;

import dev.masu.schema.internal.node.Branches;
import dev.masu.schema.internal.node.InPlaceKeyword;
import dev.masu.schema.internal.node.JsonType;
import dev.masu.schema.internal.node.Verdict;
import dev.masu.schema.internal.report.Failure;
import dev.masu.schema.internal.report.Failures;
import dev.masu.schema.internal.report.ValueSummary;
import java.util.List;

/** {@code not}. */
final class NotKeyword extends InPlaceKeyword {
  NotKeyword(KeywordContext context) {
    super(context.site(), List.of(context.node()));
  }

  @Override
  public boolean reportsBranch(int index) {
    return false;
  }

  @Override
  public Verdict verdict(JsonType type) {
    return switch (branches().get(0).verdict(type)) {
      case VALID -> Verdict.INVALID;
      case INVALID -> Verdict.VALID;
      case OPEN -> Verdict.OPEN;
    };
  }

  @Override
  public boolean isValid(Branches branches) {
    return !branches.isValid(0);
  }

  @Override
  public boolean annotates(Branches branches, int index) {
    return false;
  }

  /** Reports nothing if the value has the wrong type, since another one is needed anyway. */
  @Override
  public void report(Branches branches, Failures failures) {
    ValueSummary value = branches.value().summary();
    if (!failures.rejectsTypeAt(value.depth())) {
      failures.add(Failure.of(site(), value));
    }
  }
}
