package dev.masu.benchmarks.rounds;

import java.util.Arrays;

/** Figures that summarise many. */
final class Figures {
  private Figures() {}

  /** {@return the middle one, NaN if there are none} */
  static double median(double[] figures) {
    if (figures.length == 0) {
      return Double.NaN;
    }
    double[] sorted = figures.clone();
    Arrays.sort(sorted);
    int middle = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  }

  /** {@return the geometric mean, NaN if there are none} */
  static double geometricMean(double[] figures) {
    return Math.exp(Arrays.stream(figures).map(Math::log).average().orElse(Double.NaN));
  }
}
