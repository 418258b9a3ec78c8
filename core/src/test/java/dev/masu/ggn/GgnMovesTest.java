package dev.masu.ggn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.notation.Side;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class GgnMovesTest {
  private static final Square A1 = Square.of("a1");
  private static final Square A2 = Square.of("a2");
  private static final Square A3 = Square.of("a3");
  private static final Piece ROOK = Piece.parse("S:R");
  private static final Piece PAWN = Piece.parse("S:P");
  private static final Piece THEIR_ROOK = Piece.parse("s:r");
  private static final Piece STRANGER = Piece.parse("X:X");

  /** Moves of the rook a1-a3 for each requirement of a2, of the pawn, drops, and the other side. */
  private static final Ggn RULES = Ggn.builder()
      .add(PAWN, Square.HAND, A3, drop(PAWN, A3))
      .add(ROOK, A2, A1, move(ROOK, A2, A1, Occupation.EMPTY))
      .add(ROOK, A1, A3, via(Occupation.EMPTY))
      .add(ROOK, A1, A3, via(Occupation.OCCUPIED))
      .add(ROOK, A1, A3, via(Occupation.ENEMY))
      .add(ROOK, A1, A3, via(Occupation.ALLY))
      .add(ROOK, A1, A3, via(Occupation.exactly(PAWN)))
      .add(ROOK, A1, A3, via(Occupation.exactly(THEIR_ROOK)))
      .add(THEIR_ROOK, A2, A1, move(THEIR_ROOK, A2, A1, Occupation.ENEMY))
      .add(PAWN, A2, A3, move(PAWN, A2, A3, Occupation.EMPTY))
      .build();

  private static final GgnPosition START = GgnPosition.builder().place(A1, ROOK).build();

  private static Transition via(Occupation required) {
    return Transition.builder().check(A2, required).vacate(A1).place(A3, ROOK).build();
  }

  private static Transition move(Piece piece, Square from, Square to, Occupation required) {
    return Transition.builder()
        .check(to, required)
        .vacate(from)
        .place(to, piece)
        .build();
  }

  private static Transition drop(Piece piece, Square to) {
    return Transition.builder()
        .check(to, Occupation.EMPTY)
        .place(to, piece)
        .inHandDel(piece)
        .build();
  }

  @Test
  void everyOccupationStateIsEvaluated() {
    assertThat(requirementsMet(START)).containsExactly("empty");
    assertThat(requirementsMet(START.with(A2, PAWN))).containsExactly("occupied", "ally", "S:P");
    assertThat(requirementsMet(START.with(A2, ROOK))).containsExactly("occupied", "ally");
    assertThat(requirementsMet(START.with(A2, THEIR_ROOK)))
        .containsExactly("occupied", "enemy", "s:r");
    assertThat(requirementsMet(START.with(A2, STRANGER))).containsExactly("occupied", "ally");
    assertThat(requirementsMet(START.with(A2, STRANGER.flip())))
        .containsExactly("occupied", "enemy");
  }

  private static List<String> requirementsMet(GgnPosition position) {
    return RULES
        .moves(position)
        .filter(move -> move.source().equals(A1))
        .map(move -> String.valueOf(move.transition().boardCheck().get(A2)))
        .toList();
  }

  @Test
  void movesAreOfTheSideToMoveAndInTheOrderOfTheDocument() {
    GgnPosition position = START.with(A2, PAWN);
    List<Move> moves = RULES.moves(position).toList();
    assertThat(moves).hasSize(4);
    assertThat(moves).extracting(Move::piece).containsExactly(PAWN, ROOK, ROOK, ROOK);
    assertThat(moves.get(0))
        .isEqualTo(new Move(PAWN, A2, A3, move(PAWN, A2, A3, Occupation.EMPTY)));
    assertThat(RULES.moves(position.withActive(Side.SECOND))).isEmpty();
    assertThat(RULES.moves(START.with(A2, THEIR_ROOK).withActive(Side.SECOND)))
        .containsExactly(new Move(THEIR_ROOK, A2, A1, move(THEIR_ROOK, A2, A1, Occupation.ENEMY)));
  }

  @Test
  void dropsNeedThePieceInHandAndTheSquare() {
    GgnPosition position = GgnPosition.builder().putHand(PAWN, 1).build();
    assertThat(RULES.moves(position))
        .containsExactly(new Move(PAWN, Square.HAND, A3, drop(PAWN, A3)));
    assertThat(RULES.moves(position.with(A3, THEIR_ROOK))).isEmpty();
    assertThat(RULES.moves(position.withActive(Side.SECOND))).isEmpty();
    assertThat(RULES.moves(GgnPosition.builder().build())).isEmpty();
  }

  @Test
  void whatAMoveTakesFromTheHandMustBeThere() {
    Transition exchange = Transition.builder().inHandDel(PAWN).place(A1, PAWN).build();
    Ggn rules = Ggn.builder().add(ROOK, A1, A1, exchange).build();
    assertThat(rules.moves(START)).isEmpty();
    GgnPosition rich = GgnPosition.builder().place(A1, ROOK).putHand(PAWN, 1).build();
    assertThat(rules.moves(rich)).containsExactly(new Move(ROOK, A1, A1, exchange));
  }

  @Test
  void aDropWithoutInHandDelStillNeedsThePieceInHand() {
    Transition place = Transition.builder().place(A1, PAWN).build();
    Ggn rules = Ggn.builder().add(PAWN, Square.HAND, A1, place).build();
    assertThat(rules.moves(GgnPosition.builder().build())).isEmpty();
    assertThat(rules.moves(GgnPosition.builder().putHand(PAWN, 1).build())).hasSize(1);
  }

  @Test
  void aViewNeedsNoBoardAndMayChangeAfterwards() {
    Piece[] onA2 = {ROOK};
    Stream<Move> moves = RULES.moves(new PositionView() {
      @Override
      public Side active() {
        return Side.FIRST;
      }

      @Override
      public Optional<Piece> at(Square square) {
        return square.equals(A2) ? Optional.of(onA2[0]) : Optional.empty();
      }

      @Override
      public int inHand(Piece piece) {
        return 0;
      }

      @Override
      public void forEachPiece(BiConsumer<? super Square, ? super Piece> action) {
        action.accept(A2, onA2[0]);
      }
    });
    onA2[0] = STRANGER;
    assertThat(moves).containsExactly(new Move(ROOK, A2, A1, move(ROOK, A2, A1, Occupation.EMPTY)));
  }

  @Test
  void aSquareLabelledLikeTheHandIsNotTheHand() {
    assertThat(RULES.moves(GgnPosition.builder().place(Square.HAND, PAWN).build()))
        .isEmpty();
  }
}
