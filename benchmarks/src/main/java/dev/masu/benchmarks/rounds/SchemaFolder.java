package dev.masu.benchmarks.rounds;

import dev.masu.fixtures.RealSchemas;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.IntNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.StringNode;

/**
 * Reads a folder with a folder for each schema: {@code schema.json}, and {@code instances.jsonl} with a valid document in
 * each line. This is the layout of <a href="https://github.com/sourcemeta-research/jsonschema-benchmark">
 * jsonschema-benchmark</a>. A copy of each document with one change serves as an invalid one, if it is invalid.
 */
final class SchemaFolder {
  private SchemaFolder() {}

  /** {@return the schemas of the folder that is the only argument, or else those of {@link RealSchemas}} */
  static Optional<RealSchemas> readOrFind(String... arguments) throws IOException {
    return arguments.length == 1 ? Optional.of(read(Path.of(arguments[0]))) : RealSchemas.find();
  }

  static RealSchemas read(Path folder) throws IOException {
    Map<String, JsonNode> byName = new TreeMap<>();
    try (Stream<Path> folders = Files.list(folder)) {
      for (Path each : folders.filter(SchemaFolder::hasDocuments).toList()) {
        byName.put(each.getFileName().toString(), entry(each));
      }
    }
    return new RealSchemas(byName);
  }

  private static boolean hasDocuments(Path folder) {
    return Files.isRegularFile(folder.resolve("instances.jsonl"));
  }

  private static JsonNode entry(Path folder) throws IOException {
    ObjectNode entry = RealSchema.EXACT.createObjectNode();
    entry.put("url", "https://example.org/" + folder.getFileName());
    entry.set("schema", RealSchema.EXACT.readTree(folder.resolve("schema.json")));
    ArrayNode valid = entry.putArray("valid");
    ArrayNode invalid = entry.putArray("invalid");
    Random random = new Random(1);
    List<String> lines = Files.readAllLines(folder.resolve("instances.jsonl"));
    for (String line : lines) {
      if (!line.isBlank()) {
        JsonNode document = RealSchema.EXACT.readTree(line);
        valid.addObject().set("document", document);
        invalid.addObject().set("document", changed(document.deepCopy(), random));
      }
    }
    return entry;
  }

  /** Removes, renames or replaces a member, or replaces an item. */
  private static JsonNode changed(JsonNode document, Random random) {
    List<JsonNode> containers = new ArrayList<>();
    addContainers(document, containers);
    if (containers.isEmpty()) {
      return document;
    }
    JsonNode container = containers.get(random.nextInt(containers.size()));
    int index = random.nextInt(container.size());
    if (container instanceof ArrayNode array) {
      array.set(index, other(array.get(index)));
    } else {
      change((ObjectNode) container, List.copyOf(container.propertyNames()).get(index), random);
    }
    return document;
  }

  private static void addContainers(JsonNode value, List<JsonNode> containers) {
    if (!value.isEmpty()) {
      containers.add(value);
      value.forEach(each -> addContainers(each, containers));
    }
  }

  private static void change(ObjectNode object, String name, Random random) {
    JsonNode value = object.remove(name);
    switch (random.nextInt(3)) {
      case 0 -> object.set(name + "x", value);
      case 1 -> object.set(name, other(value));
      default -> {
        // The member is missing.
      }
    }
  }

  /** A value of another type. */
  private static JsonNode other(JsonNode value) {
    return value.isNumber() ? StringNode.valueOf("one") : IntNode.valueOf(1);
  }
}
