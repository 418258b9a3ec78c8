package dev.masu.benchmarks;

import dev.masu.benchmarks.reader.Mappers;
import dev.masu.benchmarks.reader.Sample;
import dev.masu.ggn.Ggn;
import java.lang.ref.Reference;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Measures how much memory the GGN document of 20 MB takes, once it is read. */
public final class Heap {
  private Heap() {}

  static void measure() {
    Figures figures = new Figures();
    for (String subject : List.of("typed", "map", "tree")) {
      List<String> options = List.of("-XX:+UseSerialGC", "-Xmx3g");
      figures.put("heap." + subject, Forked.number(Heap.class, options, subject));
    }
    figures.write("heap");
  }

  /**
   * Prints the bytes that each transition takes.
   *
   * @param arguments {@code typed} for our types, {@code map} for maps, {@code tree} for nodes
   */
  public static void main(String[] arguments) {
    byte[] json = Sample.GGN_20.bytes();
    JsonMapper mapper = Mappers.unchecked();
    int transitions = mapper.readValue(json, Ggn.class).transitionCount();
    long before = used();
    Object value = switch (arguments[0]) {
      case "typed" -> mapper.readValue(json, Ggn.class);
      case "map" -> mapper.readValue(json, Map.class);
      default -> mapper.readValue(json, JsonNode.class);
    };
    try {
      System.out.println((double) (used() - before) / transitions);
    } finally {
      Reference.reachabilityFence(value);
      Reference.reachabilityFence(json);
    }
  }

  /** The used memory, once collections free no more. The first ones may leave what was just dropped. */
  private static long used() {
    long used = Long.MAX_VALUE;
    long now = afterCollections();
    while (now < used) {
      used = now;
      now = afterCollections();
    }
    return used;
  }

  private static long afterCollections() {
    // Only every fourth collection of the serial collector moves what stands behind a little that
    // is dead.
    for (int i = 0; i < 4; i++) {
      System.gc();
    }
    return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
  }
}
