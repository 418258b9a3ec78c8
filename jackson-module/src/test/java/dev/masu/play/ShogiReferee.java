package dev.masu.play;

import dev.masu.ggn.Ggn;
import dev.masu.ggn.GgnPosition;
import dev.masu.ggn.Move;
import dev.masu.ggn.Piece;

/** The rule system of shogi: the king's safety, two pawns on a file, mate by dropping a pawn. */
record ShogiReferee(Ggn rules) implements Referee {
  private static final Piece KING = Piece.parse("SHOGI:K");
  private static final Piece PAWN = Piece.parse("SHOGI:P");

  @Override
  public Piece king() {
    return KING;
  }

  @Override
  public boolean isLegal(GgnPosition position, Move move) {
    if (isPawnDrop(move) && hasPawnOnFile(position, move)) {
      return false;
    }
    GgnPosition after = rules.apply(position, move);
    return isSafe(after) && !(isPawnDrop(move) && isMate(after));
  }

  private static boolean isPawnDrop(Move move) {
    return move.isDrop() && (move.piece().equals(PAWN) || move.piece().equals(PAWN.flip()));
  }

  private static boolean hasPawnOnFile(GgnPosition position, Move drop) {
    char file = drop.destination().label().charAt(0);
    return position.board().entrySet().stream()
        .anyMatch(entry ->
            entry.getKey().label().charAt(0) == file && entry.getValue().equals(drop.piece()));
  }

  private boolean isMate(GgnPosition position) {
    return !isSafe(position.withActive(position.active().flip()))
        && legalMoves(position).isEmpty();
  }
}
