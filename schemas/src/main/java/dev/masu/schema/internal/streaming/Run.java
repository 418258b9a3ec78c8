package dev.masu.schema.internal.streaming;

import dev.masu.schema.CheckLimits;

/** What one check has used up and counted. */
final class Run {
  /** Small documents have the budget of this many values: a schema has keywords of its own. */
  private static final int MIN_BUDGETED_VALUES = 100;

  private final CheckLimits limits;
  private final HeldValues held;
  private final AcceptedTexts acceptedTexts = new AcceptedTexts();
  private final Scalar name = new Scalar(this);
  private int order;
  private long steps;

  Run(CheckLimits limits) {
    this.limits = limits;
    this.held = new HeldValues(limits.maxHeldValues());
  }

  CheckLimits limits() {
    return limits;
  }

  HeldValues held() {
    return held;
  }

  AcceptedTexts acceptedTexts() {
    return acceptedTexts;
  }

  /** A property's name as a value of its own. */
  Scalar name(String text, int nameOrder, int objectDepth) {
    name.ofName(text, nameOrder, objectDepth);
    return name;
  }

  /** How many keys and values were read. */
  int order() {
    return order;
  }

  /** Counts a key or value, and tells how many there were before. */
  int nextOrder() {
    return order++;
  }

  /**
   * Counts keywords that are evaluated.
   *
   * @throws LimitReached if they are too many for what was read
   */
  void step(int keywords) {
    steps += keywords;
    long budget = (long) limits.maxStepsPerValue() * Math.max(order, MIN_BUDGETED_VALUES);
    if (steps > budget) {
      throw new LimitReached("too-many-steps", "limit", budget);
    }
  }

  Failures failures(Failure only) {
    Failures failures = new Failures(capacity());
    failures.add(only);
    return failures;
  }

  /** One more than is reported, to know whether there are more. */
  int capacity() {
    return limits.maxViolations() == Integer.MAX_VALUE
        ? Integer.MAX_VALUE
        : limits.maxViolations() + 1;
  }
}
