package dev.masu.schema.internal.state;

import dev.masu.schema.internal.node.Branches;
import dev.masu.schema.internal.node.Value;
import dev.masu.schema.internal.report.Failures;
import java.util.Objects;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * The branches of a keyword, for one value.
 *
 * @param failed the slots that have failed
 * @param valueOrNone the value; null if its type alone decides the verdicts
 * @param failuresBySlot returns the failures of a slot's schema
 * @param nearBySlot returns those of them that are {@link #near}; null if the others are these
 */
@SuppressWarnings("ArrayRecordComponent") // Never compared.
public record BranchVerdicts(
    InPlace inPlace,
    long[] failed,
    @Nullable Value valueOrNone,
    IntFunction<Failures> failuresBySlot,
    @Nullable IntFunction<Failures> nearBySlot)
    implements Branches {

  /** Creates an instance that provides only verdicts. */
  BranchVerdicts(InPlace inPlace, long[] failed, @Nullable Value valueOrNone) {
    this(
        inPlace,
        failed,
        valueOrNone,
        slot -> {
          throw new IllegalStateException("only verdicts are known");
        },
        null);
  }

  @Override
  public Value value() {
    return Objects.requireNonNull(valueOrNone);
  }

  @Override
  public int count() {
    return inPlace.branches().length;
  }

  @Override
  public boolean isValid(int index) {
    return inPlace.isValid(index, failed);
  }

  @Override
  public Failures failures(int index) {
    return failuresBySlot.apply(inPlace.branches()[index]);
  }

  @Override
  public @Nullable Branches near() {
    return nearBySlot == null
        ? null
        : new BranchVerdicts(inPlace, failed, valueOrNone, nearBySlot, null);
  }
}
