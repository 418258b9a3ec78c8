package dev.masu.jackson.report;

import static dev.masu.jackson.testing.Rejections.assertRejected;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.annotation.JsonMerge;
import dev.masu.SchemaBound;
import dev.masu.jackson.exc.SchemaViolationException;
import dev.masu.jackson.testing.TestMappers;
import dev.masu.notation.Cell;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.catalog.SchemaCatalog;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.exc.InvalidFormatException;
import tools.jackson.databind.json.JsonMapper;

/** Violations of the schema and binding errors of a document are in one report. */
final class OneReportTest {
  private static final String GAME = "https://example.org/game.json";

  private static final JsonMapper MAPPER =
      TestMappers.of(SchemaCatalog.builder().register(GAME, """
                  {"type": "object",
                   "properties": {
                     "start": {"type": "string"},
                     "players": {"type": "integer"},
                     "first": {"$ref": "#"},
                     "moves": {"type": "array", "items": {"type": "string"}, "maxItems": 3}},
                   "additionalProperties": false}
                  """).build());

  private static final List<String> DESERIALIZED = new ArrayList<>();

  @SchemaBound(GAME)
  record Game(
      @Nullable Cell start,
      int players,
      @Nullable Game first,
      @Nullable List<Move> moves) {}

  @JsonDeserialize(using = Move.Deserializer.class)
  record Move(String text) {
    static final class Deserializer extends StdDeserializer<Move> {
      Deserializer() {
        super(Move.class);
      }

      @Override
      public Move deserialize(JsonParser parser, DeserializationContext context) {
        DESERIALIZED.add(parser.getString());
        return new Move(parser.getString());
      }
    }
  }

  @BeforeEach
  void clear() {
    DESERIALIZED.clear();
  }

  @Test
  void bindingErrorsComeBeforeLaterViolations() {
    String json = "{\"start\":\"e0\",\n\"players\":\"two\",\"moves\":[1]}";
    SchemaViolationException e = catchThrowableOfType(
        SchemaViolationException.class, () -> MAPPER.readValue(json, Game.class));
    assertThat(e).hasMessage("""
        dev.masu.jackson.report.OneReportTest$Game: 3 violations of https://example.org/game.json
          line 1, column 10 (/start): "e0" is not a valid CELL: expected a lower-case letter (a-z), a digit (1-9) or the end of the text but found '0' at index 1 (example: e4)
          line 2, column 11 (/players): expected an integer but found the string "two"
          line 2, column 26 (/moves/0): expected a string but found the number 1""");
    assertThat(e.report().violations())
        .extracting(Violation::phase)
        .containsExactly(Phase.NOTATION, Phase.SCHEMA, Phase.SCHEMA);
    assertThat(e).hasCauseInstanceOf(InvalidFormatException.class);
  }

  @Test
  void nothingIsBoundAfterAViolation() {
    assertRejected(
        () -> MAPPER.readValue("{\"moves\":[\"a\",\"b\",0,\"c\"],\"players\":{}}", Game.class),
        "dev.masu.jackson.report.OneReportTest$Game: 3 violations of https://example.org/game.json",
        "line 1, column 10 (/moves): expected at most 3 items but found 4",
        "line 1, column 19 (/moves/2): expected a string but found the number 0",
        "line 1, column 36 (/players): expected an integer but found an object");
    assertThat(DESERIALIZED).containsExactly("a", "b");
  }

  @Test
  void bindingErrorsOfANestedTypeAreReportedWithViolationsOfTheEnclosingOne() {
    assertRejected(
        () -> MAPPER.readValue("{\"first\":{\"start\":\"e0\"},\"other\":1}", Game.class),
        "dev.masu.jackson.report.OneReportTest$Game: 2 violations of https://example.org/game.json",
        "line 1, column 19 (/first/start): \"e0\" is not a valid CELL: expected a lower-case letter"
            + " (a-z), a digit (1-9) or the end of the text but found '0' at index 1 (example: e4)",
        "line 1, column 25 (/other): unexpected property \"other\"; expected \"start\","
            + " \"players\", \"first\" or \"moves\"");
  }

