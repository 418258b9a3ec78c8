package dev.masu.ggn;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The entries of a document under construction, in insertion order. */
final class EntryTree {
  private final Map<Piece, Map<Square, Map<Square, List<Transition>>>> entries =
      new LinkedHashMap<>();

  Map<Piece, Map<Square, Map<Square, List<Transition>>>> entries() {
    return entries;
  }

  /** Adds a transition after those already present for the same piece and squares. */
  void add(Move move) {
    at(at(move.piece()), move.source())
        .computeIfAbsent(move.destination(), to -> new ArrayList<>(2))
        .add(move.transition());
  }

  /** Replaces the transitions for a piece and squares. */
  void set(Piece piece, Square source, Square destination, List<Transition> transitions) {
    at(at(piece), source).put(destination, transitions);
  }

  /** Adds entries after those already present for the same piece and squares. */
  void addAll(Map<Piece, Map<Square, Map<Square, List<Transition>>>> others) {
    others.forEach((piece, sources) -> {
      Map<Square, Map<Square, List<Transition>>> known = at(piece);
      sources.forEach((from, destinations) -> {
        Map<Square, List<Transition>> reached = at(known, from);
        destinations.forEach(
            (to, more) -> reached.computeIfAbsent(to, t -> new ArrayList<>()).addAll(more));
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
}
