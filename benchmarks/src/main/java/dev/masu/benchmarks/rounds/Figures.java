package dev.masu.benchmarks.rounds;

import java.util.Arrays;
import java.util.Locale;

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

  /**
   * Prints a summary of ratios, of which there is one for each schema.
   *
   * @param cost what the costs are: ratios of which the largest is the worst
   * @param gain what the gains are: ratios of which the smallest is the worst
   */
  static void printSummary(String cost, double[] costs, String gain, double[] gains) {
    System.out.println(
        "\n| what | schemas | geometric mean | median | worst |\n|---|--:|--:|--:|--:|");
    printSummary(cost, costs, Arrays.stream(costs).max().orElse(Double.NaN));
    printSummary(gain, gains, Arrays.stream(gains).min().orElse(Double.NaN));
  }

  private static void printSummary(String what, double[] ratios, double worst) {
    System.out.printf(
        Locale.ROOT,
        "| %s | %d | %.2f | %.2f | %.2f |%n",
        what,
        ratios.length,
        geometricMean(ratios),
        median(ratios),
        worst);
  }
}
