package dev.masu.benchmarks.rounds;

import java.util.Arrays;
import java.util.Locale;

/** Figures that summarise many. */
final class Figures {
  /** The head of a table of {@link #summary}. */
  static final String SUMMARY =
      "| what | schemas | geometric mean | median | worst |\n|---|--:|--:|--:|--:|";

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

  /** {@return a row of a table of ratios, of which there is one for each schema} */
  static String summary(String what, double[] ratios, double worst) {
    return String.format(
        Locale.ROOT,
        "| %s | %d | %.2f | %.2f | %.2f |",
        what,
        ratios.length,
        geometricMean(ratios),
        median(ratios),
        worst);
  }
}
