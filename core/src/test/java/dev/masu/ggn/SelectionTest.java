package dev.masu.ggn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SelectionTest {
  private static final Square E2 = Square.of("e2");
  private static final Square E3 = Square.of("e3");
  private static final Square E4 = Square.of("e4");
  private static final Square F5 = Square.of("f5");
  private static final Piece PAWN = Piece.parse("GAME:P");
  private static final Piece QUEEN = Piece.parse("GAME:Q");
  private static final Transition STEP = Transition.builder()
      .check(E3, Occupation.EMPTY)
      .vacate(E2)
      .place(E3, PAWN)
      .build();
  private static final Transition DOUBLE_STEP = Transition.builder()
      .check(E3, Occupation.EMPTY)
      .vacate(E2)
      .place(E4, PAWN)
      .build();
  private static final Transition DROP = Transition.builder()
      .check(F5, Occupation.EMPTY)
      .place(F5, PAWN)
      .inHandDel(PAWN)
      .build();
  private static final Ggn RULES = Ggn.builder()
      .add(PAWN, E2, E4, DOUBLE_STEP)
      .add(PAWN, E2, E3, STEP)
      .add(PAWN, Square.HAND, F5, DROP)
      .build();

  @Test
  void everyLevelListsWhatItHas() {
    assertThat(RULES.pieces()).containsExactly(PAWN);
    Selection selection = RULES.select(PAWN);
    assertThat(selection.piece()).isEqualTo(PAWN);
    assertThat(selection.sources()).containsExactly(E2, Square.HAND);
    assertThat(selection).hasToString("GAME:P from [e2, *]");
    Origin origin = selection.from(E2);
    assertThat(origin.piece()).isEqualTo(PAWN);
    assertThat(origin.source()).isEqualTo(E2);
    assertThat(origin.destinations()).containsExactly(E4, E3);
    assertThat(origin).hasToString("GAME:P from e2 to [e4, e3]");
    Route route = origin.to(E3);
    assertThat(route.piece()).isEqualTo(PAWN);
    assertThat(route.source()).isEqualTo(E2);
    assertThat(route.destination()).isEqualTo(E3);
    assertThat(route.transitions()).containsExactly(STEP);
    assertThat(route).hasToString("GAME:P from e2 to e3: [" + STEP + "]");
  }

  @Test
  void aRouteFindsItsMovesInAPosition() {
    GgnPosition free = GgnPosition.builder().place(E2, PAWN).build();
    Route route = RULES.select(PAWN).from(E2).to(E4);
    assertThat(route.moves(free)).containsExactly(new Move(PAWN, E2, E4, DOUBLE_STEP));
    assertThat(route.moves(free.with(E3, QUEEN))).isEmpty();
  }

  @Test
  void whatIsNotThereIsAnErrorThatSaysWhatIs() {
    assertThatExceptionOfType(NoSuchElementException.class)
        .isThrownBy(() -> RULES.select(QUEEN))
        .withMessage("GAME:Q has no entries; the pieces that have are GAME:P");
    assertThatExceptionOfType(NoSuchElementException.class)
        .isThrownBy(() -> Ggn.builder().build().select(QUEEN))
        .withMessage("GAME:Q has no entries; the pieces that have are none");
    assertThatExceptionOfType(NoSuchElementException.class)
        .isThrownBy(() -> RULES.select(PAWN).from(E4))
        .withMessage(
            "GAME:P has no entries from \"e4\"; the squares that it has are \"e2\", \"*\"");
    assertThatExceptionOfType(NoSuchElementException.class)
        .isThrownBy(() -> RULES.select(PAWN).from(E2).to(F5))
        .withMessage("GAME:P has no entries from \"e2\" to \"f5\";"
            + " the squares that it can reach from there are \"e4\", \"e3\"");
  }

  @Test
  void longListsAndLabelsAreCutInMessages() {
    Ggn.Builder many = Ggn.builder();
    IntStream.range(0, 30).forEach(i -> many.add(PAWN, Square.of("s" + i), E4, STEP));
    assertThatExceptionOfType(NoSuchElementException.class)
        .isThrownBy(() -> many.build().select(PAWN).from(Square.of("x\n" + "y".repeat(1000))))
        .withMessage(
            "GAME:P has no entries from \"x\\n%s... (942 characters left out)\";"
                + " the squares that it has are \"s0\", \"s1\", \"s2\", \"s3\", \"s4\", \"s5\","
                + " \"s6\", \"s7\" and 22 more",
            "y".repeat(58));
  }

  @ParameterizedTest
  @CsvSource({
    "x, 61, x, 60, 1 character",
    "\uD83D\uDE00, 200, \uD83D\uDE00, 30, 340 characters",
    "\uD83D\uDE00a, 30, \uD83D\uDE00a, 20, 30 characters",
    "\uDB40\uDC01a, 21, \\uDB40\\uDC01a, 20, 3 characters",
  })
  void aLabelIsCutAfterAWholeCharacter(
      String part, int times, String shown, int timesShown, String left) {
    Square far = Square.of(part.repeat(times));
    assertThatExceptionOfType(NoSuchElementException.class)
        .isThrownBy(() -> RULES.select(PAWN).from(far))
        .withMessage(
            "GAME:P has no entries from \"%s... (%s left out)\";"
                + " the squares that it has are \"e2\", \"*\"",
            shown.repeat(timesShown), left);
  }

  @Test
  void aLabelIsNotCutWithinACharacter() {
    Square far = Square.of("x" + "\uD83D\uDE00".repeat(30));
    assertThatExceptionOfType(NoSuchElementException.class)
        .isThrownBy(() -> RULES.select(PAWN).from(far))
        .withMessage(
            "GAME:P has no entries from \"x%s... (2 characters left out)\";"
                + " the squares that it has are \"e2\", \"*\"",
            "\uD83D\uDE00".repeat(29));
  }

  @Test
  void aLabelIsEscapedAsOtherTexts() {
    Square strange = Square.of("say \"K\\k\"\n\u00A0a\u0301\u3164");
    assertThatExceptionOfType(NoSuchElementException.class)
        .isThrownBy(() -> RULES.select(PAWN).from(strange))
        .withMessage("GAME:P has no entries from"
            + " \"say \\\"K\\\\k\\\"\\n\\u00A0a\\u0301\\u3164\";"
            + " the squares that it has are \"e2\", \"*\"");
  }

  @Test
  void findAnswersWithoutAnError() {
    assertThat(RULES.find(PAWN, E2, E3).map(Route::transitions)).isPresent();
    assertThat(RULES.find(QUEEN, E2, E3)).isEqualTo(Optional.empty());
    assertThat(RULES.find(PAWN, E4, E3)).isEmpty();
    assertThat(RULES.find(PAWN, E2, F5)).isEmpty();
  }

  @Test
  void routesAreInTheOrderOfTheDocument() {
    assertThat(RULES.routes()).map(Route::destination).containsExactly(E4, E3, F5);
  }
}
