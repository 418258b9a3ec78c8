package dev.masu.ggn;

import java.util.List;
import java.util.stream.Stream;

/**
 * The transitions of one piece from one square to another in a {@link Ggn}.
 *
 * @param piece the piece
 * @param source the source square, {@link Square#HAND} for a drop
 * @param destination the destination square
 * @param transitions the transitions, at least one, in document order
 */
public record Route(Piece piece, Square source, Square destination, List<Transition> transitions) {

  /**
   * Creates a route.
   *
   * @param piece the piece
   * @param source the source square, {@link Square#HAND} for a drop
   * @param destination the destination square
   * @param transitions the transitions, at least one, in document order
   * @throws IllegalArgumentException if there are no transitions
   */
  public Route {
    transitions = Ggn.frozen(piece, source, destination, transitions);
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
