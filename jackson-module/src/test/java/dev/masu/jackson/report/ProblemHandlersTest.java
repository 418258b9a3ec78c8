package dev.masu.jackson.report;

import static dev.masu.jackson.testing.Rejections.assertRejected;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.masu.SchemaBound;
import dev.masu.ggn.Ggn;
import dev.masu.ggn.Piece;
import dev.masu.ggn.Square;
import dev.masu.ggn.Transition;
import dev.masu.jackson.testing.UserSchemas;
import dev.masu.notation.Cell;
import dev.masu.notation.Qpi;
import dev.masu.stn.Position;
import dev.masu.stn.Stn;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.deser.DeserializationProblemHandler;
import tools.jackson.databind.json.JsonMapper;

/** A user's problem handler may return another value for an invalid one. */
final class ProblemHandlersTest {
  /** Returns one value in place of anything that cannot be bound. */
  private static final class Instead extends DeserializationProblemHandler {
    private final @Nullable Object value;

    Instead(@Nullable Object value) {
      this.value = value;
    }

    @Override
    public @Nullable Object handleWeirdStringValue(
        DeserializationContext context, Class<?> type, String text, String reason) {
      return value;
    }

    @Override
    public @Nullable Object handleWeirdKey(
        DeserializationContext context, Class<?> type, String key, String reason) {
      return value;
    }

    @Override
    public @Nullable Object handleWeirdNumberValue(
        DeserializationContext context, Class<?> type, Number number, String reason) {
      return value;
    }

    @Override
    public @Nullable Object handleInstantiationProblem(
        DeserializationContext context,
        Class<?> type,
        @Nullable Object argument,
        Throwable problem) {
      return value;
    }

    @Override
    public @Nullable Object handleUnexpectedToken(
        DeserializationContext context,
        JavaType type,
        JsonToken token,
        JsonParser parser,
        @Nullable String reason) {
      return value;
    }
  }

  private static final Qpi PAWN = Qpi.parse("C:P");
  private static final JsonMapper NULL = mapper(null);
  private static final JsonMapper A_PAWN = mapper(PAWN);

  private static JsonMapper mapper(@Nullable Object instead) {
    return UserSchemas.builder().addHandler(new Instead(instead)).build();
  }

  static Stream<Arguments> replaced() {
    return Stream.of(
        arguments("\"C;P\"", new TypeReference<Qpi>() {}, PAWN, null),
        arguments("1", new TypeReference<Qpi>() {}, PAWN, null),
        arguments(
            "\"C;P\"", new TypeReference<Optional<Qpi>>() {}, Optional.of(PAWN), Optional.empty()),
        arguments("1", new TypeReference<Optional<Qpi>>() {}, Optional.of(PAWN), Optional.empty()),
        arguments(
            "[\"C;P\",\"s:k\",false]",
            new TypeReference<List<Qpi>>() {},
            List.of(PAWN, Qpi.parse("s:k"), PAWN),
            Arrays.asList(null, Qpi.parse("s:k"), null)),
        arguments(
            "{\"C;P\":1}",
            new TypeReference<Map<Qpi, Integer>>() {},
            Map.of(PAWN, 1),
            Collections.singletonMap(null, 1)));
  }

  @ParameterizedTest
  @MethodSource("replaced")
  void theValueOfTheHandlerIsUsed(
      String json, TypeReference<?> reference, Object withPawn, @Nullable Object withNull) {
    JavaType type = NULL.constructType(reference.getType());
    assertThat(A_PAWN.<Object>readValue(json, type)).isEqualTo(withPawn);
    assertThat(NULL.<@Nullable Object>readValue(json, type)).isEqualTo(withNull);
  }

  /** A schema that everything is valid against, so that binding errors are reached. */
  @SchemaBound(UserSchemas.ANYTHING)
  private interface Unchecked {}

  private static final JsonMapper UNCHECKED = unchecked(null);

