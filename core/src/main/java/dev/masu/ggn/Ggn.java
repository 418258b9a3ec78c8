package dev.masu.ggn;

import dev.masu.SchemaBound;
import dev.masu.internal.map.OrderedMap;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.immutables.value.Value;

/**
 * A GGN document: the transitions available to each piece, by source and destination square.
 *
 * <pre>{@code
 * {"CHESS:P": {"e2": {"e4": [
 *   {"board_check": {"e3": "empty", "e4": "empty"}, "board_patch": {"e2": null, "e4": "CHESS:P"}}
 * ]}}}
 *
 * Ggn rules = Ggn.builder().add(pawn, e2, e4, doubleStep).build();
 * }</pre>
 *
 * <p>Immutable: the given maps and lists are copied in iteration order, except for those that come
 * from another document, which are shared with it. A list of transitions is never empty.
 *
 * <p>Files have the extension {@code .ggn}. The media type is {@code application/vnd.ggn+json}.
 *
 * <p>Source: GGN 1.0.0, "JSON Structure" and "JSON Schema".
 */
@SchemaBound("https://sashite.dev/schemas/ggn/1.0.0/schema.json")
@Value.Immutable
public abstract class Ggn implements WithGgn {
  Ggn() {}

  /** {@return a builder that starts without entries} */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * {@return the document with these entries}
   *
   * @param entries see {@link #entries()}
   * @throws IllegalArgumentException if a list of transitions is empty
   */
  public static Ggn of(Map<Piece, Map<Square, Map<Square, List<Transition>>>> entries) {
    return ImmutableGgn.ofFrozen(frozen(entries));
  }

  /**
   * {@return the transitions by piece, then by source square ({@link Square#HAND} for drops), then
   * by destination square}
   */
  @Value.PlainAttribute
  public abstract Map<Piece, Map<Square, Map<Square, List<Transition>>>> entries();

  /** {@return the pieces that have entries, in document order} */
  public Set<Piece> pieces() {
    return entries().keySet();
  }

  /**
   * {@return the entries of a piece} Example: {@code rules.select(pawn).from(e2).to(e4)}.
   *
   * @param piece the piece, in its state before the move
   * @throws NoSuchElementException if the document has no entries for the piece; the message lists
   *     the pieces that have entries
   */
  public Selection select(Piece piece) {
    Objects.requireNonNull(piece, "piece");
    Map<Square, Map<Square, List<Transition>>> sources = entries().get(piece);
    if (sources == null) {
      throw new NoSuchElementException("%s has no entries; the pieces that have are %s"
          .formatted(MessageText.piece(piece), MessageText.list(pieces(), MessageText::piece)));
    }
    return new Selection(piece, sources);
  }

  /**
   * {@return the transitions of a piece from one square to another, empty if the document has none}
   *
   * @param piece the piece, in its state before the move
   * @param source the source square, {@link Square#HAND} for a drop
   * @param destination the destination square
   */
  public Optional<Route> find(Piece piece, Square source, Square destination) {
    return Optional.ofNullable(entries().get(piece))
        .map(sources -> sources.get(source))
        .map(destinations -> destinations.get(destination))
        .map(transitions -> new Route(piece, source, destination, transitions));
  }

  /** {@return a route for every combination of piece, source and destination, in document order} */
  public Stream<Route> routes() {
    return entries().entrySet().stream()
        .map(entry -> new Selection(entry.getKey(), entry.getValue()))
        .flatMap(selection -> selection.sources().stream().map(selection::from))
        .flatMap(origin -> origin.destinations().stream().map(origin::to));
  }

  /**
   * {@return every move that these rules allow the side to move}
   *
   * <p>The moves are pseudo-legal: GGN has no concept of check, repetition and the like. The stream
   * is in document order. All moves are found during this call, so the position may change before
   * the stream is consumed; only the entries of pieces on the board or in hand are examined.
   *
   * @param position the position to move in
   * @see Move#isPossible
   */
  public Stream<Move> moves(PositionView position) {
    Set<Piece> onBoard = new HashSet<>();
    position.forEachPiece((square, piece) -> onBoard.add(piece));
    List<Move> moves = new ArrayList<>();
    entries().forEach((piece, sources) -> {
      boolean isThere = onBoard.contains(piece) || position.inHand(piece.plain()) > 0;
      if (isThere && piece.side() == position.active()) {
        sources.forEach((source, destinations) -> {
          if (Move.isAtSource(piece, source, position)) {
            addPossible(piece, source, destinations, position, moves);
          }
        });
      }
    });
    return moves.stream();
  }

  private static void addPossible(
      Piece piece,
      Square source,
      Map<Square, List<Transition>> destinations,
      PositionView position,
      List<Move> moves) {
    destinations.forEach((destination, transitions) -> transitions.forEach(transition -> {
      Move move = new Move(piece, source, destination, transition);
      if (move.isPossible(position)) {
        moves.add(move);
      }
    }));
  }

  /**
   * {@return the position after a move that these rules list, with the other side to move}
   *
   * @param position the position before the move, which does not change
   * @param move the move
   * @throws NoSuchElementException if the document does not list the move
   * @throws IllegalArgumentException if the move is not possible in the position; the message
   *     states why
   * @throws ArithmeticException if the number of a piece in hand would reach 2<sup>31</sup>
   */
  public GgnPosition apply(GgnPosition position, Move move) {
    Route route = select(move.piece()).from(move.source()).to(move.destination());
    if (!route.transitions().contains(move.transition())) {
      throw new NoSuchElementException("%s has %s, but not that of the move; choose one of them"
          .formatted(
              MessageText.route(move.piece(), move.source(), move.destination()),
              MessageText.amount(route.transitions().size(), "transition")));
    }
    return position.apply(move);
  }

  /**
   * {@return the rules for the pieces that satisfy a condition, in the same order}
   *
   * @param condition returns true for the pieces to keep
   */
  public Ggn filter(Predicate<? super Piece> condition) {
    Map<Piece, Map<Square, Map<Square, List<Transition>>>> kept = new LinkedHashMap<>(entries());
    kept.keySet().removeIf(condition.negate());
    return of(kept);
  }

  /**
   * {@return the rules for the pieces of one style, for both sides}
   *
   * @param style the style name in either upper or lower case, such as {@code CHESS}; any other
   *     string, such as {@code Chess}, matches no piece
   */
  public Ggn ofStyle(String style) {
    Objects.requireNonNull(style, "style");
    return filter(piece -> piece.style().equals(style) || piece.flip().style().equals(style));
  }

  /**
   * {@return a merge of these rules with others, including their conflicts}
   *
   * @param others the other rules
   */
  public GgnMerge merge(Ggn others) {
    return new GgnMerge(this, others);
  }

  /**
   * {@return the total number of transitions in the document}
   *
   * @throws ArithmeticException if there are 2<sup>31</sup> or more
   */
  public int transitionCount() {
    return Math.toIntExact(
        routes().mapToLong(route -> route.transitions().size()).sum());
  }

  /** Copies maps and lists that the caller could still modify. */
  @Value.Check
  Ggn frozen() {
    return entries() instanceof OrderedMap ? this : of(entries());
  }

  private static Map<Piece, Map<Square, Map<Square, List<Transition>>>> frozen(
      Map<Piece, Map<Square, Map<Square, List<Transition>>>> entries) {
    return OrderedMap.copyOf(
        entries,
        "entries",
        (piece, sources) -> OrderedMap.copyOf(
            sources,
            "sources",
            (from, destinations) -> OrderedMap.copyOf(
                destinations,
                "destinations",
                (to, transitions) -> frozen(piece, from, to, transitions))));
  }

  /** Copies the transitions of a route, of which there must be one. */
  static List<Transition> frozen(
      Piece piece, Square source, Square destination, List<Transition> transitions) {
    // Check the copy: another thread may change the caller's list in the meantime.
    List<Transition> copy = List.copyOf(transitions);
    if (copy.isEmpty()) {
      throw new IllegalArgumentException(
          "%s: expected at least one transition, found none; leave the destination out"
              .formatted(MessageText.route(piece, source, destination)));
    }
    return copy;
  }

  /** Builds a {@link Ggn}. A builder can be reused; it keeps its state. */
  public static final class Builder {
    private EntryTree entries = new EntryTree();

    Builder() {}

    /**
     * Sets the entries to those of another document, replacing those already set.
     *
     * @param document the document
     * @return this builder
     */
    public Builder from(Ggn document) {
      return entries(document.entries());
    }

    /**
     * Sets the entries to a copy of the given ones, replacing those already set.
     *
     * @param entries see {@link Ggn#entries()}
     * @return this builder
     */
    public Builder entries(Map<Piece, Map<Square, Map<Square, List<Transition>>>> entries) {
      this.entries = new EntryTree();
      this.entries.addAll(entries);
      return this;
    }

    /**
     * Adds a transition after those already present for the same piece and squares.
     *
     * @param piece the piece that moves, in its state before the move
     * @param source the source square, {@link Square#HAND} for a drop
     * @param destination the destination square
     * @param transition the transition
     * @return this builder
     */
    public Builder add(Piece piece, Square source, Square destination, Transition transition) {
      entries.add(new Move(piece, source, destination, transition));
      return this;
    }

    /**
     * {@return the document}
     *
     * @throws IllegalArgumentException if a list of transitions is empty
     */
    public Ggn build() {
      return of(entries.entries());
    }
  }
}