  /** The innermost value is checked by each of the enclosing types. */
  @Test
  void violationsAtSeveralLevelsAreReportedOnce() {
    assertRejected(
        () -> MAPPER.readValue(
            "{\"first\":{\"first\":{\"other\":1,\n\"players\":0,\"players\":{}},\"moves\":0},\"more\":2}",
            Game.class),
        "dev.masu.jackson.report.OneReportTest$Game: 4 violations of https://example.org/game.json",
        "line 1, column 20 (/first/first/other): unexpected property \"other\"; expected \"start\","
            + " \"players\", \"first\" or \"moves\"",
        "line 2, column 13 (/first/first/players): the name \"players\" occurs twice in this object,"
            + " first at line 2, column 1; keep one",
        "line 2, column 35 (/first/moves): expected an array but found the number 0",
        "line 2, column 38 (/more): unexpected property \"more\"; expected \"start\","
            + " \"players\", \"first\" or \"moves\"");
  }

  @SchemaBound(GAME)
  static class Merged {
    public int players;
  }

  @SchemaBound(GAME)
  static final class Merging extends Merged {
    @JsonMerge
    public Merged first = new Merged();
  }

  /** A property that is merged is recorded first. */
  @Test
  void violationsOfAMergedPropertyAreReportedWithThoseOfTheEnclosingType() {
    assertRejected(
        () -> MAPPER.readValue(
            "{\"first\":{\"players\":\"two\",\"other\":1},\"more\":2}", Merging.class),
        "dev.masu.jackson.report.OneReportTest$Merging: 3 violations of https://example.org/game.json",
        "line 1, column 21 (/first/players): expected an integer but found the string \"two\"",
        "line 1, column 27 (/first/other): unexpected property \"other\"; expected \"start\","
            + " \"players\", \"first\" or \"moves\"",
        "line 1, column 38 (/more): unexpected property \"more\"; expected \"start\","
            + " \"players\", \"first\" or \"moves\"");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"players\":\"two\",\"moves\":[}",
        "{\"start\":\"e0\",\"moves\":[}",
        "{\"first\":{\"players\":\"two\",\"moves\":[}}",
        "{\"first\":{\"start\":\"e0\",\"moves\":[}}"
      })
  void aSyntaxErrorIsJacksonsWhateverElseIsInvalid(String json) {
    assertThatThrownBy(() -> MAPPER.readValue(json, Game.class))
        .isInstanceOf(StreamReadException.class)
        .hasMessageStartingWith("Unexpected close marker '}': expected ']'");
  }

  /** Its deserializer catches exceptions, and reads two tokens at most. */
  @SchemaBound(GAME)
  @JsonDeserialize(using = Careless.Deserializer.class)
  record Careless() {
    static final class Deserializer extends StdDeserializer<Careless> {
      Deserializer() {
        super(Careless.class);
      }

      @Override
      public Careless deserialize(JsonParser parser, DeserializationContext context) {
        try {
          if (parser.nextToken() != JsonToken.END_OBJECT) {
            parser.nextToken();
          }
        } catch (JacksonException e) {
          DESERIALIZED.add("caught");
        }
        return new Careless();
      }
    }
  }

  @Test
  void aDeserializerCannotIgnoreAViolation() {
    assertThat(MAPPER.readValue("[{},{}]", Careless[].class)).hasSize(2);
    for (String invalid : List.of(
        "{\"players\":true}",
        "{\"players\":2,\"moves\":[1]}",
        "{\"players\":2,\"moves\":[]}",
        "{\"x\":0}")) {
      assertThatThrownBy(() -> MAPPER.readValue(invalid, Careless.class))
          .isInstanceOf(SchemaViolationException.class);
    }
    assertThat(DESERIALIZED).containsExactly("caught", "caught");
  }
}
