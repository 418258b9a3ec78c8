package dev.masu.schema.internal.evaluate;

import dev.masu.schema.CheckLimits;
import dev.masu.schema.internal.source.JsonTexts;
import dev.masu.schema.internal.state.States;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * Evaluators of one schema for reuse: making one takes longer than checking a small document. Taking one never blocks,
 * and none is kept where nothing of a document may be kept.
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

  /** An evaluator for exclusive use. */
  public Evaluator take() {
    Evaluator known = waiting.getAndSet(place(), null);
    return known == null ? new Evaluator(states, limits) : known;
  }

  /** Returns an evaluator of which nothing is asked any more. */
  public void give(Evaluator used) {
    if (states.mayKeepTexts() && used.isSmall()) {
      used.rest();
      waiting.setRelease(place(), used);
    }
  }

  /** Makes the parsers of documents forget their names too, where nothing of a document may be kept. */
  public void forgetNames() {
    if (!states.mayKeepTexts()) {
      JsonTexts.forgetNames();
    }
  }

  /** Spreads threads over the array, so that they seldom meet. */
  private static int place() {
    return (int) Thread.currentThread().getId() & (SIZE - 1);
  }
}
