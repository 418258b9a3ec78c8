package dev.masu.play;

import dev.masu.ggn.Ggn;
import dev.masu.ggn.GgnPosition;
import dev.masu.ggn.Move;
import dev.masu.ggn.Piece;
import dev.masu.ggn.Square;
import dev.masu.notation.Side;
import dev.masu.notation.State;
import java.util.Map;

/** The rule system of chess: the king's safety, castling's squares, the end of taking in passing. */
record ChessReferee(Ggn rules) implements Referee {
  private static final Piece KING = Piece.parse("CHESS:K");
  private static final Piece DOUBLE_STEPPED = Piece.parse("CHESS:-P");

  @Override
  public Piece king() {
    return KING;
  }

  @Override
  public GgnPosition beginTurn(GgnPosition position) {
    Piece over = position.active() == Side.FIRST ? DOUBLE_STEPPED : DOUBLE_STEPPED.flip();
    GgnPosition begun = position;
    for (Map.Entry<Square, Piece> entry : position.board().entrySet()) {
      if (entry.getValue().equals(over)) {
        begun = begun.with(entry.getKey(), over.plain());
      }
    }
    return begun;
  }

  @Override
  public boolean isLegal(GgnPosition position, Move move) {
    return isSafe(rules.apply(position, move))
        && (!isCastling(move) || isCastlingSafe(position, move));
  }

  /** A king that has not moved goes two squares at once. */
  private static boolean isCastling(Move move) {
    return Character.toUpperCase(move.piece().letter()) == 'K'
        && move.piece().state() == State.ENHANCED
        && Math.abs(file(move.source()) - file(move.destination())) == 2;
  }

  /** Neither the king's square nor the one it passes may be attacked; its destination is safe already. */
  private boolean isCastlingSafe(GgnPosition position, Move move) {
    GgnPosition turned = position.withActive(position.active().flip());
    return isSafe(turned) && isSafe(turned.without(move.source()).with(passed(move), move.piece()));
  }

  private static Square passed(Move castling) {
    char file = (char) ((file(castling.source()) + file(castling.destination())) / 2);
    return Square.of(file + castling.source().label().substring(1));
  }

  private static char file(Square square) {
    return square.label().charAt(0);
  }
}
