package dev.masu.jackson.document;

import static dev.masu.jackson.testing.Rejections.assertRejected;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.masu.SchemaBound;
import dev.masu.ggn.Ggn;
import dev.masu.ggn.Move;
import dev.masu.ggn.Occupation;
import dev.masu.ggn.Piece;
import dev.masu.ggn.Square;
import dev.masu.ggn.Transition;
import dev.masu.jackson.MasuModule;
import dev.masu.jackson.testing.TestMappers;
import dev.masu.schema.catalog.SchemaCatalog;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.PropertyNamingStrategy;
import tools.jackson.databind.exc.UnrecognizedPropertyException;
import tools.jackson.databind.json.JsonMapper;

/** GGN documents as JSON, and their transitions alone. */
final class GgnJsonTest {
  private static final JsonMapper MAPPER = TestMappers.bundled();

  private static final Square E2 = Square.of("e2");
  private static final Square E4 = Square.of("e4");
  private static final Piece PAWN = Piece.parse("SHOGI:P");

  private static final Transition MOVE = Transition.builder()
      .check(E4, Occupation.ENEMY)
      .check(Square.of("e3"), Occupation.exactly(Piece.parse("SHOGI:+P")))
      .vacate(E2)
      .place(E4, PAWN)
      .inHandAdd(PAWN)
      .build();

  private static final String MOVE_JSON = "{\"board_check\":{\"e4\":\"enemy\",\"e3\":\"SHOGI:+P\"},"
      + "\"board_patch\":{\"e2\":null,\"e4\":\"SHOGI:P\"},\"in_hand_add\":\"SHOGI:P\"}";

  private static final Transition DROP =
      Transition.builder().place(E4, PAWN).inHandDel(PAWN).build();

  private static final String DROP_JSON =
      "{\"board_check\":{},\"board_patch\":{\"e4\":\"SHOGI:P\"},\"in_hand_del\":\"SHOGI:P\"}";

  @Test
  void areReadAndWritten() {
    String json = "{\"SHOGI:P\":{\"e2\":{\"e4\":[" + MOVE_JSON + "," + DROP_JSON + "],\"\":["
        + DROP_JSON + "]},\"*\":{\"e4\":[" + DROP_JSON + "]}},\"CHESS:K\":{\"a1\":{}}}";
    Ggn ggn = MAPPER.readValue(json, Ggn.class);
    assertThat(ggn)
        .isEqualTo(Ggn.of(Map.of(
            PAWN,
            Map.of(
                E2,
                Map.of(E4, List.of(MOVE, DROP), Square.of(""), List.of(DROP)),
                Square.HAND,
                Map.of(E4, List.of(DROP))),
            Piece.parse("CHESS:K"),
            Map.of(Square.of("a1"), Map.of()))));
    assertThat(MAPPER.writeValueAsString(ggn)).isEqualTo(json);
  }

  @Test
  void handsThatAreNullAreNotWritten() {
    assertThat(MAPPER.writeValueAsString(MAPPER.readValue(
            "{\"CHESS:K\":{\"a1\":{\"a2\":[{\"in_hand_del\":null,\"board_patch\":{},"
                + "\"board_check\":{},\"in_hand_add\":null}]}}}",
            Ggn.class)))
        .isEqualTo("{\"CHESS:K\":{\"a1\":{\"a2\":[{\"board_check\":{},\"board_patch\":{}}]}}}");
  }

  @Test
  void invalidDocumentsAreReported() {
    assertRejected(
        () -> MAPPER.readValue(
            "{\"CHESS:k\":{},\n\"chess:k\":{\"a1\":{\"a2\":[],\n\"a3\":[{\"board_check\":{}}]}}}",
            Ggn.class),
        "dev.masu.ggn.Ggn: 3 violations of https://sashite.dev/schemas/ggn/1.0.0/schema.json",
        "line 1, column 2 (/CHESS:k): \"CHESS:k\" is not a valid GGN piece: expected '+', '-' or an"
            + " upper-case letter (A-Z) but found 'k' at index 6 (example: CHESS:K)",
        "line 2, column 23 (/chess:k/a1/a2): expected at least 1 item but found 0",
        "line 3, column 7 (/chess:k/a1/a3/0): missing property \"board_patch\"; add it");
  }

