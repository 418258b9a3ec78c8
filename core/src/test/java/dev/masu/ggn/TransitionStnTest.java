package dev.masu.ggn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import dev.masu.notation.Cell;
import dev.masu.notation.NotationException;
import dev.masu.notation.Qpi;
import dev.masu.stn.Stn;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class TransitionStnTest {
  private static final Square E2 = Square.of("e2");
  private static final Square E4 = Square.of("e4");

  @Test
  void piecesOfOneLetterStylesAreWrittenTheSame() {
    Piece pawn = Piece.parse("S:P");
    Transition capture = Transition.builder()
        .check(E4, Occupation.ENEMY)
        .vacate(E2)
        .place(E4, Piece.parse("S:+P"))
        .inHandAdd(pawn)
        .inHandDel(Piece.parse("S:B"))
        .build();
    assertThat(capture.toStn())
        .isEqualTo(Stn.builder()
            .vacate(Cell.parse("e2"))
            .place(Cell.parse("e4"), Qpi.parse("S:+P"))
            .putHands(Qpi.parse("S:P"), 1)
            .putHands(Qpi.parse("S:B"), -1)
            .build());
  }

  @Test
  void otherPiecesNeedAMapping() {
    Transition step =
        Transition.builder().vacate(E2).place(E4, Piece.parse("CHESS:K")).build();
    assertThatIllegalArgumentException()
        .isThrownBy(step::toStn)
        .withMessage("CHESS:K has no QPI: expected a style of one letter and no suffix;"
            + " give a mapping from pieces to QPI");
    assertThat(step.toStn(piece -> Qpi.parse("C:K^")))
        .isEqualTo(Stn.builder()
            .vacate(Cell.parse("e2"))
            .place(Cell.parse("e4"), Qpi.parse("C:K^"))
            .build());
  }

  @ParameterizedTest
  @MethodSource
  void aMappingGivesEveryPiece(Transition transition, String message) {
    Map<Piece, Qpi> mapping = Map.of(Piece.parse("CHESS:K"), Qpi.parse("C:K"));
    assertThatNullPointerException()
        .isThrownBy(() -> transition.toStn(mapping::get))
        .withMessage(message);
  }

  static Object[][] aMappingGivesEveryPiece() {
    Piece king = Piece.parse("CHESS:K");
    Piece pawn = Piece.parse("CHESS:P");
    Piece longest = Piece.parse("C".repeat(100) + ":P");
    Transition.Builder step = Transition.builder().vacate(E2).place(E4, king);
    return new Object[][] {
      {Transition.builder().place(E4, pawn).build(), "mapping of CHESS:P"},
      {Transition.builder().inHandAdd(pawn).build(), "mapping of CHESS:P"},
      {step.inHandAdd(king).inHandDel(pawn).build(), "mapping of CHESS:P"},
      {
        Transition.builder().place(E4, longest).build(),
        "mapping of " + "C".repeat(60) + "... (42 characters left out)"
      },
    };
  }

  @Test
  void whatIsLostAndGainedAtOnceIsNoChange() {
    Piece pawn = Piece.parse("S:P");
    Transition swap = Transition.builder().inHandAdd(pawn).inHandDel(pawn).build();
    assertThat(swap.toStn().hands()).isEmpty();
    assertThat(swap.toStn().isPass()).isTrue();
  }

  @Test
  void aLabelMustBeACell() {
    Transition step = Transition.builder().vacate(Square.of("north gate")).build();
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(step::toStn)
        .withMessageContaining("\"north gate\" is not a valid CELL");
  }
}
