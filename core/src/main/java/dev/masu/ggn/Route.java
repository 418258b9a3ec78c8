package dev.masu.ggn;

import java.util.List;
import java.util.stream.Stream;

/**
 * The ways of one piece from one square to another in a {@link Ggn}.
 *
 * @param piece the piece
 * @param source the square that the piece starts from, {@link Square#HAND} for drops
 * @param destination the square that the piece reaches
 * @param transitions the transitions, at least one, in the document's order
 */
public record Route(Piece piece, Square source, Square destination, List<Transition> transitions) {
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
