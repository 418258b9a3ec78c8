package dev.masu.ggn;

import dev.masu.notation.Side;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * The entries of a document, prepared for finding moves: squares and pieces are numbered, and the
 * transitions are in one array in the document's order, those of one source next to each other.
 */
final class RuleIndex {
  /**
   * A piece on a square, or in hand, with its transitions.
   *
   * @param first the number of its first transition
   * @param end the number after that of its last
   */
  record Source(Piece piece, Square square, int first, int end) {}

  /**
   * A piece that a rule names.
   *
   * @param occupant what it is on a square
   * @param sources the squares that it can start from, without the hand
   */
  record NamedPiece(int occupant, Map<Square, Source> sources) {}

  private final Map<Square, Integer> squares;
  private final Map<Piece, NamedPiece> pieces;
  private final List<Source> drops;
  private final List<Piece> taken;
  private final Requirements requirements;
  private final Transition[] transitions;
  private final Square[] destinations;

  RuleIndex(
      Map<Square, Integer> squares,
      Map<Piece, NamedPiece> pieces,
      List<Source> drops,
      List<Piece> taken,
      Requirements requirements,
      Transition[] transitions,
      Square[] destinations) {
    this.squares = squares;
    this.pieces = pieces;
    this.drops = drops;
    this.taken = taken;
    this.requirements = requirements;
    this.transitions = transitions;
    this.destinations = destinations;
  }

  Requirements requirements() {
    return requirements;
  }

  Move move(Source source, int transition) {
    return new Move(source.piece, source.square, destinations[transition], transitions[transition]);
  }

  Stream<Move> moves(PositionView position) {
    Side mover = position.active();
    int[] occupants = new int[squares.size()];
    List<Source> sources = new ArrayList<>();
    position.forEachPiece((square, piece) -> {
      NamedPiece named = pieces.get(piece);
      Integer number = squares.get(square);
      if (number != null) {
        occupants[number] = occupant(piece, named);
      }
      Source source = named == null ? null : named.sources.get(square);
      if (source != null && piece.side() == mover) {
        sources.add(source);
      }
    });
    addDrops(position, mover, sources);
    sources.sort(Comparator.comparingInt(Source::first));
    return StreamSupport.stream(
        new MoveSpliterator(this, sources, occupants, inHand(position)), false);
  }

  private static int occupant(Piece piece, @Nullable NamedPiece named) {
    return named == null ? Occupant.of(Occupant.UNNAMED, piece.side()) : named.occupant;
  }

  private void addDrops(PositionView position, Side mover, List<Source> sources) {
    for (Source drop : drops) {
      if (drop.piece.side() == mover && position.inHand(drop.piece.plain()) > 0) {
        sources.add(drop);
      }
    }
  }

  private boolean[] inHand(PositionView position) {
    boolean[] inHand = new boolean[taken.size()];
    for (int i = 0; i < inHand.length; i++) {
      inHand[i] = position.inHand(taken.get(i)) > 0;
    }
    return inHand;
  }
}
