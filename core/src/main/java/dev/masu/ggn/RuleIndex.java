package dev.masu.ggn;

import dev.masu.notation.Side;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The entries of a document, prepared for finding moves: squares and pieces are numbered, and the moves are in one array
 * in the document's order, those of one source next to each other.
 */
final class RuleIndex {
  /** How many numbers a check has: a square, a mask, and what must be left of the square under it. */
  private static final int CHECK = 3;

  private final Map<Square, Integer> squares = new HashMap<>();
  private final Map<Piece, NamedPiece> pieces = new HashMap<>();
  private final List<Source> drops = new ArrayList<>();
  private final Move[] moves;

  /** The checks of all moves; those of a move start at its number in {@link #starts}. */
  private final int[] checks;

  private final int[] starts;

  /** Which piece must be in hand for each move to take away, -1 for none. */
  private final int[] takenBy;

  private final Map<Piece, Integer> taken = new LinkedHashMap<>();
  private int count;
  private int end;

  /**
   * A piece on a square, or in hand, with its moves.
   *
   * @param first the number of its first move
   * @param end the number after that of its last
   */
  private record Source(Piece piece, int first, int end) {}

  /**
   * A piece that a rule names.
   *
   * @param occupant what it is on a square
   * @param sources the squares that it can start from, without the hand
   */
  private record NamedPiece(int occupant, Map<Square, Source> sources) {}

  RuleIndex(Ggn rules) {
    int checkCount = rules
        .routes()
        .flatMap(route -> route.transitions().stream())
        .mapToInt(transition -> transition.boardCheck().size())
        .sum();
    moves = new Move[rules.transitionCount()];
    checks = new int[Math.multiplyExact(checkCount, CHECK)];
    starts = new int[moves.length + 1];
    takenBy = new int[moves.length];
    rules
        .entries()
        .forEach((piece, sources) ->
            sources.forEach((from, reached) -> addSource(piece, from, reached)));
  }

  private void addSource(Piece piece, Square from, Map<Square, List<Transition>> reached) {
    int first = count;
    reached.forEach((to, ways) -> ways.forEach(way -> add(new Move(piece, from, to, way))));
    Source source = new Source(piece, first, count);
    NamedPiece named = named(piece);
    if (from.isHand()) {
      drops.add(source);
    } else {
      named.sources.put(from, source);
    }
  }

  private void add(Move move) {
    Optional<Piece> del = move.transition().inHandDel();
    moves[count] = move;
    takenBy[count] = del.isEmpty() ? -1 : taken.computeIfAbsent(del.get(), p -> taken.size());
    Side mover = move.piece().side();
    move.transition().boardCheck().forEach((square, required) -> addCheck(mover, square, required));
    starts[++count] = end;
  }

  private void addCheck(Side mover, Square square, Occupation required) {
    checks[end++] = squares.computeIfAbsent(square, s -> squares.size());
    if (required instanceof Occupation.Named named) {
      checks[end++] = Occupant.mask(named, mover);
      checks[end++] = Occupant.wanted(named, mover);
    } else if (required instanceof Occupation.Exactly exactly) {
      checks[end++] = Occupant.WHOLE;
      checks[end++] = named(exactly.piece()).occupant;
    }
  }

  private NamedPiece named(Piece piece) {
    return pieces.computeIfAbsent(
        piece,
        p -> new NamedPiece(
            Occupant.of(Occupant.UNNAMED + 1 + pieces.size(), p.side()), new HashMap<>()));
  }

  Stream<Move> moves(PositionView position) {
    int[] occupants = new int[squares.size()];
    List<Source> sources = new ArrayList<>();
    position.forEachPiece((square, piece) -> {
      NamedPiece named = pieces.get(piece);
      Integer number = squares.get(square);
      if (number != null) {
        occupants[number] =
            named == null ? Occupant.of(Occupant.UNNAMED, piece.side()) : named.occupant;
      }
      Source source = named == null ? null : named.sources.get(square);
      if (source != null && piece.side() == position.active()) {
        sources.add(source);
      }
    });
    addDrops(position, sources);
    sources.sort(Comparator.comparingInt(Source::first));
    boolean[] inHand = inHand(position);
    return sources.stream()
        .flatMapToInt(source -> IntStream.range(source.first, source.end))
        .filter(move -> isPossible(move, occupants, inHand))
        .mapToObj(move -> moves[move]);
  }

  private void addDrops(PositionView position, List<Source> sources) {
    for (Source drop : drops) {
      if (drop.piece.side() == position.active() && position.inHand(drop.piece.plain()) > 0) {
        sources.add(drop);
      }
    }
  }

  private boolean[] inHand(PositionView position) {
    boolean[] inHand = new boolean[taken.size()];
    taken.forEach((piece, number) -> inHand[number] = position.inHand(piece) > 0);
    return inHand;
  }

  private boolean isPossible(int move, int[] occupants, boolean[] inHand) {
    if (takenBy[move] >= 0 && !inHand[takenBy[move]]) {
      return false;
    }
    for (int i = starts[move]; i < starts[move + 1]; i += CHECK) {
      if ((occupants[checks[i]] & checks[i + 1]) != checks[i + 2]) {
        return false;
      }
    }
    return true;
  }
}
