package dev.masu.jackson.document;

import static dev.masu.jackson.testing.Rejections.assertRejected;
import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.jackson.testing.TestMappers;
import dev.masu.notation.Cell;
import dev.masu.notation.Qpi;
import dev.masu.notation.Side;
import dev.masu.stn.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.json.JsonMapper;

/** Positions as JSON. */
final class PositionJsonTest {
  private static final JsonMapper MAPPER = TestMappers.bundled();

  private static final String HEADING =
      "dev.masu.stn.Position: 1 violation of https://masu.dev/schemas/position/1.0.0/schema.json";

  @Test
  void areReadAndWrittenInFull() {
    String json = "{\"board\":{\"h8\":\"c:k^\",\"a1\":\"C:K^\"},\"hands\":{\"c:p\":2,\"C:P\":1},"
        + "\"active\":\"second\"}";
    Position position = MAPPER.readValue(json, Position.class);
    assertThat(position)
        .isEqualTo(Position.builder()
            .putBoard(Cell.parse("h8"), Qpi.parse("c:k^"))
            .putBoard(Cell.parse("a1"), Qpi.parse("C:K^"))
            .putHands(Qpi.parse("c:p"), 2)
            .putHands(Qpi.parse("C:P"), 1)
            .active(Side.SECOND)
            .build());
    assertThat(MAPPER.writeValueAsString(position)).isEqualTo(json);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      {}                                              | {"board":{},"hands":{},"active":"first"}
      {"active":"first"}                              | {"board":{},"hands":{},"active":"first"}
      {"active":"second"}                             | {"board":{},"hands":{},"active":"second"}
      {"hands":{"c:p":2.0},"board":{"a1":"C:K"}}      | {"board":{"a1":"C:K"},"hands":{"c:p":2},"active":"first"}
      {"hands":{"c:p":2147483647}}                    | {"board":{},"hands":{"c:p":2147483647},"active":"first"}
      """)
  void missingMembersAreEmptyAndTheFirstPlayerIsActive(String json, String written) {
    Position position = MAPPER.readValue(json, Position.class);
    assertThat(MAPPER.writeValueAsString(position)).isEqualTo(written);
    assertThat(MAPPER.readValue(written, Position.class)).isEqualTo(position);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      {"board":{"a1":null}}        | line 1, column 16 (/board/a1): expected a string but found null
      {"board":{"a1":"K"}}         | line 1, column 16 (/board/a1): "K" is not a valid QPI: expected ':' but found the end of the text at index 1 (example: C:K)
      {"board":{"a0":"C:K"}}       | line 1, column 11 (/board/a0): "a0" is not a valid CELL: expected a lower-case letter (a-z), a digit (1-9) or the end of the text but found '0' at index 1 (example: e4)
      {"hands":{"c:p":0}}          | line 1, column 17 (/hands/c:p): 0 is less than the minimum 1
      {"hands":{"c:p":-1}}         | line 1, column 17 (/hands/c:p): -1 is less than the minimum 1
      {"hands":{"c:p":1.5}}        | line 1, column 17 (/hands/c:p): expected an integer but found the number 1.5
      {"hands":{"c:p":2147483648}} | line 1, column 17 (/hands/c:p): 2147483648 is greater than the maximum 2147483647
      {"hands":{"p":1}}            | line 1, column 11 (/hands/p): "p" is not a valid QPI: expected ':' but found the end of the text at index 1 (example: C:K)
      {"active":"First"}           | line 1, column 11 (/active): expected "first" or "second" but found the string "First"; did you mean "first"?
      {"active":null}              | line 1, column 11 (/active): expected "first" or "second" but found null
      {"turn":"first"}             | line 1, column 2 (/turn): unexpected property "turn"; expected "board", "hands" or "active"
      {"board":[]}                 | line 1, column 10 (/board): expected an object but found an array
      """)
  void invalidPositionsAreReported(String json, String violation) {
    assertRejected(() -> MAPPER.readValue(json, Position.class), HEADING, violation);
  }
}
