package dev.masu.ggn;

import dev.masu.notation.Side;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiConsumer;

/**
 * A position to which moves can be applied: the pieces on labelled squares, the pieces in hand and
 * the side to move.
 *
 * <pre>{@code
 * GgnPosition position = GgnPosition.builder().place(e2, pawn).putHand(knight, 1).build();
 * }</pre>
 *
 * <p>As in STN, the case of a piece in hand gives the side to which it belongs. Immutable. The maps
 * are unmodifiable and keep their insertion order; {@code equals} ignores the order.
 */
public final class GgnPosition implements PositionView {
  private final Map<Square, Piece> board;
  private final Map<Piece, Integer> hands;
  private final Side active;

  /** Keeps the maps without copying them. */
  private GgnPosition(Map<Square, Piece> board, Map<Piece, Integer> hands, Side active) {
    this.board = board;
    this.hands = hands;
    this.active = active;
  }

  /** {@return a builder that starts with an empty board, empty hands and the first player to move} */
  public static Builder builder() {
    return new Builder();
  }

  /** {@return the pieces on the board; empty squares are not listed} */
  public Map<Square, Piece> board() {
    return Collections.unmodifiableMap(board);
  }

  /** {@return the number of each piece in hand, always above 0} */
  public Map<Piece, Integer> hands() {
    return Collections.unmodifiableMap(hands);
  }

  @Override
  public Side active() {
    return active;
  }

  @Override
  public Optional<Piece> at(Square square) {
    return Optional.ofNullable(board.get(square));
  }

  @Override
  public int inHand(Piece piece) {
    return hands.getOrDefault(piece, 0);
  }

  @Override
  public void forEachPiece(BiConsumer<? super Square, ? super Piece> action) {
    board.forEach(action);
  }

  /**
   * {@return the same position with the given side to move}
   *
   * @param side the side to move
   */
  public GgnPosition withActive(Side side) {
    Objects.requireNonNull(side, "side");
    return side == active ? this : new GgnPosition(board, hands, side);
  }

  /**
   * {@return the same position with a piece placed on a square, replacing any piece there}
   *
   * @param square the square
   * @param piece the piece
   */
  public GgnPosition with(Square square, Piece piece) {
    Objects.requireNonNull(square, "square");
    Map<Square, Piece> changed = new LinkedHashMap<>(board);
    changed.put(square, Objects.requireNonNull(piece, "piece"));
    return new GgnPosition(changed, hands, active);
  }

  /**
   * {@return the same position with the square emptied}
   *
   * @param square the square
   */
  public GgnPosition without(Square square) {
    Map<Square, Piece> changed = new LinkedHashMap<>(board);
    changed.remove(Objects.requireNonNull(square, "square"));
    return new GgnPosition(changed, hands, active);
  }

  /**
   * {@return the position after a move, with the other side to move; this position does not change}
   *
   * @param move the move
   * @throws IllegalArgumentException if the move is not possible here; the message states why
   * @throws ArithmeticException if the number of a piece in hand would reach 2<sup>31</sup>
   */
  public GgnPosition apply(Move move) {
    move.requirePossible(this);
    Transition transition = move.transition();
    Map<Square, Piece> after = new LinkedHashMap<>(board);
    transition
        .boardPatch()
        .forEach((square, piece) ->
            piece.ifPresentOrElse(put -> after.put(square, put), () -> after.remove(square)));
    return new GgnPosition(after, handsAfter(transition), active.flip());
  }

  private Map<Piece, Integer> handsAfter(Transition transition) {
    if (transition.inHandDel().isEmpty() && transition.inHandAdd().isEmpty()) {
      return hands;
    }
    Map<Piece, Integer> after = new LinkedHashMap<>(hands);
    transition
        .inHandDel()
        .ifPresent(piece -> after.computeIfPresent(piece, (p, n) -> n == 1 ? null : n - 1));
    transition.inHandAdd().ifPresent(piece -> after.merge(piece, 1, Math::addExact));
    return after;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof GgnPosition that
        && active == that.active
        && board.equals(that.board)
        && hands.equals(that.hands);
  }

  @Override
  public int hashCode() {
    return Objects.hash(board, hands, active);
  }

  @Override
  public String toString() {
    return "GgnPosition{board=" + board + ", hands=" + hands + ", active=" + active + "}";
  }

  /** Builds a {@link GgnPosition}. A builder can be reused; it keeps its state. */
  public static final class Builder {
    private final Map<Square, Piece> board = new LinkedHashMap<>();
    private final Map<Piece, Integer> hands = new LinkedHashMap<>();
    private Side active = Side.FIRST;

    private Builder() {}

    /**
     * Places a piece on a square, replacing any piece there.
     *
     * @param square the square
     * @param piece the piece
     * @return this builder
     */
    public Builder place(Square square, Piece piece) {
      Objects.requireNonNull(square, "square");
      board.put(square, Objects.requireNonNull(piece, "piece"));
      return this;
    }

    /**
     * Sets the number of a piece in the hand of its side.
     *
     * @param piece a piece without modifier or suffix
     * @param count the number, above 0
     * @return this builder
     * @throws IllegalArgumentException if the piece has a modifier or a suffix, or if the count is
     *     0 or less
     */
    public Builder putHand(Piece piece, int count) {
      piece.requirePlain("hands");
      if (count <= 0) {
        throw new IllegalArgumentException(
            "hands: expected a count above 0, found %s for %s; leave out what is not in hand"
                .formatted(count, MessageText.piece(piece)));
      }
      hands.put(piece, count);
      return this;
    }

    /**
     * Sets the side to move.
     *
     * @param side the side to move
     * @return this builder
     */
    public Builder active(Side side) {
      this.active = Objects.requireNonNull(side, "side");
      return this;
    }

    /** {@return the position} */
    public GgnPosition build() {
      return new GgnPosition(new LinkedHashMap<>(board), new LinkedHashMap<>(hands), active);
    }
  }
}
