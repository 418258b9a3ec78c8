package dev.masu.ggn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.entry;

import dev.masu.notation.Side;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class GgnPositionTest {
  private static final Square A1 = Square.of("a1");
  private static final Square B1 = Square.of("b1");
  private static final Piece KING = Piece.parse("CHESS:K");
  private static final Piece PAWN = Piece.parse("chess:p");
  private static final GgnPosition POSITION = GgnPosition.builder()
      .place(B1, KING)
      .place(A1, PAWN)
      .putHand(PAWN, 2)
      .active(Side.SECOND)
      .build();

  @Test
  void theBuilderKeepsTheOrder() {
    assertThat(POSITION.board()).containsExactly(entry(B1, KING), entry(A1, PAWN));
    assertThat(POSITION.hands()).containsExactly(entry(PAWN, 2));
    assertThat(POSITION.active()).isEqualTo(Side.SECOND);
    assertThat(GgnPosition.builder().build().active()).isEqualTo(Side.FIRST);
  }

  @Test
  void isAView() {
    assertThat(POSITION.at(A1)).contains(PAWN);
    assertThat(POSITION.at(Square.of("c1"))).isEmpty();
    assertThat(POSITION.inHand(PAWN)).isEqualTo(2);
    assertThat(POSITION.inHand(KING)).isZero();
    Map<Square, Piece> shown = new LinkedHashMap<>();
    POSITION.forEachPiece(shown::put);
    assertThat(shown).isEqualTo(POSITION.board());
  }

  @Test
  void changesMakeNewPositions() {
    assertThat(POSITION.with(A1, KING).board()).containsEntry(A1, KING);
    assertThat(POSITION.without(A1).board()).containsExactly(entry(B1, KING));
    assertThat(POSITION.withActive(Side.FIRST).active()).isEqualTo(Side.FIRST);
    assertThat(POSITION.withActive(Side.SECOND)).isSameAs(POSITION);
    assertThat(POSITION.board()).hasSize(2).containsEntry(A1, PAWN);
  }

  @Test
  void aBuilderMayBuildAgain() {
    GgnPosition.Builder builder = GgnPosition.builder().place(A1, KING);
    GgnPosition first = builder.build();
    assertThat(builder.place(B1, KING).build().board()).hasSize(2);
    assertThat(first.board()).hasSize(1);
  }

  @Test
  void theMapsCannotBeChanged() {
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> POSITION.board().remove(A1));
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> POSITION.hands().put(PAWN, 1));
  }

  @Test
  void equalityLooksAtEveryPart() {
    GgnPosition same = GgnPosition.builder()
        .place(A1, PAWN)
        .place(B1, KING)
        .putHand(PAWN, 2)
        .active(Side.SECOND)
        .build();
    assertThat(same).isEqualTo(POSITION).hasSameHashCodeAs(POSITION);
    assertThat(same.withActive(Side.FIRST)).isNotEqualTo(POSITION);
    assertThat(same.without(A1)).isNotEqualTo(POSITION);
    assertThat(POSITION)
        .hasToString(
            "GgnPosition{board={b1=CHESS:K, a1=chess:p}, hands={chess:p=2}, active=SECOND}");
  }

  @Test
  void theCaseOfAPieceDecidesWhoseHandChanges() {
    Piece pawn = Piece.parse("CHESS:P");
    Transition trade = Transition.builder().inHandAdd(pawn).inHandDel(PAWN).build();
    Move move = new Move(PAWN, A1, B1, trade);
    assertThat(POSITION.apply(move).hands()).containsExactly(entry(PAWN, 1), entry(pawn, 1));
    Move ofTheOther = new Move(KING, B1, A1, trade);
    assertThat(POSITION.withActive(Side.FIRST).apply(ofTheOther).hands())
        .containsExactly(entry(PAWN, 1), entry(pawn, 1));
  }

  @Test
  void piecesInHandArePlainAndCounted() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> GgnPosition.builder().putHand(Piece.parse("CHESS:+P"), 1))
        .withMessage("hands: expected a piece without modifier and suffix, found CHESS:+P;"
            + " pieces in hand are in their normal state, such as CHESS:P");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> GgnPosition.builder().putHand(PAWN, 0))
        .withMessage(
            "hands: expected a count above 0, found 0 for chess:p; leave out what is not in hand");
  }
}
