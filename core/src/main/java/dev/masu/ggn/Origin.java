package dev.masu.ggn;

import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Set;

/** The entries of a {@link Ggn} for one piece on one square or in hand. */
public final class Origin {
  private final Piece piece;
  private final Square source;
  private final Map<Square, List<Transition>> destinations;

  Origin(Piece piece, Square source, Map<Square, List<Transition>> destinations) {
    this.piece = piece;
    this.source = source;
    this.destinations = destinations;
  }

  /** {@return the piece} */
  public Piece piece() {
    return piece;
  }

  /** {@return the source square, {@link Square#HAND} for a drop} */
  public Square source() {
    return source;
  }

  /** {@return the squares that the piece can reach from here, in document order} */
  public Set<Square> destinations() {
    return destinations.keySet();
  }

  /**
   * {@return the transitions to a square}
   *
   * @param destination the destination square
   * @throws NoSuchElementException if there is no entry for the square; the message lists the
   *     squares that have one
   */
  public Route to(Square destination) {
    Objects.requireNonNull(destination, "destination");
    List<Transition> transitions = destinations.get(destination);
    if (transitions == null) {
      throw new NoSuchElementException(
          "%s has no entries from %s to %s; the squares that it can reach from there are %s"
              .formatted(
                  MessageText.piece(piece),
                  MessageText.square(source),
                  MessageText.square(destination),
                  MessageText.squares(destinations())));
    }
    return new Route(piece, source, destination, transitions);
  }

  @Override
  public String toString() {
    return piece + " from " + source + " to " + destinations();
  }
}
