package dev.masu.jackson.document;

import static dev.masu.jackson.testing.Rejections.assertRejected;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.masu.jackson.MasuFeature;
import dev.masu.jackson.MasuModule;
import dev.masu.jackson.testing.TestMappers;
import dev.masu.notation.Cell;
import dev.masu.notation.Qpi;
import dev.masu.stn.Stn;
import java.io.ByteArrayOutputStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** STN documents as JSON: what is read, and the canonical text that is written. */
final class StnJsonTest {
  private static final JsonMapper MAPPER = TestMappers.bundled();
  private static final JsonMapper STAYING = JsonMapper.builder()
      .addModule(
          MasuModule.builder().enable(MasuFeature.STN_TOGGLE_DEFAULTS_TO_FALSE).build())
      .build();

  private static final Cell A1 = Cell.parse("a1");
  private static final Cell H8 = Cell.parse("h8");
  private static final Qpi KING = Qpi.parse("C:K^");
  private static final Qpi PAWN = Qpi.parse("c:p");

  /** What is read, the value, and the canonical text. */
  static Stream<Arguments> documents() {
    return Stream.of(
        arguments("{}", stn(), "{}"),
        arguments("{\"toggle\":true}", stn(), "{}"),
        arguments("{\"board\":{},\"hands\":{},\"toggle\":true}", stn(), "{}"),
        arguments("{\"toggle\":false}", stn().toggle(false), "{\"toggle\":false}"),
        arguments(
            "{\"board\":{\"h8\":\"C:K^\",\"a1\":null}}",
            stn().place(H8, KING).vacate(A1),
            "{\"board\":{\"h8\":\"C:K^\",\"a1\":null}}"),
        arguments(
            "{\"board\":{\"a1\":null,\"h8\":\"C:K^\"}}",
            stn().vacate(A1).place(H8, KING),
            "{\"board\":{\"a1\":null,\"h8\":\"C:K^\"}}"),
        arguments(
            "{\"hands\":{\"c:p\":-1,\"C:K^\":2}}",
            stn().putHands(PAWN, -1).putHands(KING, 2),
            "{\"hands\":{\"c:p\":-1,\"C:K^\":2}}"),
        arguments(
            "{\"toggle\":false,\"hands\":{\"c:p\":1},\"board\":{\"a1\":null}}",
            stn().vacate(A1).putHands(PAWN, 1).toggle(false),
            "{\"board\":{\"a1\":null},\"hands\":{\"c:p\":1},\"toggle\":false}"));
  }

  private static Stn.Builder stn() {
    return Stn.builder();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("documents")
  void areReadAndWritten(String json, Stn.Builder expected, String canonical) {
    Stn read = MAPPER.readValue(json, Stn.class);
    assertThat(read).isEqualTo(expected.build());
    assertThat(MAPPER.writeValueAsString(read)).isEqualTo(canonical);
    assertThat(MAPPER.readValue(canonical, Stn.class)).isEqualTo(read);
  }

  @ParameterizedTest
  @CsvSource({
    "1, 1",
    "-1, -1",
    "1.0, 1",
    "1e2, 100",
    "1E2, 100",
    "-2.0, -2",
    "1.50e1, 15",
    "1000e-3, 1",
    "2147483647, 2147483647",
    "-2147483648, -2147483648",
    "2147483647.0, 2147483647",
    "0.000000002e9, 2",
    "1000000000000000000000e-21, 1"
  })
  void deltasAreExactHoweverTheyAreWritten(String written, int delta) {
    Stn read = MAPPER.readValue("{\"hands\":{\"c:p\":" + written + "}}", Stn.class);
    assertThat(read.hands()).isEqualTo(Map.of(PAWN, delta));
    assertThat(MAPPER.writeValueAsString(read)).isEqualTo("{\"hands\":{\"c:p\":" + delta + "}}");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      0          | expected any value other than 0
      0.0        | expected any value other than 0
      1.5        | expected an integer but found the number 1.5
      "1"        | expected an integer but found the string "1"
      null       | expected an integer but found null
      2147483648 | 2147483648 is greater than the maximum 2147483647
      -2147483649 | -2147483649 is less than the minimum -2147483648
      1e400      | 1E+400 is greater than the maximum 2147483647
      """)
  void invalidDeltasAreReported(String written, String problem) {
    assertRejected(
        () -> MAPPER.readValue("{\"hands\":{\"c:p\":" + written + "}}", Stn.class),
        "dev.masu.stn.Stn: 1 violation of https://sashite.dev/schemas/stn/1.0.0/schema.json",
        "line 1, column 17 (/hands/c:p): " + problem);
  }

  @Test
  void theFeatureChangesTheDefaultOfToggle() {
    assertThat(STAYING.readValue("{}", Stn.class)).isEqualTo(stn().toggle(false).build());
    assertThat(STAYING.readValue("{\"toggle\":true}", Stn.class))
        .isEqualTo(stn().build());
    assertThat(STAYING.writeValueAsString(stn().build())).isEqualTo("{\"toggle\":true}");
    assertThat(STAYING.writeValueAsString(stn().toggle(false).build())).isEqualTo("{}");
  }

  @Test
  void isWrittenToEveryOutputAndWithinOtherTypes() {
    Stn stn = stn().vacate(A1).build();
    String json = "{\"board\":{\"a1\":null}}";
    StringWriter writer = new StringWriter();
    MAPPER.writeValue(writer, stn);
    assertThat(writer).hasToString(json);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    MAPPER.writeValue(bytes, stn);
    assertThat(bytes.toString(StandardCharsets.UTF_8)).isEqualTo(json);
    assertThat(MAPPER.writeValueAsString(List.of(stn))).isEqualTo("[" + json + "]");
    assertThat(MAPPER.writeValueAsString(Map.of(H8, stn))).isEqualTo("{\"h8\":" + json + "}");
    assertThat(MAPPER.writerFor(Stn.class).writeValueAsString(stn)).isEqualTo(json);
    assertThat(MAPPER.writerFor(new TypeReference<List<Stn>>() {}).writeValueAsString(List.of(stn)))
        .isEqualTo("[" + json + "]");
    assertThat(MAPPER.<JsonNode>valueToTree(stn)).isEqualTo(MAPPER.readTree(json));
  }

  @Test
  void canBeWrittenOnManyLines() {
    assertThat(MAPPER
            .writerWithDefaultPrettyPrinter()
            .writeValueAsString(stn().vacate(A1).build())
            .replace(System.lineSeparator(), "\n"))
        .isEqualTo("""
            {
              "board" : {
                "a1" : null
              }
            }""");
  }

  @Test
  void allViolationsAreReported() {
    assertRejected(
        () -> MAPPER.readValue(
            "{\"bord\":{},\n \"board\":{\"A1\":\"C:K\",\"a1\":\"CK\"},\n \"toggle\":null}",
            Stn.class),
        "dev.masu.stn.Stn: 4 violations of https://sashite.dev/schemas/stn/1.0.0/schema.json",
        "line 1, column 2 (/bord): unexpected property \"bord\"; expected \"board\", \"hands\" or"
            + " \"toggle\"",
        "line 2, column 11 (/board/A1): \"A1\" is not a valid CELL: expected a lower-case letter (a-z)"
            + " but found 'A' at index 0 (example: e4)",
        "line 2, column 27 (/board/a1): \"CK\" is not a valid QPI: expected ':' but found 'K' at index"
            + " 1 (example: C:K)",
        "line 3, column 11 (/toggle): expected true or false but found null");
  }
}
