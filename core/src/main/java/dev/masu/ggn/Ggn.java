package dev.masu.ggn;

import dev.masu.SchemaBound;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.immutables.value.Value;

/**
 * A GGN document: which transitions are open to which piece, from which square, to which square.
 *
 * <pre>{@code
 * {"CHESS:P": {"e2": {"e4": [
 *   {"board_check": {"e3": "empty", "e4": "empty"}, "board_patch": {"e2": null, "e4": "CHESS:P"}}
 * ]}}}
 *
 * Ggn rules = Ggn.builder().add(pawn, e2, e4, doubleStep).build();
 * }</pre>
 *
 * <p>Immutable, whatever the given maps and lists are, and in the order they were given. A list of
 * transitions is never empty. Maps and lists that come from another document are shared with it and
 * not copied.
 *
 * <p>Source: GGN 1.0.0, "JSON Structure" and "JSON Schema".
 */
@SchemaBound("https://sashite.dev/schemas/ggn/1.0.0/schema.json")
@Value.Immutable
// Users of the type need none of the annotations that it is generated from.
@SuppressWarnings("exports")
public abstract class Ggn implements WithGgn {
  Ggn() {}

  /** {@return a builder that starts without entries} */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * {@return the document with these entries}
   *
   * @param entries see {@link #entries()}
   * @throws IllegalArgumentException if a list of transitions is empty
   */
  public static Ggn of(Map<Piece, Map<Square, Map<Square, List<Transition>>>> entries) {
    return ImmutableGgn.ofFrozen(frozen(entries));
  }

  /**
   * {@return the transitions by piece, then by source square ({@link Square#HAND} for drops), then
   * by destination square}
   */
  @Value.PlainAttribute
  public abstract Map<Piece, Map<Square, Map<Square, List<Transition>>>> entries();

  /** {@return how many transitions the document lists in all} */
  public int transitionCount() {
    return entries().values().stream()
        .flatMap(sources -> sources.values().stream())
        .flatMap(destinations -> destinations.values().stream())
        .mapToInt(List::size)
        .sum();
  }

  /** Lets no map or list out that somebody else could still change. */
  @Value.Check
  Ggn frozen() {
    return entries() instanceof OrderedMap ? this : of(entries());
  }

  private static Map<Piece, Map<Square, Map<Square, List<Transition>>>> frozen(
      Map<Piece, Map<Square, Map<Square, List<Transition>>>> entries) {
    return OrderedMap.copyOf(
        entries,
        "entries",
        sources -> OrderedMap.copyOf(
            sources,
            "sources",
            destinations -> OrderedMap.copyOf(destinations, "destinations", Ggn::frozen)));
  }

  private static List<Transition> frozen(List<Transition> transitions) {
    if (transitions.isEmpty()) {
      throw new IllegalArgumentException(
          "expected at least one transition to a destination, found none; leave the destination out");
    }
    return List.copyOf(transitions);
  }

  /**
   * Builds a {@link Ggn}.
   *
   * <p>Transitions added one by one follow those of {@link #entries(Map)}, whichever call came
   * first. A builder can be used again and goes on from what it has.
   */
  public static final class Builder extends ImmutableGgn.Builder {
    private final EntryTree added = new EntryTree();

    Builder() {
      entries(Map.of());
    }

    /**
     * Adds one transition, after those already known for the same piece and squares.
     *
     * @param piece the piece that moves, in its state before the move
     * @param from the source square, {@link Square#HAND} for a drop
     * @param to the destination square
     * @param transition the transition
     * @return this builder
     */
    public Builder add(Piece piece, Square from, Square to, Transition transition) {
      Objects.requireNonNull(piece, "piece");
      Objects.requireNonNull(from, "from");
      Objects.requireNonNull(to, "to");
      Objects.requireNonNull(transition, "transition");
      added.at(piece, from, to).add(transition);
      return this;
    }

    /** {@return the document} */
    @Override
    public Ggn build() {
      Ggn whole = super.build();
      if (added.entries().isEmpty()) {
        return whole;
      }
      if (whole.entries().isEmpty()) {
        return of(added.entries());
      }
      EntryTree all = new EntryTree();
      all.addAll(whole.entries());
      all.addAll(added.entries());
      return of(all.entries());
    }
  }
}
