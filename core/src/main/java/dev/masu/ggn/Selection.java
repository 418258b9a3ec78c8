package dev.masu.ggn;

import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Set;

/**
 * The entries of a {@link Ggn} for one piece.
 *
 * @param piece the piece
 * @param entries its transitions by source square, then by destination square
 */
public record Selection(Piece piece, Map<Square, Map<Square, List<Transition>>> entries) {

  /**
   * {@return the piece's source squares, including {@link Square#HAND} if it can be dropped, in
   * document order}
   */
  public Set<Square> sources() {
    return entries.keySet();
  }

  /**
   * {@return the entries of the piece from a source square}
   *
   * @param source the source square, {@link Square#HAND} for a drop
   * @throws NoSuchElementException if there are no entries for the square; the message lists the
   *     squares that have entries
   */
  public Origin from(Square source) {
    Objects.requireNonNull(source, "source");
    Map<Square, List<Transition>> destinations = entries.get(source);
    if (destinations == null) {
      throw new NoSuchElementException("%s has no entries from %s; the squares that it has are %s"
          .formatted(
              MessageText.piece(piece),
              MessageText.square(source),
              MessageText.list(sources(), MessageText::square)));
    }
    return new Origin(piece, source, destinations);
  }

  @Override
  public String toString() {
    return piece + " from " + sources();
  }
}
