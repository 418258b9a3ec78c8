package dev.masu.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.SchemaBound;
import dev.masu.schema.CheckLimits;
import dev.masu.schema.SchemaCatalog;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.deser.DeserializationProblemHandler;
import tools.jackson.databind.json.JsonMapper;

/**
 * The members of a record or bean that were there before are read in one go: what is made of a document, or wrong with it,
 * is the same as where Jackson's own deserializer reads it, whatever was read before.
 */
final class PlainMembersTest {
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

  /** The same set member by member, by what refuses some of them. */
  static final class Bean {
    private final List<String> calls = new ArrayList<>();

    public void setName(@Nullable String value) {
      calls.add("name " + value);
      if ("b".equals(value)) {
        throw new IllegalArgumentException("after " + calls);
      }
    }

    public void setPiece(@Nullable String value) {
      calls.add("piece " + value);
    }

    public void setNumber(long value) {
      calls.add("number " + value);
    }

    public void setSeconds(@Nullable Integer value) {
      calls.add("seconds " + value);
      if (Objects.equals(value, -1)) {
        throw new IllegalStateException("after " + calls);
      }
    }

    public void setSmall(byte value) {
      calls.add("small " + value);
    }

    public void setRated(boolean value) {
      calls.add("rated " + value);
      if (value) {
        throw new IllegalArgumentException("after " + calls);
      }
    }

    public void setInner(@Nullable Map<String, Integer> value) {
      calls.add("inner " + value);
    }

    @Override
    public String toString() {
      return calls.toString();
    }
  }

  @SchemaBound(GAME)
  static final class Beans extends ArrayList<Bean> {
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

  enum Kind {
    RECORD(Games.class),
    BEAN(Beans.class);

    private final Class<?> type;

    Kind(Class<?> type) {
      this.type = type;
    }
  }

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
  @CsvSource({
    "RECORD, STRING",
    "RECORD, BYTES",
    "RECORD, INPUT_STREAM",
    "BEAN, STRING",
    "BEAN, BYTES",
    "BEAN, INPUT_STREAM"
  })
  void areReadAsJacksonReadsThem(Kind kind, InputRoute route) throws IOException {
    JsonMapper mapper = mapper(CheckLimits.defaults());
    assertThat(outcomes(mapper, route, kind))
        .isEqualTo(outcomes(leftToJackson(mapper), route, kind));
  }

  @ParameterizedTest
  @EnumSource
  void areBoundedAsJacksonsAre(Kind kind) throws IOException {
    CheckLimits limits =
        CheckLimits.defaults().withMaxStringLength(20).withMaxDocumentSize(60).withMaxDepth(2);
    JsonMapper mapper = mapper(limits);
    assertThat(outcomes(mapper, InputRoute.BYTES, kind))
        .isEqualTo(outcomes(leftToJackson(mapper), InputRoute.BYTES, kind));
  }

  private static JsonMapper mapper(CheckLimits limits) {
    SchemaCatalog catalog =
        SchemaCatalog.builder().limits(limits).register(GAME, SCHEMA).build();
    return JsonMapper.builder()
        .addModule(MasuModule.builder().catalog(catalog).build())
        .build();
  }

  /** With a handler, all objects are bound by Jackson's own deserializer. */
  private static JsonMapper leftToJackson(JsonMapper mapper) {
    return mapper.rebuild().addHandler(new DeserializationProblemHandler() {}).build();
  }

  /** What comes of each document; all were read before, in another order. */
  private static Map<String, String> outcomes(JsonMapper mapper, InputRoute route, Kind kind)
      throws IOException {
    for (String json : documents()) {
      outcome(mapper, route, kind, json);
    }
    Map<String, String> outcomes = new LinkedHashMap<>();
    for (String json : documents()) {
      outcomes.put(json, outcome(mapper, route, kind, json));
    }
    return outcomes;
  }

  private static String outcome(JsonMapper mapper, InputRoute route, Kind kind, String json)
      throws IOException {
    try {
      return String.valueOf(route.read(mapper, json, kind.type));
    } catch (SchemaViolationException e) {
      return e.toString();
    } catch (JacksonException e) {
      // Of one mistake in the syntax Jackson has several wordings.
      return e.getClass().getSimpleName() + " at " + e.getLocation();
    }
  }
}
