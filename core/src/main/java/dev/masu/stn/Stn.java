package dev.masu.stn;

import dev.masu.SchemaBound;
import dev.masu.internal.map.FrozenStyle;
import dev.masu.internal.map.OrderedMap;
import dev.masu.notation.Cell;
import dev.masu.notation.Qpi;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.immutables.value.Value;

/**
 * An STN document: the difference between two positions.
 *
 * <pre>{@code
 * {"board": {"e2": null, "e4": "C:P"}}
 *
 * Stn doubleStep = Stn.builder().vacate(e2).place(e4, pawn).build();
 * }</pre>
 *
 * <p>Immutable. The maps are unmodifiable and keep their insertion order.
 *
 * <p>In JSON, each of the three parts may be omitted but not {@code null}, and there are no others.
 *
 * <p>Files have the extension {@code .stn}. The media type is {@code application/vnd.stn+json}, by
 * analogy with GGN, since STN 1.0.0 names none.
 *
 * <p>Source: STN 1.0.0.
 */
@SchemaBound("https://sashite.dev/schemas/stn/1.0.0/schema.json")
@Value.Immutable
@FrozenStyle
public abstract class Stn implements WithStn {
  Stn() {}

  /** {@return a builder that starts with no changes and with the turn passing} */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * {@return the document with these three parts}
   *
   * @param board see {@link #board()}
   * @param hands see {@link #hands()}
   * @param toggle see {@link #toggle()}
   * @throws IllegalArgumentException if a delta is 0
   */
  public static Stn of(Map<Cell, Optional<Qpi>> board, Map<Qpi, Integer> hands, boolean toggle) {
    return ImmutableStn.ofFrozen(
        OrderedMap.copyOf(board, "board"), OrderedMap.copyOf(hands, "hands"), toggle);
  }

  /**
   * {@return what is on each of these cells after the transition, empty for an empty cell ({@code
   * null} in JSON)}
   */
  @Value.PlainAttribute
  public abstract Map<Cell, Optional<Qpi>> board();

  /**
   * {@return the number of each piece that the hands gain (above 0) or lose (below 0)}
   *
   * <p>A delta is never 0. In JSON, {@code 1.0} is the integer 1, and a number that does not fit in
   * 32 bits is invalid.
   */
  @Value.PlainAttribute
  public abstract Map<Qpi, Integer> hands();

  /**
   * {@return whether the turn passes to the other side; {@code true} by default}
   *
   * <p>The default is that of STN 1.0.0: {@code {}} changes no cell and no hand, and passes the
   * turn. The Ruby implementation and later versions of the specification default to {@code false},
   * so a document written for them that omits {@code toggle} has the opposite meaning.
   */
  public abstract boolean toggle();

  /**
   * {@return the difference between two positions: the transition that, passed to
   * {@link Position#apply}, turns the first position into the second}
   *
   * @param before the first position
   * @param after the second position
   */
  public static Stn between(Position before, Position after) {
    Builder difference = builder();
    before.board().forEach((cell, piece) -> {
      if (!after.board().containsKey(cell)) {
        difference.vacate(cell);
      }
    });
    after.board().forEach((cell, piece) -> {
      if (!Objects.equals(piece, before.board().get(cell))) {
        difference.place(cell, piece);
      }
    });
    Set<Qpi> pieces = new LinkedHashSet<>(after.hands().keySet());
    pieces.addAll(before.hands().keySet());
    pieces.stream()
        .filter(piece -> after.inHand(piece) != before.inHand(piece))
        .forEach(piece -> difference.putHands(piece, after.inHand(piece) - before.inHand(piece)));
    return difference.toggle(before.active() != after.active()).build();
  }

  /**
   * {@return a single transition with the same effect as applying all of these in turn}
   *
   * @param transitions the transitions, earliest first
   * @throws ArithmeticException if a sum of deltas does not fit in 32 bits
   * @see #combine(Iterable)
   */
  public static Stn combine(Stn... transitions) {
    return combine(List.of(transitions));
  }

  /**
   * {@return a single transition with the same effect as applying all of these in turn}
   *
   * <p>The last change of each cell wins. Deltas are summed, and sums of 0 are omitted. The turn
   * passes if it passes in an odd number of the transitions. Combining no transitions gives the
   * identity. Combining is associative, except that a partial combination may overflow where the
   * whole does not.
   *
   * <p>A combined transition never requires more pieces in hand than its parts do in turn, and may
   * require fewer: a piece that is gained and then dropped need not be in hand at the start.
   *
   * @param transitions the transitions, earliest first
   * @throws ArithmeticException if a sum of deltas does not fit in 32 bits
   */
  public static Stn combine(Iterable<Stn> transitions) {
    Builder combined = builder();
    Map<Qpi, Long> deltas = new LinkedHashMap<>();
    boolean toggle = false;
    for (Stn transition : transitions) {
      transition.board().forEach(combined::putBoard);
      transition.hands().forEach((piece, delta) -> deltas.merge(piece, (long) delta, Long::sum));
      toggle ^= transition.toggle();
    }
    deltas.values().removeIf(sum -> sum == 0);
    deltas.forEach((piece, sum) -> combined.putHands(piece, exact(piece, sum)));
    return combined.toggle(toggle).build();
  }

  /**
   * {@return the inverse transition: applied after this one, it restores the original position}
   *
   * @param before the position that this transition is applied to
   * @throws ArithmeticException if a delta is -2<sup>31</sup>, which has no opposite in 32 bits
   */
  public Stn inverse(Position before) {
    Builder inverse = builder();
    board().keySet().forEach(cell -> inverse.putBoard(cell, before.at(cell)));
    hands().forEach((piece, delta) -> inverse.putHands(piece, exact(piece, -(long) delta)));
    return inverse.toggle(toggle()).build();
  }

  /** {@return a number of pieces as an {@code int}} */
  static int exact(Qpi piece, long number) {
    if (number != (int) number) {
      throw new ArithmeticException(
          "hands: expected a number of at most 32 bits, found %s for %s".formatted(number, piece));
    }
    return (int) number;
  }

  /** {@return whether this transition only passes the turn, as {@code {}} does in JSON} */
  public boolean isPass() {
    return board().isEmpty() && hands().isEmpty() && toggle();
  }

  /** {@return whether this transition changes nothing at all} */
  public boolean isIdentity() {
    return board().isEmpty() && hands().isEmpty() && !toggle();
  }

  /**
   * {@return this transition with the change of one cell set or replaced}
   *
   * @param cell the cell
   * @param piece what is on the cell after the transition, empty for an empty cell
   */
  public Stn withBoardChange(Cell cell, Optional<Qpi> piece) {
    return builder().from(this).putBoard(cell, piece).build();
  }

  /**
   * {@return this transition without any change of this cell}
   *
   * @param cell the cell
   */
  public Stn withoutBoardChange(Cell cell) {
    return withBoard(without(board(), cell));
  }

  /** {@return this transition without any change of the board} */
  public Stn withoutBoardChanges() {
    return withBoard(Map.of());
  }

  /**
   * {@return this transition with the delta of one piece set or replaced}
   *
   * @param piece the piece
   * @param delta the number that the hands gain (above 0) or lose (below 0)
   * @throws IllegalArgumentException if the delta is 0
   */
  public Stn withHandChange(Qpi piece, int delta) {
    return builder().from(this).putHands(piece, delta).build();
  }

  /**
   * {@return this transition without any delta for this piece}
   *
   * @param piece the piece
   */
  public Stn withoutHandChange(Qpi piece) {
    return withHands(without(hands(), piece));
  }

  /** {@return this transition without any change of the hands} */
  public Stn withoutHandChanges() {
    return withHands(Map.of());
  }

  private static <K, V> Map<K, V> without(Map<K, V> map, K key) {
    Map<K, V> rest = new LinkedHashMap<>(map);
    rest.remove(key);
    return rest;
  }

  /** Copies maps that the caller could still modify. */
  @Value.Check
  Stn frozen() {
    if (board() instanceof OrderedMap && hands() instanceof OrderedMap) {
      hands().forEach(Stn::checkDelta);
      return this;
    }
    return of(board(), hands(), toggle());
  }

  private static void checkDelta(Qpi piece, int delta) {
    if (delta == 0) {
      throw new IllegalArgumentException(
          "hands: expected a delta other than 0, found 0 for %s; leave the piece out"
              .formatted(piece));
    }
  }

  /**
   * Builds an {@link Stn}. A builder can be reused; it keeps its state.
   *
   * <p>If a cell or piece is set again, it keeps its place in the iteration order and the last
   * value wins. Keys and values must not be null; a call that throws because of a null changes
   * nothing.
   */
  public static final class Builder {
    private Map<Cell, Optional<Qpi>> board = new LinkedHashMap<>();
    private Map<Qpi, Integer> hands = new LinkedHashMap<>();
    private boolean toggle = true;

    Builder() {}

    /**
     * Adds all changes of another document and copies its toggle.
     *
     * @param document the document
     * @return this builder
     */
    public Builder from(Stn document) {
      document.board().forEach(this::putBoard);
      document.hands().forEach(this::putHands);
      return toggle(document.toggle());
    }

    /**
     * Places a piece on a cell.
     *
     * @param cell the cell
     * @param piece the piece
     * @return this builder
     */
    public Builder place(Cell cell, Qpi piece) {
      return putBoard(cell, Optional.of(Objects.requireNonNull(piece, "piece")));
    }

    /**
     * Empties a cell.
     *
     * @param cell the cell
     * @return this builder
     */
    public Builder vacate(Cell cell) {
      return putBoard(cell, Optional.empty());
    }

    /**
     * Sets what is on a cell after the transition.
     *
     * @param cell the cell
     * @param piece the piece, empty for an empty cell
     * @return this builder
     */
    public Builder putBoard(Cell cell, Optional<Qpi> piece) {
      Objects.requireNonNull(cell, "board key");
      board.put(cell, Objects.requireNonNull(piece, () -> "board at " + cell));
      return this;
    }

    /**
     * Sets the changes of all cells, replacing those already set.
     *
     * @param changes see {@link Stn#board()}
     * @return this builder
     */
    public Builder board(Map<Cell, Optional<Qpi>> changes) {
      board = new LinkedHashMap<>(OrderedMap.copyOf(changes, "board"));
      return this;
    }

    /**
     * Sets the number of a piece that the hands gain or lose.
     *
     * @param piece the piece
     * @param delta see {@link Stn#hands()}
     * @return this builder
     */
    public Builder putHands(Qpi piece, int delta) {
      hands.put(Objects.requireNonNull(piece, "hands key"), delta);
      return this;
    }

    /**
     * Sets the deltas of all pieces, replacing those already set.
     *
     * @param deltas see {@link Stn#hands()}
     * @return this builder
     */
    public Builder hands(Map<Qpi, Integer> deltas) {
      hands = new LinkedHashMap<>(OrderedMap.copyOf(deltas, "hands"));
      return this;
    }

    /**
     * Sets whether the turn passes.
     *
     * @param passes see {@link Stn#toggle()}
     * @return this builder
     */
    public Builder toggle(boolean passes) {
      toggle = passes;
      return this;
    }

    /**
     * {@return the document}
     *
     * @throws IllegalArgumentException if a delta is 0
     */
    public Stn build() {
      return of(board, hands, toggle);
    }
  }
}
