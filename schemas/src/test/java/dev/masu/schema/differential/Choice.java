package dev.masu.schema.differential;

import java.util.List;
import java.util.Random;

/** Random decisions that a seed repeats. */
final class Choice {
  private final Random random;

  Choice(long seed) {
    // Of seeds in sequence, the first numbers are alike.
    this.random = new Random(seed * 0x9E3779B97F4A7C15L);
  }

  <T> T of(List<T> values) {
    return values.get(random.nextInt(values.size()));
  }

  /** A number from 0 to one less than a bound. */
  int below(int bound) {
    return random.nextInt(bound);
  }

  /** True in so many of a hundred cases. */
  boolean percent(int share) {
    return random.nextInt(100) < share;
  }
}
