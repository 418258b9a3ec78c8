package dev.masu.ggn;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Indexes the moves of a document by piece and source, so that only moves of pieces in the position
 * are examined.
 */
final class RuleIndex {
  private final Map<Piece, Map<Square, Source>> onBoard = new HashMap<>();
  private final List<Source> drops = new ArrayList<>();

  /** The pieces that at least one move requires in hand. */
  private final Set<Piece> fromHand = new HashSet<>();

  private int count;

  /**
   * The moves of a piece on a square or in hand.
   *
   * @param number the position in document order, from 1
   */
  private record Source(int number, Piece piece, List<Move> moves) {}

  RuleIndex(Ggn rules) {
    rules
        .entries()
        .forEach((piece, sources) -> sources.forEach((from, reached) -> add(piece, from, reached)));
  }

  private void add(Piece piece, Square from, Map<Square, List<Transition>> reached) {
    Map<Square, Source> sources = onBoard.computeIfAbsent(piece, p -> new HashMap<>());
    Source source = new Source(++count, piece, new ArrayList<>());
    reached.forEach((to, ways) -> ways.forEach(way -> {
      source.moves.add(new Move(piece, from, to, way));
      way.inHandDel().ifPresent(fromHand::add);
    }));
    if (from.isHand()) {
      drops.add(source);
      fromHand.add(piece.plain());
    } else {
      sources.put(from, source);
    }
  }

  Stream<Move> moves(PositionView position) {
    GgnPosition seen = copy(position);
    List<Source> sources = new ArrayList<>();
    seen.forEachPiece((square, piece) -> {
      Source source = onBoard.getOrDefault(piece, Map.of()).get(square);
      if (source != null && piece.side() == seen.active()) {
        sources.add(source);
      }
    });
    for (Source drop : drops) {
      if (drop.piece.side() == seen.active() && seen.inHand(drop.piece.plain()) > 0) {
        sources.add(drop);
      }
    }
    sources.sort(Comparator.comparingInt(Source::number));
    return sources.stream()
        .flatMap(source -> source.moves.stream())
        .filter(move -> move.isMet(seen));
  }

  /**
   * {@return a copy of everything that moves depend on; the stream is lazy, and the position may
   * change before it is consumed}
   */
  private GgnPosition copy(PositionView position) {
    Map<Square, Piece> board = new HashMap<>();
    position.forEachPiece(board::put);
    Map<Piece, Integer> hands = new HashMap<>();
    fromHand.forEach(piece -> hands.put(piece, position.inHand(piece)));
    return new GgnPosition(board, hands, position.active());
  }
}
