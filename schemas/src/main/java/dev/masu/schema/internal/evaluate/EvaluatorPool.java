package dev.masu.schema.internal.evaluate;

import dev.masu.schema.CheckLimits;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * Evaluators of one schema that wait for the next document: making one takes longer than checking a small document.
 * Nobody waits for one, and none waits where nothing of a document may be kept.
 */
final class EvaluatorPool {
  private static final int SIZE = 16;

  private final States states;
  private final CheckLimits limits;
  private final AtomicReferenceArray<@Nullable Evaluator> waiting =
      new AtomicReferenceArray<>(SIZE);

  EvaluatorPool(States states, CheckLimits limits) {
    this.states = states;
    this.limits = limits;
  }

  /** An evaluator that nobody else uses. */
  Evaluator take() {
    Evaluator known = waiting.getAndSet(place(), null);
    return known == null ? new Evaluator(states, limits) : known;
  }

  /** Takes back an evaluator whose last document was valid; others are still asked about it. */
  void give(Evaluator used) {
    if (states.mayKeepTexts() && used.isSmall()) {
      used.rest();
      waiting.setRelease(place(), used);
    }
  }

  /** Threads have places of their own mostly. */
  private static int place() {
    return (int) (Thread.currentThread().getId() % SIZE);
  }
}
