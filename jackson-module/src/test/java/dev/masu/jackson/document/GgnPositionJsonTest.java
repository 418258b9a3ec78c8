package dev.masu.jackson.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.masu.ggn.GgnPosition;
import dev.masu.ggn.Piece;
import dev.masu.ggn.Square;
import dev.masu.jackson.testing.Puzzle;
import dev.masu.jackson.testing.TestMappers;
import dev.masu.notation.Side;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.exc.UnrecognizedPropertyException;
import tools.jackson.databind.json.JsonMapper;

/** Positions on labelled squares as JSON. */
final class GgnPositionJsonTest {
  private static final JsonMapper MAPPER = TestMappers.bundled();

  private static final GgnPosition POSITION = GgnPosition.builder()
      .place(Square.of("5e"), Piece.parse("SHOGI:+P"))
      .place(Square.of("north \"gate\""), Piece.parse("CHESS:K'"))
      .putHand(Piece.parse("shogi:p"), 2)
      .putHand(Piece.parse("SHOGI:P"), 1)
      .active(Side.SECOND)
      .build();

  private static final String JSON =
      "{\"board\":{\"5e\":\"SHOGI:+P\",\"north \\\"gate\\\"\":\"CHESS:K'\"},"
          + "\"hands\":{\"shogi:p\":2,\"SHOGI:P\":1},\"active\":\"second\"}";

  @Test
  void areReadAndWrittenInFull() {
    assertThat(MAPPER.writeValueAsString(POSITION)).isEqualTo(JSON);
    GgnPosition read = MAPPER.readValue(JSON, GgnPosition.class);
    assertThat(read).isEqualTo(POSITION);
    assertThat(MAPPER.writeValueAsString(read)).isEqualTo(JSON);
    assertThat(MAPPER.convertValue(MAPPER.valueToTree(POSITION), GgnPosition.class))
        .isEqualTo(POSITION);
  }

  @Test
  void anEmptyPositionIsWrittenInFull() {
    String json = "{\"board\":{},\"hands\":{},\"active\":\"first\"}";
    assertThat(MAPPER.writeValueAsString(GgnPosition.builder().build())).isEqualTo(json);
    assertThat(MAPPER.readValue(json, GgnPosition.class))
        .isEqualTo(GgnPosition.builder().build());
  }

  record Puzzle(GgnPosition start, Optional<GgnPosition> end) {}

