package dev.masu.benchmarks;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What a round of the last run has measured. */
final class Results {
  /** How the times of many calls become one. */
  enum Average {
    /** Garbage collection included, evenly. */
    MEAN,
    /** What half of the calls stay below. */
    MEDIAN
  }

  private static final JsonMapper MAPPER = new JsonMapper();

  private final Map<String, JsonNode> measured = new HashMap<>();
  private final Map<String, Double> figures = new HashMap<>();

  /** Reads the rounds of a run. */
  static List<Results> rounds(Path folder) throws IOException {
    List<Results> rounds = new ArrayList<>();
    try (Stream<Path> folders = Files.list(folder)) {
      for (Path round : folders.sorted().toList()) {
        rounds.add(read(round));
      }
    }
    return rounds;
  }

  /** Reads what is kept in one folder. */
  static Results read(Path folder) throws IOException {
    Results results = new Results();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*.json")) {
      for (Path file : files) {
        results.add(file);
      }
    }
    return results;
  }

  private void add(Path file) {
    String name = file.getFileName().toString();
    JsonNode content = MAPPER.readTree(file);
    if (name.endsWith(".figures.json")) {
      content
          .properties()
          .forEach(entry -> figures.put(entry.getKey(), entry.getValue().asDouble()));
      return;
    }
    String collector = name.substring(name.lastIndexOf('-') + 1, name.lastIndexOf('.'));
    content.forEach(result -> measured.put(key(result) + "/" + collector, result));
  }

  /** {@return for example {@code GgnBenchmark.read(GGN_20)}} */
  private static String key(JsonNode result) {
    String benchmark = result.path("benchmark").asString();
    String simple =
        benchmark.substring(benchmark.lastIndexOf('.', benchmark.lastIndexOf('.') - 1) + 1);
    JsonNode parameters = result.path("params");
    return parameters.isMissingNode()
        ? simple
        : simple + "(" + parameters.iterator().next().asString() + ")";
  }

  /** {@return what {@link #nanos} and {@link #allocated} can be asked for, sorted} */
  SortedSet<String> benchmarks() {
    return measured.keySet().stream()
        .map(key -> key.substring(0, key.indexOf('/')))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** {@return the nanoseconds of one operation, NaN if it was not measured} */
  double nanos(String benchmark, Collector collector, Average average) {
    JsonNode metric = node(benchmark, collector).path("primaryMetric");
    return average == Average.MEAN
        ? metric.path("score").asDouble(Double.NaN)
        : metric.path("scorePercentiles").path("50.0").asDouble(Double.NaN);
  }

  /** {@return the bytes that one operation allocates, NaN if it was not measured} */
  double allocated(String benchmark, Collector collector) {
    return node(benchmark, collector)
        .path("secondaryMetrics")
        .path("gc.alloc.rate.norm")
        .path("score")
        .asDouble(Double.NaN);
  }

  /** {@return a figure that JMH does not measure, NaN if it was not measured} */
  double figure(String name) {
    return figures.getOrDefault(name, Double.NaN);
  }

  private JsonNode node(String benchmark, Collector collector) {
    return measured.getOrDefault(benchmark + "/" + collector, MAPPER.missingNode());
  }
}
