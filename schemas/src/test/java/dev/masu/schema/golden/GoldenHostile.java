package dev.masu.schema.golden;

import dev.masu.schema.CheckLimits;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A document made to exhaust or confuse a checker, beside those of the fixtures.
 *
 * @param name what it is about
 * @param limits the limits of the check
 * @param schema the schema, of 2020-12
 * @param document the document
 */
record GoldenHostile(String name, CheckLimits limits, String schema, String document) {
  static final CheckLimits DEFAULTS = CheckLimits.defaults();
  static final String BRANCHES = """
      {"anyOf": [
        {"type": "object", "properties": {"a": {"type": "string"}, "b": {"$ref": "#"}}, "required": ["a"]},
        {"type": "array", "items": {"$ref": "#"}, "minItems": 1},
        {"type": "integer"}]}
      """;
  static final String ORDER = """
      {"type": "object", "required": ["id", "lines"], "additionalProperties": false,
       "properties": {
         "id": {"type": "string", "pattern": "^[A-Z]{2}[0-9]+$"},
         "lines": {"type": "array", "items": {"type": "object",
           "properties": {"sku": {"type": "string"}, "count": {"type": "integer", "minimum": 1}},
           "required": ["sku", "count"]}}}}
      """;

  static List<GoldenHostile> all() {
    List<GoldenHostile> all = new ArrayList<>();
    GoldenHostileTexts.addTo(all);
    GoldenHostileSizes.addTo(all);
    return all;
  }

  static GoldenHostile hostile(String name, String schema, String document) {
    return new GoldenHostile(name, DEFAULTS, schema, document);
  }

  static String joined(int count, IntFunction<String> part) {
    return IntStream.range(0, count).mapToObj(part).collect(Collectors.joining(","));
  }
}
