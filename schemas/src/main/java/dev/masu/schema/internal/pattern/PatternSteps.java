package dev.masu.schema.internal.pattern;

import java.util.Map;

/**
 * Counts the steps that patterns take in one check, which are limited. Those that ordinary patterns may take for each
 * character are free.
 */
public final class PatternSteps {
  private final long limit;
  private long steps;
  private String pattern = "";

  public PatternSteps(long limit) {
    this.limit = limit;
  }

  /** Starts to count for the next check. */
  public void restart() {
    steps = 0;
  }

  /**
   * Starts a search.
   *
   * @param free the number of steps that are not counted
   */
  void search(String searched, long free) {
    pattern = searched;
    steps -= free;
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
