package dev.masu.jackson.binding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.masu.jackson.exc.SchemaViolationException;
import dev.masu.jackson.testing.InputRoute;
import dev.masu.jackson.testing.Puzzle;
import dev.masu.jackson.testing.UserSchemas;
import dev.masu.notation.Cell;
import dev.masu.notation.NotationException;
import dev.masu.notation.NotationProblem;
import dev.masu.notation.Qpi;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.SourceLocation.Unit;
import dev.masu.schema.Violation;
import dev.masu.stn.Stn;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.json.JsonMapper;

/** A value is checked in the same way whatever the input, and nothing invalid is bound. */
final class InputRouteTest {
  private static final String VALID = """
      {"piece": "C:P",
       "at": "e2",
       "solution": {"board": {"e2": null, "e4": "C:P"}, "hands": {"c:p": 1.0}}}""";

  /** The violations follow a character of two bytes and, on the second line, one of four. */
  private static final String INVALID = """
      {"at": "é", "piece": 1,
       "\uD83D\uDE00": 2}""";

  private static final int LINE_2 = INVALID.indexOf('\n') + 1;

  private static final JsonMapper MAPPER = UserSchemas.mapper();

  @BeforeEach
  void startCounting() {
    Puzzle.CONSTRUCTED.set(0);
  }

  @ParameterizedTest
  @EnumSource
  void bindsWhatIsValid(InputRoute route) throws IOException {
    Puzzle read = route.read(MAPPER, VALID);
    assertThat(Puzzle.CONSTRUCTED).hasValue(1);
    assertThat(read).isEqualTo(new Puzzle(Qpi.parse("C:P"), Cell.parse("e2"), solution()));
  }

  private static Stn solution() {
    return Stn.builder()
        .vacate(Cell.parse("e2"))
        .place(Cell.parse("e4"), Qpi.parse("C:P"))
        .putHands(Qpi.parse("c:p"), 1)
        .build();
  }

  @ParameterizedTest
  @EnumSource
  void rejectsWhatIsInvalidAndBindsNothing(InputRoute route) {
    SchemaViolationException e =
        catchThrowableOfType(SchemaViolationException.class, () -> route.read(MAPPER, INVALID));
    assertThat(Puzzle.CONSTRUCTED).hasValue(0);
    assertThat(e.schemaId()).isEqualTo(UserSchemas.PUZZLE);
    assertThat(e.getCause()).isNull();
    assertThat(e.report().violations()).isEqualTo(violations(route.unit()));
    assertThat(e.report().violations()).extracting(Violation::message).isEqualTo(MESSAGES);
    assertThat(e.report().isTruncated()).isFalse();
  }

  @ParameterizedTest
  @EnumSource
  void theMessageNamesTypeSchemaAndEveryViolation(InputRoute route) {
    SchemaViolationException e =
        catchThrowableOfType(SchemaViolationException.class, () -> route.read(MAPPER, INVALID));
    assertThat(e)
        .hasMessage(
            "dev.masu.jackson.testing.Puzzle: 3 violations of https://example.org/puzzle.json\n  "
                + String.join(
                    "\n  ",
                    violations(route.unit()).stream().map(Violation::toString).toList()));
  }

  @ParameterizedTest
  @EnumSource
  void theExceptionHasTheLocationOfTheFirstViolation(InputRoute route) {
    SchemaViolationException e =
        catchThrowableOfType(SchemaViolationException.class, () -> route.read(MAPPER, INVALID));
    TokenStreamLocation location = e.getLocation();
    Optional<SourceLocation> first = place(route.unit(), 0, INVALID.indexOf("\"é\""));
    assertThat(location.getLineNr()).isEqualTo(first.map(SourceLocation::line).orElse(-1));
    assertThat(location.getColumnNr())
        .isEqualTo(first.map(SourceLocation::column).orElse(-1));
    long offset = first.map(SourceLocation::offset).orElse(-1L);
    assertThat(List.of(location.getByteOffset(), location.getCharOffset()))
        .isEqualTo(route.unit() == Unit.BYTE ? List.of(offset, -1L) : List.of(-1L, offset));
  }

  private static final NotationProblem NOT_A_CELL =
      catchThrowableOfType(NotationException.class, () -> Cell.parse("é")).problem();

  private static final List<String> MESSAGES = List.of(
      "\"é\" is not a valid CELL: expected a lower-case letter (a-z) but found 'é' (U+00E9) at index 0"
          + " (example: e4)",
      "expected a string but found the number 1",
      "unexpected property \"\uD83D\uDE00\"; expected \"piece\", \"at\" or \"solution\"");

  private static List<Violation> violations(@Nullable Unit unit) {
    return List.of(
        violation(Violation.Phase.NOTATION, "format", "/at", "/properties/at/format")
            .at(place(unit, 0, INVALID.indexOf("\"é\"")).orElse(null))
            .parameter("format", "cell")
            .parameter("actual", "é")
            .parameter("actualType", "string")
            .parameter("notation", "CELL")
            .parameter("problem", NOT_A_CELL)
            .build(),
        violation(Violation.Phase.SCHEMA, "type", "/piece", "/properties/piece/type")
            .at(place(unit, 0, INVALID.indexOf("1")).orElse(null))
            .parameter("expected", List.of("string"))
            .parameter("actual", 1)
            .parameter("actualType", "number")
            .build(),
        violation(
                Violation.Phase.SCHEMA,
                "additionalProperties",
                "/\uD83D\uDE00",
                "/additionalProperties")
            .at(place(unit, 1, INVALID.indexOf("\"\uD83D")).orElse(null))
            .parameter("property", "\uD83D\uDE00")
            .parameter("allowed", List.of("piece", "at", "solution"))
            .build());
  }

  private static Violation.Builder violation(
      Violation.Phase phase, String code, String pointer, String schemaPointer) {
    return Violation.builder(phase, code, pointer)
        .keyword(code, UserSchemas.PUZZLE + "#" + schemaPointer);
  }

  /** The location of a char of the invalid document, as Jackson counts: bytes or chars, columns from 1. */
  private static Optional<SourceLocation> place(@Nullable Unit unit, int line, int index) {
    if (unit == null) {
      return Optional.empty();
    }
    int column = length(unit, INVALID.substring(line == 0 ? 0 : LINE_2, index)) + 1;
    int offset = length(unit, INVALID.substring(0, index));
    return Optional.of(new SourceLocation(line + 1, column, unit, offset, unit));
  }

  private static int length(Unit unit, String text) {
    return unit == Unit.BYTE ? text.getBytes(StandardCharsets.UTF_8).length : text.length();
  }
}
