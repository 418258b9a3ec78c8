package dev.masu.schema.internal.evaluate;

import dev.masu.schema.CheckLimits;
import dev.masu.schema.internal.state.States;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * Pools the evaluators of one schema, since creating one is slower than checking a small document. Acquiring one never
 * blocks. If no document content may be retained, no evaluators are pooled.
 */
public final class EvaluatorPool {
  private static final int SIZE = 16;

  private volatile States states;
  private final CheckLimits limits;
  private final AtomicReferenceArray<@Nullable Evaluator> waiting =
      new AtomicReferenceArray<>(SIZE);

  public EvaluatorPool(States states, CheckLimits limits) {
    this.states = states;
    this.limits = limits;
  }

  public CheckLimits limits() {
    return limits;
  }

  /** Whether texts and names of documents may be kept after a check. */
  public boolean mayKeepTexts() {
    return states.mayKeepTexts();
  }

  /** An evaluator for exclusive use. */
  public Evaluator acquire() {
    Evaluator pooled = waiting.getAndSet(slot(), null);
    return pooled == null || !pooled.isOf(states) ? new Evaluator(states, limits) : pooled;
  }

  /** Returns an evaluator whose results are no longer needed. */
  public void release(Evaluator used) {
    States current = states.orAnew();
    states = current;
    if (current.mayKeepTexts() && used.isSmall() && used.isOf(current)) {
      used.clear();
      waiting.setRelease(slot(), used);
    }
  }

  /** Spreads threads over the array to avoid contention. */
  private static int slot() {
    return (int) Thread.currentThread().getId() & (SIZE - 1);
  }
}
