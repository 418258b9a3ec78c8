package dev.masu.ggn;

import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Set;

/**
 * The entries of a {@link Ggn} for one piece on one square or in hand.
 *
 * @param piece the piece
 * @param source the source square, {@link Square#HAND} for a drop
 * @param entries its transitions by destination square
 */
public record Origin(Piece piece, Square source, Map<Square, List<Transition>> entries) {

  /** {@return the squares that the piece can reach from here, in document order} */
  public Set<Square> destinations() {
    return entries.keySet();
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
    List<Transition> transitions = entries.get(destination);
    if (transitions == null) {
      throw new NoSuchElementException(
          "%s has no entries from %s to %s; the squares that it can reach from there are %s"
              .formatted(
                  MessageText.piece(piece),
                  MessageText.square(source),
                  MessageText.square(destination),
                  MessageText.list(destinations(), MessageText::square)));
    }
    return new Route(piece, source, destination, transitions);
  }

  @Override
  public String toString() {
    return piece + " from " + source + " to " + destinations();
  }
}
