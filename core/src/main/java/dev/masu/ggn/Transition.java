package dev.masu.ggn;

import dev.masu.internal.map.OrderedMap;
import dev.masu.notation.NotationException;
import dev.masu.notation.Qpi;
import dev.masu.notation.Side;
import dev.masu.stn.Stn;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.immutables.value.Value;

/**
 * One way for a piece to reach a square: the preconditions and the effects of a move.
 *
 * <pre>{@code
 * {"board_check": {"e3": "empty", "e4": "empty"}, "board_patch": {"e2": null, "e4": "CHESS:P"}}
 *
 * Transition.builder()
 *     .check(e3, Occupation.EMPTY)
 *     .check(e4, Occupation.EMPTY)
 *     .vacate(e2)
 *     .place(e4, pawn)
 *     .build();
 * }</pre>
 *
 * <p>Immutable. The maps are unmodifiable and keep their insertion order; a map that comes from
 * another transition is shared with it rather than copied.
 *
 * <p>Source: GGN 1.0.0, "Fields".
 */
@Value.Immutable
public abstract class Transition implements WithTransition {
  Transition() {}

  /** {@return a builder that starts empty} */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * {@return the transition with these four parts}
   *
   * @param boardCheck see {@link #boardCheck()}
   * @param boardPatch see {@link #boardPatch()}
   * @param inHandAdd see {@link #inHandAdd()}
   * @param inHandDel see {@link #inHandDel()}
   * @throws IllegalArgumentException if the piece added to or removed from a hand has a modifier or
   *     a suffix
   */
  public static Transition of(
      Map<Square, Occupation> boardCheck,
      Map<Square, Optional<Piece>> boardPatch,
      Optional<Piece> inHandAdd,
      Optional<Piece> inHandDel) {
    return ImmutableTransition.ofFrozen(
        OrderedMap.copyOf(boardCheck, "boardCheck"),
        OrderedMap.copyOf(boardPatch, "boardPatch"),
        inHandAdd,
        inHandDel);
  }

  /** {@return what must be on each of these squares before the move ({@code board_check})} */
  @Value.PlainAttribute
  public abstract Map<Square, Occupation> boardCheck();

  /**
   * {@return what is on each of these squares after the move ({@code board_patch}), empty for an
   * empty square ({@code null} in JSON)}
   */
  @Value.PlainAttribute
  public abstract Map<Square, Optional<Piece>> boardPatch();

  /**
   * {@return the piece that a hand gains ({@code in_hand_add}), without modifier or suffix} In
   * JSON, {@code null} is equivalent to omitting the field.
   *
   * <p>The case of the piece determines whose hand it is, regardless of the side that moves:
   * {@code CHESS:P} goes to the first player's hand even if {@code chess:q} moves. GGN 1.0.0,
   * "Fields", speaks of the "piece added to mover's hand" and does not specify what a piece of the
   * other case means there; in STN and in a {@link PositionView}, the case of a piece in hand gives
   * the side to which it belongs.
   */
  public abstract Optional<Piece> inHandAdd();

  /**
   * {@return the piece that a hand loses ({@code in_hand_del}), without modifier or suffix} In
   * JSON, {@code null} is equivalent to omitting the field.
   *
   * <p>The case of the piece determines whose hand it is, as for {@link #inHandAdd()}; GGN 1.0.0
   * speaks of the "piece removed from mover's hand".
   */
  public abstract Optional<Piece> inHandDel();

  /** Copies maps that the caller could still modify. */
  @Value.Check
  Transition frozen() {
    inHandAdd().ifPresent(piece -> piece.requirePlain("in_hand_add"));
    inHandDel().ifPresent(piece -> piece.requirePlain("in_hand_del"));
    boolean frozen = boardCheck() instanceof OrderedMap && boardPatch() instanceof OrderedMap;
    return frozen ? this : of(boardCheck(), boardPatch(), inHandAdd(), inHandDel());
  }

  /**
   * {@return the first square that does not satisfy {@link #boardCheck()}, or empty if all squares
   * do}
   *
   * @param position the position before the move
   * @param mover the side of the moving piece
   */
  public Optional<Square> unmet(PositionView position, Side mover) {
    for (Map.Entry<Square, Occupation> check : boardCheck().entrySet()) {
      if (!check.getValue().isMet(position.at(check.getKey()), mover)) {
        return Optional.of(check.getKey());
      }
    }
    return Optional.empty();
  }

  /**
   * {@return this transition in STN, with the turn passing to the other side}
   *
   * <p>Each square's label is parsed as a CELL coordinate, and each piece becomes the QPI with the
   * same text.
   *
   * @throws IllegalArgumentException if {@link Piece#toQpi()} is empty for a piece; in that case,
   *     use {@link #toStn(Function)}
   * @throws NotationException if a label is not a CELL coordinate
   */
  public Stn toStn() {
    return toStn(TransitionStn::writtenTheSame);
  }

  /**
   * {@return this transition in STN, with the turn passing to the other side}
   *
   * <p>Each square's label is parsed as a CELL coordinate.
   *
   * @param mapping returns the QPI of each piece, never null
   * @throws NotationException if a label is not a CELL coordinate
   * @throws NullPointerException if the mapping returns null for a piece, as {@code map::get} does
   *     for a piece that is not in the map; the message names the piece
   */
  public Stn toStn(Function<? super Piece, Qpi> mapping) {
    return TransitionStn.of(this, mapping);
  }

  /**
   * Builds a {@link Transition}.
   *
   * <p>If a square is set again, it keeps its place in the iteration order and the last value wins. A
   * builder can be reused; it keeps its state.
   */
  public static final class Builder {
    private Map<Square, Occupation> checks = new LinkedHashMap<>();
    private Map<Square, Optional<Piece>> patches = new LinkedHashMap<>();
    private Optional<Piece> inHandAdd = Optional.empty();
    private Optional<Piece> inHandDel = Optional.empty();

    Builder() {}

    /**
     * Sets both maps to those of another transition, and copies {@code inHandAdd} and
     * {@code inHandDel} where present.
     *
     * @param transition the transition
     * @return this builder
     */
    public Builder from(Transition transition) {
      transition.inHandAdd().ifPresent(this::inHandAdd);
      transition.inHandDel().ifPresent(this::inHandDel);
      return boardCheck(transition.boardCheck()).boardPatch(transition.boardPatch());
    }

    /**
     * Sets what must be on squares before the move, replacing what is already set.
     *
     * @param required see {@link Transition#boardCheck()}
     * @return this builder
     */
    public Builder boardCheck(Map<Square, Occupation> required) {
      checks = new LinkedHashMap<>(OrderedMap.copyOf(required, "boardCheck"));
      return this;
    }

    /**
     * Sets what is on squares after the move, replacing what is already set.
     *
     * @param changes see {@link Transition#boardPatch()}
     * @return this builder
     */
    public Builder boardPatch(Map<Square, Optional<Piece>> changes) {
      patches = new LinkedHashMap<>(OrderedMap.copyOf(changes, "boardPatch"));
      return this;
    }

    /**
     * Sets the piece that a hand gains.
     *
     * @param piece see {@link Transition#inHandAdd()}
     * @return this builder
     */
    public Builder inHandAdd(Piece piece) {
      inHandAdd = Optional.of(Objects.requireNonNull(piece, "inHandAdd"));
      return this;
    }

    /**
     * Sets the piece that a hand loses.
     *
     * @param piece see {@link Transition#inHandDel()}
     * @return this builder
     */
    public Builder inHandDel(Piece piece) {
      inHandDel = Optional.of(Objects.requireNonNull(piece, "inHandDel"));
      return this;
    }

    /**
     * Sets what must be on a square before the move.
     *
     * @param square the square
     * @param required the required occupation
     * @return this builder
     */
    public Builder check(Square square, Occupation required) {
      Objects.requireNonNull(square, "square");
      checks.put(square, Objects.requireNonNull(required, "required"));
      return this;
    }

    /**
     * Places a piece on a square.
     *
     * @param square the square
     * @param piece the piece
     * @return this builder
     */
    public Builder place(Square square, Piece piece) {
      Objects.requireNonNull(square, "square");
      patches.put(square, Optional.of(Objects.requireNonNull(piece, "piece")));
      return this;
    }

    /**
     * Empties a square.
     *
     * @param square the square
     * @return this builder
     */
    public Builder vacate(Square square) {
      patches.put(Objects.requireNonNull(square, "square"), Optional.empty());
      return this;
    }

    /**
     * {@return the transition}
     *
     * @throws IllegalArgumentException if the piece added to or removed from a hand has a modifier
     *     or a suffix
     */
    public Transition build() {
      return of(checks, patches, inHandAdd, inHandDel);
    }
  }
}
