package dev.masu.benchmarks;

import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.json.JsonMapper;

/** Named figures that JMH does not measure, kept beside its results. */
final class Figures {
  private final Map<String, Double> figures = new TreeMap<>();

  void put(String name, double figure) {
    System.out.printf("%s: %.1f%n", name, figure);
    figures.put(name, figure);
  }

  void write(String name) {
    Path file = Run.FIRST_ROUND.resolve(name + ".figures.json");
    new JsonMapper().writerWithDefaultPrettyPrinter().writeValue(file, figures);
  }
}
