package dev.masu.schema.internal.evaluate;

import dev.masu.schema.CheckLimits;
import dev.masu.schema.internal.source.JsonTexts;
import dev.masu.schema.internal.state.States;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * Pools the evaluators of one schema, since creating one is slower than checking a small document. Taking one never
 * blocks. If no document content may be retained, no evaluators are pooled.
 */
public final class EvaluatorPool {
  private static final int SIZE = 16;

  private final States states;
  private final CheckLimits limits;
  private final AtomicReferenceArray<@Nullable Evaluator> waiting =
      new AtomicReferenceArray<>(SIZE);

  public EvaluatorPool(States states, CheckLimits limits) {
    this.states = states;
    this.limits = limits;
  }

  /** The limits of each check. */
  public CheckLimits limits() {
    return limits;
  }

  /** An evaluator for exclusive use. */
  public Evaluator take() {
    Evaluator known = waiting.getAndSet(place(), null);
    return known == null ? new Evaluator(states, limits) : known;
  }

  /** Returns an evaluator whose results are no longer needed. */
  public void give(Evaluator used) {
    if (states.mayKeepTexts() && used.isSmall()) {
      used.rest();
      waiting.setRelease(place(), used);
    }
  }

  /** Also clears the names cached by the document parsers, if no document content may be retained. */
  public void forgetNames() {
    if (!states.mayKeepTexts()) {
      JsonTexts.forgetNames();
    }
  }

  /** Spreads threads over the array to avoid contention. */
  private static int place() {
    return (int) Thread.currentThread().getId() & (SIZE - 1);
  }
}