  @Test
  void areReadAndWrittenInTypesOfUsers() {
    Puzzle puzzle = new Puzzle(POSITION, Optional.of(POSITION));
    String json = MAPPER.writeValueAsString(puzzle);
    assertThat(json).isEqualTo("{\"start\":" + JSON + ",\"end\":" + JSON + "}");
    assertThat(MAPPER.readValue(json, Puzzle.class)).isEqualTo(puzzle);
    Map<String, List<GgnPosition>> games = Map.of("a", List.of(POSITION));
    assertThat(MAPPER.readValue(
            MAPPER.writeValueAsString(games),
            new TypeReference<Map<String, List<GgnPosition>>>() {}))
        .isEqualTo(games);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      {}                                                  | ["board"] | missing property "board"; add it
      {"board":{},"active":"first"}                       | ["hands"] | missing property "hands"; add it
      {"board":{},"hands":{}}                             | ["active"] | missing property "active"; add it
      {"bord":{},"hands":{},"active":"first"}             | ["board"] | missing property "board"; add it
      {"active":"first","active":"first"}                 | ["active"] | property "active" occurs twice; keep one of the two
      {"board":{"a1":"A:B","b1":"A:B","a1":"A:B"}}        | ["board"] | a square occurs twice in "board"; keep one of the two
      {"hands":{"A:B":1,"A:B":2}}                         | ["hands"] | a piece occurs twice in "hands"; keep one of the two
      {"board":null}                                      | ["board"] | Cannot deserialize value of type `java.util.Map<java.lang.Object,java.lang.Object>` from Null value (token `JsonToken.VALUE_NULL`)
      {"board":{"a1":null}}                               | ["board"]->java.util.Map["a1"] | Cannot deserialize value of type `dev.masu.ggn.Piece` from Null value (token `JsonToken.VALUE_NULL`)
      {"board":{"a1":"A;B"}}                              | ["board"]->java.util.Map["a1"] | Cannot deserialize value of type `dev.masu.ggn.Piece` from String "A;B": "A;B" is not a valid GGN piece: expected an upper-case letter (A-Z) or ':' but found ';' at index 1 (example: CHESS:K)
      {"hands":{"A:B":1.5}}                               | ["hands"]->java.util.Map["A:B"] | Cannot deserialize value of type `java.lang.Integer` from String "1.5": expected an integer of 32 bits
      {"active":"FIRST"}                                  | ["active"] | Cannot deserialize value of type `dev.masu.notation.Side` from String "FIRST": expected "first" or "second"
      {"active":null}                                     | ["active"] | Cannot deserialize value of type `dev.masu.notation.Side` from Null value (token `JsonToken.VALUE_NULL`)
      {"active":1}                                        | ["active"] | Cannot deserialize value of type `dev.masu.notation.Side` from Integer value (token `JsonToken.VALUE_NUMBER_INT`)
      {"active":{}}                                       | ["active"] | Cannot deserialize value of type `dev.masu.notation.Side` from Object value (token `JsonToken.START_OBJECT`)
      {"hands":{"A:B":1e9999999999}}                      | ["hands"]->java.util.Map["A:B"] | Cannot deserialize value of type `java.lang.Integer` from String "1e9999999999": expected an integer of 32 bits
      {"hands":{"A:B":1e-9999999999}}                     | ["hands"]->java.util.Map["A:B"] | Cannot deserialize value of type `java.lang.Integer` from String "1e-9999999999": expected an integer of 32 bits
      {"board":{},"hands":{"A:B":0},"active":"first"}     | ''        | Cannot construct instance of `dev.masu.ggn.GgnPosition`, problem: hands: expected a count above 0, found 0 for A:B; leave out what is not in hand
      {"hands":{"A:+B":1}}                                | ["hands"]->java.util.Map["A:+B"] | Cannot deserialize Map key of type `dev.masu.ggn.Piece` from String "A:+B": "A:+B" is not a valid GGN piece in hand: expected a letter, as a piece in hand has no modifier, but found '+' at index 2 (example: CHESS:P)
      []                                                  | ''        | Cannot deserialize value of type `dev.masu.ggn.GgnPosition` from Array value (token `JsonToken.START_ARRAY`)
      """)
  void invalidPositionsAreRejected(String json, String path, String problem) {
    DatabindException e = catchThrowableOfType(
        DatabindException.class, () -> MAPPER.readValue(json, GgnPosition.class));
    assertThat(e.getOriginalMessage()).isEqualTo(problem);
    assertThat(e.getPathReference())
        .isEqualTo(path.isEmpty() ? "" : "dev.masu.ggn.GgnPosition" + path);
  }

  @Test
  void nanIsRejectedAsACount() {
    Map<String, ?> position =
        Map.of("board", Map.of(), "hands", Map.of("A:B", Double.NaN), "active", "first");
    assertThatThrownBy(() -> MAPPER.convertValue(position, GgnPosition.class))
        .isInstanceOfSatisfying(
            DatabindException.class,
            e -> assertThat(e.getPathReference())
                .isEqualTo("dev.masu.ggn.GgnPosition[\"hands\"]->java.util.Map[\"A:B\"]"))
        .hasMessageStartingWith("Cannot deserialize value of type `java.lang.Integer` from String"
            + " \"NaN\": expected an integer of 32 bits");
  }

  @Test
  void followTheMapperOnUnknownPropertiesAndNulls() {
    String json = JSON.replace("{\"board\"", "{\"note\":[{}],\"board\"");
    assertThat(MAPPER.readValue(json, GgnPosition.class)).isEqualTo(POSITION);
    JsonMapper strict = MAPPER
        .rebuild()
        .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
        .build();
    assertThatThrownBy(() -> strict.readValue(json, GgnPosition.class))
        .isInstanceOfSatisfying(
            UnrecognizedPropertyException.class,
            e -> assertThat(e.getPathReference()).isEqualTo("dev.masu.ggn.GgnPosition[\"note\"]"));
    assertThat(MAPPER.readValue("null", GgnPosition.class)).isNull();
  }
}
