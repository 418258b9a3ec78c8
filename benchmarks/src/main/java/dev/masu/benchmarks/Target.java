package dev.masu.benchmarks;

import dev.masu.benchmarks.Results.Average;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * One row of the table.
 *
 * @param what what is measured
 * @param relation whether the figure has to be at least or at most the bound
 * @param decider whose figure decides; null if there is one figure only
 */
record Target(
    String what,
    String unit,
    Relation relation,
    double bound,
    @Nullable Decider decider,
    Measure measure) {
  /** Which side of the bound is good. */
  enum Relation {
    /** At least the bound. */
    AT_LEAST("≥"),
    /** At most the bound. */
    AT_MOST("≤");

    private final String sign;

    Relation(String sign) {
      this.sign = sign;
    }
  }

  /** A column. */
  record Decider(Collector collector, Average average) {
    static final Decider PARALLEL_MEDIAN = new Decider(Collector.PARALLEL, Average.MEDIAN);
    static final Decider PARALLEL_MEAN = new Decider(Collector.PARALLEL, Average.MEAN);
  }

  /** Gives the figure of a column. */
  interface Measure {
    double of(Results results, Collector collector, Average average);
  }

  /** {@return the row in Markdown} */
  String row(Results results) {
    StringBuilder row =
        new StringBuilder("| " + what + " | " + relation.sign + " " + shown(bound) + unit);
    for (Collector collector : Collector.values()) {
      for (Average average : Average.values()) {
        row.append(" | ").append(cell(results, new Decider(collector, average)));
      }
    }
    return row + " | " + verdict(results) + " |";
  }

  private String cell(Results results, Decider column) {
    String figure = shown(measure.of(results, column.collector, column.average));
    return column.equals(decider) ? "**" + figure + "**" : figure;
  }

  private String verdict(Results results) {
    Decider column = decider == null ? Decider.PARALLEL_MEDIAN : decider;
    double figure = measure.of(results, column.collector, column.average);
    if (Double.isNaN(figure)) {
      return "?";
    }
    boolean reached = relation == Relation.AT_LEAST ? figure >= bound : figure <= bound;
    return reached ? "yes" : "no";
  }

  private static String shown(double figure) {
    if (Double.isNaN(figure)) {
      return "–";
    }
    return figure >= 100
        ? String.format(Locale.ROOT, "%,.0f", figure)
        : String.format(Locale.ROOT, "%.2f", figure);
  }
}
