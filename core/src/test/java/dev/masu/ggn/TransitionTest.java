package dev.masu.ggn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.entry;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@NullUnmarked // Nulls are passed on purpose, and a missing entry shall fail the test.
final class TransitionTest {
  private static final Square E2 = Square.of("e2");
  private static final Square E3 = Square.of("e3");
  private static final Square E4 = Square.of("e4");
  private static final Piece PAWN = Piece.parse("SHOGI:P");

  private static final Transition STEP = Transition.builder()
      .check(E4, Occupation.EMPTY)
      .check(E3, Occupation.ENEMY)
      .vacate(E2)
      .place(E4, PAWN)
      .inHandAdd(PAWN)
      .build();

  @Test
  void theBuilderKeepsTheOrder() {
    assertThat(STEP.boardCheck())
        .containsExactly(entry(E4, Occupation.EMPTY), entry(E3, Occupation.ENEMY));
    assertThat(STEP.boardPatch())
        .containsExactly(entry(E2, Optional.empty()), entry(E4, Optional.of(PAWN)));
    assertThat(STEP.inHandAdd()).contains(PAWN);
    assertThat(STEP.inHandDel()).isEmpty();
  }

  @Test
  void everythingStartsEmpty() {
    Transition none = Transition.builder().build();
    assertThat(none.boardCheck()).isEmpty();
    assertThat(none.boardPatch()).isEmpty();
    assertThat(none.inHandAdd()).isEmpty();
    assertThat(none.inHandDel()).isEmpty();
    assertThat(none)
        .isEqualTo(Transition.of(Map.of(), Map.of(), Optional.empty(), Optional.empty()));
  }

  @Test
  void squaresGivenOneByOneFollowTheWholeMap() {
    Transition joined = Transition.builder()
        .check(E2, Occupation.OCCUPIED)
        .boardCheck(STEP.boardCheck())
        .check(E3, Occupation.ALLY)
        .check(E2, Occupation.EMPTY)
        .build();
    assertThat(joined.boardCheck())
        .containsExactly(
            entry(E4, Occupation.EMPTY), entry(E3, Occupation.ALLY), entry(E2, Occupation.EMPTY));
  }

  @Test
  void theBuilderChangesWhatItStartsFrom() {
    Transition longer =
        Transition.builder().from(STEP).check(E2, Occupation.ALLY).build();
    assertThat(longer.boardCheck()).hasSize(3).containsEntry(E2, Occupation.ALLY);
    assertThat(longer.boardPatch()).isEqualTo(STEP.boardPatch());
    assertThat(longer.inHandAdd()).contains(PAWN);
  }

  @Test
  void withReplacesOnePartAndLeavesTheOriginal() {
    Transition changed = STEP.withBoardCheck(Map.of(E2, Occupation.ALLY)).withInHandDel(PAWN);
    assertThat(changed)
        .isEqualTo(Transition.of(
            Map.of(E2, Occupation.ALLY), STEP.boardPatch(), Optional.of(PAWN), Optional.of(PAWN)));
    assertThat(STEP.inHandDel()).isEmpty();
    assertThat(changed.boardPatch()).isSameAs(STEP.boardPatch());
    assertThat(STEP.withInHandAdd(PAWN)).isSameAs(STEP);
  }

  @Test
  void laterChangesOfTheSourcesChangeNothing() {
    Map<Square, Occupation> check = new LinkedHashMap<>(STEP.boardCheck());
    Map<Square, Optional<Piece>> patch = new LinkedHashMap<>(STEP.boardPatch());
    Transition made = Transition.of(check, patch, STEP.inHandAdd(), STEP.inHandDel());
    Transition built =
        Transition.builder().boardCheck(check).boardPatch(patch).inHandAdd(PAWN).build();
    Transition with = STEP.withBoardCheck(check).withBoardPatch(patch);
    check.clear();
    patch.clear();
    assertThat(made).isEqualTo(STEP);
    assertThat(built).isEqualTo(STEP);
    assertThat(with).isEqualTo(STEP);
  }

  @Test
  void aBuilderTakesMapsAsTheyAreWhenTheyAreGiven() {
    Map<Square, Occupation> check = new LinkedHashMap<>(STEP.boardCheck());
    Map<Square, Optional<Piece>> patch = new LinkedHashMap<>(STEP.boardPatch());
    Transition.Builder builder =
        Transition.builder().boardCheck(check).boardPatch(patch).inHandAdd(PAWN);
    check.clear();
    patch.clear();
    assertThat(builder.build()).isEqualTo(STEP);
  }

  @Test
  void theMapsCannotBeChanged() {
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> STEP.boardCheck().remove(E4));
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> STEP.boardPatch().clear());
  }

  @Test
  void equalPartsMakeEqualTransitions() {
    Transition same = Transition.builder().from(STEP).build();
    assertThat(same).isEqualTo(STEP).hasSameHashCodeAs(STEP);
    assertThat(same).isNotEqualTo(STEP.withInHandAdd(Optional.empty()));
  }

  @Test
  void theTextNamesEveryPart() {
    assertThat(STEP)
        .hasToString("Transition{boardCheck={e4=empty, e3=enemy},"
            + " boardPatch={e2=Optional.empty, e4=Optional[SHOGI:P]}, inHandAdd=SHOGI:P}");
  }

  @ParameterizedTest
  @CsvSource(quoteCharacter = '~', textBlock = """
          SHOGI:+P, SHOGI:P
          shogi:-p, shogi:p
          CHESS:R', CHESS:R
          """)
  void aPieceInHandIsPlain(String piece, String plain) {
    String rest = ": expected a piece without modifier and suffix, found %s;".formatted(piece)
        + " pieces in hand are in their normal state, such as " + plain;
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Transition.builder().inHandAdd(Piece.parse(piece)).build())
        .withMessage("in_hand_add" + rest);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> STEP.withInHandDel(Piece.parse(piece)))
        .withMessage("in_hand_del" + rest);
  }

  @Test
  void nullsAreRejected() {
    Transition.Builder builder = Transition.builder();
    assertThatNullPointerException()
        .isThrownBy(() -> builder.check(E4, null))
        .withMessage("required");
    assertThatNullPointerException()
        .isThrownBy(() -> builder.check(null, Occupation.ALLY))
        .withMessage("square");
    assertThatNullPointerException()
        .isThrownBy(() -> builder.place(null, PAWN))
        .withMessage("square");
    assertThatNullPointerException().isThrownBy(() -> builder.place(E4, null)).withMessage("piece");
    assertThatNullPointerException().isThrownBy(() -> builder.vacate(null)).withMessage("square");
    assertThatNullPointerException()
        .isThrownBy(() -> builder.boardCheck(null))
        .withMessage("boardCheck");
    Map<Square, Occupation> holed = new LinkedHashMap<>();
    holed.put(E4, null);
    assertThatNullPointerException()
        .isThrownBy(() -> STEP.withBoardCheck(holed))
        .withMessage("boardCheck at e4");
  }
}
