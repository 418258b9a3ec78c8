package dev.masu.benchmarks;

import dev.masu.benchmarks.reader.Sample;
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

/**
 * Some benchmarks that are run together.
 *
 * @param name what the files of their results are called
 * @param benchmarks a regular expression of their names
 * @param document which document they read, if they can be told
 * @param collectors what they are measured with
 */
record Part(String name, String benchmarks, @Nullable Sample document, List<Collector> collectors) {
  /** The heap that holds all that is read of the largest document, networknt's tree too. */
  static final String LARGEST_HEAP = "6g";

  Part(String name, String benchmarks, @Nullable Sample document) {
    this(name, benchmarks, document, List.of(Collector.values()));
  }

  /** The same with one collector, to keep the whole run short. */
  Part with(Collector collector) {
    return new Part(name, benchmarks, document, List.of(collector));
  }

  void run(Path folder) throws RunnerException {
    for (Collector collector : collectors) {
      run(options(collector, LARGEST_HEAP), collector, folder);
    }
  }

  /** Measures for a shorter time. */
  void runQuickly(Path folder) throws RunnerException {
    for (Collector collector : collectors) {
      ChainedOptionsBuilder options = options(collector, LARGEST_HEAP)
          .warmupTime(TimeValue.seconds(1))
          .measurementTime(TimeValue.milliseconds(500));
      run(options, collector, folder);
    }
  }

  /**
   * Measures for a longer time, as calls are slow whose garbage has to be collected at once.
   *
   * @param heap how large the heap is, as the Java virtual machine's options tell it
   */
  void runWithHeap(String heap, Path folder) throws RunnerException {
    for (Collector collector : collectors) {
      run(options(collector, heap).measurementTime(TimeValue.seconds(2)), collector, folder);
    }
  }

  private ChainedOptionsBuilder options(Collector collector, String heap) {
    // Memory that is touched first costs more than it does in a program that runs for long.
    return new OptionsBuilder()
        .jvmArgs(collector.option(), "-Xms" + heap, "-Xmx" + heap, "-XX:+AlwaysPreTouch");
  }

  private void run(ChainedOptionsBuilder options, Collector collector, Path folder)
      throws RunnerException {
    options
        .include("\\." + benchmarks)
        .addProfiler(GCProfiler.class)
        .resultFormat(ResultFormatType.JSON)
        .result(folder.resolve(name + "-" + collector + ".json").toString());
    if (document != null) {
      options.param("document", document.name());
    }
    new Runner(options.build()).run();
  }
}
