package dev.masu.ggn;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A transition with an arbitrary total order, so that a hash table finds it quickly among others of the same hash
 * code, whatever the labels are.
 */
record ComparableTransition(Transition transition) implements Comparable<ComparableTransition> {
  /** {@return the transitions, each once, in order of first occurrence} */
  static List<Transition> distinct(Stream<Transition> transitions) {
    return transitions
        .map(ComparableTransition::new)
        .distinct()
        .map(ComparableTransition::transition)
        .toList();
  }

  /** {@return whether both have the same transitions, in whichever order and number} */
  static boolean areSame(List<Transition> some, List<Transition> others) {
    return some.equals(others) || set(some).equals(set(others));
  }

  private static Set<ComparableTransition> set(List<Transition> transitions) {
    return transitions.stream()
        .map(ComparableTransition::new)
        .collect(Collectors.toCollection(HashSet::new));
  }

  @Override
  public int compareTo(ComparableTransition other) {
    return Arrays.compare(texts(), other.texts());
  }

  /** {@return the texts of a transition's parts: equal for equal transitions only} */
  private String[] texts() {
    List<String> texts = new ArrayList<>();
    // The number marks where the checks end.
    texts.add(String.valueOf(transition.boardCheck().size()));
    new TreeMap<>(transition.boardCheck()).forEach((square, required) -> {
      texts.add(square.label());
      texts.add(required.toString());
    });
    new TreeMap<>(transition.boardPatch()).forEach((square, piece) -> {
      texts.add(square.label());
      texts.add(text(piece));
    });
    texts.add(text(transition.inHandAdd()));
    texts.add(text(transition.inHandDel()));
    return texts.toArray(String[]::new);
  }

  private static String text(Optional<Piece> piece) {
    return piece.map(Piece::toString).orElse("");
  }
}
