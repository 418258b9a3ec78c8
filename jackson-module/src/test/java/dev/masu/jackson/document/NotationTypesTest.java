package dev.masu.jackson.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.masu.ggn.Occupation;
import dev.masu.ggn.Piece;
import dev.masu.ggn.Square;
import dev.masu.jackson.testing.TestMappers;
import dev.masu.notation.Cell;
import dev.masu.notation.Gan;
import dev.masu.notation.LegacyGan;
import dev.masu.notation.NotationException;
import dev.masu.notation.Pin;
import dev.masu.notation.Pnn;
import dev.masu.notation.Qpi;
import dev.masu.notation.Sin;
import dev.masu.notation.Snn;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.exc.InvalidFormatException;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.json.JsonMapper;

/** Values of notations are strings in JSON, and keys of maps. */
final class NotationTypesTest {
  private static final JsonMapper MAPPER = TestMappers.bundled();

  static Stream<Arguments> values() {
    return Stream.of(
        arguments(Cell.class, "e4", Cell.parse("e4")),
        arguments(Gan.class, "CHESS960:+P", Gan.parse("CHESS960:+P")),
        arguments(LegacyGan.class, "taikyoku_shogi:+_gd", LegacyGan.parse("taikyoku_shogi:+_gd")),
        arguments(Occupation.class, "enemy", Occupation.ENEMY),
        arguments(Occupation.class, "CHESS:K", Occupation.exactly(Piece.parse("CHESS:K"))),
        arguments(
            Occupation.Exactly.class, "CHESS:K", new Occupation.Exactly(Piece.parse("CHESS:K"))),
        arguments(Piece.class, "CHESS:R'", Piece.parse("CHESS:R'")),
        arguments(Pin.class, "-k^", Pin.parse("-k^")),
        arguments(Pnn.class, "+rook^", Pnn.parse("+rook^")),
        arguments(Qpi.class, "s:+p", Qpi.parse("s:+p")),
        arguments(Sin.class, "C", Sin.parse("C")),
        arguments(Snn.class, "CHESS", Snn.parse("CHESS")),
        arguments(Square.class, "north \"gate\"", Square.of("north \"gate\"")),
        arguments(Square.class, "", Square.of("")));
  }

  @ParameterizedTest
  @MethodSource("values")
  void areReadAndWrittenAsValues(Class<?> type, String text, Object value) {
    String json = MAPPER.writeValueAsString(text);
    assertThat(MAPPER.readValue(json, type)).isEqualTo(value);
    assertThat(MAPPER.writeValueAsString(value)).isEqualTo(json);
    assertThat(MAPPER.convertValue(text, type)).isEqualTo(value);
    assertThat(MAPPER.convertValue(value, String.class)).isEqualTo(text);
    JavaType list = MAPPER.getTypeFactory().constructCollectionType(List.class, type);
    assertThat(MAPPER.<Object>readValue("[" + json + ",null]", list))
        .isEqualTo(Arrays.asList(value, null));
    JavaType optional =
        MAPPER.getTypeFactory().constructReferenceType(Optional.class, MAPPER.constructType(type));
    assertThat(MAPPER.<Object>readValue(json, optional)).isEqualTo(Optional.of(value));
  }

