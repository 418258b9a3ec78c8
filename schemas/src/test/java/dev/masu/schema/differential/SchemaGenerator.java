package dev.masu.schema.differential;

import static dev.masu.schema.differential.Values.JSON;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Generates schemas of one dialect.
 *
 * <p>None applies itself to the same value without end: of the definitions each applies only later ones
 * in place, and a reference whose target depends on the dynamic scope stands in place only if all of its
 * targets are leaves, which apply none in place. To the parts of a value each definition and the root may
 * be applied.
 */
final class SchemaGenerator {
  static final String ROOT = "https://example.org/schema";

  /** The definitions from this one on are schema resources of their own. */
  private static final int FIRST_RESOURCE = 3;

  private static final int DEFINITIONS = 5;

  private final Choice choice;
  private final Draft draft;
  private final ScalarKeywords scalars;

  private enum Kind {
    OBJECT,
    ARRAY,
    SCALAR
  }

  private static final List<Kind> KINDS =
      List.of(Kind.OBJECT, Kind.OBJECT, Kind.ARRAY, Kind.ARRAY, Kind.SCALAR);

  /** The type of values that the keywords of a schema are mostly for. */
  private Kind kind = Kind.OBJECT;

  /** Whether what is generated lies in the root's resource, so that a fragment alone refers to that. */
  private boolean isInRoot;

  SchemaGenerator(Choice choice, Draft draft) {
    this.choice = choice;
    this.draft = draft;
    this.scalars = new ScalarKeywords(choice, draft);
  }

  ObjectNode root() {
    isInRoot = true;
    kind = choice.of(List.of(Kind.OBJECT, Kind.ARRAY));
    ObjectNode root = JSON.objectNode();
    root.put("$schema", draft.uri()).put(draft.id(), ROOT);
    addAnchors(root, "node");
    root.setAll(withoutLoneReference(object(3, 0)));
    if (draft.isSince(Draft.DRAFT_2019_09) && choice.percent(50)) {
      root.put("$ref", reference(FIRST_RESOURCE + choice.below(2)));
    }
    ObjectNode definitions = root.putObject(draft.definitions());
    for (int i = 0; i < FIRST_RESOURCE; i++) {
      ObjectNode definition = object(2, i + 1);
      if (i == 1) {
        addAnchor(definition);
      }
      definitions.set("d" + i, definition);
    }
    addLeaf(definitions);
    isInRoot = false;
    for (int i = FIRST_RESOURCE; i < DEFINITIONS; i++) {
      definitions.set("d" + i, resource(i));
    }
    return root;
  }

  private ObjectNode resource(int number) {
    ObjectNode resource = JSON.objectNode();
    resource.put(draft.id(), "r" + number);
    addAnchors(resource, "node");
    resource.setAll(withoutLoneReference(object(2, number + 1)));
    if (choice.percent(60)) {
      addRecursion(resource);
    }
    addLeaf(resource.putObject(draft.definitions()));
    return resource;
  }

  /** Applies the resource, or what takes its place in the dynamic scope, to parts of the value. */
  private void addRecursion(ObjectNode schema) {
    ObjectNode reference = JSON.objectNode();
    switch (draft) {
      case DRAFT_2020_12 -> reference.put("$dynamicRef", "#node");
      case DRAFT_2019_09 -> reference.put("$recursiveRef", "#");
      default -> reference.put("$ref", choice.percent(50) ? "#" : "schema#");
    }
    switch (choice.below(4)) {
      case 0 -> schema.set("items", reference);
      case 1 -> schema.set("additionalProperties", reference);
      case 2 -> schema.set("patternProperties", JSON.objectNode().set("^[ab]", reference));
      default ->
        schema.set(
            "properties", JSON.objectNode().set("a", reference).set("b", reference.deepCopy()));
    }
  }

  /** Before 2019-09 a reference would hide the id beside it. */
  private ObjectNode withoutLoneReference(ObjectNode schema) {
    if (!draft.isSince(Draft.DRAFT_2019_09)) {
      schema.remove("$ref");
    }
    return schema;
  }

  private void addAnchors(ObjectNode schema, String name) {
    if (draft == Draft.DRAFT_2020_12 && choice.percent(70)) {
      schema.put("$dynamicAnchor", name);
    } else if (draft == Draft.DRAFT_2020_12) {
      schema.put("$anchor", name);
    } else if (draft == Draft.DRAFT_2019_09 && choice.percent(60)) {
      schema.put("$recursiveAnchor", choice.percent(90));
    }
  }

  private void addAnchor(ObjectNode schema) {
    if (draft.isSince(Draft.DRAFT_2019_09)) {
      schema.put("$anchor", "here");
    } else if (!schema.has("$ref")) {
      schema.put(draft.id(), "#here");
    }
  }

