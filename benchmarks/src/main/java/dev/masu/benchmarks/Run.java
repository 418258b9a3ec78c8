package dev.masu.benchmarks;

import dev.masu.benchmarks.reader.Sample;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import org.openjdk.jmh.runner.RunnerException;

/** Runs the benchmarks, and keeps what they measure in files that {@link RatioTable} reads. */
public final class Run {
  /** What the benchmarks measure. */
  static final Path RESULTS = Path.of("benchmarks", "target", "results");

  /** What those measure that tell how large a heap there is, in a folder for each size. */
  static final Path HEAPS = Path.of("benchmarks", "target", "heaps");

  /** Where the first round keeps it, which measures everything. */
  static final Path FIRST_ROUND = round(1);

  private static final List<Part> QUICK = List.of(
      new Part("ggn-20", "GgnBenchmark", Sample.GGN_20),
      new Part("stn", "StnBenchmark", null),
      new Part("record", "RecordBenchmark", null),
      new Part("invalid", "InvalidBenchmark", null),
      new Part("play", "PlayBenchmark", null));

  private static final List<Part> STANDARD = List.of(
      new Part("ggn-1", "GgnBenchmark", Sample.GGN_1),
      new Part("ggn-100", "GgnBenchmark", Sample.GGN_100),
      new Part("chess", "GgnBenchmark", Sample.CHESS),
      new Part("xiangqi", "GgnBenchmark", Sample.XIANGQI),
      new Part("lines", "LinesBenchmark", null),
      new Part("events", "EventBenchmark", null),
      new Part("classes", "ClassBenchmark", null),
      new Part("write", "WriteBenchmark", null));

  /**
   * What is measured again, each beside its counterpart: one round may fall into a minute in which the machine is slow
   * for one of the two.
   */
  private static final List<Part> AGAIN = List.of(
      new Part("ggn-20", "GgnBenchmark.(strings|map|networknt|check|read)", Sample.GGN_20),
      new Part("ggn-100", "GgnBenchmark.(strings|map|read)", Sample.GGN_100),
      new Part("stn", "StnBenchmark.(networknt|record|read)", null),
      new Part("record", "RecordBenchmark.(list|one)(Unchecked|Read)", null),
      new Part("invalid", "InvalidBenchmark.invalid", null),
      new Part("lines", "LinesBenchmark.(map|read|records)", null));

  private static final int ROUNDS = 3;

  private Run() {}

  /**
   * Runs the benchmarks.
   *
   * @param arguments {@code quick} for the most important ones alone
   * @throws Exception if a benchmark cannot run
   */
  public static void main(String[] arguments) throws Exception {
    deleteResults();
    Files.createDirectories(FIRST_ROUND);
    if (List.of(arguments).contains("quick")) {
      for (Part part : QUICK) {
        part.runQuickly(FIRST_ROUND);
      }
    } else {
      runAll();
      HeapTable.measure(HEAPS);
    }
    Heap.measure();
    FirstRead.measure();
    RatioTable.main();
  }

  private static void runAll() throws IOException, RunnerException {
    for (Part part : QUICK) {
      part.run(FIRST_ROUND);
    }
    for (Part part : STANDARD) {
      part.run(FIRST_ROUND);
    }
    for (int round = 2; round <= ROUNDS; round++) {
      runAgain(Files.createDirectories(round(round)));
    }
  }

  private static void runAgain(Path round) throws RunnerException {
    for (Part part : AGAIN) {
      part.with(Collector.PARALLEL).run(round);
    }
  }

  /** The folder for the results of a round. */
  private static Path round(int number) {
    return RESULTS.resolve("round-" + number);
  }

  private static void deleteResults() throws IOException {
    for (Path folder : List.of(RESULTS, HEAPS)) {
      Files.createDirectories(folder);
      try (var old = Files.walk(folder)) {
        for (Path path : old.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(path);
        }
      }
    }
  }
}
