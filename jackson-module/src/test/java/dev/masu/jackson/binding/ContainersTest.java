package dev.masu.jackson.binding;

import static dev.masu.jackson.testing.Rejections.assertRejected;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.masu.ggn.Ggn;
import dev.masu.jackson.exc.SchemaViolationException;
import dev.masu.jackson.testing.TestMappers;
import dev.masu.notation.Cell;
import dev.masu.notation.Qpi;
import dev.masu.stn.Position;
import dev.masu.stn.Stn;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** A value is checked in any container and property; its pointer starts at the root. */
final class ContainersTest {
  private static final JsonMapper MAPPER = TestMappers.bundled();

  private static final Stn STAY = Stn.builder().toggle(false).build();
  private static final Cell E4 = Cell.parse("e4");
  private static final Qpi PAWN = Qpi.parse("C:P");

  record Move(Stn stn, int number) {}

  record Deep(Map<String, List<Optional<Move>>> games) {}

  /** A type, a document of it with {@code STN} in place of an STN, the pointer of that, and the value. */
  static Stream<Arguments> containers() {
    return Stream.of(
        arguments(new TypeReference<Stn>() {}, "STN", "", STAY),
        arguments(new TypeReference<Optional<Stn>>() {}, "STN", "", Optional.of(STAY)),
        arguments(new TypeReference<List<Stn>>() {}, "[{},STN]", "/1", List.of(pass(), STAY)),
        arguments(new TypeReference<Collection<Stn>>() {}, "[STN]", "/0", List.of(STAY)),
        arguments(new TypeReference<Set<Stn>>() {}, "[STN]", "/0", Set.of(STAY)),
        arguments(new TypeReference<List<List<Stn>>>() {}, "[[],[STN]]", "/1/0", nested()),
        arguments(new TypeReference<Map<String, Stn>>() {}, "{\"a/b\":STN}", "/a~1b", ofSlash()),
        arguments(new TypeReference<Map<Cell, Stn>>() {}, "{\"e4\":STN}", "/e4", Map.of(E4, STAY)),
        arguments(
            new TypeReference<Map<Qpi, Stn>>() {}, "{\"C:P\":STN}", "/C:P", Map.of(PAWN, STAY)),
        arguments(new TypeReference<Map.Entry<Cell, Stn>>() {}, "{\"e4\":STN}", "/e4", entry()),
        arguments(new TypeReference<Move>() {}, "{\"stn\":STN}", "/stn", new Move(STAY, 0)),
        arguments(new TypeReference<List<Move>>() {}, "[{\"stn\":STN}]", "/0/stn", moves()),
        arguments(
            new TypeReference<Deep>() {},
            "{\"games\":{\"a\":[null,{\"stn\":STN}]}}",
            "/games/a/1/stn",
            deep()));
  }

  private static Stn pass() {
    return Stn.builder().build();
  }

  private static List<List<Stn>> nested() {
    return List.of(List.of(), List.of(STAY));
  }

  private static Map<String, Stn> ofSlash() {
    return Map.of("a/b", STAY);
  }

  private static Map.Entry<Cell, Stn> entry() {
    return Map.entry(E4, STAY);
  }

  private static List<Move> moves() {
    return List.of(new Move(STAY, 0));
  }

  private static Deep deep() {
    return new Deep(Map.of("a", List.of(Optional.empty(), Optional.of(new Move(STAY, 0)))));
  }

  @ParameterizedTest(name = "{1}")
  @MethodSource("containers")
  void bindsWhatIsValid(TypeReference<?> type, String json, String pointer, Object expected) {
    String valid = json.replace("STN", "{\"toggle\":false}");
    assertThat(MAPPER.<Object>readValue(valid, MAPPER.constructType(type))).isEqualTo(expected);
  }

  @ParameterizedTest(name = "{1}")
  @MethodSource("containers")
  void rejectsWhatIsInvalid(TypeReference<?> type, String json, String pointer) {
    String invalid = json.replace("STN", "\n{\"toggle\":0}");
    assertRejected(
        () -> MAPPER.readValue(invalid, type),
        "dev.masu.stn.Stn: 1 violation of https://sashite.dev/schemas/stn/1.0.0/schema.json",
        "line 2, column 11 (" + pointer
            + "/toggle): expected true or false but found the number 0");
  }

  @Test
  void itemsOfArraysAreChecked() {
    assertThat(MAPPER.readValue("[{\"toggle\":false}]", Stn[].class)).containsExactly(STAY);
    assertRejected(
        () -> MAPPER.readValue("[[],[{},{\"toggle\":0}]]", Stn[][].class),
        "dev.masu.stn.Stn: 1 violation of" + " https://sashite.dev/schemas/stn/1.0.0/schema.json",
        "line 1, column 19 (/1/1/toggle): expected true or false but found the number 0");
  }

  @Test
  void valuesOfAtomicReferencesAreChecked() {
    AtomicReference<Stn> read =
        MAPPER.readValue("{\"toggle\":false}", new TypeReference<AtomicReference<Stn>>() {});
    assertThat(read).hasValue(STAY);
    assertRejected(
        () -> MAPPER.readValue("{\"toggle\":0}", new TypeReference<AtomicReference<Stn>>() {}),
        "dev.masu.stn.Stn: 1 violation of https://sashite.dev/schemas/stn/1.0.0/schema.json",
        "line 1, column 11 (/toggle): expected true or false but found the number 0");
  }

  @Test
  void readingEndsWithTheFirstInvalidValue() {
    assertRejected(
        () ->
            MAPPER.readValue("[{\"toggle\":0},{\"toggle\":1}]", new TypeReference<List<Stn>>() {}),
        "dev.masu.stn.Stn: 1 violation of https://sashite.dev/schemas/stn/1.0.0/schema.json",
        "line 1, column 12 (/0/toggle): expected true or false but found the number 0");
  }

  record Game(Position start, List<Stn> moves, Ggn rules) {}

  @Test
  void eachTypeIsCheckedByItsOwnSchema() {
    assertRejected(
        () -> MAPPER.readValue("{\"start\":{},\"rules\":{\"CHESS:k\":{}}}", Game.class),
        "dev.masu.ggn.Ggn: 1 violation of https://sashite.dev/schemas/ggn/1.0.0/schema.json",
        "line 1, column 22 (/rules/CHESS:k): \"CHESS:k\" is not a valid GGN piece: expected"
            + " '+', '-' or an upper-case letter (A-Z) but found 'k' at index 6 (example: CHESS:K)");
    assertRejected(
        () -> MAPPER.readValue("{\"start\":{\"active\":\"white\"}}", Game.class),
        "dev.masu.stn.Position: 1 violation of"
            + " https://masu.dev/schemas/position/1.0.0/schema.json",
        "line 1, column 20 (/start/active): expected \"first\" or \"second\" but found the"
            + " string \"white\"");
  }

  @Test
  void theExceptionHasJacksonsPathToo() {
    assertThatThrownBy(() -> MAPPER.readValue("[{\"stn\":{\"toggle\":0}}]", Move[].class))
        .isInstanceOfSatisfying(
            SchemaViolationException.class,
            e -> assertThat(e.getPathReference())
                .isEqualTo(
                    "java.lang.Object[][0]->dev.masu.jackson.binding.ContainersTest$Move[\"stn\"]"
                        + "->dev.masu.stn.Stn[\"toggle\"]"));
  }
}
