package dev.masu.schema.differential;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;
import net.jqwik.api.Tuple.Tuple2;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Schemas of one draft with any keyword that is streamed. They refer to each other, also in circles,
 * but never to themselves on the same value: of the definitions {@code d0} to {@code d2} each applies
 * only later ones in place.
 */
final class GeneratedSchemas {
  static final JsonNodeFactory JSON = JsonNodeFactory.instance;
  static final List<String> NAMES =
      List.of("a", "b", "c", "", "ä/~", "\ud83d\udc32", "$ref", "a b");
  static final List<String> TEXTS = List.of(
      "",
      "a",
      "b",
      "ab",
      "aba",
      "bb",
      "\u00e9",
      "\ud83d\udc32",
      "\ud83d\udc32\ud83d\udc32",
      "\n",
      "a\n",
      "1",
      "2024-02-29",
      "2023-02-29",
      "127.0.0.1",
      "256.0.0.1",
      "C:K^");
  static final List<String> PATTERNS = List.of(
      "^a", "b$", "^[ab]*$", "\u00e9", "^.$", "\\d", "^\\S+$", "a|b", "^$", "^(a)b\\1$", "a{2}");
  static final List<BigDecimal> NUMBERS = List.of(
          "0",
          "1",
          "-1",
          "1.0",
          "1.5",
          "0.1",
          "0.3",
          "2",
          "3",
          "7",
          "10",
          "1e3",
          "1000",
          "-2.50",
          "12345678901234567890",
          "12345678901234567891",
          "0.12345678901234567891",
          "1e309",
          "1e400",
          "-1e400",
          "1e-400",
          "9007199254740993",
          "1e1000000000")
      .stream()
      .map(BigDecimal::new)
      .toList();

  /** An {@code enum} of draft-07 must not hold two of which one is as good as the other. */
  private static final List<BigDecimal> UNEQUAL_NUMBERS = List.copyOf(new TreeSet<>(NUMBERS));

  private static final int DEFINITIONS = 3;
  private static final String DRAFT_07 = "http://json-schema.org/draft-07/schema#";
  private static final String DRAFT_2020_12 = "https://json-schema.org/draft/2020-12/schema";

  private final boolean isDraft7;

  private GeneratedSchemas(boolean isDraft7) {
    this.isDraft7 = isDraft7;
  }

  static Arbitrary<JsonNode> ofDraft7() {
    return new GeneratedSchemas(true).roots();
  }

  static Arbitrary<JsonNode> ofDraft202012() {
    return new GeneratedSchemas(false).roots();
  }

  private Arbitrary<JsonNode> roots() {
    List<Arbitrary<JsonNode>> definitions = new ArrayList<>();
    for (int i = 0; i < DEFINITIONS; i++) {
      definitions.add(schema(1, i + 1));
    }
    return Combinators.combine(object(3, 0), Combinators.combine(definitions).as(List::copyOf))
        .as((root, defined) -> {
          ObjectNode schema = JSON.objectNode();
          schema.put("$schema", isDraft7 ? DRAFT_07 : DRAFT_2020_12);
          schema.setAll(root);
          ObjectNode definition = schema.putObject(definitions());
          for (int i = 0; i < DEFINITIONS; i++) {
            definition.set("d" + i, defined.get(i));
          }
          return schema;
        });
  }

  private String definitions() {
    return isDraft7 ? "definitions" : "$defs";
  }

  private String reference(int definition) {
    return "#/" + definitions() + "/d" + definition;
  }

  /**
   * A schema.
   *
   * @param depth how deep schemas may lie within it
   * @param floor the first definition that it may apply in place
   */
  private Arbitrary<JsonNode> schema(int depth, int floor) {
    Arbitrary<JsonNode> objects = Arbitraries.lazy(() -> object(depth, floor)).map(o -> o);
    return Arbitraries.frequencyOf(
        Tuple.of(1, Arbitraries.of(true, false).map(JSON::booleanNode)), Tuple.of(9, objects));
  }

  private Arbitrary<ObjectNode> object(int depth, int floor) {
    return keyword(depth, floor)
        .list()
        .ofMinSize(depth > 2 ? 1 : 0)
        .ofMaxSize(4)
        .map(keywords -> {
          ObjectNode schema = JSON.objectNode();
          keywords.forEach(keyword -> schema.setAll(keyword));
          return schema;
        });
  }

