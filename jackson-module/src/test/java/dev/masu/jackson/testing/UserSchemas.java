package dev.masu.jackson.testing;

import dev.masu.schema.catalog.SchemaCatalog;
import tools.jackson.databind.json.JsonMapper;

/** The schemas of types that several tests bind. */
public final class UserSchemas {
  public static final String POINT = "https://example.org/point.json";
  public static final String PUZZLE = "https://example.org/puzzle.json";
  public static final String MARK = "https://example.org/mark.json";
  public static final String NUMBERS = "https://example.org/numbers.json";
  public static final String COUNTS = "https://example.org/counts.json";
  public static final String TREE = "https://example.org/tree.json";
  public static final String SHAPE = "https://example.org/shape.json";
  public static final String CIRCLE = "https://example.org/circle.json";

  /** Everything is valid against it, so that binding errors are reached. */
  public static final String ANYTHING = "https://example.org/anything.json";

  public static final SchemaCatalog CATALOG = SchemaCatalog.builder()
      .register(POINT, """
          {"type": "object",
           "properties": {"x": {"type": "integer"}, "name": {"type": "string"}},
           "required": ["x"],
           "additionalProperties": false}
          """)
      .register(PUZZLE, """
          {"type": "object",
           "properties": {
             "piece": {"type": "string", "format": "qpi"},
             "at": {"type": "string", "format": "cell"},
             "solution": {"type": "object"}},
           "required": ["piece"],
           "additionalProperties": false}
          """)
      .register(MARK, "{\"enum\": [\"CHECK\", \"MATE\", \"DRAW\"]}")
      .register(
          NUMBERS, "{\"type\": \"array\", \"items\": {\"type\": \"integer\"}, \"minItems\": 1}")
      .register(COUNTS, "{\"type\": \"object\", \"additionalProperties\": {\"type\": \"integer\"}}")
      .register(TREE, """
          {"type": "object",
           "properties": {"name": {"type": "string"}, "children": {"type": "array"}},
           "required": ["name"],
           "additionalProperties": false}
          """)
      .register(SHAPE, """
          {"type": "object",
           "properties": {"kind": {"type": "string"}, "size": {"type": "integer"}},
           "required": ["kind"]}
          """)
      .register(CIRCLE, """
          {"type": "object",
           "properties": {
             "kind": {"const": "circle"},
             "size": {"type": "integer"},
             "move": {"type": "object"}},
           "required": ["kind", "size"],
           "additionalProperties": false}
          """)
      .register(ANYTHING, "true")
      .build();

  private UserSchemas() {}

  public static JsonMapper mapper() {
    return builder().build();
  }

  public static JsonMapper.Builder builder() {
    return TestMappers.builder(CATALOG);
  }
}
