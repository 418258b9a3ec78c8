package dev.masu.schema.internal.pattern;

import dev.masu.schema.internal.pattern.RegexNode.BackReference;
import dev.masu.schema.internal.pattern.RegexNode.Chars;
import dev.masu.schema.internal.pattern.RegexNode.Choice;
import dev.masu.schema.internal.pattern.RegexNode.Group;
import dev.masu.schema.internal.pattern.RegexNode.Repeat;
import dev.masu.schema.internal.pattern.RegexNode.Sequence;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Glushkov's automaton of a regular expression: its characters, and which of them may follow which.
 * Where one follows another in several ways, a backtracking engine tries them all; so ways are counted,
 * up to {@link #MANY}.
 *
 * <p>A repetition with many counts is taken for one without bound, a back-reference for the group that
 * it refers to, and what looks around for nothing.
 */
final class Positions {
  static final int MANY = 2;

  private static final int MAX = 300;
  private static final int MAX_COPIES = 100;

  private final Map<Integer, RegexNode> groups;
  private final Set<Integer> open = new HashSet<>();
  private final List<CodePoints> sets = new ArrayList<>();
  private final byte[][] ways = new byte[MAX][MAX];
  private final IdentityHashMap<RegexNode, Integer> charactersOf = new IdentityHashMap<>();
  private boolean ignoresCase;

  private Positions(Map<Integer, RegexNode> groups) {
    this.groups = groups;
  }

  /**
   * Makes the automaton.
   *
   * @param node the expression
   * @param groups all groups of the pattern that it is of
   * @throws TooLarge if it has too many characters to be judged
   */
  static Positions of(RegexNode node, Map<Integer, RegexNode> groups) {
    Positions positions = new Positions(groups);
    positions.add(node);
    return positions;
  }

  /** An expression is too large to be judged. */
  static final class TooLarge extends RuntimeException {
    private static final long serialVersionUID = 1L;

    TooLarge() {
      super("the pattern is too large to be judged");
    }
  }

  int size() {
    return sets.size();
  }

  CodePoints set(int position) {
    return sets.get(position);
  }

  /** In how many ways one position follows another. */
  int ways(int from, int to) {
    return ways[from][to];
  }

  /**
   * A part of the automaton.
   *
   * @param first the positions that it may start with, each with its number of ways
   * @param last those that it may end with
   * @param empty in how many ways it matches nothing
   */
  private record Part(Map<Integer, Integer> first, Map<Integer, Integer> last, int empty) {
    static final Part EMPTY = new Part(Map.of(), Map.of(), 1);
    static final Part NEVER = new Part(Map.of(), Map.of(), 0);

    Part or(Part other) {
      return new Part(
          sum(first, other.first, 1), sum(last, other.last, 1), atMost(empty + other.empty));
    }
  }

  private static int atMost(int ways) {
    return Math.min(MANY, ways);
  }

  private static Map<Integer, Integer> sum(
      Map<Integer, Integer> a, Map<Integer, Integer> b, int times) {
    Map<Integer, Integer> sum = new TreeMap<>(a);
    if (times > 0) {
      b.forEach((position, n) -> sum.merge(position, atMost(n * times), (x, y) -> atMost(x + y)));
    }
    return sum;
  }

  private Part add(RegexNode node) {
    if (node instanceof Chars chars) {
      return position(chars.set());
    }
    if (node instanceof Sequence sequence) {
      return sequence.parts().stream().map(this::add).reduce(Part.EMPTY, this::join);
    }
    if (node instanceof Choice choice) {
      return choice.branches().stream().map(this::add).reduce(Part.NEVER, Part::or);
    }
    if (node instanceof Repeat repeat) {
      return repeat(repeat);
    }
    if (node instanceof Group group) {
      open.add(group.number());
      Part part = add(group.body());
      open.remove(group.number());
      return part;
    }
    return node instanceof BackReference reference ? again(reference) : Part.EMPTY;
  }

  private Part position(CodePoints set) {
    if (sets.size() == MAX) {
      throw new TooLarge();
    }
    sets.add(ignoresCase ? CaseFolding.closed(set) : set);
    Map<Integer, Integer> self = Map.of(sets.size() - 1, 1);
    return new Part(self, self, 0);
  }

  /** Inside its own group, a back-reference matches nothing. */
  private Part again(BackReference reference) {
    RegexNode group = groups.get(reference.group());
    boolean before = ignoresCase;
    ignoresCase |= reference.ignoresCase();
    Part part = group == null || open.contains(reference.group()) ? Part.EMPTY : add(group);
    ignoresCase = before;
    return part;
  }

  private Part join(Part a, Part b) {
    connect(a.last, b.first);
    return new Part(
        sum(a.first, b.first, a.empty), sum(b.last, a.last, b.empty), atMost(a.empty * b.empty));
  }

  private void connect(Map<Integer, Integer> from, Map<Integer, Integer> to) {
    from.forEach((p, n) -> to.forEach((q, m) -> ways[p][q] = (byte) atMost(ways[p][q] + n * m)));
  }

  private Part repeat(Repeat repeat) {
    boolean isLoop = repeat.most() == Repeat.UNBOUNDED;
    int copies = isLoop ? Math.max(1, repeat.least()) : repeat.most();
    if (copies > MAX_COPIES || (long) copies * characters(repeat) > MAX_COPIES) {
      Part loop = loop(repeat.body());
      return repeat.least() == 0 ? optional(loop) : loop;
    }
    return isLoop ? unbounded(repeat) : bounded(repeat);
  }

  /** How many characters a node has. What each repetition has is kept, as all around it ask for it too. */
  private int characters(RegexNode node) {
    Integer known = charactersOf.get(node);
    if (known != null) {
      return known;
    }
    int count = node instanceof Chars ? 1 : 0;
    for (RegexNode part : RegexParts.below(node)) {
      count += characters(part);
    }
    if (node instanceof Repeat) {
      charactersOf.put(node, count);
    }
    return count;
  }

  private Part unbounded(Repeat repeat) {
    Part part = Part.EMPTY;
    for (int i = 1; i < repeat.least(); i++) {
      part = join(part, add(repeat.body()));
    }
    Part loop = loop(repeat.body());
    return join(part, repeat.least() == 0 ? optional(loop) : loop);
  }

  /** Copies that must be there, and then, one inside the other, those that may. */
  private Part bounded(Repeat repeat) {
    Part optional = Part.EMPTY;
    for (int i = repeat.least(); i < repeat.most(); i++) {
      optional = optional(join(add(repeat.body()), optional));
    }
    Part part = optional;
    for (int i = 0; i < repeat.least(); i++) {
      part = join(add(repeat.body()), part);
    }
    return part;
  }

  private Part loop(RegexNode body) {
    Part part = add(body);
    connect(part.last, part.first);
    return part;
  }

  /** What is left out matches nothing in one way; engines do not repeat what matches nothing. */
  private static Part optional(Part part) {
    return new Part(part.first, part.last, atMost(part.empty + 1));
  }
}
