package dev.masu.benchmarks;

import com.networknt.schema.SpecificationVersion;
import dev.masu.benchmarks.reader.Mappers;
import dev.masu.benchmarks.reader.Networknt;
import dev.masu.benchmarks.reader.Sample;
import dev.masu.ggn.Ggn;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/** Measures the first read of 1.4 MB in a fresh Java virtual machine, the mapper made anew. */
public final class FirstRead {
  private static final int FORKS = 31;

  /** Kept, so that no compiler leaves the reading out. */
  @SuppressWarnings("unused")
  private static @Nullable Object read;

  private FirstRead() {}

  static void measure() {
    List<String> subjects = List.of("read", "map", "networknt");
    double[][] times = new double[subjects.size()][FORKS];
    // By turns, so that what else the machine does meets all of them.
    for (int fork = 0; fork < FORKS; fork++) {
      for (int i = 0; i < times.length; i++) {
        times[i][fork] = Forked.number(FirstRead.class, List.of(), subjects.get(i));
      }
    }
    Figures figures = new Figures();
    for (int i = 0; i < times.length; i++) {
      Arrays.sort(times[i]);
      figures.put("first." + subjects.get(i), times[i][FORKS / 2]);
    }
    figures.write("first");
  }

  /**
   * Prints the milliseconds that the first read takes.
   *
   * @param arguments {@code read} for our types, checked, {@code map} for maps, unchecked, {@code
   *     networknt} for our types, checked by networknt
   */
  public static void main(String[] arguments) {
    byte[] json = Sample.CHESS.bytes();
    long start = System.nanoTime();
    Object value = switch (arguments[0]) {
      case "read" -> Mappers.checkedBundled().readValue(json, Ggn.class);
      case "map" -> new JsonMapper().readValue(json, Map.class);
      default ->
        new Networknt(GgnBenchmark.SCHEMA, SpecificationVersion.DRAFT_7).read(json, Ggn.class);
    };
    long nanos = System.nanoTime() - start;
    read = value;
    System.out.println(nanos / 1e6);
  }
}