  @ParameterizedTest
  @MethodSource("values")
  void areReadAndWrittenAsKeys(Class<?> type, String text, Object value) {
    String json = "{" + MAPPER.writeValueAsString(text) + ":1}";
    JavaType map = mapBy(type);
    assertThat(MAPPER.<Object>readValue(json, map)).isEqualTo(Map.of(value, 1));
    assertThat(MAPPER.writeValueAsString(Map.of(value, 1))).isEqualTo(json);
    assertThat(MAPPER.writerFor(map).writeValueAsString(Map.of(value, 1))).isEqualTo(json);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
          dev.masu.notation.Cell | e0 | "e0" is not a valid CELL: expected a lower-case letter (a-z), a digit (1-9) or the end of the text but found '0' at index 1 (example: e4)
          dev.masu.notation.Gan | Chess:K | "Chess:K" is not a valid GAN: expected A-Z, 0-9 or ':' but found 'h' at index 1 (example: CHESS:K)
          dev.masu.notation.LegacyGan | W:-K | "W:-K" is not a valid legacy GAN: expected '+', '_' or an upper-case letter (A-Z) but found '-' at index 2 (example: W:_K)
          dev.masu.ggn.Occupation | Enemy | "Enemy" is not a valid GGN occupation: expected empty, occupied, enemy, ally or a piece such as CHESS:K but found 'E' at index 0 (example: enemy)
          dev.masu.ggn.Piece | CHESS:k | "CHESS:k" is not a valid GGN piece: expected '+', '-' or an upper-case letter (A-Z) but found 'k' at index 6 (example: CHESS:K)
          dev.masu.notation.Pin | `K ` | "K " is not a valid PIN: expected '^' or the end of the text but found ' ' at index 1 (example: +R)
          dev.masu.notation.Pnn | `` | "" is not a valid PNN: expected '+', '-' or a letter (A-Z or a-z) but found the end of the text at index 0 (example: +ROOK)
          dev.masu.notation.Qpi | C;K | "C;K" is not a valid QPI: expected ':' but found ';' at index 1 (example: C:K)
          dev.masu.notation.Sin | \u0421 | "\u0421" is not a valid SIN: expected a letter (A-Z or a-z) but found '\u0421' (U+0421) at index 0 (example: C)
          dev.masu.notation.Snn | `CHESS\n` | "CHESS\\n" is not a valid SNN: expected A-Z, 0-9 or the end of the text but found U+000A at index 5 (example: CHESS)
          """)
  void mistakesAreReportedByTheNotation(Class<?> type, String text, String problem) {
    String json = MAPPER.writeValueAsString(text);
    String shown = "`" + type.getName() + "` from String \"" + text + "\": " + problem;
    assertInvalid(
        json, MAPPER.constructType(type), "Cannot deserialize value of type " + shown, problem);
    assertInvalid(
        "{" + json + ":1}", mapBy(type), "Cannot deserialize Map key of type " + shown, problem);
  }

  private static JavaType mapBy(Class<?> key) {
    return MAPPER.getTypeFactory().constructMapType(Map.class, key, Integer.class);
  }

  private static void assertInvalid(String json, JavaType type, String message, String problem) {
    InvalidFormatException e =
        catchThrowableOfType(InvalidFormatException.class, () -> MAPPER.readValue(json, type));
    assertThat(e.getOriginalMessage()).isEqualTo(message);
    assertThat(e).cause().isInstanceOf(NotationException.class).hasMessage(problem);
  }

  @ParameterizedTest
  @ValueSource(
      classes = {
        Cell.class,
        Gan.class,
        LegacyGan.class,
        Occupation.class,
        Piece.class,
        Pin.class,
        Pnn.class,
        Qpi.class,
        Sin.class,
        Snn.class
      })
  void longStringsAreTruncatedInTheMessage(Class<?> type) {
    String tenThousand = "\"?" + "a".repeat(10_000) + "\"";
    assertThatThrownBy(() -> MAPPER.readValue(tenThousand, type))
        .isInstanceOf(InvalidFormatException.class)
        .message()
        .hasSizeLessThan(1_500);
    assertThatThrownBy(() -> MAPPER.readValue("{" + tenThousand + ":1}", mapBy(type)))
        .isInstanceOf(InvalidFormatException.class)
        .message()
        .hasSizeLessThan(1_500);
  }

  @ParameterizedTest
  @MethodSource("values")
  void otherTokensAreRejected(Class<?> type) {
    for (String json : List.of("1", "1.5", "true", "[]", "{}", "[\"e4\"]")) {
      MismatchedInputException e =
          catchThrowableOfType(MismatchedInputException.class, () -> MAPPER.readValue(json, type));
      assertThat(e.getOriginalMessage())
          .startsWith("Cannot deserialize value of type `" + type.getName() + "` from ");
    }
  }

  record Actors(
      Cell cell,
      Gan gan,
      LegacyGan legacy,
      Occupation occupation,
      Piece piece,
      Pin pin,
      Pnn pnn,
      Qpi qpi,
      Sin sin,
      Snn snn,
      @Nullable Square square,
      Map<Cell, Map<Pin, List<Sin>>> map) {}

  @Test
  void allAreReadAndWrittenInOneType() {
    String json =
        "{\"cell\":\"e4\",\"gan\":\"CHESS:K\",\"legacy\":\"W:_K\",\"occupation\":\"ally\","
            + "\"piece\":\"CHESS:K\",\"pin\":\"+R\",\"pnn\":\"+ROOK\",\"qpi\":\"C:K^\",\"sin\":\"C\","
            + "\"snn\":\"CHESS\",\"square\":null,\"map\":{\"a1\":{\"k\":[\"c\"]}}}";
    Actors actors = MAPPER.readValue(json, Actors.class);
    assertThat(actors)
        .isEqualTo(new Actors(
            Cell.parse("e4"),
            Gan.parse("CHESS:K"),
            LegacyGan.parse("W:_K"),
            Occupation.ALLY,
            Piece.parse("CHESS:K"),
            Pin.parse("+R"),
            Pnn.parse("+ROOK"),
            Qpi.parse("C:K^"),
            Sin.parse("C"),
            Snn.parse("CHESS"),
            null,
            Map.of(Cell.parse("a1"), Map.of(Pin.parse("k"), List.of(Sin.parse("c"))))));
    assertThat(MAPPER.writeValueAsString(actors)).isEqualTo(json);
  }
}
