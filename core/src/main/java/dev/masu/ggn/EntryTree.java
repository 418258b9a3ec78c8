package dev.masu.ggn;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;

/** The entries of a document under construction, in the order in which they were first named. */
final class EntryTree {
  private final Map<Piece, Map<Square, Map<Square, List<Transition>>>> entries =
      new LinkedHashMap<>();

  Map<Piece, Map<Square, Map<Square, List<Transition>>>> entries() {
    return entries;
  }

  /** {@return the transitions from square to square, to be added to} */
  List<Transition> at(Piece piece, Square from, Square to) {
    return atDestination(at(at(piece), from), to);
  }

  /** Adds entries after those already present for the same squares. */
  void addAll(Map<Piece, Map<Square, Map<Square, List<Transition>>>> others) {
    addAll(others, List::addAll);
  }

  /** Adds the entries for squares that have none so far. */
  void addMissing(Map<Piece, Map<Square, Map<Square, List<Transition>>>> others) {
    addAll(others, (known, more) -> {
      if (known.isEmpty()) {
        known.addAll(more);
      }
    });
  }

  private void addAll(
      Map<Piece, Map<Square, Map<Square, List<Transition>>>> others,
      BiConsumer<List<Transition>, List<Transition>> join) {
    others.forEach((piece, sources) -> {
      Map<Square, Map<Square, List<Transition>>> known = at(piece);
      sources.forEach((from, destinations) -> {
        Map<Square, List<Transition>> reached = at(known, from);
        destinations.forEach((to, more) -> join.accept(atDestination(reached, to), more));
      });
    });
  }

  private Map<Square, Map<Square, List<Transition>>> at(Piece piece) {
    return entries.computeIfAbsent(piece, p -> new LinkedHashMap<>());
  }

  private static Map<Square, List<Transition>> at(
      Map<Square, Map<Square, List<Transition>>> sources, Square from) {
    return sources.computeIfAbsent(from, f -> new LinkedHashMap<>());
  }

  private static List<Transition> atDestination(
      Map<Square, List<Transition>> destinations, Square to) {
    // Most destinations have one or two transitions.
    return destinations.computeIfAbsent(to, t -> new ArrayList<>(2));
  }
}
