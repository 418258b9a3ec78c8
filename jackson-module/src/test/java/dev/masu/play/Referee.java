package dev.masu.play;

import dev.masu.ggn.Ggn;
import dev.masu.ggn.GgnPosition;
import dev.masu.ggn.Move;
import dev.masu.ggn.Piece;
import dev.masu.ggn.Square;
import dev.masu.notation.Side;
import java.util.List;
import java.util.Map;

/** The rule system of a game with kings: what GGN leaves to it. */
interface Referee {
  Ggn rules();

  /** {@return the first player's king; the second player's is written in lower case} */
  Piece king();

  /** {@return the position as its turn begins: what lasted for one move only is over} */
  default GgnPosition beginTurn(GgnPosition position) {
    return position;
  }

  /** {@return whether a move that the rules let the side to move make is legal} */
  boolean isLegal(GgnPosition position, Move move);

  /** {@return the legal moves of the side to move, whose turn has begun} */
  default List<Move> legalMoves(GgnPosition position) {
    return rules().moves(position).filter(move -> isLegal(position, move)).toList();
  }

  /** {@return whether no move of the side to move captures the other side's king} */
  default boolean isSafe(GgnPosition after) {
    Side mover = after.active();
    Square kingSquare = squareOf(after, mover == Side.FIRST ? king().flip() : king());
    return after.board().entrySet().stream()
        .filter(entry -> entry.getValue().side() == mover)
        .flatMap(entry -> rules().find(entry.getValue(), entry.getKey(), kingSquare).stream())
        .flatMap(route -> route.transitions().stream())
        .noneMatch(transition -> transition.unmet(after, mover).isEmpty());
  }

  private static Square squareOf(GgnPosition position, Piece piece) {
    return position.board().entrySet().stream()
        .filter(entry -> entry.getValue().plain().equals(piece))
        .map(Map.Entry::getKey)
        .findFirst()
        .orElseThrow();
  }

  /** {@return how many sequences of {@code depth} legal moves there are} */
  default long perft(GgnPosition before, int depth) {
    GgnPosition position = beginTurn(before);
    List<Move> moves = legalMoves(position);
    return depth == 1
        ? moves.size()
        : moves.stream()
            .mapToLong(move -> perft(rules().apply(position, move), depth - 1))
            .sum();
  }
}