  @Test
  void aTransitionIsReadAndWrittenAlone() {
    assertThat(MAPPER.readValue(MOVE_JSON, Transition.class)).isEqualTo(MOVE);
    assertThat(MAPPER.writeValueAsString(MOVE)).isEqualTo(MOVE_JSON);
    assertThat(MAPPER.readValue(DROP_JSON, Transition.class)).isEqualTo(DROP);
    assertThat(MAPPER.writeValueAsString(DROP)).isEqualTo(DROP_JSON);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aMoveIsReadBackByStrictMappers(boolean isDrop) {
    Move move = new Move(
        Piece.parse("SHOGI:P"),
        isDrop ? Square.HAND : Square.of("4a"),
        Square.of("5e"),
        isDrop ? DROP : MOVE);
    JsonMapper strict =
        JsonMapper.builderWithJackson2Defaults().addModule(new MasuModule()).build();
    String json = strict.writeValueAsString(move);
    assertThat(json)
        .isEqualTo(MAPPER.writeValueAsString(move))
        .startsWith("{\"piece\":\"SHOGI:P\",\"source\":")
        .doesNotContain("\"drop\"");
    assertThat(strict.readValue(json, Move.class)).isEqualTo(move);
  }

  static Stream<PropertyNamingStrategy> namingStrategies() {
    return Stream.of(
        PropertyNamingStrategies.LOWER_CAMEL_CASE,
        PropertyNamingStrategies.UPPER_CAMEL_CASE,
        PropertyNamingStrategies.SNAKE_CASE,
        PropertyNamingStrategies.UPPER_SNAKE_CASE,
        PropertyNamingStrategies.KEBAB_CASE);
  }

  @ParameterizedTest
  @MethodSource("namingStrategies")
  void aMoveIsReadBackWithAnyNamingStrategy(PropertyNamingStrategy names) {
    JsonMapper mapper = JsonMapper.builderWithJackson2Defaults()
        .addModule(new MasuModule())
        .propertyNamingStrategy(names)
        .build();
    Move move = new Move(PAWN, E2, E4, MOVE);
    String json = mapper.writeValueAsString(move);
    assertThat(json)
        .isEqualToIgnoringCase(
            "{\"piece\":\"SHOGI:P\",\"source\":\"e2\",\"destination\":\"e4\",\"transition\":"
                + MOVE_JSON + "}");
    assertThat(mapper.readValue(json, Move.class)).isEqualTo(move);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      {} | ["piece"] | missing property "piece"; add it
      {"piece":"A:B","source":"a","destination":"b"} | ["transition"] | missing property "transition"; add it
      {"piece":"A:B","source":"a","transition":{"board_check":{},"board_patch":{}}} | ["destination"] | missing property "destination"; add it
      {"piece":"A:B","source":null,"destination":"b"} | ["source"] | Cannot deserialize value of type `dev.masu.ggn.Square` from Null value (token `JsonToken.VALUE_NULL`)
      {"piece":"A:B","source":"a","destination":"b","transition":null} | ["transition"] | missing property "transition"; add it
      {"piece":"A:B","transition":{}} | ["transition"]->dev.masu.ggn.Transition["board_check"] | missing property "board_check"; add it
      """)
  void aMissingPartOfAMoveIsReported(String json, String path, String problem) {
    DatabindException e =
        catchThrowableOfType(DatabindException.class, () -> MAPPER.readValue(json, Move.class));
    assertThat(e.getOriginalMessage()).isEqualTo(problem);
    assertThat(e.getPathReference()).isEqualTo("dev.masu.ggn.Move" + path);
  }

  @SchemaBound("https://example.org/game")
  record Game(List<Move> moves) {}

  @Test
  void aMissingPartOfAMoveInABoundTypeIsAViolation() {
    SchemaCatalog catalog = SchemaCatalog.builder()
        .register("{\"$id\":\"https://example.org/game\",\"type\":\"object\"}")
        .build();
    JsonMapper mapper = TestMappers.of(catalog);
    assertRejected(
        () -> mapper.readValue("{\"moves\":[{\"piece\":\"A:B\",\"source\":\"a\"}]}", Game.class),
        "dev.masu.jackson.document.GgnJsonTest$Game: valid against https://example.org/game but cannot be bound",
        "line 1, column 11 (/moves/0/destination): missing property \"destination\"; add it");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      {}                          | ["board_check"] | missing property "board_check"; add it
      {"board_check":{}}          | ["board_patch"] | missing property "board_patch"; add it
      {"board_check":{"a":"x:B"}} | ["board_check"]->java.util.Map["a"] | Cannot deserialize value of type `dev.masu.ggn.Occupation` from String "x:B": "x:B" is not a valid GGN piece: expected '+', '-' or a lower-case letter (a-z) but found 'B' at index 2 (example: CHESS:K)
      {"board_patch":{"a":1}}     | ["board_patch"]->java.util.Map["a"] | Cannot deserialize value of type `dev.masu.ggn.Piece` from Integer value (token `JsonToken.VALUE_NUMBER_INT`)
      {"board_patch":[]}          | ["board_patch"] | Cannot deserialize value of type `java.util.Map<java.lang.Object,java.lang.Object>` from Array value (token `JsonToken.START_ARRAY`)
      {"board_check":{"a":"empty"},"board_patch":{},"board_check":{}} | ["board_check"] | property "board_check" occurs twice; keep one of the two
      {"in_hand_add":null,"in_hand_add":null} | ["in_hand_add"] | property "in_hand_add" occurs twice; keep one of the two
      {"board_check":{"a":"empty","b":"ally","a":"ally"}} | ["board_check"] | a square occurs twice in "board_check"; keep one of the two
      {"board_patch":{"a":null,"a":null}} | ["board_patch"] | a square occurs twice in "board_patch"; keep one of the two
      {"in_hand_add":"A;B"}       | ["in_hand_add"] | Cannot deserialize value of type `dev.masu.ggn.Piece` from String "A;B": "A;B" is not a valid GGN piece in hand: expected an upper-case letter (A-Z) or ':' but found ';' at index 1 (example: CHESS:P)
      {"in_hand_del":"A:+B"}      | ["in_hand_del"] | Cannot deserialize value of type `dev.masu.ggn.Piece` from String "A:+B": "A:+B" is not a valid GGN piece in hand: expected a letter, as a piece in hand has no modifier, but found '+' at index 2 (example: CHESS:P)
      """)
  void aTransitionAloneIsNotCheckedBySchemaButBoundStrictly(
      String json, String path, String problem) {
    DatabindException e = catchThrowableOfType(
        DatabindException.class, () -> MAPPER.readValue(json, Transition.class));
    assertThat(e.getOriginalMessage()).isEqualTo(problem);
    assertThat(e.getPathReference()).isEqualTo("dev.masu.ggn.Transition" + path);
  }

  @SchemaBound("https://example.org/anything")
  interface Unrestricted {}

  @Test
  void aListOfTransitionsIsNeverEmptyWhateverTheSchemaSays() {
    SchemaCatalog catalog = SchemaCatalog.builder()
        .register("{\"$id\":\"https://example.org/anything\"}")
        .build();
    JsonMapper mapper = TestMappers.of(catalog)
        .rebuild()
        .addMixIn(Ggn.class, Unrestricted.class)
        .build();
    assertRejected(
        () -> mapper.readValue("{\"C:P\":{\"a\":{\"b\":[]}}}", Ggn.class),
        "dev.masu.ggn.Ggn: valid against https://example.org/anything but cannot be bound",
        "line 1, column 18 (/C:P/a/b): expected at least one transition but found none");
  }

  @Test
  void aTransitionAloneFollowsTheMapperOnUnknownProperties() {
    assertThat(MAPPER.readValue(
            "{\"note\":[{}],\"board_patch\":{},\"board_check\":{}}", Transition.class))
        .isEqualTo(Transition.builder().build());
    JsonMapper strict = MAPPER
        .rebuild()
        .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
        .build();
    assertThatThrownBy(() -> strict.readValue("{\"note\":1}", Transition.class))
        .isInstanceOf(UnrecognizedPropertyException.class);
  }
}
