package dev.masu.schema.differential;

import static dev.masu.schema.differential.Values.JSON;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Derives documents from a schema that have a fair chance to be valid. */
final class DocumentGenerator {
  private static final int MAX_DEPTH = 4;
  private static final int MAX_SCHEMAS = 24;
  private static final List<String> BOUNDS =
      List.of("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf");

  private final ObjectNode root;
  private final Choice choice;
  private final Draft draft;
  private final Values values;

  DocumentGenerator(ObjectNode root, Choice choice, Draft draft) {
    this.root = root;
    this.choice = choice;
    this.draft = draft;
    this.values = new Values(choice, draft);
  }

  JsonNode next() {
    return value(List.of(root), 0);
  }

  /** A value that all of the schemas may be applied to. */
  private JsonNode value(List<JsonNode> schemas, int depth) {
    List<JsonNode> all = new ArrayList<>();
    schemas.forEach(schema -> addInPlace(schema, all));
    if (depth >= MAX_DEPTH || choice.percent(4)) {
      return values.scalar();
    }
    List<JsonNode> given = new ArrayList<>();
    all.forEach(schema -> {
      schema.path("enum").forEach(given::add);
      if (schema.has("const")) {
        given.add(schema.get("const"));
      }
    });
    return !given.isEmpty() && choice.percent(85)
        ? choice.of(given)
        : ofType(choice.of(types(all)), all, depth);
  }

  /** Adds a schema and what it applies to the same value, of alternatives one. */
  private void addInPlace(JsonNode schema, List<JsonNode> all) {
    if (all.size() >= MAX_SCHEMAS || !schema.isObject()) {
      return;
    }
    all.add(schema);
    Consumer<JsonNode> add = part -> addInPlace(part, all);
    for (String keyword : List.of("$ref", "$dynamicRef", "$recursiveRef")) {
      if (schema.has(keyword)) {
        add.accept(target(schema.get(keyword).asString()));
      }
    }
    schema.path("allOf").forEach(add);
    for (String keyword : List.of("anyOf", "oneOf")) {
      if (schema.has(keyword)) {
        add.accept(choice.of(schema.get(keyword).valueStream().toList()));
      }
    }
    if (choice.percent(50)) {
      add.accept(schema.path("if"));
      add.accept(schema.path("then"));
    } else {
      add.accept(schema.path("else"));
    }
    if (choice.percent(30)) {
      schema.path("dependentSchemas").forEach(add);
      schema.path("dependencies").forEach(add);
    }
  }

  private JsonNode target(String reference) {
    JsonNode definitions = root.path(draft.definitions());
    int hash = reference.indexOf('#');
    String fragment = hash < 0 ? "" : reference.substring(hash + 1);
    if (fragment.equals("leaf")) {
      return definitions.path("leaf");
    }
    if (fragment.equals("here")) {
      return definitions.path("d1");
    }
    String document = hash < 0 ? reference : reference.substring(0, hash);
    JsonNode resource = document.isEmpty() || document.equals("schema")
        ? root
        : definitions.path("d" + document.charAt(document.length() - 1));
    return fragment.startsWith("/") ? resource.at(fragment) : resource;
  }

  private List<String> types(List<JsonNode> all) {
    List<String> types = new ArrayList<>();
    for (JsonNode schema : all) {
      JsonNode type = schema.path("type");
      if (type.isString()) {
        types.addAll(List.of(type.asString(), type.asString(), type.asString()));
      }
      type.forEach(each -> types.add(each.asString()));
      schema.propertyNames().forEach(keyword -> addType(keyword, types));
    }
    if (types.isEmpty() || choice.percent(5)) {
      types.addAll(List.of("object", "array", "scalar"));
    }
    return types;
  }

  private static void addType(String keyword, List<String> types) {
    switch (keyword) {
      case "properties",
          "patternProperties",
          "additionalProperties",
          "required",
          "propertyNames",
          "minProperties",
          "unevaluatedProperties",
          "dependencies",
          "dependentSchemas",
          "dependentRequired" -> types.add("object");
      case "items",
          "prefixItems",
          "additionalItems",
          "contains",
          "uniqueItems",
          "minItems",
          "unevaluatedItems" -> types.add("array");
      case "pattern", "minLength", "maxLength" -> types.add("string");
      case "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf" ->
        types.add("number");
      default -> {}
    }
  }

