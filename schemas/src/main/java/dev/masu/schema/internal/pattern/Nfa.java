package dev.masu.schema.internal.pattern;

import dev.masu.schema.internal.pattern.RegexNode.Chars;
import dev.masu.schema.internal.pattern.RegexNode.Choice;
import dev.masu.schema.internal.pattern.RegexNode.Group;
import dev.masu.schema.internal.pattern.RegexNode.Look;
import dev.masu.schema.internal.pattern.RegexNode.Repeat;
import dev.masu.schema.internal.pattern.RegexNode.Sequence;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * A nondeterministic finite automaton (Thompson's construction) that reads a text in one direction and
 * matches an expression from anywhere. Counted repetitions are written out. Immutable.
 */
final class Nfa {
  /** What a state does. */
  enum Kind {
    /** Reads a character of the set with the number in the argument. */
    CHARACTER,
    /** Continues with {@code next} and with the state in the argument. */
    FORK,
    /** Holds if the character read last is in one of {@link #lastSets}. */
    LAST,
    /** Holds if the character that will be read next is in a set. */
    NEXT,
    /** Holds if one of {@link #looks} matches here. */
    LOOK,
    /** The end of the expression. */
    MATCH
  }

  /**
   * A state.
   *
   * @param isNegative whether it holds where it would not otherwise
   */
  record State(Kind kind, int next, int argument, boolean isNegative) {}

  /** The expression refers back, or needs too many states. */
  static final class InexpressibleException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    InexpressibleException() {
      super("back-references or too many states", null, false, false);
    }
  }

  /** The number of the state {@link Kind#MATCH}. */
  static final int MATCH = 0;

  private final boolean isForward;
  private final int maxStates;
  private final List<State> states = new ArrayList<>();
  private final List<CodePoints> sets = new ArrayList<>();
  private final List<CodePoints> lastSets = new ArrayList<>();
  private final List<Look> looks = new ArrayList<>();
  private final Map<CodePoints, Integer> setNumbers = new HashMap<>();
  private final Map<Look, Integer> lookNumbers = new IdentityHashMap<>();
  private final int start;
  private int written;

  /**
   * Compiles an expression.
   *
   * @throws InexpressibleException if that is not possible
   */
  Nfa(RegexNode root, boolean isForward, int maxStates) {
    this.isForward = isForward;
    this.maxStates = maxStates;
    add(Kind.MATCH, MATCH, 0, false);
    this.start = write(root, MATCH);
  }

  boolean isForward() {
    return isForward;
  }

  State state(int number) {
    return states.get(number);
  }

  int stateCount() {
    return states.size();
  }

  /** The state that the expression starts with. */
  int start() {
    return start;
  }

  /** The sets of characters that it distinguishes. */
  List<CodePoints> sets() {
    return sets;
  }

  /** The sets that the character read last may have to be in. */
  List<CodePoints> lastSets() {
    return lastSets;
  }

  /** The assertions that must have been evaluated at all positions before it reads a text. */
  List<Look> looks() {
    return looks;
  }

  private int add(Kind kind, int next, int argument, boolean isNegative) {
    return addTo(states, new State(kind, next, argument, isNegative), maxStates);
  }

  /** Adds the states of a part, which continue with a state; returns the first of them. */
  private int write(RegexNode node, int next) {
    if (++written > maxStates) {
      throw new InexpressibleException(); // Parts that match nothing add no states.
    }
    if (node instanceof Chars chars) {
      return add(Kind.CHARACTER, next, number(chars.set()), false);
    }
    if (node instanceof Sequence sequence) {
      return sequence(sequence.parts(), next);
    }
    if (node instanceof Choice choice) {
      return choice(choice.parts(), next);
    }
    if (node instanceof Repeat repeat) {
      return repeat(repeat, next);
    }
    if (node instanceof Group group) {
      return write(group.body(), next);
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

  private int fork(int next, int other) {
    return add(Kind.FORK, next, other, false);
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
      return add(Kind.LOOK, next, lookNumber(look), look.isNegative());
    }
    int set = number(chars.set());
    return look.isAhead() == isForward
        ? add(Kind.NEXT, next, set, look.isNegative())
        : add(Kind.LAST, next, lastNumber(chars.set()), look.isNegative());
  }

  private int number(CodePoints set) {
    return setNumbers.computeIfAbsent(set, s -> addTo(sets, s, maxStates));
  }

  private int lastNumber(CodePoints set) {
    int known = lastSets.indexOf(set);
    return known < 0 ? addTo(lastSets, set, Integer.SIZE) : known;
  }

  private int lookNumber(Look look) {
    return lookNumbers.computeIfAbsent(look, l -> addTo(looks, l, Integer.SIZE));
  }

  private static <T> int addTo(List<T> list, T added, int limit) {
    if (list.size() == limit) {
      throw new InexpressibleException();
    }
    list.add(added);
    return list.size() - 1;
  }
}
