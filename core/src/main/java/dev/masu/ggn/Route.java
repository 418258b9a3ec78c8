package dev.masu.ggn;

import java.util.List;
import java.util.stream.Stream;

/** The transitions of one piece from one square to another in a {@link Ggn}. */
public final class Route {
  private final Piece piece;
  private final Square source;
  private final Square destination;
  private final List<Transition> transitions;

  Route(Piece piece, Square source, Square destination, List<Transition> transitions) {
    this.piece = piece;
    this.source = source;
    this.destination = destination;
    this.transitions = transitions;
  }

  /** {@return the piece} */
  public Piece piece() {
    return piece;
  }

  /** {@return the source square, {@link Square#HAND} for a drop} */
  public Square source() {
    return source;
  }

  /** {@return the destination square} */
  public Square destination() {
    return destination;
  }

  /** {@return the transitions, at least one, in document order} */
  public List<Transition> transitions() {
    return transitions;
  }

  /**
   * {@return the moves of this route that are possible in a position, in document order}
   *
   * @param position the position to move in
   * @see Move#isPossible
   */
  public Stream<Move> moves(PositionView position) {
    return transitions.stream()
        .map(transition -> new Move(piece, source, destination, transition))
        .filter(move -> move.isPossible(position));
  }

  @Override
  public String toString() {
    return piece + " from " + source + " to " + destination + ": " + transitions;
  }
}
