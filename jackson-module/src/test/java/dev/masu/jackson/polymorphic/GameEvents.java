package dev.masu.jackson.polymorphic;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.masu.SchemaBound;
import dev.masu.jackson.testing.TestMappers;
import dev.masu.schema.CheckLimits;
import dev.masu.schema.catalog.SchemaCatalog;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.json.JsonMapper;

/** Polymorphic types and a type that has properties of them, with their schemas. */
final class GameEvents {
  static final String EVENT = "https://example.org/event.json";
  static final String GAME = "https://example.org/game.json";

  /** The destinations of moves that were constructed, in order. */
  static final List<String> CONSTRUCTED = new ArrayList<>();

  private static final String EVENT_SCHEMA = """
      {"oneOf": [
        {"type": "object",
         "properties": {"kind": {"const": "move"}, "to": {"type": "string"}, "at": {"type": "integer"}},
         "required": ["kind", "to"], "additionalProperties": false},
        {"type": "object",
         "properties": {"kind": {"const": "line"}, "events": {"type": "array", "items": {"$ref": "#"}},
                        "named": {"additionalProperties": {"$ref": "#"}}},
         "required": ["kind"], "additionalProperties": false},
        {"type": "object",
         "properties": {"kind": {"const": "end"}, "last": {"anyOf": [{"type": "null"}, {"$ref": "#"}]}},
         "required": ["kind"], "additionalProperties": false}]}
      """;

  private static final String GAME_SCHEMA = """
      {"type": "object",
       "properties": {
         "name": {"type": "string"},
         "first": {"anyOf": [{"type": "null"}, {"$ref": "event.json"}]},
         "events": {"type": "array", "items": {"$ref": "event.json"}},
         "others": {"type": "object"}},
       "additionalProperties": false}
      """;

  private GameEvents() {}

  @SchemaBound(EVENT)
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
  @JsonSubTypes({
    @JsonSubTypes.Type(value = Move.class, name = "move"),
    @JsonSubTypes.Type(value = Line.class, name = "line"),
    @JsonSubTypes.Type(value = End.class, name = "end")
  })
  sealed interface Event {}

  record Move(String to, byte at) implements Event {
    Move {
      CONSTRUCTED.add(to);
    }
  }

  record Line(@Nullable List<Event> events, @Nullable Map<String, Event> named) implements Event {}

  record End(@Nullable Event last) implements Event {}

  /** The schema requires nothing of the values of {@code others}. */
  @SchemaBound(GAME)
  record Game(
      @Nullable String name,
      @Nullable Event first,
      @Nullable List<Event> events,
      @Nullable Map<String, Event> others) {}

  static JsonMapper mapper() {
    return mapper(new JsonFactory(), CheckLimits.defaults());
  }

  static JsonMapper mapper(JsonFactory factory, CheckLimits limits) {
    return TestMappers.builder(factory, catalog(limits)).build();
  }

  static SchemaCatalog catalog(CheckLimits limits) {
    return SchemaCatalog.builder()
        .limits(limits)
        .register(EVENT, EVENT_SCHEMA)
        .register(GAME, GAME_SCHEMA)
        .build();
  }
}
