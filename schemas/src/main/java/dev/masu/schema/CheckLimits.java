package dev.masu.schema;

/**
 * Bounds on what one check may cost. They are on by default, so that no input exhausts the caller.
 *
 * <p>What a limit stops is reported as a violation of {@link Violation.Phase#LIMIT}, never taken as
 * valid.
 *
 * @param maxDepth how deep arrays and objects may nest; a document of one object has depth 1
 * @param maxViolations how many violations a report keeps: the first ones in document order; fewer only
 *     where their pointers have more than 10,000 chars on average. 1 is the first alone, {@link
 *     #ALL_VIOLATIONS} all of them. Whether there are more than are kept, {@link
 *     CheckReport#isTruncated()} tells
 * @param maxStepsPerValue how many schema keywords may be evaluated for each key and value of a
 *     document, on average over the document; one of fewer than a hundred has the budget of a hundred
 * @param maxPatternSteps how many characters one regular expression may look at, counting again each
 *     time it goes back, where it cannot be run in linear time
 * @param maxHeldValues how many keys and values may be held at once for keywords that compare whole
 *     arrays and objects: {@code uniqueItems}, {@code const} and {@code enum}
 */
public record CheckLimits(
    int maxDepth,
    int maxViolations,
    int maxStepsPerValue,
    long maxPatternSteps,
    int maxHeldValues) {
  /**
   * As {@link #maxViolations}: a report keeps all that is found. It may then grow to many times the size
   * of the document, so that is for documents of known size only.
   */
  public static final int ALL_VIOLATIONS = Integer.MAX_VALUE;

  private static final CheckLimits DEFAULTS =
      new CheckLimits(500, 100, 1_000, 1_000_000L, 1_000_000);

  /**
   * Checks that each limit is positive.
   *
   * @param maxDepth at least 1
   * @param maxViolations at least 1
   * @param maxStepsPerValue at least 1
   * @param maxPatternSteps at least 1
   * @param maxHeldValues at least 1
   * @throws IllegalArgumentException if one is not
   */
  public CheckLimits {
    requirePositive("maxDepth", maxDepth);
    requirePositive("maxViolations", maxViolations);
    requirePositive("maxStepsPerValue", maxStepsPerValue);
    requirePositive("maxPatternSteps", maxPatternSteps);
    requirePositive("maxHeldValues", maxHeldValues);
  }

  /**
   * {@return depth 500, 100 violations, 1,000 keywords a value, 1 million pattern steps and 1 million
   * held values}
   */
  public static CheckLimits defaults() {
    return DEFAULTS;
  }

  /**
   * {@return a copy with another nesting depth}
   *
   * @param depth how deep arrays and objects may nest
   */
  public CheckLimits withMaxDepth(int depth) {
    return new CheckLimits(depth, maxViolations, maxStepsPerValue, maxPatternSteps, maxHeldValues);
  }

  /**
   * {@return a copy with another number of violations kept}
   *
   * @param violations how many violations a report keeps: 1 for the first alone, {@link
   *     #ALL_VIOLATIONS} for all
   */
  public CheckLimits withMaxViolations(int violations) {
    return new CheckLimits(maxDepth, violations, maxStepsPerValue, maxPatternSteps, maxHeldValues);
  }

  /**
   * {@return a copy with another number of keyword evaluations}
   *
   * @param steps how many schema keywords may be evaluated for each key and value, on average
   */
  public CheckLimits withMaxStepsPerValue(int steps) {
    return new CheckLimits(maxDepth, maxViolations, steps, maxPatternSteps, maxHeldValues);
  }

  /**
   * {@return a copy with another number of pattern steps}
   *
   * @param steps how many characters one regular expression may look at
   */
  public CheckLimits withMaxPatternSteps(long steps) {
    return new CheckLimits(maxDepth, maxViolations, maxStepsPerValue, steps, maxHeldValues);
  }

  /**
   * {@return a copy with another number of values held}
   *
   * @param values how many keys and values may be held at once to be compared as wholes
   */
  public CheckLimits withMaxHeldValues(int values) {
    return new CheckLimits(maxDepth, maxViolations, maxStepsPerValue, maxPatternSteps, values);
  }

  private static void requirePositive(String name, long value) {
    if (value < 1) {
      throw new IllegalArgumentException(name + " must be at least 1, not " + value);
    }
  }
}
