package dev.masu.stn;

import dev.masu.SchemaBound;
import dev.masu.notation.Cell;
import dev.masu.notation.Qpi;
import dev.masu.notation.Side;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/**
 * A position, whose changes STN describes: the pieces on the board, the pieces in hand and the side
 * to move.
 *
 * <pre>{@code
 * {"board": {"e1": "C:K^", "e8": "c:k^"}, "hands": {"C:P": 2}, "active": "second"}
 *
 * Position after = before.apply(stn);
 * }</pre>
 *
 * <p>The case of a piece in hand gives the side to which it belongs. Immutable. The maps are
 * unmodifiable and keep their insertion order; {@code equals} ignores the order.
 *
 * <p>STN 1.0.0 defines what a position contains but leaves its format to other notations; the JSON
 * format is specific to Masu.
 */
@SchemaBound("https://masu.dev/schemas/position/1.0.0/schema.json")
@Value.Immutable
public abstract class Position implements WithPosition {
  Position() {}

  /** {@return a builder that starts with an empty board, empty hands and the first player to move} */
  public static Builder builder() {
    return new Builder();
  }

  /** {@return the pieces on the board; empty cells are not listed} */
  public abstract Map<Cell, Qpi> board();

  /** {@return the number of each piece in hand, always above 0} */
  public abstract Map<Qpi, Integer> hands();

  /** {@return the side to move; the first player by default} */
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
   * {@return the number of this piece in hand, 0 if there are none}
   *
   * @param piece the piece
   */
  public int inHand(Qpi piece) {
    return hands().getOrDefault(piece, 0);
  }

  /**
   * {@return the position after a transition; this position does not change}
   *
   * @param transition the transition
   * @throws IllegalArgumentException if the transition removes more of a piece than are in hand
   * @throws ArithmeticException if the number of a piece in hand would reach 2<sup>31</sup>
   */
  public Position apply(Stn transition) {
    Map<Cell, Qpi> board = new LinkedHashMap<>(board());
    transition
        .board()
        .forEach((cell, piece) ->
            piece.ifPresentOrElse(put -> board.put(cell, put), () -> board.remove(cell)));
    Map<Qpi, Integer> hands = new LinkedHashMap<>(hands());
    transition.hands().forEach((piece, delta) -> hands.compute(piece, (p, had) -> left(p, delta)));
    Side active = transition.toggle() ? active().flip() : active();
    return builder().board(board).hands(hands).active(active).build();
  }

  /** {@return the number of a piece in hand after a delta, null for none} */
  private @Nullable Integer left(Qpi piece, int delta) {
    int left = Stn.exact(piece, (long) inHand(piece) + delta);
    if (left < 0) {
      throw new IllegalArgumentException(
          "hands: expected at least %s of %s in hand to take away, found %s"
              .formatted(-(long) delta, piece, inHand(piece)));
    }
    return left == 0 ? null : Integer.valueOf(left);
  }

  @Value.Check
  void checkCounts() {
    hands().forEach((piece, count) -> {
      if (count <= 0) {
        throw new IllegalArgumentException(
            "hands: expected a count above 0, found %s for %s; leave out what is not in hand"
                .formatted(count, piece));
      }
    });
  }

  /** Builds a {@link Position}. A builder can be reused; it keeps its state. */
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
