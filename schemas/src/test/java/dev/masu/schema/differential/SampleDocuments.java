package dev.masu.schema.differential;

import static dev.masu.schema.differential.GeneratedSchemas.JSON;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Makes documents that a schema might just accept. The same random numbers make the same documents. */
final class SampleDocuments {
  private static final List<String> TYPES =
      List.of("null", "boolean", "integer", "number", "string", "array", "object");
  private static final int MAX_DEPTH = 6;

  private final JsonNode root;
  private final Random random;

  SampleDocuments(JsonNode root, Random random) {
    this.root = root;
    this.random = random;
  }

  /** A document that follows the schema in most, sometimes with one value changed. */
  JsonNode next() {
    JsonNode document = sample(root, 0);
    return random.nextInt(3) == 0 ? changed(document) : document;
  }

  private JsonNode sample(JsonNode schema, int depth) {
    if (!schema.isObject() || depth > MAX_DEPTH || random.nextInt(12) == 0) {
      return any(schema, depth);
    }
    if (schema.has("$ref") && random.nextInt(4) > 0) {
      String reference = schema.path("$ref").asString();
      return sample(root.at(reference.substring(1)), depth + 1);
    }
    if (schema.has("const") && random.nextInt(5) > 0) {
      return schema.path("const");
    }
    if (schema.has("enum") && random.nextInt(5) > 0) {
      return oneOf(schema.path("enum").valueStream().toList());
    }
    List<JsonNode> parts = new ArrayList<>();
    List.of("allOf", "anyOf", "oneOf").forEach(name -> schema.path(name).forEach(parts::add));
    List.of("if", "then", "else").stream()
        .filter(schema::has)
        .forEach(n -> parts.add(schema.path(n)));
    return parts.isEmpty() || random.nextBoolean()
        ? any(schema, depth)
        : sample(oneOf(parts), depth + 1);
  }

  private JsonNode any(JsonNode schema, int depth) {
    return switch (type(schema)) {
      case "null" -> JSON.nullNode();
      case "boolean" -> JSON.booleanNode(random.nextBoolean());
      case "integer", "number" -> number(schema);
      case "string" -> JSON.stringNode(oneOf(GeneratedSchemas.TEXTS));
      case "array" -> array(schema, depth);
      default -> object(schema, depth);
    };
  }

  /** A type that the schema allows, or speaks of. */
  private String type(JsonNode schema) {
    JsonNode type = schema.path("type");
    if (type.isString()) {
      return type.stringValue();
    }
    if (type.isArray() && !type.isEmpty()) {
      return oneOf(type.valueStream().toList()).stringValue();
    }
    List<String> meant = new ArrayList<>();
    for (String name : schema.propertyNames()) {
      if (name.endsWith("roperties") || name.startsWith("depend") || name.equals("required")) {
        meant.add("object");
      } else if (name.endsWith("tems") || name.endsWith("ontains")) {
        meant.add("array");
      } else if (name.endsWith("imum") || name.equals("multipleOf")) {
        meant.add("number");
      } else if (name.endsWith("Length") || name.equals("pattern") || name.equals("format")) {
        meant.add("string");
      }
    }
    return oneOf(meant.isEmpty() || random.nextInt(6) == 0 ? TYPES : meant);
  }

  private JsonNode number(JsonNode schema) {
    List<BigDecimal> numbers = new ArrayList<>(List.of(oneOf(GeneratedSchemas.NUMBERS)));
    for (JsonNode value : schema) {
      if (value.isNumber()) {
        BigDecimal number = value.decimalValue();
        numbers.add(number);
        if (Math.abs(number.scale()) < 1_000) {
          numbers.add(number.add(BigDecimal.ONE));
          numbers.add(number.subtract(new BigDecimal("1e-21")));
          numbers.add(number.multiply(BigDecimal.valueOf(random.nextInt(9))));
        }
      }
    }
    return JSON.numberNode(oneOf(numbers));
  }

  private JsonNode array(JsonNode schema, int depth) {
    ArrayNode array = JSON.arrayNode();
    int size = depth > MAX_DEPTH ? 0 : random.nextInt(4);
    for (int i = 0; i < size; i++) {
      boolean again = i > 0 && random.nextInt(6) == 0;
      array.add(again ? array.get(i - 1) : sample(item(schema, i), depth + 1));
    }
    return array;
  }

  private JsonNode item(JsonNode schema, int index) {
    if (schema.has("contains") && random.nextInt(3) == 0) {
      return schema.path("contains");
    }
    JsonNode list = schema.has("prefixItems") ? schema.path("prefixItems") : schema.path("items");
    if (list.isArray() && index < list.size()) {
      return list.path(index);
    }
    return schema.path(schema.path("items").isArray() ? "additionalItems" : "items");
  }

  private JsonNode object(JsonNode schema, int depth) {
    ObjectNode object = JSON.objectNode();
    if (depth > MAX_DEPTH) {
      return object;
    }
    for (String name : schema.path("properties").propertyNames()) {
      if (random.nextInt(4) > 0) {
        object.set(name, sample(schema.path("properties").path(name), depth + 1));
      }
    }
    for (JsonNode name : schema.path("required")) {
      if (!object.has(name.stringValue()) && random.nextInt(6) > 0) {
        object.set(name.stringValue(), sample(schema.path("additionalProperties"), depth + 1));
      }
    }
    for (int more = random.nextInt(3); more > 0; more--) {
      List<String> names = random.nextBoolean() ? GeneratedSchemas.NAMES : GeneratedSchemas.TEXTS;
      object.set(oneOf(names), sample(other(schema), depth + 1));
    }
    return object;
  }

  private JsonNode other(JsonNode schema) {
    List<JsonNode> others = new ArrayList<>(List.of(schema.path("additionalProperties")));
    schema.path("patternProperties").forEach(others::add);
    return oneOf(others);
  }

  /** The document with one value replaced, removed or doubled. */
  private JsonNode changed(JsonNode document) {
    JsonNode copy = document.deepCopy();
    List<JsonNode> containers = new ArrayList<>();
    collect(copy, containers);
    if (containers.isEmpty()) {
      return any(JSON.objectNode(), 1);
    }
    JsonNode container = oneOf(containers);
    JsonNode value = any(JSON.objectNode(), MAX_DEPTH);
    if (container instanceof ArrayNode array) {
      int index = random.nextInt(array.size());
      switch (random.nextInt(3)) {
        case 0 -> array.remove(index);
        case 1 -> array.set(index, value);
        default -> array.insert(index, array.get(index));
      }
    } else if (container instanceof ObjectNode object) {
      String name = oneOf(List.copyOf(object.propertyNames()));
      switch (random.nextInt(3)) {
        case 0 -> object.remove(name);
        case 1 -> object.set(name, value);
        default -> object.set(oneOf(GeneratedSchemas.NAMES), object.get(name));
      }
    }
    return copy;
  }

  private static void collect(JsonNode value, List<JsonNode> containers) {
    if (value.isContainer() && !value.isEmpty()) {
      containers.add(value);
      value.forEach(child -> collect(child, containers));
    }
  }

  private <T> T oneOf(List<T> choices) {
    return choices.get(random.nextInt(choices.size()));
  }
}
