package dev.masu.schema.internal.pattern;

import dev.masu.schema.internal.pattern.RegexNode.Group;
import dev.masu.schema.internal.pattern.RegexNode.Look;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Tells in how many ways the repetitions of a pattern can match one text: what a backtracking engine
 * tries before it gives up.
 *
 * <p>These are the criteria of Weber and Seidl ("On the degree of ambiguity of finite automata", 1991).
 * There are exponentially many ways if some position comes back to itself by one text on two ways, and
 * polynomially many if some text leads from one repetition back to it, from it to another one, and from
 * there back to that.
 */
final class Ambiguity {
  /** How many steps judging a pattern may take; beyond, the worst is assumed. */
  private static final int MAX_STEPS = 300_000;

  private final Positions positions;
  private final int size;
  private final BitSet[] following;
  private final BitSet[] alike;
  private final BitSet[] reachable;
  private int steps;

  private Ambiguity(Positions positions) {
    this.positions = positions;
    this.size = positions.size();
    this.following = sets((p, q) -> positions.ways(p, q) > 0);
    this.alike = sets((p, q) -> positions.set(p).intersects(positions.set(q)));
    this.reachable = new BitSet[size];
    for (int p = 0; p < size; p++) {
      reachable[p] = reachableFrom(p);
    }
  }

  private interface Relation {
    boolean holds(int p, int q);
  }

  private BitSet[] sets(Relation relation) {
    BitSet[] sets = new BitSet[size];
    for (int p = 0; p < size; p++) {
      sets[p] = new BitSet(size);
      for (int q = 0; q < size; q++) {
        sets[p].set(q, relation.holds(p, q));
      }
    }
    return sets;
  }

  /** The growth of a pattern, and of all that looks around in it. */
  static Growth growth(RegexNode pattern) {
    RegexNode root = Captured.orNothing(pattern);
    Map<Integer, RegexNode> groups = new HashMap<>();
    RegexParts.all(root)
        .filter(Group.class::isInstance)
        .map(Group.class::cast)
        .forEach(group -> groups.put(group.number(), group.body()));
    Stream<RegexNode> looks =
        RegexParts.all(root).filter(Look.class::isInstance).map(look -> ((Look) look).body());
    Growth growth = Growth.LINEAR;
    for (RegexNode node : Stream.concat(Stream.of(root), looks).toList()) {
      Growth own = growth(node, groups);
      growth = own.compareTo(growth) > 0 ? own : growth;
    }
    return growth;
  }

  private static Growth growth(RegexNode node, Map<Integer, RegexNode> groups) {
    try {
      Ambiguity ambiguity = new Ambiguity(Positions.of(node, groups));
      if (ambiguity.isExponential()) {
        return Growth.EXPONENTIAL;
      }
      return ambiguity.isPolynomial() ? Growth.POLYNOMIAL : Growth.LINEAR;
    } catch (Positions.TooLarge e) {
      return Growth.EXPONENTIAL;
    }
  }

  private BitSet reachableFrom(int start) {
    BitSet reached = new BitSet(size);
    Deque<Integer> open = new ArrayDeque<>(List.of(start));
    while (!open.isEmpty()) {
      BitSet next = (BitSet) following[open.remove()].clone();
      next.andNot(reached);
      reached.or(next);
      next.stream().forEach(open::add);
    }
    return reached;
  }

  private boolean isRepeated(int p) {
    return reachable[p].get(p);
  }

  private boolean isSameLoop(int p, int q) {
    return reachable[p].get(q) && reachable[q].get(p);
  }

  private boolean isExponential() {
    return repeated().anyMatch(p -> hasParallelWays(p) || comesBackOnTwoWays(p));
  }

  private IntStream repeated() {
    return IntStream.range(0, size).filter(this::isRepeated);
  }

  private boolean hasParallelWays(int p) {
    return following[p].stream()
        .anyMatch(q -> positions.ways(p, q) == Positions.MANY && isSameLoop(p, q));
  }

  /** Whether one text leads from a position to two, and one text from both back to it. */
  private boolean comesBackOnTwoWays(int start) {
    Set<List<Integer>> apart = new HashSet<>();
    follow(
        List.of(start, start),
        state -> isSameLoop(start, state.get(0)) && isSameLoop(start, state.get(1)),
        apart);
    return apart.stream()
        .filter(state -> !state.get(0).equals(state.get(1)))
        .anyMatch(state -> leads(
            state,
            List.of(start, start),
            to -> isSameLoop(start, to.get(0)) && isSameLoop(start, to.get(1))));
  }

  private boolean isPolynomial() {
    return repeated()
        .anyMatch(p -> repeated()
            .filter(q -> reachable[p].get(q) && !reachable[q].get(p) && alike[p].get(q))
            .anyMatch(q -> leads(
                List.of(p, p, q),
                List.of(p, q, q),
                to -> isSameLoop(p, to.get(0)) && isSameLoop(q, to.get(2)))));
  }

  private interface Inside {
    boolean test(List<Integer> state);
  }

  private boolean leads(List<Integer> from, List<Integer> to, Inside inside) {
    Set<List<Integer>> reached = new HashSet<>();
    follow(from, inside, reached);
    return reached.contains(to);
  }

  /** Collects the states that one text leads to, from each position of a state at once. */
  private void follow(List<Integer> start, Inside inside, Set<List<Integer>> reached) {
    Deque<List<Integer>> open = new ArrayDeque<>(List.of(start));
    while (!open.isEmpty()) {
      for (List<Integer> next : after(open.remove())) {
        if (inside.test(next) && reached.add(next)) {
          open.add(next);
        }
      }
    }
  }

  /** The states that one more character leads to. */
  private List<List<Integer>> after(List<Integer> state) {
    Stream<List<Integer>> states = Stream.of(List.of());
    for (int position : state) {
      states = states.flatMap(before -> following[position].stream()
          .filter(next -> before.stream().allMatch(other -> alike[next].get(other)))
          .mapToObj(next -> Stream.concat(before.stream(), Stream.of(next)).toList()));
    }
    List<List<Integer>> after = states.toList();
    steps += after.size() + 1;
    if (steps > MAX_STEPS) {
      throw new Positions.TooLarge();
    }
    return after;
  }
}