  /** One keyword, or some that belong together. */
  private Arbitrary<ObjectNode> keyword(int depth, int floor) {
    List<Tuple2<Integer, Arbitrary<ObjectNode>>> keywords = new ArrayList<>(values());
    if (floor < DEFINITIONS) {
      keywords.add(Tuple.of(
          2,
          Arbitraries.integers()
              .between(floor, DEFINITIONS - 1)
              .map(i -> one("$ref", JSON.stringNode(reference(i))))));
    }
    if (depth > 0) {
      keywords.addAll(inPlace(depth - 1, floor));
      keywords.addAll(ofMembers(depth - 1));
      keywords.addAll(ofItems(depth - 1));
    }
    return Arbitraries.frequencyOf(keywords);
  }

  private List<Tuple2<Integer, Arbitrary<ObjectNode>>> values() {
    Arbitrary<JsonNode> numbers = Arbitraries.of(NUMBERS).map(JSON::numberNode);
    Arbitrary<JsonNode> counts = Arbitraries.integers().between(0, 3).map(JSON::numberNode);
    List<Tuple2<Integer, Arbitrary<ObjectNode>>> keywords = new ArrayList<>();
    keywords.add(Tuple.of(4, types().map(types -> one("type", types))));
    keywords.add(Tuple.of(2, value(2).map(value -> one("const", value))));
    keywords.add(Tuple.of(2, list(value(1), 1, 4).map(list -> one("enum", distinct(list)))));
    for (String name : List.of("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum")) {
      keywords.add(Tuple.of(1, numbers.map(number -> one(name, number))));
    }
    keywords.add(Tuple.of(
        1,
        numbers
            .filter(number -> number.decimalValue().signum() > 0)
            .map(number -> one("multipleOf", number))));
    for (String name : List.of("Length", "Items", "Properties")) {
      keywords.add(Tuple.of(1, counts.map(count -> one("min" + name, count))));
      keywords.add(Tuple.of(1, counts.map(count -> one("max" + name, count))));
    }
    keywords.add(Tuple.of(
        2, Arbitraries.of(PATTERNS).map(p -> one("pattern", JSON.stringNode(p)))));
    keywords.add(Tuple.of(
        1, Arbitraries.of("date", "ipv4", "email").map(f -> one("format", JSON.stringNode(f)))));
    keywords.add(Tuple.of(2, Arbitraries.just(one("uniqueItems", JSON.booleanNode(true)))));
    keywords.add(Tuple.of(2, names().map(names -> one("required", names))));
    return keywords;
  }

  private static Arbitrary<JsonNode> types() {
    Arbitrary<JsonNode> names = Arbitraries.of(
            "null", "boolean", "integer", "number", "string", "array", "object", "array", "object")
        .map(JSON::stringNode);
    return Arbitraries.oneOf(names, list(names.map(n -> n), 1, 3).map(GeneratedSchemas::distinct));
  }

  private static JsonNode distinct(JsonNode list) {
    ArrayNode distinct = JSON.arrayNode();
    list.valueStream().distinct().forEach(distinct::add);
    return distinct;
  }

  private static Arbitrary<JsonNode> names() {
    return list(Arbitraries.of(NAMES).map(JSON::stringNode), 0, 3).map(GeneratedSchemas::distinct);
  }

  private List<Tuple2<Integer, Arbitrary<ObjectNode>>> inPlace(int depth, int floor) {
    Arbitrary<JsonNode> part = schema(depth, floor);
    List<Tuple2<Integer, Arbitrary<ObjectNode>>> keywords = new ArrayList<>();
    for (String name : List.of("allOf", "anyOf", "oneOf")) {
      keywords.add(Tuple.of(2, list(part, 1, 3).map(parts -> one(name, parts))));
    }
    keywords.add(Tuple.of(2, kinds(depth, floor)));
    keywords.add(Tuple.of(1, part.map(schema -> one("not", schema))));
    keywords.add(Tuple.of(
        2,
        Combinators.combine(part, part.optional(), part.optional())
            .as((condition, then, otherwise) -> {
              ObjectNode conditional = one("if", condition);
              then.ifPresent(schema -> conditional.set("then", schema));
              otherwise.ifPresent(schema -> conditional.set("else", schema));
              return conditional;
            })));
    String schemas = isDraft7 ? "dependencies" : "dependentSchemas";
    keywords.add(Tuple.of(1, map(NAMES, part).map(map -> one(schemas, map))));
    String lists = isDraft7 ? "dependencies" : "dependentRequired";
    keywords.add(Tuple.of(1, map(NAMES, names()).map(map -> one(lists, map))));
    return keywords;
  }

  /** Kinds of objects that one member's text distinguishes. */
  private Arbitrary<ObjectNode> kinds(int depth, int floor) {
    return Combinators.combine(
            Arbitraries.of("anyOf", "oneOf"),
            Arbitraries.of("a", "ä/~"),
            object(depth, floor).list().ofMinSize(2).ofMaxSize(3))
        .as((keyword, name, parts) -> {
          ArrayNode kinds = JSON.arrayNode();
          parts.forEach(part -> kinds.add(kind(name, kinds.size(), part)));
          return one(keyword, kinds);
        });
  }

