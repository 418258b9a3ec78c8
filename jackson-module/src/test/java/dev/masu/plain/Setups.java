package dev.masu.plain;

import dev.masu.jackson.MasuFeature;
import dev.masu.notation.Qpi.Sides;
import dev.masu.plain.PlainSetup.Notations;
import dev.masu.plain.reading.Input;
import dev.masu.plain.reading.NotBound;
import dev.masu.plain.reading.Subject;
import dev.masu.plain.reading.Subject.PlainCheck;
import dev.masu.schema.catalog.SchemaCatalog;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.json.JsonMapper;

/** The ways to read a {@link Setup}. */
final class Setups {
  static final String ID = "https://example.org/setup.json";

  /** Leaves it to the types what a text may be. */
  private static final String OPEN = """
      {"$schema": "https://json-schema.org/draft/2020-12/schema",
       "type": "object",
       "properties": {
         "pieces": {"$ref": "#/$defs/map"},
         "board": {"$ref": "#/$defs/map"},
         "hands": {"$ref": "#/$defs/map"},
         "pins": {"$ref": "#/$defs/map"},
         "names": {"$ref": "#/$defs/map"},
         "homes": {"$ref": "#/$defs/map"},
         "actors": {"$ref": "#/$defs/list"},
         "legacy": {"$ref": "#/$defs/list"},
         "squares": {"$ref": "#/$defs/list"},
         "piece": {"$ref": "#/$defs/text"},
         "raw": {"$ref": "#/$defs/text"}},
       "additionalProperties": false,
       "$defs": {
         "text": {"type": "string", "pattern": "^[^?]*$"},
         "map": {
           "type": "object",
           "propertyNames": {"$ref": "#/$defs/text"},
           "additionalProperties": {"$ref": "#/$defs/text"}},
         "list": {"type": "array", "items": {"$ref": "#/$defs/text"}}}}
      """;

  /** Asks for each notation itself. */
  private static final String STRICT = """
      {"$schema": "https://json-schema.org/draft/2020-12/schema",
       "type": "object",
       "properties": {
         "pieces": {
           "type": "object",
           "propertyNames": {"pattern": "^[^ ]*$"},
           "additionalProperties": {"type": "string", "format": "ggn-piece"}},
         "board": {
           "type": "object",
           "propertyNames": {"format": "cell"},
           "additionalProperties": {"$ref": "QPI"}},
         "hands": {
           "type": "object",
           "propertyNames": {"$ref": "QPI"},
           "additionalProperties": {"type": "string", "format": "ggn-occupation"}},
         "pins": {
           "type": "object",
           "propertyNames": {"format": "pin"},
           "additionalProperties": {"type": "string", "format": "sin"}},
         "names": {
           "type": "object",
           "propertyNames": {"format": "snn"},
           "additionalProperties": {"type": "string", "format": "pnn"}},
         "homes": {
           "type": "object",
           "propertyNames": {"format": "ggn-piece"},
           "additionalProperties": {"type": "string", "format": "cell"}},
         "actors": {"type": "array", "items": {"type": "string", "format": "gan"}},
         "legacy": {"type": "array", "items": {"type": "string", "format": "legacy-gan"}},
         "squares": {
           "type": "array",
           "items": {"type": "string", "pattern": "^[^ ]*$", "maxLength": 64}},
         "piece": {"type": "string", "format": "ggn-piece"},
         "raw": {"type": "string", "pattern": "^[A-Za-z:]*$"}},
       "additionalProperties": false}
      """.replace("QPI", SchemaCatalog.QPI);

  private Setups() {}

  /**
   * The ways to read a setup: by two schemas, each with and without derived pieces, from mappers of their
   * own, and each as two types.
   */
  static List<Subject> subjects() {
    return Stream.of(OPEN, STRICT).flatMap(Setups::subjects).toList();
  }

  private static Stream<Subject> subjects(String schema) {
    SchemaCatalog same = SchemaCatalog.builder().register(ID, schema).build();
    SchemaCatalog independent = same.withQpiSides(Sides.INDEPENDENT);
    String name = schema.equals(OPEN) ? "setup" : "strict setup";
    JsonMapper mapper = Subjects.mapper(same);
    JsonMapper derived = Subjects.mapper(same, MasuFeature.QPI_DERIVED_PIECES);
    return Stream.concat(
        subjects(name, mapper, same, schema, Sides.SAME),
        subjects(name + " of derived pieces", derived, independent, schema, Sides.INDEPENDENT));
  }

  private static Stream<Subject> subjects(
      String name, JsonMapper mapper, SchemaCatalog catalog, String schema, Sides sides) {
    PlainCheck check = PlainCheck.by(Subjects.reference(ID, sides, Map.of(ID, schema)));
    return Stream.of(
        new Subject(
            name,
            Subjects.type(Setup.class),
            mapper,
            catalog.schema(ID),
            check,
            (json, input) -> plain(json, input, sides, PlainSetup::parseName, PlainSetup::parseText)
                .made(sides)),
        new Subject(
            "other " + name,
            Subjects.type(OtherSetup.class),
            mapper,
            catalog.schema(ID),
            check,
            (json, input) -> plain(
                    json, input, sides, PlainSetup::parseOtherName, PlainSetup::parseOtherText)
                .madeOther(sides)));
  }

  private static PlainSetup plain(
      byte[] json, Input input, Sides sides, Notations names, Notations texts) throws NotBound {
    try (JsonParser parser = input.parser(Subject.PLAIN, json)) {
      PlainSetup.requireNotations(parser, sides, names, texts);
    }
    return Subject.plain(json, input, PlainSetup.class);
  }
}