  private void addLeaf(ObjectNode definitions) {
    if (draft == Draft.DRAFT_2020_12) {
      ObjectNode leaf = JSON.objectNode();
      addAnchors(leaf, "leaf");
      definitions.set("leaf", leaf.setAll(object(0, DEFINITIONS)));
    }
  }

  /**
   * A schema.
   *
   * @param depth how deep schemas may lie within it; those of depth 0 are leaves
   * @param floor the first definition that it may apply in place
   */
  private JsonNode schema(int depth, int floor) {
    if (choice.percent(8) && draft.isSince(Draft.DRAFT_06)) {
      return JSON.booleanNode(choice.percent(60));
    }
    return object(depth, floor);
  }

  /** Mostly keywords of one type, that of the schema which applies it in place, so that they assert on the same values. */
  private ObjectNode object(int depth, int floor) {
    Kind outer = kind;
    if (depth > 0 && choice.percent(10)) {
      kind = choice.of(KINDS);
    }
    ObjectNode schema = JSON.objectNode();
    for (int i = 1 + choice.below(3); i > 0; i--) {
      addForKind(schema, depth);
    }
    if (depth > 0 && choice.percent(60)) {
      addInPlace(schema, depth - 1, floor);
    }
    if (depth > 0 && choice.percent(25)) {
      addReference(schema, floor);
    }
    if (depth > 0 && draft.isSince(Draft.DRAFT_2019_09) && choice.percent(35)) {
      addUnevaluated(schema, depth - 1);
    }
    kind = outer;
    return schema;
  }

  private void addForKind(ObjectNode schema, int depth) {
    if (kind == Kind.SCALAR || choice.percent(10)) {
      scalars.addTo(schema);
    } else if (kind == Kind.OBJECT) {
      addForObjects(schema, depth - 1);
    } else {
      addForArrays(schema, depth - 1);
    }
  }

  private void addUnevaluated(ObjectNode schema, int depth) {
    JsonNode part = choice.percent(60) ? JSON.booleanNode(false) : part(depth);
    if (kind != Kind.SCALAR) {
      schema.set(kind == Kind.OBJECT ? "unevaluatedProperties" : "unevaluatedItems", part);
    }
  }

  /** A schema for a part of the value, which any may be applied to. */
  private JsonNode part(int depth) {
    if (depth <= 0 || choice.percent(70)) {
      Kind outer = kind;
      kind = depth <= 0 ? Kind.SCALAR : choice.of(KINDS);
      JsonNode schema = schema(Math.max(depth, 0), 0);
      kind = outer;
      return schema;
    }
    ObjectNode reference = JSON.objectNode();
    boolean isDynamic = choice.percent(isInRoot ? 40 : 70);
    if (isDynamic && draft == Draft.DRAFT_2019_09) {
      return reference.put("$recursiveRef", "#");
    }
    if (isDynamic && draft == Draft.DRAFT_2020_12) {
      String target = choice.of(List.of("#node", "r3#node", "r4#node", "schema#node"));
      return reference.put("$dynamicRef", target);
    }
    return reference.put(
        "$ref", choice.percent(25) ? "schema#" : reference(choice.below(DEFINITIONS)));
  }

  private void addReference(ObjectNode schema, int floor) {
    if (draft == Draft.DRAFT_2020_12 && choice.percent(40)) {
      List<String> leaves = List.of("#leaf", "schema#leaf", "r3#leaf", "r4#leaf");
      // "#leaf" is the leaf of the schema resource that the reference lies in.
      schema.put("$dynamicRef", choice.of(leaves));
    } else if (floor < DEFINITIONS) {
      if (!draft.isSince(Draft.DRAFT_2019_09) && choice.percent(90)) {
        // Its siblings would be ignored.
        schema.removeAll();
      }
      schema.put("$ref", reference(floor + choice.below(DEFINITIONS - floor)));
    }
  }

  private String reference(int definition) {
    if (definition >= FIRST_RESOURCE) {
      return choice.percent(50) ? "r" + definition : "https://example.org/r" + definition;
    }
    String document = isInRoot ? "" : "schema";
    return definition == 1 && choice.percent(30) && draft.isSince(Draft.DRAFT_2019_09)
        ? document + "#here"
        : document + "#/" + draft.definitions() + "/d" + definition;
  }

