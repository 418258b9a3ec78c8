package dev.masu.schema.internal.pattern;

import java.util.Map;

/** Counts the steps of one search, which are limited. */
final class StepCounter {
  private final String pattern;
  private final long limit;
  private long steps;

  StepCounter(String pattern, long limit) {
    this.pattern = pattern;
    this.limit = limit;
  }

  /**
   * Adds steps.
   *
   * @throws LimitReached if these are more than allowed
   */
  void add(int added) {
    steps += added;
    if (steps > limit) {
      throw exceeded();
    }
  }

  LimitReached exceeded() {
    return new LimitReached("pattern-steps", Map.of("pattern", pattern, "limit", limit));
  }
}
