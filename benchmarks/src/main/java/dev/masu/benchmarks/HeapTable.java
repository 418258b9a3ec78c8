package dev.masu.benchmarks;

import dev.masu.benchmarks.Results.Average;
import dev.masu.benchmarks.reader.Sample;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.openjdk.jmh.runner.RunnerException;

/** How fast 20 MB of GGN are read with heaps of several sizes. */
final class HeapTable {
  private static final List<String> SIZES = List.of("512m", "1g", "2g", "4g", Part.LARGEST_HEAP);
  private static final Part READS =
      new Part("ggn-20", "GgnBenchmark.(map|networknt|read)$", Sample.GGN_20);
  private static final String READ = "GgnBenchmark.read(GGN_20)";
  private static final String MAP = "GgnBenchmark.map(GGN_20)";
  private static final String NETWORKNT = "GgnBenchmark.networknt(GGN_20)";

  private HeapTable() {}

  /** Measures each size, and keeps the results in a folder of its own. */
  static void measure(Path folder) throws IOException, RunnerException {
    for (String size : SIZES) {
      READS.runWithHeap(size, Files.createDirectories(folder.resolve(size)));
    }
  }

  /** Prints what was measured, if anything was. */
  static void print(Path folder) throws IOException {
    List<String> measured =
        SIZES.stream().filter(size -> Files.isDirectory(folder.resolve(size))).toList();
    if (measured.isEmpty()) {
      return;
    }
    System.out.println();
    System.out.println("| heap | collector | read, mean | read, median | Map, mean | × (≥ 2) |"
        + " networknt, median | × (≥ 8) |");
    System.out.println("|--:|---|--:|--:|--:|--:|--:|--:|");
    for (String size : measured) {
      Results results = Results.read(folder.resolve(size));
      for (Collector collector : Collector.values()) {
        System.out.println(row(size, collector, results));
      }
    }
  }

  private static String row(String size, Collector collector, Results results) {
    double mean = results.nanos(READ, collector, Average.MEAN);
    double median = results.nanos(READ, collector, Average.MEDIAN);
    double map = results.nanos(MAP, collector, Average.MEAN);
    double networknt = results.nanos(NETWORKNT, collector, Average.MEDIAN);
    return String.format(
        Locale.ROOT,
        "| %s | %s | %.1f ms | %.1f ms | %.1f ms | %.2f | %.1f ms | %.2f |",
        size.replace("m", " MB").replace("g", " GB"),
        collector.label(),
        mean / 1e6,
        median / 1e6,
        map / 1e6,
        map / mean,
        networknt / 1e6,
        networknt / median);
  }
}
