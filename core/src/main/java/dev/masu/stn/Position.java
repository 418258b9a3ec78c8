package dev.masu.stn;

import dev.masu.SchemaBound;
import dev.masu.notation.Cell;
import dev.masu.notation.Qpi;
import dev.masu.notation.Side;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * A position, of which STN describes the changes: the pieces on the board, the pieces in hand and whose turn it is.
 *
 * <pre>{@code
 * {"board": {"e1": "C:K^", "e8": "c:k^"}, "hands": {"C:P": 2}, "active": "second"}
 *
 * Position after = before.apply(stn);
 * }</pre>
 *
 * <p>A piece in hand belongs to the side of its case. Immutable. The maps keep the order
 * they were given and cannot be changed; the order does not count when positions are compared.
 *
 * <p>STN 1.0.0 says what a position holds and leaves its form to other notations; the JSON form is
 * Masu's.
 */
@SchemaBound("https://masu.dev/schemas/position/1.0.0/schema.json")
@Value.Immutable
public abstract class Position implements WithPosition {
  Position() {}

  /** {@return a builder of an empty board with empty hands, the first player to move} */
  public static Builder builder() {
    return new Builder();
  }

  /** {@return the pieces on the board; a cell without piece is not listed} */
  public abstract Map<Cell, Qpi> board();

  /** {@return how many of each piece are in hand, each count above 0} */
  public abstract Map<Qpi, Integer> hands();

  /** {@return whose turn it is; the first player's when left out} */
  @Value.Default
  public Side active() {
    return Side.FIRST;
  }

  /**
   * {@return the piece on a cell, empty if there is none}
   *
   * @param cell the cell
   */
  public Optional<Qpi> at(Cell cell) {
    return Optional.ofNullable(board().get(cell));
  }

  /**
   * {@return how many of a piece are in hand, 0 if there are none}
   *
   * @param piece the piece
   */
  public int inHand(Qpi piece) {
    return hands().getOrDefault(piece, 0);
  }

  /**
   * {@return the position after a transition; this one stays as it is}
   *
   * @param transition the transition
   * @throws IllegalArgumentException if the transition takes more of a piece than are in hand
   * @throws ArithmeticException if there would be 2<sup>31</sup> or more of a piece in hand
   */
  public Position apply(Stn transition) {
    Map<Cell, Qpi> board = new LinkedHashMap<>(board());
    transition
        .board()
        .forEach((cell, piece) ->
            piece.ifPresentOrElse(put -> board.put(cell, put), () -> board.remove(cell)));
    Map<Qpi, Integer> hands = new LinkedHashMap<>(hands());
    transition
        .hands()
        .forEach((piece, delta) -> hands.compute(piece, (p, had) -> Deltas.left(p, had, delta)));
    Side active = transition.toggle() ? active().flip() : active();
    return builder().board(board).hands(hands).active(active).build();
  }

  @Value.Check
  void checkCounts() {
    hands().forEach(Position::checkCount);
  }

  private static void checkCount(Qpi piece, int count) {
    if (count <= 0) {
      throw new IllegalArgumentException(
          "hands: expected a count above 0, found %s for %s; leave out what is not in hand"
              .formatted(count, piece));
    }
  }

  /** Builds a {@link Position}. A builder can be used again; it keeps its state. */
  public static final class Builder extends ImmutablePosition.Builder {
    Builder() {}

    /**
     * {@return the position}
     *
     * @throws IllegalArgumentException if a count is 0 or less
     */
    @Override
    public Position build() {
      return super.build();
    }
  }
}
