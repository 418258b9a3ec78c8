package dev.masu.benchmarks;

import com.networknt.schema.SpecificationVersion;
import dev.masu.ggn.Ggn;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/** Measures the first read of 1.4 MB in a fresh Java virtual machine, the mapper made anew. */
public final class FirstRead {
  private static final int FORKS = 7;

  /** Kept, so that no compiler leaves the reading out. */
  @SuppressWarnings("unused")
  private static @Nullable Object read;

  private FirstRead() {}

  static void measure() {
    Figures figures = new Figures();
    for (String subject : List.of("read", "map", "networknt")) {
      double[] sorted = IntStream.range(0, FORKS)
          .mapToDouble(fork -> Forked.number(FirstRead.class, List.of(), subject))
          .sorted()
          .toArray();
      figures.put("first." + subject, sorted[FORKS / 2]);
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
