package dev.masu.benchmarks;

import static dev.masu.benchmarks.Target.Decider.PARALLEL_MEAN;
import static dev.masu.benchmarks.Target.Decider.PARALLEL_MEDIAN;
import static dev.masu.benchmarks.Target.Relation.AT_LEAST;
import static dev.masu.benchmarks.Target.Relation.AT_MOST;

import dev.masu.benchmarks.Target.Measure;
import dev.masu.benchmarks.reader.Sample;
import java.io.IOException;
import java.util.List;

/** Prints what the last run has reached, as the tables that the README shows. */
public final class RatioTable {
  private static final String READ_20 = "GgnBenchmark.read(GGN_20)";
  private static final String READ_100 = "GgnBenchmark.read(GGN_100)";

  private static final List<Target> TARGETS = List.of(
      new Target(
          "check only, GGN 20 MB, speed against tokens + getString",
          " ×",
          AT_LEAST,
          0.65,
          PARALLEL_MEDIAN,
          speed("GgnBenchmark.check(GGN_20)", "GgnBenchmark.strings(GGN_20)")),
      new Target(
          "checked typed read, GGN 20 MB, against tokens + getString",
          " ×",
          AT_LEAST,
          0.50,
          PARALLEL_MEDIAN,
          speed(READ_20, "GgnBenchmark.strings(GGN_20)")),
      new Target(
          "the same, GGN 100 MB",
          " ×",
          AT_LEAST,
          0.50,
          PARALLEL_MEDIAN,
          speed(READ_100, "GgnBenchmark.strings(GGN_100)")),
      new Target(
          "checked typed read, GGN 20 MB, against networknt's stack",
          " ×",
          AT_LEAST,
          8,
          PARALLEL_MEDIAN,
          speed(READ_20, "GgnBenchmark.networknt(GGN_20)")),
      new Target(
          "the same, GGN 100 MB",
          " ×",
          AT_LEAST,
          8,
          PARALLEL_MEDIAN,
          speed(READ_100, "GgnBenchmark.networknt(GGN_100)")),
      new Target(
          "checked typed read, GGN 20 MB, against unchecked Map",
          " ×",
          AT_LEAST,
          2,
          PARALLEL_MEAN,
          speed(READ_20, "GgnBenchmark.map(GGN_20)")),
      new Target(
          "the same, GGN 100 MB",
          " ×",
          AT_LEAST,
          2,
          PARALLEL_MEAN,
          speed(READ_100, "GgnBenchmark.map(GGN_100)")),
      new Target(
          "retained heap per transition", " bytes", AT_MOST, 100, null, figure("heap.typed")),
      new Target(
          "the same, a part of that of Map",
          "",
          AT_MOST,
          0.125,
          null,
          quotient("heap.typed", "heap.map")),
      new Target(
          "allocated by a checked typed read of 20 MB, against the document",
          " ×",
          AT_MOST,
          2,
          null,
          (results, collector, average) ->
              results.allocated(READ_20, collector) / Sample.GGN_20.size()),
      new Target(
          "one STN, checked and typed, against networknt's stack",
          " ×",
          AT_LEAST,
          10,
          PARALLEL_MEDIAN,
          speed("StnBenchmark.read", "StnBenchmark.networknt")),
      new Target(
          "one STN, checked and typed, against a plain record unchecked",
          " ×",
          AT_LEAST,
          0.6,
          PARALLEL_MEDIAN,
          speed("StnBenchmark.read", "StnBenchmark.record")),
      new Target(
          "NDJSON of STN, RecordReader on all cores, against unchecked MappingIterator<Map>",
          " ×",
          AT_LEAST,
          0.7,
          PARALLEL_MEDIAN,
          speed("LinesBenchmark.records", "LinesBenchmark.map")),
      new Target(
          "the same, MappingIterator<Stn> on one core",
          " ×",
          AT_LEAST,
          0.7,
          PARALLEL_MEDIAN,
          speed("LinesBenchmark.read", "LinesBenchmark.map")),
      new Target(
          "a user's record of 1 kB, time against unchecked",
          " ×",
          AT_MOST,
          1.3,
          PARALLEL_MEDIAN,
          time("RecordBenchmark.oneRead", "RecordBenchmark.oneUnchecked")),
      new Target(
          "a list of 10,000 of them, time against unchecked",
          " ×",
          AT_MOST,
          1.3,
          PARALLEL_MEDIAN,
          time("RecordBenchmark.listRead", "RecordBenchmark.listUnchecked")),
      new Target(
          "invalid at its start, time against a valid document",
          " ×",
          AT_MOST,
          1.5,
          PARALLEL_MEDIAN,
          time("InvalidBenchmark.invalid(EARLY)", READ_20)),
      new Target(
          "invalid at its end, time against a valid document",
          " ×",
          AT_MOST,
          1.5,
          PARALLEL_MEDIAN,
          time("InvalidBenchmark.invalid(LATE)", READ_20)),
      new Target(
          "first checked read of 1.4 MB in a fresh JVM, time against Map",
          " ×",
          AT_MOST,
          1.3,
          null,
          quotient("first.read", "first.map")),
      new Target(
          "time per byte at 100 MB, against that at 1.4 MB",
          " ×",
          AT_MOST,
          1.3,
          PARALLEL_MEDIAN,
          (results, collector, average) -> results.nanos(READ_100, collector, average)
              / Sample.GGN_100.size()
              / (results.nanos("GgnBenchmark.read(GGN_1)", collector, average)
                  / Sample.GGN_1.size())),
      new Target(
          "ggn.moves, transitions evaluated a second",
          "",
          AT_LEAST,
          1_000_000,
          PARALLEL_MEDIAN,
          (results, collector, average) ->
              1e9 / results.nanos("PlayBenchmark.moves", collector, average)),
      new Target(
          "perft(4) of chess",
          " s",
          AT_MOST,
          2,
          PARALLEL_MEDIAN,
          (results, collector, average) ->
              results.nanos("PlayBenchmark.perft4", collector, average) / 1e9));

  private RatioTable() {}

  /**
   * Prints the table.
   *
   * @param arguments none
   * @throws IOException if there are no results
   */
  public static void main(String... arguments) throws IOException {
    List<Results> rounds = Results.rounds(Run.RESULTS);
    System.out.println(
        "| what | target | G1 mean | G1 median | Parallel mean | Parallel median | reached | rounds |");
    System.out.println("|---|---|--:|--:|--:|--:|---|---|");
    TARGETS.forEach(target -> System.out.println(target.row(rounds)));
    HeapTable.print(Run.HEAPS);
    System.out.println();
    new TimeTable(rounds.get(0)).print();
  }

  private static Measure speed(String ours, String theirs) {
    return (results, collector, average) ->
        results.nanos(theirs, collector, average) / results.nanos(ours, collector, average);
  }

  private static Measure time(String ours, String theirs) {
    return (results, collector, average) ->
        results.nanos(ours, collector, average) / results.nanos(theirs, collector, average);
  }

  private static Measure figure(String name) {
    return (results, collector, average) -> results.figure(name);
  }

  private static Measure quotient(String name, String other) {
    return (results, collector, average) -> results.figure(name) / results.figure(other);
  }
}
