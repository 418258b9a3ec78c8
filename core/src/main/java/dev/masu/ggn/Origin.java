package dev.masu.ggn;

import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Set;

/** The entries of one piece on one square, or in hand, in a {@link Ggn}. */
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

  /** {@return the square that the piece starts from, {@link Square#HAND} for drops} */
  public Square source() {
    return source;
  }

  /** {@return the squares that the piece can reach from here, in the document's order} */
  public Set<Square> destinations() {
    return destinations.keySet();
  }

  /**
   * {@return the ways to one square}
   *
   * @param destination the destination square
   * @throws NoSuchElementException if there is no way to the square; the message lists the squares
   *     that there is one to
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
