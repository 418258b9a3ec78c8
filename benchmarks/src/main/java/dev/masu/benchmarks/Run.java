package dev.masu.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/** Runs the benchmarks, and keeps what they measure in files that {@link RatioTable} reads. */
public final class Run {
  /** What the benchmarks measure. */
  static final Path RESULTS = Path.of("benchmarks", "target", "results");

  /** Where the first round keeps it, which measures everything. */
  static final Path FIRST_ROUND = round(1);

  private static final List<Part> QUICK = List.of(
      new Part("ggn-20", "GgnBenchmark", Sample.GGN_20),
      new Part("stn", "StnBenchmark", null),
      new Part("record", "RecordBenchmark", null),
      new Part("invalid", "InvalidBenchmark", null),
      new Part("play", "PlayBenchmark", null));

  private static final List<Part> STANDARD = List.of(
      new Part("ggn-1", "GgnBenchmark", Sample.GGN_1).with(Collector.PARALLEL),
      new Part("ggn-100", "GgnBenchmark", Sample.GGN_100),
      new Part("chess", "GgnBenchmark", Sample.CHESS).with(Collector.PARALLEL),
      new Part("xiangqi", "GgnBenchmark", Sample.XIANGQI).with(Collector.PARALLEL),
      new Part("lines", "LinesBenchmark", null),
      new Part("events", "EventBenchmark", null),
      new Part("classes", "ClassBenchmark", null),
      new Part("write", "WriteBenchmark", null).with(Collector.PARALLEL));

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
    boolean quick = List.of(arguments).contains("quick");
    deleteResults();
    Files.createDirectories(FIRST_ROUND);
    for (Part part : QUICK) {
      part.run(FIRST_ROUND, quick);
    }
    if (!quick) {
      for (Part part : STANDARD) {
        part.run(FIRST_ROUND, false);
      }
      for (int round = 2; round <= ROUNDS; round++) {
        runAgain(Files.createDirectories(round(round)));
      }
    }
    Heap.measure();
    FirstRead.measure();
    RatioTable.main();
  }

  private static void runAgain(Path round) throws RunnerException {
    for (Part part : AGAIN) {
      part.with(Collector.PARALLEL).run(round, false);
    }
  }

  /** The folder for the results of a round. */
  private static Path round(int number) {
    return RESULTS.resolve("round-" + number);
  }

  private static void deleteResults() throws IOException {
    Files.createDirectories(RESULTS);
    try (var old = Files.walk(RESULTS)) {
      for (Path file : old.filter(Files::isRegularFile).toList()) {
        Files.delete(file);
      }
    }
  }

  /**
   * Some benchmarks.
   *
   * @param benchmarks a regular expression of their names
   * @param document which document they read, if they can be told
   * @param collectors what they are measured with
   */
  private record Part(
      String name, String benchmarks, @Nullable Sample document, List<Collector> collectors) {
    Part(String name, String benchmarks, @Nullable Sample document) {
      this(name, benchmarks, document, List.of(Collector.values()));
    }

    /** The same with one collector, to keep the whole run short. */
    Part with(Collector collector) {
      return new Part(name, benchmarks, document, List.of(collector));
    }

    void run(Path folder, boolean quick) throws RunnerException {
      for (Collector collector : collectors) {
        ChainedOptionsBuilder options = new OptionsBuilder()
            .include("\\." + benchmarks)
            // Memory that is touched first costs more than it does in a program that runs for long.
            .jvmArgs(collector.option(), "-Xms6g", "-Xmx6g", "-XX:+AlwaysPreTouch")
            .addProfiler(GCProfiler.class)
            .resultFormat(ResultFormatType.JSON)
            .result(folder.resolve(name + "-" + collector + ".json").toString());
        if (document != null) {
          options.param("document", document.name());
        }
        if (quick) {
          options.warmupTime(TimeValue.seconds(1)).measurementTime(TimeValue.milliseconds(500));
        }
        new Runner(options.build()).run();
      }
    }
  }
}
