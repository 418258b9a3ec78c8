package dev.masu.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.SchemaBound;
import dev.masu.schema.CheckLimits;
import dev.masu.schema.SchemaCatalog;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.deser.DeserializationProblemHandler;
import tools.jackson.databind.json.JsonMapper;

/**
 * The members of a record that were there before are read in one go: what is made of a document, or wrong with it, is the
 * same as where Jackson's own deserializer reads it, whatever was read before.
 */
final class RecordMembersTest {
  private static final String GAME = "https://example.org/game.json";
  private static final String SCHEMA = """
      {"type": "array", "items": {
         "type": "object",
         "properties": {
           "name": {"type": "string"},
           "piece": {"type": "string", "pattern": "^[A-Z]$"},
           "number": {"type": "integer"},
           "seconds": {"type": "integer", "minimum": 0, "maximum": 300},
           "small": {"type": "integer", "maximum": 1000},
           "rated": {"type": "boolean"},
           "inner": {"type": "object", "additionalProperties": {"type": "integer"}, "maxProperties": 2}},
         "required": ["name"],
         "maxProperties": 6,
         "additionalProperties": {"maxLength": 3}}}
      """;

  record Game(
      @Nullable String name,
      @Nullable String piece,
      int number,
      @Nullable Integer seconds,
      byte small,
      boolean rated,
      @Nullable Map<String, Integer> inner) {}

  @SchemaBound(GAME)
  static final class Games extends ArrayList<Game> {
    private static final long serialVersionUID = 1L;
  }

  /** Put behind each other in all ways. */
  private static final List<String> MEMBERS = List.of(
      "\"name\":\"a\"",
      "\"name\":\"b\"",
      "\"name\":\"abcdefghijklmnopqrstuvwxyz\"",
      "\"name\":null",
      "\"name\":1",
      "\"piece\":\"K\"",
      "\"piece\":\"k\"",
      "\"piece\":\n\"KK\"",
      "\"number\":1",
      "\"number\":-5000",
      "\"number\":3000000000",
      "\"number\":1.5",
      "\"number\":\"1\"",
      "\"seconds\":7",
      "\"seconds\":301",
      "\"seconds\":\n-1",
      "\"small\":5",
      "\"small\":500",
      "\"rated\":true",
      "\"rated\":0",
      "\"inner\":{\"name\":1,\"number\":2}",
      "\"inner\":{\"a\":1,\"b\":2,\"c\":3}",
      "\"other\":\"abc\"",
      "\"other\":\"abcd\"",
      "\"other\":{\"name\":[\"a\"]}",
      "\"n\\u0061me\":\"a\"",
      "\"name\"",
      "\"name\":",
      "\"name\":\"a",
      "\"seconds\":7 7",
      "}");

  static List<String> documents() {
    List<String> documents = new ArrayList<>(List.of("[{}]", "[{\"name\":\"a\"", "[[]]", "[7]"));
    for (String first : MEMBERS) {
      documents.add("[{" + first + "}]");
      for (String second : MEMBERS) {
        documents.add("[{" + first + ", " + second + ", \"seconds\": 7}]");
        documents.add("[{\"name\":\"a\", \"piece\":\"K\",\n" + first + ", " + second + "}]");
      }
    }
    documents.add("[{\"name\":\"a\",\"b\":1,\"c\":1,\"d\":1,\"e\":1,\"f\":1,\"g\":1}]");
    return documents;
  }

  @ParameterizedTest
  @ValueSource(strings = {"String", "bytes", "stream"})
  void areReadAsJacksonReadsThem(String route) {
    JsonMapper mapper = mapper(CheckLimits.defaults());
    assertThat(outcomes(reader(mapper), route, documents()))
        .isEqualTo(outcomes(leftToJackson(mapper), route, documents()));
  }

  @Test
  void areBoundedAsJacksonsAre() {
    CheckLimits limits =
        CheckLimits.defaults().withMaxStringLength(20).withMaxDocumentSize(60).withMaxDepth(2);
    JsonMapper mapper = mapper(limits);
    assertThat(outcomes(reader(mapper), "bytes", documents()))
        .isEqualTo(outcomes(leftToJackson(mapper), "bytes", documents()));
  }

  private static JsonMapper mapper(CheckLimits limits) {
    SchemaCatalog catalog =
        SchemaCatalog.builder().limits(limits).register(GAME, SCHEMA).build();
    return JsonMapper.builder()
        .addModule(MasuModule.builder().catalog(catalog).build())
        .build();
  }

  private static ObjectReader reader(JsonMapper mapper) {
    return mapper.readerFor(Games.class);
  }

  /** With a handler, all records are bound by Jackson's own deserializer. */
  private static ObjectReader leftToJackson(JsonMapper mapper) {
    return reader(mapper).withHandler(new DeserializationProblemHandler() {});
  }

  /** What comes of each document; all were read before, in another order. */
  private static Map<String, String> outcomes(
      ObjectReader reader, String route, List<String> documents) {
    documents.forEach(json -> outcome(reader, route, json));
    Map<String, String> outcomes = new LinkedHashMap<>();
    documents.forEach(json -> outcomes.put(json, outcome(reader, route, json)));
    return outcomes;
  }

  private static String outcome(ObjectReader reader, String route, String json) {
    byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
    try {
      Games games = switch (route) {
        case "String" -> reader.readValue(json);
        case "bytes" -> reader.readValue(bytes);
        default -> reader.readValue(new ByteArrayInputStream(bytes));
      };
      return games.toString();
    } catch (SchemaViolationException e) {
      return e.toString();
    } catch (JacksonException e) {
      // Of one mistake in the syntax Jackson has several wordings.
      return e.getClass().getSimpleName() + " at " + e.getLocation();
    }
  }
}