  private JsonNode ofType(String type, List<JsonNode> all, int depth) {
    return switch (type) {
      case "object" -> object(all, depth);
      case "array" -> array(all, depth);
      case "string" -> values.text();
      case "number", "integer" -> number(all);
      case "boolean" -> JSON.booleanNode(choice.percent(50));
      case "null" -> JSON.nullNode();
      default -> values.scalar();
    };
  }

  private JsonNode number(List<JsonNode> all) {
    List<JsonNode> bounds = new ArrayList<>();
    all.forEach(schema -> BOUNDS.forEach(name -> {
      if (schema.path(name).isNumber()) {
        bounds.add(schema.get(name));
      }
    }));
    if (bounds.isEmpty() || choice.percent(25)) {
      return values.number();
    }
    JsonNode bound = choice.of(bounds);
    if (Math.abs(bound.decimalValue().scale()) > 30 || choice.percent(30)) {
      return bound;
    }
    BigDecimal moved = bound.decimalValue().add(BigDecimal.valueOf(choice.below(5) - 2));
    return draft == Draft.DRAFT_04 && moved.stripTrailingZeros().scale() <= 0
        ? JSON.numberNode(moved.toBigInteger())
        : JSON.numberNode(moved);
  }

  private ObjectNode object(List<JsonNode> all, int depth) {
    Set<String> names = new LinkedHashSet<>();
    for (JsonNode schema : all) {
      schema.path("required").forEach(name -> addName(95, name.asString(), names));
      schema.path("properties").propertyNames().forEach(name -> addName(65, name, names));
      for (String keyword : List.of("dependencies", "dependentSchemas", "dependentRequired")) {
        schema.path(keyword).propertyNames().forEach(name -> addName(35, name, names));
        schema.path(keyword).forEach(dependency -> {
          if (dependency.isArray()) {
            dependency.forEach(name -> addName(25, name.asString(), names));
          }
        });
      }
      if (schema.has("patternProperties") || schema.has("additionalProperties")) {
        addName(60, choice.of(Values.NAMES), names);
      }
      for (int i = schema.path("minProperties").asInt(0); i > 0; i--) {
        addName(80, choice.of(Values.NAMES), names);
      }
    }
    addName(20, choice.of(Values.NAMES), names);
    ObjectNode object = JSON.objectNode();
    names.forEach(name -> object.set(name, value(ofMember(name, all), depth + 1)));
    return object;
  }

  private void addName(int percent, String name, Set<String> names) {
    if (choice.percent(percent)) {
      names.add(name);
    }
  }

  private static List<JsonNode> ofMember(String name, List<JsonNode> all) {
    List<JsonNode> schemas = new ArrayList<>();
    for (JsonNode schema : all) {
      int before = schemas.size();
      if (schema.path("properties").has(name)) {
        schemas.add(schema.path("properties").get(name));
      }
      schema.path("patternProperties").forEachEntry((pattern, part) -> {
        if (Pattern.compile(pattern).matcher(name).find()) {
          schemas.add(part);
        }
      });
      if (schemas.size() == before) {
        schemas.add(schema.path("additionalProperties"));
      }
    }
    all.forEach(schema -> schemas.add(schema.path("unevaluatedProperties")));
    return schemas;
  }

  private ArrayNode array(List<JsonNode> all, int depth) {
    int size = choice.below(4);
    for (JsonNode schema : all) {
      size = Math.max(size, schema.path("minItems").asInt(0));
    }
    ArrayNode array = JSON.arrayNode();
    for (int i = 0; i < size; i++) {
      array.add(value(ofItem(i, all), depth + 1));
    }
    for (JsonNode schema : all) {
      int count = schema.path("minContains").asInt(1);
      for (int i = 0; i < count && schema.has("contains") && choice.percent(80); i++) {
        JsonNode item = value(List.of(schema.get("contains")), depth + 1);
        array.insert(choice.below(array.size() + 1), item);
      }
    }
    boolean isUnique =
        all.stream().anyMatch(schema -> schema.path("uniqueItems").asBoolean(false));
    return isUnique && choice.percent(70) ? SchemaGenerator.distinct(array) : array;
  }

  private List<JsonNode> ofItem(int index, List<JsonNode> all) {
    List<JsonNode> schemas = new ArrayList<>();
    for (JsonNode schema : all) {
      JsonNode first = schema.path(draft.tuple());
      if (first.isArray() && index < first.size()) {
        schemas.add(first.get(index));
      } else {
        schemas.add(schema.path(first.isArray() ? draft.rest() : "items"));
      }
      schemas.add(schema.path("unevaluatedItems"));
    }
    return schemas;
  }
}
