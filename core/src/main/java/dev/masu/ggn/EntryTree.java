package dev.masu.ggn;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The entries of a document under construction, in the order in which they were first named. */
final class EntryTree {
  private final Map<Piece, Map<Square, Map<Square, List<Transition>>>> entries =
      new LinkedHashMap<>();

  Map<Piece, Map<Square, Map<Square, List<Transition>>>> entries() {
    return entries;
  }

  /** {@return the transitions from square to square, to be added to} */
  List<Transition> at(Piece piece, Square from, Square to) {
    // Most destinations have one or two transitions.
    return entries
        .computeIfAbsent(piece, p -> new LinkedHashMap<>())
        .computeIfAbsent(from, f -> new LinkedHashMap<>())
        .computeIfAbsent(to, t -> new ArrayList<>(2));
  }

  void addAll(Map<Piece, Map<Square, Map<Square, List<Transition>>>> others) {
    others.forEach((piece, sources) -> sources.forEach((from, destinations) ->
        destinations.forEach((to, list) -> at(piece, from, to).addAll(list))));
  }
}
