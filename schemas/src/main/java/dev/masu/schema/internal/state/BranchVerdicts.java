package dev.masu.schema.internal.state;

import dev.masu.schema.internal.node.Branches;
import dev.masu.schema.internal.node.Value;
import dev.masu.schema.internal.report.Failures;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** The branches of the keyword that is being evaluated. The instance is reused for the next keyword. */
public final class BranchVerdicts implements Branches {
  private final @Nullable IntFunction<Failures> failuresBySlot;
  private @Nullable InPlace inPlace;
  private long[] failed = new long[0];
  private @Nullable Value value;

  /** Creates an instance that provides only verdicts. */
  public BranchVerdicts() {
    this.failuresBySlot = null;
  }

  /**
   * Creates an instance that also provides failures.
   *
   * @param failuresBySlot returns the failures of a slot's schema
   */
  public BranchVerdicts(IntFunction<Failures> failuresBySlot) {
    this.failuresBySlot = failuresBySlot;
  }

  /** Evaluates a keyword. */
  public boolean isValid(InPlace next, long[] failedSlots, @Nullable Value ofValue) {
    set(next, failedSlots, ofValue);
    return next.keyword().isValid(this);
  }

  /** Whether the annotations of a branch count. */
  boolean annotates(InPlace next, int branch, long[] failedSlots, @Nullable Value ofValue) {
    set(next, failedSlots, ofValue);
    return next.keyword().annotates(this, branch);
  }

  private void set(InPlace next, long[] failedSlots, @Nullable Value ofValue) {
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
    if (inPlace == null || failuresBySlot == null) {
      throw new IllegalStateException("only verdicts are known");
    }
    return failuresBySlot.apply(inPlace.branches()[index]);
  }
}
