package dev.masu.schema.internal.evaluate;

import dev.masu.schema.CheckLimits;
import dev.masu.schema.internal.location.InstanceLocation;
import dev.masu.schema.internal.location.ReadProblem;
import dev.masu.schema.internal.node.HeldValues;
import dev.masu.schema.internal.node.LimitReached;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What is counted and found in one check. What small documents seldom need is made when first used. */
final class CurrentCheck {
  private final CheckLimits limits;
  private @Nullable HeldValues held;
  private int order;
  private long steps;
  private long budget;
  private boolean isInvalid;
  private boolean isDone;
  private @Nullable Locations locations;
  private int keptUntil;
  private final List<ReadProblem> problems = new ArrayList<>(0);

  CurrentCheck(CheckLimits limits) {
    this.limits = limits;
  }

  /** Gives the locations of keys and values while they are open. */
  interface Locations {
    /** The location of the current token. */
    InstanceLocation here(int order);
  }

  /** Starts the next check, of which only the verdict counts. */
  void startVerdict() {
    start(null, StartLocation.ONLY_OPEN);
  }

  /**
   * Starts the next check, whose failures are recorded with their locations.
   *
   * @param current gives the location of the current token
   * @param ofFirst how many of the first keys and values have their locations kept
   */
  void startReport(Locations current, int ofFirst) {
    start(current, ofFirst);
  }

  private void start(@Nullable Locations current, int ofFirst) {
    order = 0;
    steps = 0;
    budget = 0;
    isInvalid = false;
    isDone = false;
    locations = current;
    keptUntil = ofFirst;
    problems.clear();
    if (held != null) {
      held.clear();
    }
  }

  /** Whether failures are recorded for a report. */
  boolean isRecording() {
    return locations != null;
  }

  /** How many of the first keys and values have their locations kept. */
  int keptUntil() {
    return keptUntil;
  }

  /** The location of the current token, which is known if failures are recorded. */
  InstanceLocation here(int keyOrValue) {
    return Objects.requireNonNull(locations).here(keyOrValue);
  }

  /** Whether the value is certainly invalid, whatever follows. */
  boolean isInvalid() {
    return isInvalid;
  }

  void setInvalid() {
    isInvalid = true;
    isDone |= locations == null;
  }

  /** Records what JSON forbids or a limit stopped, which makes the document invalid. */
  void add(Supplier<ReadProblem> found) {
    setInvalid();
    if (!isRecording()) {
      return;
    }
    ReadProblem problem = found.get();
    if (problems.size() < capacity() || problem.endsReading()) {
      problems.add(problem);
    }
  }

  /** What JSON forbids or a limit stopped, in document order, as far as it is to be reported. */
  List<ReadProblem> problems() {
    return problems;
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
