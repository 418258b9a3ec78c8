package dev.masu.jackson.differential;

import dev.masu.jackson.differential.Subject.SeparateBinding;
import dev.masu.jackson.differential.Subject.SeparateCheck;
import dev.masu.notation.Qpi.Sides;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.catalog.SchemaCatalog;
import dev.masu.schema.internal.location.TokenLocator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.exc.InputCoercionException;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.json.JsonMapper;

/** How types of users are read. */
final class Games {
  static final String ID = "https://example.org/game.json";

  /** Has no branches, and allows more than the types. */
  private static final String SIMPLE = """
      {"$schema": "https://json-schema.org/draft/2020-12/schema",
       "type": "object",
       "properties": {
         "id": {"type": "integer", "maximum": 1e20},
         "event": {"type": ["string", "null"], "pattern": "^[^!]*$", "maxLength": 100},
         "first": {"$ref": "#/$defs/player"},
         "second": {"$ref": "#/$defs/player"},
         "seconds": {"type": "number", "minimum": 0, "maximum": 1e300},
         "stake": {"type": "number", "multipleOf": 0.01},
         "rated": {"type": ["boolean", "string"]},
         "themes": {
           "type": "array", "items": {"type": "string", "minLength": 1}, "maxItems": 5},
         "scores": {
           "type": "object",
           "propertyNames": {"pattern": "^[A-Za-z]*$"},
           "patternProperties": {"^B": {"minimum": 0}},
           "additionalProperties": {"type": "integer"}},
         "plies": {"type": "array", "items": {"$ref": "#/$defs/ply"}},
         "result": {"type": "string"}},
       "required": ["id"],
       "maxProperties": 13,
       "$defs": {
         "player": {
           "type": "object",
           "properties": {"name": {"type": "string"}, "rating": {"type": "integer"}},
           "required": ["name", "rating"],
           "additionalProperties": false},
         "ply": {
           "type": "object",
           "properties": {
             "number": {"type": "integer"},
             "from": {"type": "string", "format": "cell"},
             "to": {"type": "string", "format": "cell"},
             "piece": {"type": "string", "maxLength": 3}},
           "required": ["from", "to"]}}}
      """;

  /** The same with branches and conditions. */
  private static final String BRANCHED = SIMPLE.replaceFirst("\"maxProperties\": 13,", """
      "maxProperties": 13,
      "anyOf": [
        {"required": ["first"], "properties": {"rated": {"const": true}}},
        {"properties": {"first": false, "plies": {"uniqueItems": true}}},
        {"properties": {"result": {"enum": ["DRAW", "LOST"]}}}],
      "if": {"required": ["result"]}, "then": {"required": ["plies"]},
      "dependentRequired": {"second": ["first"]},
      "not": {"required": ["Aa", "BB"]},
      """);

  private static final JsonMapper UNCHECKED = exact(Subject.UNCHECKED);

  private Games() {}

  /** The ways to read each type by each schema. */
  static List<Subject> subjects() {
    return Stream.of(SIMPLE, BRANCHED)
        .flatMap(schema -> {
          SchemaCatalog catalog = SchemaCatalog.builder().register(ID, schema).build();
          JsonMapper mapper = exact(Subjects.mapper(catalog));
          SeparateCheck check =
              SeparateCheck.by(Subjects.reference(ID, Sides.SAME, Map.of(ID, schema)));
          return Stream.of(Game.class, Journal.class)
              .map(type -> new Subject(
                  type.getSimpleName()
                      + (schema.equals(SIMPLE) ? "" : " by a schema with alternatives"),
                  Subjects.type(type),
                  mapper,
                  catalog.schema(ID),
                  check,
                  binding(Subjects.type(type))));
        })
        .toList();
  }

  /** Without decimals, Jackson alone reads a number beyond the range of doubles as infinite. */
  private static JsonMapper exact(JsonMapper mapper) {
    return mapper
        .rebuild()
        .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
        .build();
  }

  private static SeparateBinding binding(JavaType type) {
    return (json, input) -> {
      try {
        return Objects.requireNonNull(input.read(UNCHECKED, json, type));
      } catch (InputCoercionException | DatabindException e) {
        throw new NotBound(violation(json, input, e), e);
      }
    };
  }

  private static Violation violation(byte[] json, Input input, JacksonException e) {
    String pointer = pointer(e);
    return Violation.builder(Phase.BINDING, "binding", pointer)
        .at(place(json, input, pointer))
        .parameter("problem", e.getOriginalMessage())
        .build();
  }

  private static String pointer(JacksonException e) {
    StringBuilder pointer = new StringBuilder();
    for (JacksonException.Reference step : e.getPath()) {
      String name = step.getPropertyName();
      pointer.append('/');
      pointer.append(name == null ? step.getIndex() : name.replace("~", "~0").replace("/", "~1"));
    }
    return pointer.toString();
  }

  /** The location of the first value with a pointer. */
  private static @Nullable SourceLocation place(byte[] json, Input input, String pointer) {
    try (JsonParser parser = input.parser(Subject.UNCHECKED, json)) {
      for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
        if (token != JsonToken.PROPERTY_NAME && pointer.equals(pointer(parser, token))) {
          return TokenLocator.asJacksonCounts().locate(parser.currentTokenLocation());
        }
      }
    }
    throw new IllegalStateException("no value at " + pointer);
  }

  private static String pointer(JsonParser parser, JsonToken token) {
    return (token.isStructStart()
            ? parser.streamReadContext().getParent()
            : parser.streamReadContext())
        .pathAsPointer()
        .toString();
  }
}
