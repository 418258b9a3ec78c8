package dev.masu.schema.internal.evaluate;

import dev.masu.schema.CheckLimits;
import dev.masu.schema.internal.location.InstanceLocation;
import dev.masu.schema.internal.pattern.LimitReached;
import dev.masu.schema.internal.pattern.PatternSteps;
import dev.masu.schema.internal.report.ReadProblem;
import dev.masu.schema.internal.state.States;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.LongFunction;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The counters and findings of the current check. */
final class CurrentCheck {
  /** A keyword or schema has a tenth of a value's budget, so that small documents can be checked by large schemas. */
  private static final int PARTS_PER_VALUE = 10;

  final CheckLimits limits;

  /** Counts the steps that patterns take. */
  final PatternSteps patternSteps;

  /** The syntax problems and exceeded limits to report, in document order. */
  final List<ReadProblem> problems = new ArrayList<>(0);

  private final States states;

  /** The check of the outermost enclosing value, which counts for all nested ones too. */
  private CurrentCheck outermost = this;

  private int kept;
  private int keptByNested;
  private long nestedTokens;
  private boolean nestsTooDeep;
  private long eventIndex;
  private long steps;
  private long budget;
  private long sizeAtStart;
  private long maxSize;
  private boolean isInvalid;
  private boolean isDone;
  private @Nullable LongFunction<InstanceLocation> locations;
  private int keptUntil;
  private boolean readsLengths;

  CurrentCheck(States states, CheckLimits limits) {
    this.states = states;
    this.limits = limits;
    this.patternSteps = new PatternSteps(limits.maxPatternSteps());
  }

  /**
   * Starts the next check.
   *
   * @param here the location of the current token, given its event index; null if only a verdict is needed
   * @param keptUntil the number of keys and values, from the start of the document, whose locations are kept
   * @param length an upper bound on the document's length in chars
   */
  void start(@Nullable LongFunction<InstanceLocation> here, int keptUntil, long length) {
    eventIndex = 0;
    steps = 0;
    budget = 0;
    sizeAtStart = states.size();
    maxSize = sizeAtStart + Evaluator.stepBudget(limits, 0);
    patternSteps.restart();
    isInvalid = false;
    isDone = false;
    locations = here;
    this.keptUntil = keptUntil;
    readsLengths = length > limits.maxStringLength();
    problems.clear();
    outermost = this;
    kept = 0;
    keptByNested = 0;
    nestedTokens = 0;
    nestsTooDeep = false;
  }

  /** Has an enclosing check, which reads the same tokens, count for this one too. */
  void nestIn(CurrentCheck enclosing) {
    outermost = enclosing.outermost;
  }

  /** Whether an enclosing check reads the same tokens. */
  boolean isNested() {
    return outermost != this;
  }

  /**
   * Counts a token; {@return whether nested checks evaluate or keep too much} The outermost check, which is the first to
   * evaluate a token, decides that for all of them.
   */
  boolean nestsTooDeep() {
    if (isNested()) {
      outermost.nestedTokens++;
    } else if (nestedTokens > 0) {
      nestsTooDeep = keptByNested > limits.maxHeldValues()
          || ReadProblem.isNestedTooDeep(nestedTokens, eventIndex);
    }
    return outermost.nestsTooDeep;
  }

  /** Whether failures are recorded for a report. */
  boolean isRecording() {
    return locations != null;
  }

  /** The number of keys and values, from the start of the document, whose locations are kept. */
  int keptUntil() {
    return keptUntil;
  }

  /** Whether a string may be too long. If not, its length need not be read. */
  boolean readsLengths() {
    return readsLengths;
  }

  /** The location of the current token. Only available if failures are recorded. */
  InstanceLocation here(long keyOrValue) {
    return Objects.requireNonNull(locations).apply(keyOrValue);
  }

  /** Whether the value is already known to be invalid, regardless of the tokens still to come. */
  boolean isInvalid() {
    return isInvalid;
  }

  void setInvalid() {
    isInvalid = true;
    isDone |= locations == null;
  }

  /** Records a syntax problem or an exceeded limit and marks the document as invalid. */
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

  /** Ends the check: no further tokens are read. */
  void end() {
    isDone = true;
    discard(kept);
  }

  /** Forgets what was found, and the enclosing check. */
  void clear() {
    problems.clear();
    outermost = this;
  }

  /** Whether the check is over: the value is complete, or its verdict is already certain. */
  boolean isDone() {
    return isDone;
  }

  /**
   * Counts an item that is kept to be compared with others.
   *
   * @throws LimitReached if too many are kept
   */
  void keepItem() {
    keep("too-many-held-values");
  }

  /**
   * Counts a name that is kept to find a second one.
   *
   * @throws LimitReached if too many are kept
   */
  void keepName() {
    keep(ReadProblem.TOO_MANY_NAMES);
  }

  private void keep(String code) {
    if (++kept > limits.maxHeldValues()) {
      throw new LimitReached(code, Map.of("limit", limits.maxHeldValues()));
    }
    if (isNested()) {
      outermost.keptByNested++;
    }
  }

  /** Counts items or names that are no longer kept. */
  void discard(int count) {
    kept -= count;
    if (isNested()) {
      outermost.keptByNested -= count;
    }
  }

  /** The number of keys and values read so far. */
  long eventIndex() {
    return eventIndex;
  }

  /** Counts a key or value; {@return its event index} */
  long nextEventIndex() {
    return eventIndex++;
  }

  /**
   * Counts evaluated keywords.
   *
   * @throws LimitReached if there are too many for the number of keys and values read so far
   */
  void step(long keywords) {
    steps += keywords;
    if (steps > budget) {
      // The budget grows with the number of keys and values read, and with the part of the schema
      // that applied.
      budget = Evaluator.stepBudget(limits, eventIndex) + budgetOf(states.keywords());
      if (steps > budget) {
        throw new LimitReached("too-many-steps", Map.of("limit", budget));
      }
    }
  }

  /**
   * Limits the states made during this check. With some schemas each value of a document may need one of its own.
   *
   * @throws LimitReached if they are larger than an ordinary schema needs
   */
  void limitNewStates() {
    if (states.size() > maxSize) {
      long limit = Evaluator.stepBudget(limits, 0) + budgetOf(states.schemas());
      maxSize = sizeAtStart + limit;
      if (states.size() > maxSize) {
        maxSize = Long.MAX_VALUE; // No schema is applied any more.
        throw new LimitReached("too-many-steps", Map.of("limit", limit));
      }
    }
  }

  private long budgetOf(long parts) {
    return parts * limits.maxStepsPerValue() / PARTS_PER_VALUE;
  }

  /** The number of violations to keep: one more than is reported, to show that there are more. */
  int capacity() {
    return limits.maxViolations() == Integer.MAX_VALUE
        ? Integer.MAX_VALUE
        : limits.maxViolations() + 1;
  }
}
