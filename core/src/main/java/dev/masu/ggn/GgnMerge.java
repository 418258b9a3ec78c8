package dev.masu.ggn;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A merge of two rule sets: the entries of the first in their order, followed by those that only
 * the second has.
 *
 * <p>If both have transitions for the same piece, source and destination, but not the same
 * transitions, there is a conflict:
 *
 * <pre>{@code
 * Ggn rules = first.merge(second).rules();                             // throws if there are conflicts
 * Ggn rules = first.merge(second).rules(GgnMerge.Conflict::second);    // the second decides
 * }</pre>
 */
public final class GgnMerge {
  private final Ggn first;
  private final Ggn second;
  private final List<Conflict> conflicts;

  GgnMerge(Ggn first, Ggn second) {
    this.first = first;
    this.second = second;
    this.conflicts = second.routes().flatMap(this::conflict).toList();
  }

  private Stream<Conflict> conflict(Route theirs) {
    return first
        .find(theirs.piece(), theirs.source(), theirs.destination())
        .map(Route::transitions)
        .filter(ours -> !areSame(ours, theirs.transitions()))
        .map(ours -> new Conflict(
            theirs.piece(), theirs.source(), theirs.destination(), ours, theirs.transitions()))
        .stream();
  }

  /** {@return whether both lists contain the same transitions, in any order} */
  private static boolean areSame(List<Transition> some, List<Transition> others) {
    return some.equals(others)
        || byKey(some.stream()).keySet().equals(byKey(others.stream()).keySet());
  }

  /** {@return the distinct transitions in order of first occurrence; equal transitions have equal keys} */
  private static Map<String, Transition> byKey(Stream<Transition> transitions) {
    // Strings are comparable, so lookups in the hash table stay fast even if labels collide.
    Map<String, Transition> byKey = new LinkedHashMap<>();
    transitions.forEach(transition -> byKey.putIfAbsent(key(transition), transition));
    return byKey;
  }

  private static String key(Transition transition) {
    StringBuilder key = new StringBuilder();
    key.append(transition.boardCheck().size()).append(',');
    new TreeMap<>(transition.boardCheck())
        .forEach((square, required) -> append(key, square, required.toString()));
    new TreeMap<>(transition.boardPatch())
        .forEach((square, piece) -> append(key, square, text(piece)));
    return key + text(transition.inHandAdd()) + ',' + text(transition.inHandDel());
  }

  /** Appends a label prefixed with its length, because a label may contain any character. */
  private static void append(StringBuilder key, Square square, String value) {
    String label = square.label();
    key.append(label.length()).append(':').append(label).append(value).append(',');
  }

  private static String text(Optional<Piece> piece) {
    return piece.map(Piece::toString).orElse("");
  }

  /** {@return the conflicts, in the order of the second rule set} */
  public List<Conflict> conflicts() {
    return conflicts;
  }

  /**
   * {@return the merged rules}
   *
   * @throws IllegalStateException if there are conflicts; the message lists them
   */
  public Ggn rules() {
    if (!conflicts.isEmpty()) {
      throw new IllegalStateException(
          "the rules differ in %s; say which to take, with rules(GgnMerge.Conflict::first) for example"
              .formatted(MessageText.list(conflicts, Conflict::toString)));
    }
    return rules(Conflict::first);
  }

  /**
   * {@return the merged rules, with every conflict resolved}
   *
   * @param choice returns the transitions to use for a conflict, at least one
   * @throws IllegalArgumentException if it returns an empty list
   */
  public Ggn rules(Function<? super Conflict, List<Transition>> choice) {
    EntryTree all = new EntryTree();
    all.addAll(first.entries());
    all.addAll(second.entries());
    conflicts.forEach(conflict ->
        all.set(conflict.piece, conflict.source, conflict.destination, choice.apply(conflict)));
    return Ggn.of(all.entries());
  }

  /**
   * A piece, source and destination for which the two rule sets have different transitions.
   *
   * @param piece the piece
   * @param source the source square
   * @param destination the destination square
   * @param first the transitions of the first rule set
   * @param second the transitions of the second rule set
   */
  public record Conflict(
      Piece piece,
      Square source,
      Square destination,
      List<Transition> first,
      List<Transition> second) {

    /** {@return the transitions of the first rule set, then those that only the second has} */
    public List<Transition> both() {
      return List.copyOf(byKey(Stream.concat(first.stream(), second.stream())).values());
    }

    @Override
    public String toString() {
      return MessageText.route(piece, source, destination);
    }
  }
}
