package dev.masu.schema.internal.pattern;

import dev.masu.schema.internal.pattern.Nfa.Kind;
import dev.masu.schema.internal.pattern.Nfa.State;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A deterministic finite automaton whose states and transitions are computed from an {@link Nfa} when a
 * text first needs them. A state is a set of states of the NFA, identified by the offset of its row in a
 * table of transitions. Thread-safe.
 *
 * <p>A transition is the next state, negated if the expression matches before the character is read. A
 * search ends with {@link #MATCH} or {@link #DEAD} instead.
 */
final class Dfa {
  /** The expression matches. */
  static final int MATCH = -1;

  /** The expression matches nowhere. */
  static final int DEAD = Integer.MIN_VALUE;

  /** A transition that is not stored. */
  static final int UNKNOWN = 0;

  static final int START = 1;

  /** How many numbers all states may hold together, about. */
  private static final int MAX_CELLS = 150_000;

  private static final int CELLS_OF_STATE = 20;

  /** How many combinations of assertions may have their transitions stored. */
  private static final int MAX_COMBINATIONS = 16;

  private final Nfa nfa;
  private final Alphabet alphabet;
  private final boolean isSearch;
  private final boolean mayRevive;
  private final int width;
  private final Map<IntBuffer, Integer> offsets = new HashMap<>();

  /** The states of the NFA that each state consists of, in order, and after them its context. */
  private final List<int[]> states = new ArrayList<>();

  private int cells;

  /**
   * The transitions. Read without synchronization: an outdated one is unknown, and none leads out of the
   * table that it is in.
   */
  private int[] table;

  /** The states collected, as a list and by the number of the closure that they belong to. */
  private final int[] closure;

  private final int[] seen;
  private final int[] stack;
  private final int[] entered;
  private int size;
  private int enteredCount;
  private int closures;

  /**
   * Makes one with the start state alone.
   *
   * @param isSearch whether to end at the first match
   */
  Dfa(Nfa nfa, Alphabet alphabet, boolean isSearch) {
    this.nfa = nfa;
    this.alphabet = alphabet;
    this.isSearch = isSearch;
    this.mayRevive = !List.of(CodePoints.ALL).containsAll(nfa.lastSets());
    this.width = alphabet.size() * Math.min(MAX_COMBINATIONS, 1 << nfa.looks().size());
    this.table = new int[START + 4 * width];
    this.closure = new int[nfa.stateCount()];
    this.seen = new int[nfa.stateCount()];
    this.stack = new int[nfa.stateCount()];
    this.entered = new int[nfa.stateCount()];
    begin();
    addClosure(nfa.start(), 0);
    offset(closure(0));
  }

  int[] table() {
    return table;
  }

  /** Whether no more states should be added. */
  boolean isFull() {
    return cells > MAX_CELLS;
  }

  /** An automaton that has only the start state and, as its {@link #lastState}, one of this. */
  synchronized Dfa successor(int state) {
    Dfa successor = new Dfa(nfa, alphabet, isSearch);
    successor.offset(states.get(state / width));
    return successor;
  }

  int lastState() {
    return START + (states.size() - 1) * width;
  }

  /**
   * The transition from a state at a code point or {@link Alphabet#END}.
   *
   * @param looks the assertions that match before the code point, as bits
   */
  int next(int state, int codePoint, int looks) {
    int index = looks * alphabet.size() + alphabet.letter(codePoint);
    int next = index < width ? table[state + index] : UNKNOWN;
    return next == UNKNOWN ? computed(state, index, codePoint, looks) : next;
  }

  private synchronized int computed(int state, int index, int codePoint, int looks) {
    boolean matches = read(states.get(state / width), codePoint, looks);
    int next = matches && isSearch ? MATCH : entered(codePoint, matches);
    if (index < width) {
      table[state + index] = next;
    }
    return next;
  }

  /** Collects the states entered with a character; returns whether the expression matches before it. */
  private boolean read(int[] state, int codePoint, int looks) {
    begin();
    int context = state[state.length - 1];
    for (int i = 0; i < state.length - 1; i++) {
      addClosure(state[i], context);
    }
    enteredCount = 0;
    for (int i = 0; i < size; i++) { // The closure grows where an assertion holds.
      State s = nfa.state(closure[i]);
      if (s.kind() == Kind.CHARACTER && isIn(s, codePoint)) {
        entered[enteredCount++] = s.next();
      } else if (s.kind() == Kind.NEXT && isIn(s, codePoint) != s.isNegative()) {
        addClosure(s.next(), context);
      } else if (s.kind() == Kind.LOOK && isSet(looks, s.argument()) != s.isNegative()) {
        addClosure(s.next(), context);
      }
    }
    return seen[Nfa.MATCH] == closures;
  }

  private boolean isIn(State state, int codePoint) {
    return codePoint >= 0 && nfa.sets().get(state.argument()).contains(codePoint);
  }

  private static boolean isSet(int bits, int bit) {
    return (bits >>> bit & 1) == 1;
  }

  /** The transition to the states that were entered. */
  private int entered(int codePoint, boolean matches) {
    if (codePoint == Alphabet.END) {
      return isSearch ? DEAD : matches ? -START : START;
    }
    int context = context(codePoint);
    begin();
    for (int i = 0; i < enteredCount; i++) {
      addClosure(entered[i], context);
    }
    addClosure(nfa.start(), context);
    if (isSearch && seen[Nfa.MATCH] == closures) {
      return MATCH;
    }
    if (isSearch && size == 0 && !mayRevive) {
      return DEAD;
    }
    int offset = offset(closure(context));
    return matches ? -offset : offset;
  }

  /** Which of the sets that assertions need a character to be in hold one. */
  private int context(int codePoint) {
    int context = 0;
    for (int i = 0; i < nfa.lastSets().size(); i++) {
      context |= nfa.lastSets().get(i).contains(codePoint) ? 1 << i : 0;
    }
    return context;
  }

  private void begin() {
    size = 0;
    if (++closures == Integer.MAX_VALUE) {
      Arrays.fill(seen, 0);
      closures = 1;
    }
  }

  /** Adds the states that are reached from one without reading or looking further. */
  private void addClosure(int first, int context) {
    int depth = push(first, 0);
    while (depth > 0) {
      int number = stack[--depth];
      State state = nfa.state(number);
      if (state.kind() == Kind.FORK) {
        depth = push(state.next(), push(state.argument(), depth));
      } else if (state.kind() != Kind.LAST) {
        closure[size++] = number;
      } else if (isSet(context, state.argument()) != state.isNegative()) {
        depth = push(state.next(), depth);
      }
    }
  }

  private int push(int state, int depth) {
    if (seen[state] == closures) {
      return depth;
    }
    seen[state] = closures;
    stack[depth] = state;
    return depth + 1;
  }

  private int[] closure(int context) {
    int[] state = Arrays.copyOf(closure, size + 1);
    Arrays.sort(state, 0, size);
    state[size] = context;
    return state;
  }

  /** The offset of a state, which is added if it is new. */
  private int offset(int[] state) {
    Integer known = offsets.get(IntBuffer.wrap(state));
    if (known != null) {
      return known;
    }
    states.add(state);
    int offset = lastState();
    offsets.put(IntBuffer.wrap(state), offset);
    cells += CELLS_OF_STATE + state.length + width;
    if (offset + width > table.length) {
      table = Arrays.copyOf(table, 2 * table.length);
    }
    return offset;
  }
}
