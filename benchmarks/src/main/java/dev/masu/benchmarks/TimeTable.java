package dev.masu.benchmarks;

import dev.masu.benchmarks.Results.Average;
import java.util.Locale;

/** The times behind the ratios. */
final class TimeTable {
  private final Results results;

  TimeTable(Results results) {
    this.results = results;
  }

  void print() {
    System.out.println(
        "| benchmark | G1 mean | G1 median | Parallel mean | Parallel median | allocated |");
    System.out.println("|---|--:|--:|--:|--:|--:|");
    results.benchmarks().forEach(benchmark -> System.out.println(row(benchmark)));
  }

  private String row(String benchmark) {
    StringBuilder row = new StringBuilder("| ").append(benchmark);
    for (Collector collector : Collector.values()) {
      for (Average average : Average.values()) {
        row.append(" | ").append(time(results.nanos(benchmark, collector, average)));
      }
    }
    return row.append(" | ")
        .append(size(results.allocated(benchmark, Collector.PARALLEL)))
        .append(" |")
        .toString();
  }

  private static String time(double nanos) {
    if (Double.isNaN(nanos)) {
      return "–";
    }
    return nanos < 1e6
        ? String.format(Locale.ROOT, "%.2f µs", nanos / 1e3)
        : String.format(Locale.ROOT, "%.1f ms", nanos / 1e6);
  }

  private static String size(double bytes) {
    if (Double.isNaN(bytes)) {
      return "–";
    }
    return bytes < 1e6
        ? String.format(Locale.ROOT, "%,.0f B", bytes)
        : String.format(Locale.ROOT, "%.1f MB", bytes / 1e6);
  }
}
