package dev.masu.schema.internal.evaluate;

import dev.masu.schema.CheckLimits;

/** How many steps of keywords a check may take. */
public final class StepBudget {
  /** Small documents have the budget of this many values: a schema has keywords of its own. */
  private static final int MIN_VALUES = 100;

  private StepBudget() {}

  /** The steps for a document of so many keys and values. */
  public static long of(CheckLimits limits, int values) {
    return (long) limits.maxStepsPerValue() * Math.max(values, MIN_VALUES);
  }
}