  private static JsonMapper unchecked(@Nullable Object instead) {
    return mapper(instead)
        .rebuild()
        .addMixIn(Stn.class, Unchecked.class)
        .addMixIn(Position.class, Unchecked.class)
        .addMixIn(Ggn.class, Unchecked.class)
        .build();
  }

  private static final String RETURNED_NULL =
      "a DeserializationProblemHandler returned null; have it return a value or NOT_HANDLED";

  static Stream<Arguments> required() {
    return Stream.of(
        arguments("{\"board\":{\"E4\":\"C:P\"}}", Stn.class, 11, "/board/E4"),
        arguments("{\"hands\":{\"C;P\":1}}", Stn.class, 11, "/hands/C;P"),
        arguments("{\"hands\":{\"C:P\":\"1\"}}", Stn.class, 17, "/hands/C:P"),
        arguments("{\"hands\":{\"C:P\":1.5}}", Stn.class, 17, "/hands/C:P"),
        arguments("{\"board\":{\"e4\":\"C;P\"}}", Position.class, 16, "/board/e4"),
        arguments("{\"board\":{\"e4\":true}}", Position.class, 16, "/board/e4"),
        arguments("{\"active\":\"third\"}", Position.class, 11, "/active"),
        arguments("{\"board\":[]}", Stn.class, 10, "/board"),
        arguments("{\"C;P\":{}}", Ggn.class, 2, "/C;P"),
        arguments("{\"CHESS:P\":1}", Ggn.class, 12, "/CHESS:P"),
        arguments("{\"CHESS:P\":{\"e2\":{\"e4\":1}}}", Ggn.class, 24, "/CHESS:P/e2/e4"),
        arguments(
            "{\"CHESS:P\":{\"e2\":{\"e4\":[{\"board_check\":{\"e3\":1}}]}}}",
            Ggn.class,
            46,
            "/CHESS:P/e2/e4/0/board_check/e3"));
  }

  @ParameterizedTest
  @MethodSource("required")
  void nullIsRejectedInADocument(String json, Class<?> type, int column, String pointer) {
    assertRejected(
        () -> UNCHECKED.readValue(json, type),
        type.getName() + ": valid against " + UserSchemas.ANYTHING + " but cannot be bound",
        "line 1, column " + column + " (" + pointer + "): " + RETURNED_NULL);
  }

  @Test
  void aMapOrListOfTheHandlerIsUsed() {
    Map<Cell, Optional<Qpi>> board = Map.of(Cell.parse("e4"), Optional.of(PAWN));
    assertThat(unchecked(board).readValue("{\"board\":1}", Stn.class))
        .isEqualTo(Stn.of(board, Map.of(), true));
    List<Transition> transitions = List.of(Transition.builder().build());
    Ggn read = unchecked(transitions).readValue("{\"CHESS:P\":{\"e2\":{\"e4\":1}}}", Ggn.class);
    assertThat(read.entries())
        .isEqualTo(Map.of(
            Piece.parse("CHESS:P"), Map.of(Square.of("e2"), Map.of(Square.of("e4"), transitions))));
  }

  @Test
  void nullIsRejectedInATransition() {
    assertThatNullPointerException()
        .isThrownBy(() -> NULL.readValue(
            "{\"board_check\":{\"e4\":\"C;P\"},\"board_patch\":{}}", Transition.class))
        .withMessage(RETURNED_NULL);
  }

  @ParameterizedTest
  @MethodSource("empties")
  void nullIsEmptyWhereAValueIsOptional(String patch) {
    Transition read = NULL.readValue(
        "{\"board_check\":{},\"board_patch\":{\"e4\":" + patch + "},\"in_hand_add\":" + patch + "}",
        Transition.class);
    assertThat(read.boardPatch().values()).containsExactly(Optional.empty());
    assertThat(read.inHandAdd()).isEmpty();
  }

  static Stream<String> empties() {
    return Stream.of("null", "\"C;P\"", "1");
  }
}