  private void addForObjects(ObjectNode schema, int depth) {
    switch (choice.below(12)) {
      case 0, 1, 2, 3 -> schema.set("properties", map(Values.NAMES, () -> part(depth)));
      case 4, 5 -> schema.set("patternProperties", map(Values.PATTERNS, () -> part(depth)));
      case 6 -> schema.set("additionalProperties", part(depth));
      case 7 -> schema.set("required", names(1));
      case 8 -> {
        if (draft.isSince(Draft.DRAFT_06)) {
          schema.set("propertyNames", name());
        }
      }
      case 9 -> schema.put(choice.percent(50) ? "minProperties" : "maxProperties", choice.below(4));
      default -> schema.put("type", "object");
    }
  }

  private JsonNode name() {
    ObjectNode schema = JSON.objectNode();
    scalars.addTo(schema);
    return schema;
  }

  private void addForArrays(ObjectNode schema, int depth) {
    switch (choice.below(12)) {
      case 0, 1 -> {
        if (draft == Draft.DRAFT_2020_12 || !schema.has("items")) {
          schema.set("items", part(depth));
        }
      }
      case 2, 3 -> schema.set(draft.tuple(), list(1, () -> part(depth)));
      case 4 -> schema.set(draft.rest(), part(depth));
      case 5, 6, 7 -> addContains(schema, depth);
      case 8 -> schema.put("uniqueItems", choice.percent(90));
      case 9 -> schema.put(choice.percent(50) ? "minItems" : "maxItems", choice.below(4));
      default -> schema.put("type", "array");
    }
  }

  private void addContains(ObjectNode schema, int depth) {
    if (draft.isSince(Draft.DRAFT_06)) {
      schema.set("contains", part(depth));
    }
    if (draft.isSince(Draft.DRAFT_2019_09)) {
      if (choice.percent(30)) {
        schema.put("minContains", choice.below(3));
      }
      if (choice.percent(30)) {
        schema.put("maxContains", choice.below(3));
      }
    }
  }

  private void addInPlace(ObjectNode schema, int depth, int floor) {
    switch (choice.below(10)) {
      case 0 -> schema.set("not", schema(depth, floor));
      case 1, 2, 3 -> {
        String keyword = choice.of(List.of("allOf", "anyOf", "oneOf", "anyOf"));
        schema.set(keyword, list(1, () -> schema(depth, floor)));
      }
      case 4, 5 ->
        draft.conditions().forEach(keyword -> {
          if (keyword.equals("if") || choice.percent(70)) {
            schema.set(keyword, schema(depth, floor));
          }
        });
      case 6, 7 -> addDependencies(schema, depth, floor);
      case 8 -> addKinds(schema, depth, floor);
      default -> {
        schema.set("allOf", list(2, () -> schema(depth, floor)));
        schema.set("anyOf", list(2, () -> schema(depth, floor)));
      }
    }
  }

  /** Alternatives that are distinguished by the text of one member. */
  private void addKinds(ObjectNode schema, int depth, int floor) {
    String name = choice.of(Values.NAMES);
    ArrayNode kinds = JSON.arrayNode();
    for (int i = 1 + choice.below(2); i >= 0; i--) {
      ObjectNode part = object(depth, floor);
      if (!draft.isSince(Draft.DRAFT_2019_09)) {
        part.remove("$ref");
      }
      ObjectNode texts = JSON.objectNode();
      texts.putArray("enum").add(Values.TEXTS.get(2 * i)).add(Values.TEXTS.get(2 * i + 1));
      part.withObjectProperty("properties").set(name, texts);
      kinds.add(part);
    }
    schema.set(choice.of(List.of("anyOf", "oneOf")), kinds);
  }

  private void addDependencies(ObjectNode schema, int depth, int floor) {
    boolean isOfNames = choice.percent(50);
    Supplier<JsonNode> dependency = isOfNames ? () -> names(1) : () -> schema(depth, floor);
    String since2019 = isOfNames ? "dependentRequired" : "dependentSchemas";
    String keyword = draft.isSince(Draft.DRAFT_2019_09) ? since2019 : "dependencies";
    schema.set(keyword, map(Values.NAMES, dependency));
  }

  private ArrayNode names(int min) {
    return distinct(list(min, () -> JSON.stringNode(choice.of(Values.NAMES))));
  }

  private ArrayNode list(int min, Supplier<JsonNode> items) {
    ArrayNode list = JSON.arrayNode();
    for (int i = min + choice.below(3); i > 0; i--) {
      list.add(items.get());
    }
    return list;
  }

  private ObjectNode map(List<String> names, Supplier<JsonNode> members) {
    ObjectNode map = JSON.objectNode();
    for (int i = 1 + choice.below(3); i > 0; i--) {
      map.set(choice.of(names), members.get());
    }
    return map;
  }

  static ArrayNode distinct(ArrayNode list) {
    List<JsonNode> distinct = new ArrayList<>(list.valueStream().distinct().toList());
    return JSON.arrayNode().addAll(distinct);
  }
}
