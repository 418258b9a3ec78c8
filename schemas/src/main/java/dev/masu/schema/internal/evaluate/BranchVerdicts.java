package dev.masu.schema.internal.evaluate;

import dev.masu.schema.internal.report.Failures;
import org.jspecify.annotations.Nullable;

/** The branches of the keyword that is evaluated at the moment. It is used again for the next one. */
final class BranchVerdicts implements Branches {
  private final @Nullable Explanation explanation;
  private @Nullable InPlace inPlace;
  private long[] failed = new long[0];
  private @Nullable Value value;

  /**
   * Makes the branches of no keyword.
   *
   * @param explanation finds the failures of branches, or null if only verdicts are asked for
   */
  BranchVerdicts(@Nullable Explanation explanation) {
    this.explanation = explanation;
  }

  /** Evaluates a keyword. */
  boolean isValid(InPlace next, long[] failedSlots, Value ofValue) {
    set(next, failedSlots, ofValue);
    return next.keyword().isValid(this);
  }

  /** Whether the annotations of a branch count. */
  boolean annotates(InPlace next, int branch, long[] failedSlots, Value ofValue) {
    set(next, failedSlots, ofValue);
    return next.keyword().annotates(this, branch);
  }

  private void set(InPlace next, long[] failedSlots, Value ofValue) {
    inPlace = next;
    failed = failedSlots;
    value = ofValue;
  }

  @Override
  public Value value() {
    if (value == null) {
      throw new IllegalStateException("no keyword is evaluated");
    }
    return value;
  }

  @Override
  public int count() {
    return inPlace == null ? 0 : inPlace.branches().length;
  }

  @Override
  public boolean isValid(int index) {
    return inPlace != null && inPlace.isValid(index, failed);
  }

  @Override
  public Failures failures(int index) {
    if (inPlace == null || explanation == null) {
      throw new IllegalStateException("only verdicts are known");
    }
    return explanation.of(inPlace.branches()[index]);
  }
}
