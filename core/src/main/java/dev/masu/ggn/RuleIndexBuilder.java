package dev.masu.ggn;

import dev.masu.notation.Side;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Goes through a document once and numbers what it meets. */
final class RuleIndexBuilder {
  private final Map<Square, Integer> squares = new HashMap<>();
  private final Map<Piece, RuleIndex.NamedPiece> pieces = new HashMap<>();
  private final Map<Piece, Integer> taken = new LinkedHashMap<>();
  private final List<RuleIndex.Source> drops = new ArrayList<>();
  private final Transition[] transitions;
  private final Square[] destinations;
  private final int[] checks;
  private final int[] starts;
  private final int[] takenBy;
  private int count;
  private int end;

  private RuleIndexBuilder(int transitionCount, int checkCount) {
    transitions = new Transition[transitionCount];
    destinations = new Square[transitionCount];
    checks = new int[Math.multiplyExact(checkCount, Requirements.CHECK)];
    starts = new int[transitionCount + 1];
    takenBy = new int[transitionCount];
  }

  static RuleIndex index(Ggn rules) {
    int checkCount = rules
        .routes()
        .flatMap(route -> route.transitions().stream())
        .mapToInt(transition -> transition.boardCheck().size())
        .sum();
    RuleIndexBuilder builder = new RuleIndexBuilder(rules.transitionCount(), checkCount);
    rules
        .entries()
        .forEach((piece, sources) ->
            sources.forEach((from, reached) -> builder.addSource(piece, from, reached)));
    return builder.build();
  }

  private RuleIndex build() {
    return new RuleIndex(
        squares,
        pieces,
        drops,
        List.copyOf(taken.keySet()),
        new Requirements(checks, starts, takenBy),
        transitions,
        destinations);
  }

  private void addSource(Piece piece, Square from, Map<Square, List<Transition>> reached) {
    int first = count;
    reached.forEach((to, ways) -> ways.forEach(way -> add(piece.side(), to, way)));
    RuleIndex.Source source = new RuleIndex.Source(piece, from, first, count);
    RuleIndex.NamedPiece named = named(piece);
    if (from.isHand()) {
      drops.add(source);
    } else {
      named.sources().put(from, source);
    }
  }

  private void add(Side mover, Square to, Transition transition) {
    transitions[count] = transition;
    destinations[count] = to;
    takenBy[count] = taken(transition.inHandDel());
    transition.boardCheck().forEach((square, required) -> addCheck(mover, square, required));
    count++;
    starts[count] = end;
  }

  private int taken(Optional<Piece> piece) {
    return piece.isEmpty() ? -1 : taken.computeIfAbsent(piece.get(), p -> taken.size());
  }

  private void addCheck(Side mover, Square square, Occupation required) {
    checks[end++] = squares.computeIfAbsent(square, s -> squares.size());
    if (required instanceof Occupation.Named named) {
      checks[end++] = Occupant.mask(named, mover);
      checks[end++] = Occupant.wanted(named, mover);
    } else if (required instanceof Occupation.Exactly exactly) {
      checks[end++] = Occupant.WHOLE;
      checks[end++] = named(exactly.piece()).occupant();
    }
  }

  private RuleIndex.NamedPiece named(Piece piece) {
    return pieces.computeIfAbsent(
        piece,
        p -> new RuleIndex.NamedPiece(
            Occupant.of(Occupant.UNNAMED + 1 + pieces.size(), p.side()), new HashMap<>()));
  }
}
