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
    at(move.piece(), move.source())
        .computeIfAbsent(move.destination(), to -> new ArrayList<>(2))
        .add(move.transition());
  }

  /** Replaces the transitions for a piece and squares. */
  void set(Piece piece, Square source, Square destination, List<Transition> transitions) {
    at(piece, source).put(destination, transitions);
  }

  /** Adds entries, except for a piece and squares that have transitions already. */
  void addAll(Map<Piece, Map<Square, Map<Square, List<Transition>>>> others) {
    others.forEach((piece, sources) -> {
      at(piece); // It may have no sources.
      sources.forEach((from, destinations) -> {
        Map<Square, List<Transition>> reached = at(piece, from);
        destinations.forEach((to, ways) -> reached.putIfAbsent(to, new ArrayList<>(ways)));
      });
    });
  }

  private Map<Square, Map<Square, List<Transition>>> at(Piece piece) {
    return entries.computeIfAbsent(piece, p -> new LinkedHashMap<>());
  }

  private Map<Square, List<Transition>> at(Piece piece, Square source) {
    return at(piece).computeIfAbsent(source, s -> new LinkedHashMap<>());
  }
}
