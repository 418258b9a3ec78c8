package dev.masu.schema.internal.pattern;

import dev.masu.schema.internal.pattern.RegexNode.Choice;
import dev.masu.schema.internal.pattern.RegexNode.Group;
import dev.masu.schema.internal.pattern.RegexNode.Look;
import dev.masu.schema.internal.pattern.RegexNode.Repeat;
import dev.masu.schema.internal.pattern.RegexNode.Sequence;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A nondeterministic finite automaton (Thompson's construction) for one or more expressions, which reads a text in
 * one direction. Counted repetitions are unrolled.
 */
final class Nfa {
  /** What a state does with its argument, a number. */
  enum Kind {
    /** Reads a character of the set with that number. */
    CHARACTER,
    /** Continues with that state too. */
    FORK,
    /** Holds if the last character was in the set with that number among {@link #lastSets}. */
    LAST,
    /** Holds if the next character is in the set with that number. */
    NEXT,
    /** Holds if the look-around with that number matches here. */
    LOOK,
    /** The end of an expression. */
    MATCH
  }

  /** A state. A negative one holds exactly where it would not hold otherwise. */
  record State(Kind kind, int next, int argument, boolean isNegative) {}

  /** The expression has back-references or needs too many states. */
  static final class InexpressibleException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    InexpressibleException() {
      super("back-references or too many states", null, false, false);
    }
  }

  final boolean isForward;

  /** The states; the first ones are those of {@link Kind#MATCH}, numbered like the expressions. */
  final List<State> states = new ArrayList<>();

  final Expression[] expressions;

  /** The sets of characters, with their numbers, in order. */
  final Map<CodePoints, Integer> sets = new LinkedHashMap<>();

  /** The sets in which the last character is looked up. */
  final Map<CodePoints, Integer> lastSets = new LinkedHashMap<>();

  /** Look-arounds of more than one character. */
  final IdentityHashMap<Look, Integer> looks = new IdentityHashMap<>();

  /**
   * One expression.
   *
   * @param start its first state
   * @param from the lowest of its states, except for the match
   * @param to the end of these states
   * @param isAnchored whether it matches at the start of a text only
   */
  record Expression(int start, int from, int to, boolean isAnchored) {}

  private final int maxStates;
  private int compiled;

  Nfa(List<RegexNode> roots, boolean isForward, int maxStates) {
    this.isForward = isForward;
    this.maxStates = maxStates;
    this.expressions = new Expression[roots.size()];
    for (int i = 0; i < expressions.length; i++) {
      add(Kind.MATCH, i, 0, false);
    }
    for (int i = 0; i < expressions.length; i++) {
      int from = states.size();
      int start = compile(roots.get(i), i);
      boolean isAnchored = isForward && roots.get(i).isAnchored();
      expressions[i] = new Expression(start, from, states.size(), isAnchored);
    }
  }

  private int add(Kind kind, int next, int argument, boolean isNegative) {
    if (states.size() == maxStates) {
      throw new InexpressibleException();
    }
    states.add(new State(kind, next, argument, isNegative));
    return states.size() - 1;
  }

  private int fork(int next, int other) {
    return add(Kind.FORK, next, other, false);
  }

  /** Adds the states of a part that continues with a state; {@return the first of them} */
  private int compile(RegexNode node, int next) {
    if (++compiled > maxStates) {
      throw new InexpressibleException(); // Parts that match only the empty text add no states.
    }
    if (node instanceof CodePoints set) {
      return add(Kind.CHARACTER, next, number(set, sets, maxStates), false);
    }
    if (node instanceof Sequence) {
      return sequence(node.parts(), next);
    }
    if (node instanceof Choice) {
      return choice(node.parts(), next);
    }
    if (node instanceof Repeat repeat) {
      return repeat(repeat, next);
    }
    if (node instanceof Look look) {
      return look(look, next);
    }
    if (node instanceof Group group) {
      return compile(group.body(), next);
    }
    throw new InexpressibleException();
  }

  private int sequence(List<RegexNode> parts, int next) {
    int state = next;
    for (int i = 0; i < parts.size(); i++) {
      state = compile(parts.get(isForward ? parts.size() - 1 - i : i), state);
    }
    return state;
  }

  private int choice(List<RegexNode> branches, int next) {
    int state = compile(branches.get(0), next);
    for (RegexNode branch : branches.subList(1, branches.size())) {
      state = fork(compile(branch, next), state);
    }
    return state;
  }

  private int repeat(Repeat repeat, int next) {
    int state = next;
    int copies = repeat.min();
    if (repeat.max() == Repeat.UNBOUNDED) {
      state = loop(repeat, next);
      copies--;
    } else {
      for (int i = repeat.min(); i < repeat.max(); i++) {
        state = fork(compile(repeat.body(), state), next);
      }
    }
    for (int i = 0; i < copies; i++) {
      state = compile(repeat.body(), state);
    }
    return state;
  }

  /** Adds a loop over the body, which is entered at least once if the repetition requires that. */
  private int loop(Repeat repeat, int next) {
    int fork = fork(next, next);
    int body = compile(repeat.body(), fork);
    states.set(fork, new State(Kind.FORK, body, next, false));
    return repeat.min() == 0 ? fork : body;
  }

  private int look(Look look, int next) {
    if (!(look.body() instanceof CodePoints set)) {
      return add(Kind.LOOK, next, number(look, looks, Integer.SIZE), look.isNegative());
    }
    int number = number(set, sets, maxStates);
    return look.isAhead() == isForward
        ? add(Kind.NEXT, next, number, look.isNegative())
        : add(Kind.LAST, next, number(set, lastSets, Integer.SIZE), look.isNegative());
  }

  private static <T> int number(T key, Map<T, Integer> numbers, int limit) {
    Integer number = numbers.get(key);
    if (number == null) {
      number = numbers.size();
      if (number == limit) {
        throw new InexpressibleException();
      }
      numbers.put(key, number);
    }
    return number;
  }
}
