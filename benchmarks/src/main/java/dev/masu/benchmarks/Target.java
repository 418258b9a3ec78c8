package dev.masu.benchmarks;

import dev.masu.benchmarks.Results.Average;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
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

  /** {@return the row in Markdown; where there are several rounds, their median} */
  String row(List<Results> rounds) {
    StringBuilder row =
        new StringBuilder("| " + what + " | " + relation.sign + " " + shown(bound) + unit);
    for (Collector collector : Collector.values()) {
      for (Average average : Average.values()) {
        row.append(" | ").append(cell(rounds, new Decider(collector, average)));
      }
    }
    return row + " | " + verdict(rounds) + " | " + each(rounds) + " |";
  }

  private String cell(List<Results> rounds, Decider column) {
    String figure = shown(median(rounds, column));
    return column.equals(decider) ? "**" + figure + "**" : figure;
  }

  private String verdict(List<Results> rounds) {
    double figure = median(rounds, deciding());
    if (Double.isNaN(figure)) {
      return "?";
    }
    boolean reached = relation == Relation.AT_LEAST ? figure >= bound : figure <= bound;
    return reached ? "yes" : "no";
  }

  /** The deciding figure of each round, if there are several. */
  private String each(List<Results> rounds) {
    double[] figures = figures(rounds, deciding());
    return figures.length < 2
        ? ""
        : Arrays.stream(figures).mapToObj(Target::shown).collect(Collectors.joining(", "));
  }

  private Decider deciding() {
    return decider == null ? Decider.PARALLEL_MEDIAN : decider;
  }

  private double median(List<Results> rounds, Decider column) {
    double[] figures = figures(rounds, column);
    Arrays.sort(figures);
    int middle = figures.length / 2;
    if (figures.length == 0) {
      return Double.NaN;
    }
    return figures.length % 2 == 1 ? figures[middle] : (figures[middle - 1] + figures[middle]) / 2;
  }

  private double[] figures(List<Results> rounds, Decider column) {
    return rounds.stream()
        .mapToDouble(round -> measure.of(round, column.collector, column.average))
        .filter(figure -> !Double.isNaN(figure))
        .toArray();
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