  private static ObjectNode kind(String name, int number, ObjectNode part) {
    ObjectNode texts = JSON.objectNode();
    if (number == 0) {
      texts.put("const", "a");
    } else {
      texts.putArray("enum").add("b".repeat(number)).add("c".repeat(number));
    }
    ObjectNode members = one(name, texts);
    part.path("properties")
        .propertyStream()
        .filter(member -> !member.getKey().equals(name))
        .forEach(member -> members.set(member.getKey(), member.getValue()));
    ObjectNode kind = part.deepCopy();
    kind.set("properties", members);
    return kind;
  }

  /** On another value every definition may be applied, and the whole schema. */
  private Arbitrary<JsonNode> below(int depth) {
    Arbitrary<JsonNode> references = Arbitraries.of("#", reference(0), reference(1), reference(2))
        .map(reference -> one("$ref", JSON.stringNode(reference)));
    return Arbitraries.frequencyOf(Tuple.of(3, schema(depth, 0)), Tuple.of(1, references));
  }

  private List<Tuple2<Integer, Arbitrary<ObjectNode>>> ofMembers(int depth) {
    Arbitrary<JsonNode> part = below(depth);
    return List.of(
        Tuple.of(4, map(NAMES, part).map(map -> one("properties", map))),
        Tuple.of(2, map(PATTERNS, part).map(map -> one("patternProperties", map))),
        Tuple.of(2, part.map(schema -> one("additionalProperties", schema))),
        Tuple.of(1, part.map(schema -> one("propertyNames", schema))));
  }

  private List<Tuple2<Integer, Arbitrary<ObjectNode>>> ofItems(int depth) {
    Arbitrary<JsonNode> part = below(depth);
    Arbitrary<JsonNode> parts = list(part, 1, 3);
    List<Tuple2<Integer, Arbitrary<ObjectNode>>> keywords = new ArrayList<>();
    keywords.add(Tuple.of(3, part.map(schema -> one("items", schema))));
    keywords.add(Tuple.of(2, part.map(schema -> one("contains", schema))));
    if (isDraft7) {
      keywords.add(Tuple.of(2, parts.map(list -> one("items", list))));
      keywords.add(Tuple.of(2, part.map(schema -> one("additionalItems", schema))));
    } else {
      keywords.add(Tuple.of(2, parts.map(list -> one("prefixItems", list))));
      Arbitrary<Integer> bounds = Arbitraries.integers().between(0, 2);
      keywords.add(Tuple.of(
          2,
          Combinators.combine(part, bounds.optional(), bounds.optional()).as((schema, min, max) -> {
            ObjectNode contains = one("contains", schema);
            min.ifPresent(count -> contains.put("minContains", count));
            max.ifPresent(count -> contains.put("maxContains", count));
            return contains;
          })));
    }
    return keywords;
  }

  /** Any JSON, nested a little. */
  private static Arbitrary<JsonNode> value(int depth) {
    Arbitrary<JsonNode> scalars = Arbitraries.oneOf(
        Arbitraries.of(UNEQUAL_NUMBERS).map(JSON::numberNode),
        Arbitraries.of(TEXTS).map(JSON::stringNode),
        Arbitraries.of(JSON.nullNode(), JSON.booleanNode(true), JSON.booleanNode(false)));
    return depth == 0
        ? scalars
        : Arbitraries.frequencyOf(
            Tuple.of(4, scalars),
            Tuple.of(1, list(value(depth - 1), 0, 2)),
            Tuple.of(1, map(NAMES, value(depth - 1))));
  }

  private static Arbitrary<JsonNode> list(Arbitrary<? extends JsonNode> items, int min, int max) {
    return items.list().ofMinSize(min).ofMaxSize(max).map(list -> {
      ArrayNode array = JSON.arrayNode();
      list.forEach(array::add);
      return array;
    });
  }

  private static Arbitrary<JsonNode> map(List<String> names, Arbitrary<? extends JsonNode> values) {
    return Arbitraries.maps(Arbitraries.of(names), values).ofMaxSize(3).map(map -> {
      ObjectNode object = JSON.objectNode();
      for (Map.Entry<String, ? extends JsonNode> entry : map.entrySet()) {
        object.set(entry.getKey(), entry.getValue());
      }
      return object;
    });
  }

  private static ObjectNode one(String keyword, JsonNode value) {
    return JSON.objectNode().set(keyword, value);
  }
}
