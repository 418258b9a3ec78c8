package dev.masu.ggn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.masu.notation.Side;
import java.util.Map;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;

final class MoveTest {
  private static final Square A1 = Square.of("a1");
  private static final Square A2 = Square.of("a2");
  private static final Square A3 = Square.of("a3");
  private static final Piece ROOK = Piece.parse("SHOGI:R");
  private static final Piece DRAGON = Piece.parse("SHOGI:+R");
  private static final Piece PAWN = Piece.parse("SHOGI:P");
  private static final Piece THEIR_PAWN = Piece.parse("shogi:p");

  private static final Move CAPTURE = new Move(
      ROOK,
      A1,
      A3,
      Transition.builder()
          .check(A2, Occupation.EMPTY)
          .check(A3, Occupation.ENEMY)
          .vacate(A1)
          .place(A3, DRAGON)
          .inHandAdd(PAWN)
          .build());
  private static final Move DROP = new Move(
      PAWN,
      Square.HAND,
      A2,
      Transition.builder()
          .check(A2, Occupation.EMPTY)
          .place(A2, PAWN)
          .inHandDel(PAWN)
          .build());
  private static final GgnPosition START = GgnPosition.builder()
      .place(A1, ROOK)
      .place(A3, THEIR_PAWN)
      .putHand(PAWN, 1)
      .build();

  @Test
  void aMoveChangesBoardHandAndTurn() {
    assertThat(CAPTURE.isPossible(START)).isTrue();
    assertThat(CAPTURE.isDrop()).isFalse();
    assertThat(START.apply(CAPTURE))
        .isEqualTo(GgnPosition.builder()
            .place(A3, DRAGON)
            .putHand(PAWN, 2)
            .active(Side.SECOND)
            .build());
  }

  @Test
  void aDropTakesFromTheHand() {
    assertThat(DROP.isPossible(START)).isTrue();
    assertThat(DROP.isDrop()).isTrue();
    GgnPosition after = START.apply(DROP);
    assertThat(after.board()).containsEntry(A2, PAWN).hasSize(3);
    assertThat(after.hands()).isEmpty();
    GgnPosition rich = GgnPosition.builder().putHand(PAWN, 3).build();
    assertThat(rich.apply(DROP).hands()).isEqualTo(Map.of(PAWN, 2));
  }

  @Test
  void anImpossibleMoveSaysWhyAndChangesNothing() {
    assertImpossible(CAPTURE, START.withActive(Side.SECOND), "it is the other side's turn");
    assertImpossible(CAPTURE, START.with(A1, PAWN), "expected it on its square, found SHOGI:P");
    assertImpossible(CAPTURE, START.without(A1), "expected it on its square, found nothing");
    assertImpossible(CAPTURE, START.with(A2, PAWN), "expected empty on \"a2\", found SHOGI:P");
    assertImpossible(CAPTURE, START.with(A3, PAWN), "expected enemy on \"a3\", found SHOGI:P");
    assertImpossible(CAPTURE, START.without(A3), "expected enemy on \"a3\", found nothing");
    assertImpossible(DROP, START.apply(CAPTURE), "it is the other side's turn");
    assertImpossible(DROP, GgnPosition.builder().build(), "expected it in hand, found none");
    Move exchange = new Move(
        ROOK, A1, A2, Transition.builder().inHandDel(ROOK).inHandAdd(PAWN).build());
    assertImpossible(exchange, START, "expected SHOGI:R in hand, found none");
  }

  private static void assertImpossible(Move move, GgnPosition position, String reason) {
    GgnPosition before = position.withActive(position.active());
    assertThat(move.isPossible(position)).isFalse();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> position.apply(move))
        .withMessage(
            "%s from \"%s\" to \"%s\" is not possible: %s;"
                + " choose one of the moves that the rules find here",
            move.piece(), move.source(), move.destination(), reason);
    assertThat(position).isEqualTo(before);
  }

  @Test
  void rulesApplyTheirOwnMovesOnly() {
    Ggn rules = Ggn.builder().add(ROOK, A1, A3, CAPTURE.transition()).build();
    assertThat(rules.apply(START, CAPTURE)).isEqualTo(START.apply(CAPTURE));
    Move other = new Move(ROOK, A1, A3, Transition.builder().build());
    assertThatExceptionOfType(NoSuchElementException.class)
        .isThrownBy(() -> rules.apply(START, other))
        .withMessage("SHOGI:R from \"a1\" to \"a3\" has 1 transition, but not that of the move;"
            + " choose one of them");
    assertThatExceptionOfType(NoSuchElementException.class)
        .isThrownBy(() -> rules.apply(START, DROP))
        .withMessage("SHOGI:P has no entries; the pieces that have are SHOGI:R");
  }

  @Test
  void aCountInHandDoesNotOverflow() {
    GgnPosition full = GgnPosition.builder()
        .place(A1, ROOK)
        .place(A3, THEIR_PAWN)
        .putHand(PAWN, Integer.MAX_VALUE)
        .build();
    assertThatExceptionOfType(ArithmeticException.class)
        .isThrownBy(() -> full.apply(CAPTURE))
        .withMessage("integer overflow");
  }

  @Test
  void whatIsLostAndGainedAtOnceStays() {
    Move swap = new Move(
        ROOK, A1, A2, Transition.builder().inHandDel(PAWN).inHandAdd(PAWN).build());
    assertThat(START.apply(swap).hands()).isEqualTo(START.hands());
  }
}
