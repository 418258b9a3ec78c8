package dev.masu.ggn;

import dev.masu.notation.Side;
import java.util.Optional;
import java.util.function.BiConsumer;

/**
 * What GGN's rules ask of a position: what is on a square, what is in hand, and who moves.
 *
 * <p>Any board can answer; {@link GgnPosition} is one that is ready to use. The answers must agree
 * with each other, and must not change while a method that takes the view runs.
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
   * {@return how many of a piece are in hand, 0 or more}
   *
   * <p>The case of the piece decides whose hand it is.
   *
   * @param piece a piece without modifier and suffix
   */
  int inHand(Piece piece);

  /**
   * Shows every piece on the board once, in any order.
   *
   * @param action takes the square and the piece on it
   */
  void forEachPiece(BiConsumer<? super Square, ? super Piece> action);
}
