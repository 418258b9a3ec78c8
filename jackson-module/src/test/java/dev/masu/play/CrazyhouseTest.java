package dev.masu.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.ggn.Ggn;
import dev.masu.ggn.GgnPosition;
import dev.masu.ggn.Move;
import dev.masu.ggn.Piece;
import dev.masu.ggn.Square;
import dev.masu.jackson.testing.TestMappers;
import dev.masu.notation.Cell;
import dev.masu.notation.Qpi;
import dev.masu.notation.Side;
import dev.masu.stn.Position;
import dev.masu.stn.Stn;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/**
 * Captures that go to the hand and drops from it, on three squares: who takes a promoted pawn ({@code
 * +P}) holds a pawn.
 */
final class CrazyhouseTest {
  private static final JsonMapper MAPPER = TestMappers.bundled();

  private static final Ggn RULES = MAPPER.readValue("""
      {
        "C:R": {"a1": {"a3": [
          {"board_check": {"a2": "empty", "a3": "empty"},
           "board_patch": {"a1": null, "a3": "C:R"}},
          {"board_check": {"a2": "empty", "a3": "c:n"},
           "board_patch": {"a1": null, "a3": "C:R"}, "in_hand_add": "C:N"},
          {"board_check": {"a2": "empty", "a3": "c:+p"},
           "board_patch": {"a1": null, "a3": "C:R"}, "in_hand_add": "C:P"}
        ]}},
        "C:P": {"*": {
          "a1": [{"board_check": {"a1": "empty"},
                  "board_patch": {"a1": "C:P"}, "in_hand_del": "C:P"}],
          "a2": [{"board_check": {"a2": "empty"},
                  "board_patch": {"a2": "C:P"}, "in_hand_del": "C:P"}]
        }},
        "C:N": {"*": {"a2": [{"board_check": {"a2": "empty"},
                              "board_patch": {"a2": "C:N"}, "in_hand_del": "C:N"}]}},
        "c:p": {"*": {"a2": [{"board_check": {"a2": "empty"},
                              "board_patch": {"a2": "c:p"}, "in_hand_del": "c:p"}]}}
      }
      """, Ggn.class);

  private static final GgnPosition START = GgnPosition.builder()
      .place(Square.of("a1"), Piece.parse("C:R"))
      .place(Square.of("a3"), Piece.parse("c:+p"))
      .putHand(Piece.parse("C:P"), 1)
      .putHand(Piece.parse("c:p"), 1)
      .build();

  @Test
  void capturesFillTheHandAndDropsEmptyIt() {
    assertThat(movesIn(START)).containsExactly("C:R a1 a3 +C:P", "C:P * a2 -C:P");

    GgnPosition captured = play(START, "C:R a1 a3 +C:P");
    assertThat(captured)
        .isEqualTo(GgnPosition.builder()
            .place(Square.of("a3"), Piece.parse("C:R"))
            .putHand(Piece.parse("C:P"), 2)
            .putHand(Piece.parse("c:p"), 1)
            .active(Side.SECOND)
            .build());
    assertThat(movesIn(captured)).containsExactly("c:p * a2 -c:p");

    GgnPosition answered = play(captured, "c:p * a2 -c:p");
    assertThat(movesIn(answered)).containsExactly("C:P * a1 -C:P");

    GgnPosition dropped = play(answered, "C:P * a1 -C:P");
    assertThat(dropped)
        .isEqualTo(GgnPosition.builder()
            .place(Square.of("a1"), Piece.parse("C:P"))
            .place(Square.of("a2"), Piece.parse("c:p"))
            .place(Square.of("a3"), Piece.parse("C:R"))
            .putHand(Piece.parse("C:P"), 1)
            .active(Side.SECOND)
            .build());
    assertThat(movesIn(dropped)).isEmpty();
  }

  @Test
  void theCapturedPieceDecidesWhatIsInHand() {
    GgnPosition knight = START.with(Square.of("a3"), Piece.parse("c:n"));
    assertThat(movesIn(knight)).containsExactly("C:R a1 a3 +C:N", "C:P * a2 -C:P");
    assertThat(movesIn(play(knight, "C:R a1 a3 +C:N").withActive(Side.FIRST)))
        .containsExactly("C:P * a1 -C:P", "C:P * a2 -C:P", "C:N * a2 -C:N");
    assertThat(movesIn(START.without(Square.of("a3"))))
        .containsExactly("C:R a1 a3", "C:P * a2 -C:P");
  }

  @Test
  void everyMoveIsTheSameInStn() {
    assertThat(RULES.moves(START)).hasSize(2).allSatisfy(move -> {
      Stn stn = move.transition().toStn();
      assertThat(position(START).apply(stn)).isEqualTo(position(RULES.apply(START, move)));
    });
  }

  private static GgnPosition play(GgnPosition position, String text) {
    Move move =
        RULES.moves(position).filter(m -> show(m).equals(text)).findFirst().orElseThrow();
    return RULES.apply(position, move);
  }

  private static List<String> movesIn(GgnPosition position) {
    return RULES.moves(position).map(CrazyhouseTest::show).toList();
  }

  /** {@return piece, source, destination, and what the hand gains or loses} */
  private static String show(Move move) {
    return "%s %s %s%s%s"
        .formatted(
            move.piece(),
            move.source(),
            move.destination(),
            move.transition().inHandAdd().map(piece -> " +" + piece).orElse(""),
            move.transition().inHandDel().map(piece -> " -" + piece).orElse(""));
  }

  private static Position position(GgnPosition position) {
    Position.Builder same = Position.builder().active(position.active());
    position
        .board()
        .forEach((square, piece) ->
            same.putBoard(Cell.parse(square.label()), piece.toQpi().orElseThrow()));
    position.hands().forEach((piece, count) -> same.putHands(Qpi.parse(piece.toString()), count));
    return same.build();
  }
}
