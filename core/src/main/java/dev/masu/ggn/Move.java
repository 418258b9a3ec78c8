package dev.masu.ggn;

import java.util.Objects;
import java.util.Optional;

/**
 * One transition of a rule set, together with its piece, source and destination.
 *
 * @param piece the piece that moves, in its state before the move
 * @param source the source square, {@link Square#HAND} for a drop
 * @param destination the destination square
 * @param transition the move's preconditions and effects
 */
public record Move(Piece piece, Square source, Square destination, Transition transition) {
  /**
   * Creates a move; no component may be null.
   *
   * @param piece the piece that moves, in its state before the move
   * @param source the source square, {@link Square#HAND} for a drop
   * @param destination the destination square
   * @param transition the move's preconditions and effects
   */
  public Move {
    Objects.requireNonNull(piece, "piece");
    Objects.requireNonNull(source, "source");
    Objects.requireNonNull(destination, "destination");
    Objects.requireNonNull(transition, "transition");
  }

  /** {@return whether this move drops a piece from the hand onto the board} */
  public boolean isDrop() {
    return source.isHand();
  }

  /**
   * {@return whether this move is possible in a position}
   *
   * <p>The piece must belong to the side to move and be on its source square, or in hand for a
   * drop; the piece that {@code in_hand_del} removes must be in hand; and {@code board_check} must
   * be satisfied from the point of view of the piece's side.
   *
   * @param position the position before the move
   */
  public boolean isPossible(PositionView position) {
    return piece.side() == position.active()
        && isAtSource(piece, source, position)
        && missingInHand(position).isEmpty()
        && transition.unmet(position, piece.side()).isEmpty();
  }

  void requirePossible(PositionView position) {
    if (!isPossible(position)) {
      throw new IllegalArgumentException(
          "%s is not possible: %s; choose one of the moves that the rules find here"
              .formatted(MessageText.route(piece, source, destination), obstacle(position)));
    }
  }

  /** {@return why the move is not possible; only for moves that are not} */
  private String obstacle(PositionView position) {
    if (piece.side() != position.active()) {
      return "it is the other side's turn";
    }
    if (!isAtSource(piece, source, position)) {
      return isDrop()
          ? "expected it in hand, found none"
          : "expected it on its square, found " + found(position, source);
    }
    return missingInHand(position)
        .map(missing -> "expected %s in hand, found none".formatted(MessageText.piece(missing)))
        .orElseGet(
            () -> unmet(position, transition.unmet(position, piece.side()).orElseThrow()));
  }

  private Optional<Piece> missingInHand(PositionView position) {
    return transition.inHandDel().filter(taken -> position.inHand(taken) == 0);
  }

  /** {@return whether a piece is on its source square, or in hand for a drop} */
  static boolean isAtSource(Piece piece, Square source, PositionView position) {
    return source.isHand()
        ? position.inHand(piece.plain()) > 0
        : position.at(source).filter(piece::equals).isPresent();
  }

  private String unmet(PositionView position, Square square) {
    Occupation required = Objects.requireNonNull(transition.boardCheck().get(square));
    return "expected %s on %s, found %s"
        .formatted(
            MessageText.text(required.toString()),
            MessageText.square(square),
            found(position, square));
  }

  private static String found(PositionView position, Square square) {
    return position.at(square).map(MessageText::piece).orElse("nothing");
  }
}
