package dev.masu.ggn;

import dev.masu.internal.map.Entries;
import dev.masu.internal.map.OrderedMap;
import dev.masu.internal.map.SharedMaps;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * Makes a {@link Ggn} of its parts in the order in which a reader meets them, what is inside before what
 * it is inside of:
 *
 * <pre>{@code
 * assembler.addCheck(e4, Occupation.EMPTY);
 * Map<Square, Occupation> check = assembler.endCheck();
 * assembler.addPatch(e2, Optional.empty());
 * assembler.addPatch(e4, Optional.of(pawn));
 * Map<Square, Optional<Piece>> patch = assembler.endPatch();
 * assembler.add(Transition.of(check, patch, Optional.empty(), Optional.empty()));
 * assembler.endDestination(e4);
 * assembler.endSource(e2);
 * assembler.endPiece(pawn);
 * Ggn rules = assembler.end();
 * }</pre>
 *
 * <p>The document is as small as it can be: conditions and changes that are the same are shared among
 * transitions, as far as their squares, pieces and occupations are the same objects. Where a key is
 * given twice, it keeps its position and the last value counts.
 *
 * <p>An assembler is for one thread. After {@link #end} it starts anew.
 */
public final class GgnAssembler {
  private final Entries<Square, Occupation> check = new Entries<>();
  private final Entries<Square, Optional<Piece>> patch = new Entries<>();
  private final List<Transition> transitions = new ArrayList<>();
  private final Entries<Square, List<Transition>> destinations = new Entries<>();
  private final Entries<Square, Map<Square, List<Transition>>> sources = new Entries<>();
  private final Entries<Piece, Map<Square, Map<Square, List<Transition>>>> pieces = new Entries<>();
  private final SharedMaps<Square, Occupation> checks = new SharedMaps<>();
  private OrderedMap<Square, Optional<Piece>> lastPatch = OrderedMap.empty();

  /** Makes an assembler that has no part yet. */
  public GgnAssembler() {}

  /**
   * Adds to the conditions of a transition.
   *
   * @param square the square
   * @param required what must be on it
   */
  public void addCheck(Square square, Occupation required) {
    check.add(square, required);
  }

  /** {@return the conditions that were added since the last call, for {@link Transition#of}} */
  public Map<Square, Occupation> endCheck() {
    return check.take(checks);
  }

  /**
   * Adds to the changes of a transition.
   *
   * @param square the square
   * @param piece what is on it afterwards, empty for an empty square
   */
  public void addPatch(Square square, Optional<Piece> piece) {
    patch.add(square, piece);
  }

  /** {@return the changes that were added since the last call, for {@link Transition#of}} */
  public Map<Square, Optional<Piece>> endPatch() {
    // What shares a change follows each other: the ways to one destination.
    lastPatch = patch.take(lastPatch);
    return lastPatch;
  }

  /**
   * Adds a way to the destination that ends next.
   *
   * @param transition the transition
   */
  public void add(Transition transition) {
    transitions.add(Objects.requireNonNull(transition, "transition"));
  }

  /**
   * Ends a destination, whose ways have been added.
   *
   * @param to the destination square
   * @throws IllegalArgumentException if there is no way
   */
  public void endDestination(Square to) {
    Objects.requireNonNull(to, "to");
    if (transitions.isEmpty()) {
      throw new IllegalArgumentException(
          "%s: expected at least one transition, found none; leave the destination out"
              .formatted(Shown.square(to)));
    }
    // One way is the rule, which needs no copies on the way.
    List<Transition> ways =
        transitions.size() == 1 ? List.of(transitions.get(0)) : List.copyOf(transitions);
    destinations.add(to, ways);
    transitions.clear();
  }

  /**
   * Ends a source, whose destinations have ended.
   *
   * @param from the source square, {@link Square#HAND} for drops
   */
  public void endSource(Square from) {
    Objects.requireNonNull(from, "from");
    sources.add(from, destinations.take());
  }

  /**
   * Ends a piece, whose sources have ended.
   *
   * @param piece the piece
   */
  public void endPiece(Piece piece) {
    Objects.requireNonNull(piece, "piece");
    pieces.add(piece, sources.take());
  }

  /** {@return the document of all pieces that have ended; parts that have not are forgotten} */
  public Ggn end() {
    check.clear();
    patch.clear();
    transitions.clear();
    destinations.clear();
    sources.clear();
    return Ggn.of(pieces.take());
  }
}
