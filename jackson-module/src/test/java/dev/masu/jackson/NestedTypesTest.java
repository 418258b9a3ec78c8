package dev.masu.jackson;

import static dev.masu.jackson.Refusals.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.SchemaBound;
import dev.masu.notation.Cell;
import dev.masu.notation.Qpi;
import dev.masu.stn.Stn;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/** A bound type within a bound type is checked by its own schema too, where it occurs. */
final class NestedTypesTest {
  private static final JsonMapper MAPPER = UserSchemas.mapper();

  @SchemaBound(UserSchemas.ANYTHING)
  record Book(String title, List<Puzzle> puzzles, @Nullable Puzzle best) {}

  @BeforeEach
  void startCounting() {
    Puzzle.MADE.set(0);
  }

  @Test
  void bindsWhatBothSchemasAccept() {
    assertThat(MAPPER.readValue(
            "{\"title\":\"t\",\"puzzles\":[{\"piece\":\"C:P\",\"solution\":{}}]}", Book.class))
        .isEqualTo(new Book(
            "t", List.of(new Puzzle(Qpi.parse("C:P"), null, Stn.builder().build())), null));
  }

  @Test
  void refusesWhatTheInnerSchemaRefuses() {
    assertRefused(
        () -> MAPPER.readValue("{\"puzzles\":[{\"piece\":1}]}", Book.class),
        "dev.masu.jackson.Puzzle: 1 violation of https://example.org/puzzle.json",
        "line 1, column 22 (/puzzles/0/piece): expected a string but found the number 1");
    assertRefused(
        () -> MAPPER.readValue("{\"best\":{\"at\":\"e4\"}}", Book.class),
        "dev.masu.jackson.Puzzle: 1 violation of https://example.org/puzzle.json",
        "line 1, column 9 (/best): missing property \"piece\"; add it");
    assertThat(Puzzle.MADE).hasValue(0);
  }

  @Test
  void refusesWhatTheInnermostSchemaRefuses() {
    assertRefused(
        () -> MAPPER.readValue(
            "{\"puzzles\":[{\"piece\":\"C:P\"},\n {\"piece\":\"C:P\",\"solution\":{\"bord\":{}}}]}",
            Book.class),
        "dev.masu.stn.Stn: 1 violation of https://sashite.dev/schemas/stn/1.0.0/schema.json",
        "line 2, column 29 (/puzzles/1/solution/bord): unexpected property \"bord\"; did you mean"
            + " \"board\"?");
    assertThat(Puzzle.MADE).hasValue(1);
  }

  @Test
  void namesThatStandTwiceAreFoundOnce() {
    assertRefused(
        () -> MAPPER.readValue(
            "{\"best\":{\"piece\":\"C:P\",\"at\":\"e4\",\"at\":\"e5\"}}", Book.class),
        "dev.masu.jackson.NestedTypesTest$Book: 1 violation of https://example.org/anything.json",
        "line 1, column 34 (/best/at): the name \"at\" stands twice in this object, first at line 1,"
            + " column 24; keep one");
  }

  record Line(Cell from, Puzzle puzzle) {}

  @SchemaBound(UserSchemas.ANYTHING)
  record Page(List<Line> lines) {}

  @Test
  void alsoWhereATypeBetweenThemIsNotBound() {
    assertRefused(
        () -> MAPPER.readValue(
            "{\"lines\":[{\"from\":\"e4\",\n\"puzzle\":{\"piece\":\"C:P\",\"at\":5}}]}",
            Page.class),
        "dev.masu.jackson.Puzzle: 1 violation of https://example.org/puzzle.json",
        "line 2, column 30 (/lines/0/puzzle/at): expected a string but found the number 5");
  }

  @Test
  void theOuterSchemaIsAskedFirst() {
    assertRefused(
        () -> MAPPER.readValue("{\"piece\":\"C:P\",\"solution\":[{\"toggle\":1}]}", Puzzle.class),
        "dev.masu.jackson.Puzzle: 1 violation of https://example.org/puzzle.json",
        "line 1, column 27 (/solution): expected an object but found an array");
  }
}
