package dev.masu.schema.internal.evaluate;

import dev.masu.schema.CheckLimits;
import dev.masu.schema.internal.document.Spot;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** The counters of one check. What small documents seldom need is made when first used. */
final class Run {
  private final CheckLimits limits;
  private final IntFunction<Spot> places;
  private @Nullable HeldValues held;
  private int order;
  private long steps;
  private long budget;
  private boolean isRefused;
  private boolean isDone;
  private boolean isRecording;
  private int keptUntil;

  /**
   * Makes counters.
   *
   * @param places gives the location of the current token by its event index
   */
  Run(CheckLimits limits, IntFunction<Spot> places) {
    this.limits = limits;
    this.places = places;
  }

  /**
   * Starts the next check.
   *
   * @param recording whether failures are recorded, or only the verdict counts
   * @param ofFirst how many of the first keys and values have their locations kept
   */
  void start(boolean recording, int ofFirst) {
    isRecording = recording;
    keptUntil = ofFirst;
    order = 0;
    steps = 0;
    budget = 0;
    isRefused = false;
    isDone = false;
    if (held != null) {
      held.clear();
    }
  }

  /** Whether failures are recorded for a report. */
  boolean isRecording() {
    return isRecording;
  }

  /** How many of the first keys and values have their locations kept. */
  int keptUntil() {
    return keptUntil;
  }

  /** The location of the current token, which is known if failures are recorded. */
  Spot here(int keyOrValue) {
    return places.apply(keyOrValue);
  }

  /** Whether the value is certainly invalid, whatever follows. */
  boolean isRefused() {
    return isRefused;
  }

  void refuse() {
    isRefused = true;
    isDone |= !isRecording;
  }

  /** Records that nothing more is to be read. */
  void end() {
    isDone = true;
  }

  /** Whether nothing more is to be read: all was, or what is known is enough for the verdict. */
  boolean isDone() {
    return isDone;
  }

  CheckLimits limits() {
    return limits;
  }

  HeldValues held() {
    if (held == null) {
      held = new HeldValues(limits.maxHeldValues());
    }
    return held;
  }

  /** How many keys and values were read. */
  int order() {
    return order;
  }

  /** Counts a key or value; {@return how many there were before} */
  int nextOrder() {
    return order++;
  }

  /**
   * Counts keywords that are evaluated.
   *
   * @throws LimitReached if they are too many for what was read
   */
  void step(long keywords) {
    steps += keywords;
    if (steps > budget) {
      // It has grown with what was read since.
      budget = StepBudget.of(limits, order);
      if (steps > budget) {
        throw new LimitReached("too-many-steps", "limit", budget);
      }
    }
  }

  /** One more than is reported, to know whether there are more. */
  int capacity() {
    return limits.maxViolations() == Integer.MAX_VALUE
        ? Integer.MAX_VALUE
        : limits.maxViolations() + 1;
  }
}
