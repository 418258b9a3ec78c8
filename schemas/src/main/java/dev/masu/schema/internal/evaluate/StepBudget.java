package dev.masu.schema.internal.evaluate;

import dev.masu.schema.CheckLimits;

/** The number of keyword evaluations that a check may take. */
public final class StepBudget {
  /** Smaller documents get the budget of this many values, since even one value may have many keywords. */
  private static final int MIN_VALUES = 100;

  private StepBudget() {}

  /** The budget of a document with the given number of keys and values. */
  public static long of(CheckLimits limits, int values) {
    return (long) limits.maxStepsPerValue() * Math.max(values, MIN_VALUES);
  }
}
