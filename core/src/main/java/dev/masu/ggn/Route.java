package dev.masu.ggn;

import java.util.List;
import java.util.stream.Stream;

/** The ways of one piece from one square to another in a {@link Ggn}. */
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

  /** {@return the square that the piece starts from, {@link Square#HAND} for drops} */
  public Square source() {
    return source;
  }

  /** {@return the square that the piece reaches} */
  public Square destination() {
    return destination;
  }

  /** {@return the transitions, at least one, in the document's order} */
  public List<Transition> transitions() {
    return transitions;
  }

  /**
   * {@return the moves among these that are possible in a position, in the document's order}
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
