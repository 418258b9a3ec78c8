package dev.masu.ggn;

import dev.masu.notation.Side;
import java.util.Optional;
import java.util.function.BiConsumer;

/**
 * The view of a position that GGN's rules need: the pieces on the board, the pieces in hand and the
 * side to move.
 *
 * <p>Any board representation can implement this interface; {@link GgnPosition} is a ready-made
 * implementation. The methods must be consistent with each other, and their results must not change
 * while a method that takes the view is running.
 */
public interface PositionView {
  /** {@return the side to move} */
  Side active();

  /**
   * {@return the piece on a square, empty if there is none or if the board has no such square}
   *
   * @param square the square
   */
  Optional<Piece> at(Square square);

  /**
   * {@return the number of a piece in hand, 0 or more}
   *
   * <p>The case of the piece determines whose hand it is.
   *
   * @param piece a piece without modifier or suffix
   */
  int inHand(Piece piece);

  /**
   * Calls the action exactly once for every piece on the board, in any order.
   *
   * @param action receives each occupied square and the piece on it
   */
  void forEachPiece(BiConsumer<? super Square, ? super Piece> action);
}
