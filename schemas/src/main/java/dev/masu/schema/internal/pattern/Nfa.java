package dev.masu.schema.internal.pattern;

import dev.masu.schema.internal.pattern.RegexNode.Chars;
import dev.masu.schema.internal.pattern.RegexNode.Choice;
import dev.masu.schema.internal.pattern.RegexNode.Look;
import dev.masu.schema.internal.pattern.RegexNode.Repeat;
import dev.masu.schema.internal.pattern.RegexNode.Sequence;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A nondeterministic finite automaton (Thompson's construction) that reads a text in one direction.
 * Counted repetitions are written out.
 */
final class Nfa {
  /** What a state does, with its argument. */
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
    /** The end of the expression. */
    MATCH
  }

  /** A state; a negative one holds where it would not hold otherwise. */
  record State(Kind kind, int next, int argument, boolean isNegative) {}

  /** The expression refers back, or needs too many states. */
  static final class InexpressibleException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    InexpressibleException() {
      super("back-references or too many states", null, false, false);
    }
  }

  /** The number of the only state {@link Kind#MATCH}. */
  static final int MATCH = 0;

  final boolean isForward;

  /** Whether the expression matches at the start of a text only. */
  final boolean isAnchored;

  final List<State> states = new ArrayList<>();
  final int start;

  /** The sets of characters, with their numbers, in order. */
  final Map<CodePoints, Integer> sets = new LinkedHashMap<>();

  /** The sets that the last character is looked up in. */
  final Map<CodePoints, Integer> lastSets = new LinkedHashMap<>();

  /** Look-arounds of more than one character. */
  final IdentityHashMap<Look, Integer> looks = new IdentityHashMap<>();

  private final int maxStates;
  private int written;

  /**
   * Compiles an expression.
   *
   * @throws InexpressibleException if that is not possible
   */
  Nfa(RegexNode root, boolean isForward, int maxStates) {
    this.isForward = isForward;
    this.isAnchored = isForward && root.isAnchored();
    this.maxStates = maxStates;
    add(Kind.MATCH, MATCH, 0, false);
    this.start = write(root, MATCH);
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

  /** Adds the states of a part before a state; returns the first of them. */
  private int write(RegexNode node, int next) {
    if (++written > maxStates) {
      throw new InexpressibleException(); // Parts that match nothing add no states.
    }
    if (node instanceof Chars chars) {
      return add(Kind.CHARACTER, next, number(chars.set(), sets, maxStates), false);
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
    throw new InexpressibleException();
  }

  private int sequence(List<RegexNode> parts, int next) {
    int state = next;
    for (int i = 0; i < parts.size(); i++) {
      state = write(parts.get(isForward ? parts.size() - 1 - i : i), state);
    }
    return state;
  }

  private int choice(List<RegexNode> branches, int next) {
    int state = write(branches.get(0), next);
    for (RegexNode branch : branches.subList(1, branches.size())) {
      state = fork(write(branch, next), state);
    }
    return state;
  }

  private int repeat(Repeat repeat, int next) {
    int state = next;
    int copies = repeat.least();
    if (repeat.most() == Repeat.UNBOUNDED) {
      state = loop(repeat, next);
      copies--;
    } else {
      for (int i = repeat.least(); i < repeat.most(); i++) {
        state = fork(write(repeat.body(), state), next);
      }
    }
    for (int i = 0; i < copies; i++) {
      state = write(repeat.body(), state);
    }
    return state;
  }

  /** The body, once at least if the repetition asks for that, and again. */
  private int loop(Repeat repeat, int next) {
    int fork = fork(next, next);
    int body = write(repeat.body(), fork);
    states.set(fork, new State(Kind.FORK, body, next, false));
    return repeat.least() == 0 ? fork : body;
  }

  private int look(Look look, int next) {
    if (!(look.body() instanceof Chars chars)) {
      return add(Kind.LOOK, next, number(look, looks, Integer.SIZE), look.isNegative());
    }
    int set = number(chars.set(), sets, maxStates);
    return look.isAhead() == isForward
        ? add(Kind.NEXT, next, set, look.isNegative())
        : add(Kind.LAST, next, number(chars.set(), lastSets, Integer.SIZE), look.isNegative());
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
