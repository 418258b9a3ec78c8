package dev.masu.schema.internal.pattern;

import dev.masu.schema.internal.pattern.Nfa.Kind;
import dev.masu.schema.internal.pattern.Nfa.State;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A deterministic finite automaton whose states and transitions are computed from an {@link Nfa} when a text first
 * needs them. A state is a set of states of the NFA, identified by the offset of its row in a table of transitions.
 * Thread-safe.
 *
 * <p>A transition is the next state, or its negation if the expression matches before the character is read. A
 * search, which may be for several expressions, ends with a negative number that identifies those that match.
 */
final class Dfa {
  /** A transition that has not been stored. */
  static final int UNKNOWN = 0;

  static final int START = 1;

  private static final int CELLS_PER_STATE = 20;

  /** As bits, so many NFA states are cleared and read in about the time of a step. */
  private static final int STATES_PER_STEP = 512;

  /** The maximum number of look-arounds whose combinations have stored transitions. */
  private static final int MAX_LOOK_BITS = 4;

  /** With more letters, transitions are stored only where no look-around matches. */
  private static final int MAX_LETTERS = 1_000;

  /** The elements of a state, which identify it. */
  @SuppressWarnings("ArrayRecordComponent") // Compared by its elements.
  private record Members(int[] numbers) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Members members && Arrays.equals(numbers, members.numbers);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(numbers);
    }
  }

  private final Nfa nfa;
  private final Alphabet alphabet;
  private final boolean isSearch;
  private final CodePoints[] sets;
  private final CodePoints[] lastSets;
  private final int lookBits;

  private final int maxCells;

  /** The length of a row. */
  private final int width;

  private final Map<Members, Integer> offsets = new HashMap<>();

  /**
   * The NFA states of each state in order, followed by a number for each of {@link #lastSets} that contains the last
   * character.
   */
  private final List<int[]> states = new ArrayList<>();

  private int cells;

  /**
   * The transitions. Elements are read without synchronization: a stale one is {@link #UNKNOWN}, and no transition
   * leads out of the table that contains it.
   */
  private volatile int[] table;

  /** The results of searches: the numbers of the expressions that match, as bits. Replaced when it grows. */
  private volatile long[][] results = {};

  /** The NFA states that a step has reached, in order and as a set. */
  private final int[] reached;

  private final BitSet isReached = new BitSet();
  private int reachedCount;

  /** The NFA states that a step has entered. */
  private final BitSet entered = new BitSet();

  /**
   * Creates an automaton that has only the start state.
   *
   * @param isSearch whether it ends when it is certain which expressions match
   * @param maxCells the approximate number of ints that all states may hold
   */
  Dfa(Nfa nfa, Alphabet alphabet, boolean isSearch, int maxCells) {
    this.nfa = nfa;
    this.alphabet = alphabet;
    this.isSearch = isSearch;
    this.maxCells = maxCells;
    this.sets = nfa.sets.keySet().toArray(new CodePoints[0]);
    this.lastSets = nfa.lastSets.keySet().toArray(new CodePoints[0]);
    this.lookBits = alphabet.size() > MAX_LETTERS ? 0 : Math.min(MAX_LOOK_BITS, nfa.looks.size());
    this.width = alphabet.size() << lookBits;
    this.table = new int[START + width];
    this.reached = new int[nfa.states.size()];
    for (Nfa.Expression expression : nfa.expressions) {
      entered.set(expression.start());
    }
    offset(enteredInOrder());
  }

  int[] table() {
    return table;
  }

  /** Whether a {@link #successor} should replace it before more states are added. */
  boolean isFull() {
    return cells > maxCells;
  }

  /** An automaton that has only the start state and, as its {@link #lastState}, a state of this one. */
  synchronized Dfa successor(int state) {
    Dfa successor = new Dfa(nfa, alphabet, isSearch, maxCells);
    successor.offset(states.get(state / width));
    return successor;
  }

  int lastState() {
    return START + (states.size() - 1) * width;
  }

  /**
   * The transition from a state at a code point or {@link Alphabet#END}.
   *
   * @param looks the look-arounds that match before the code point, as bits
   * @param steps counts the NFA states visited if the transition has not been stored
   */
  int next(int state, int codePoint, int looks, PatternSteps steps) {
    if (looks >>> lookBits != 0) {
      return computed(state, codePoint, looks, steps);
    }
    int index = state + looks * alphabet.size() + alphabet.letter(codePoint);
    int next = table[index];
    if (next == UNKNOWN) {
      next = computed(state, codePoint, looks, steps);
      table[index] = next;
    }
    return next;
  }

  private synchronized int computed(int state, int codePoint, int looks, PatternSteps steps) {
    read(states.get(state / width), codePoint, looks);
    steps.add(reachedCount + reached.length / STATES_PER_STEP);
    if (codePoint != Alphabet.END) {
      for (Nfa.Expression expression : nfa.expressions) {
        if (!expression.isAnchored()) {
          entered.set(expression.start());
        }
      }
    }
    if (isSearch) {
      keepMatches();
      if (codePoint == Alphabet.END || entered.nextSetBit(nfa.expressions.length) < 0) {
        return ~result();
      }
    }
    for (int i = 0; i < lastSets.length; i++) {
      entered.set(reached.length + i, isIn(lastSets[i], codePoint));
    }
    int next = offset(enteredInOrder());
    return !isSearch && isReached.get(0) ? -next : next;
  }

  /** Replaces all states of each expression that has matched with its match state. */
  private void keepMatches() {
    for (int i = 0; i < nfa.expressions.length; i++) {
      if (isReached.get(i) || entered.get(i)) {
        entered.clear(nfa.expressions[i].from(), nfa.expressions[i].to());
        entered.set(i);
      }
    }
  }

  private int result() {
    long[] bits = Arrays.copyOf(entered.toLongArray(), (nfa.expressions.length + 63) >>> 6);
    for (int i = 0; i < results.length; i++) {
      if (Arrays.equals(results[i], bits)) {
        return i;
      }
    }
    long[][] more = Arrays.copyOf(results, results.length + 1);
    more[results.length] = bits;
    results = more;
    return results.length - 1;
  }

  /** The numbers of the expressions that match, as bits, if a search has ended with a transition. */
  long[] matched(int end) {
    long[][] current = results;
    if (~end >= current.length) {
      synchronized (this) {
        current = results; // The racy read of the table may have been ahead.
      }
    }
    return current[~end];
  }

  /** Enters the NFA states that reading a code point leads to, from a state or one that it reaches without reading. */
  private void read(int[] from, int codePoint, int looks) {
    entered.clear();
    isReached.clear();
    reachedCount = 0;
    for (int state : from) {
      if (state < reached.length) {
        reach(state);
      }
    }
    for (int i = 0; i < reachedCount; i++) {
      State state = nfa.states.get(reached[i]);
      if (state.kind() == Kind.FORK) {
        reach(state.argument());
        reach(state.next());
      } else if (state.kind() == Kind.CHARACTER && isIn(sets[state.argument()], codePoint)) {
        entered.set(state.next());
      } else if (holds(state, from, codePoint, looks)) {
        reach(state.next());
      }
    }
  }

  private boolean holds(State state, int[] from, int codePoint, int looks) {
    int number = state.argument();
    return switch (state.kind()) {
      case LAST -> (Arrays.binarySearch(from, reached.length + number) >= 0) != state.isNegative();
      case NEXT -> isIn(sets[number], codePoint) != state.isNegative();
      case LOOK -> (((looks >>> number) & 1) != 0) != state.isNegative();
      default -> false;
    };
  }

  private void reach(int state) {
    if (!isReached.get(state)) {
      isReached.set(state);
      reached[reachedCount++] = state;
    }
  }

  private static boolean isIn(CodePoints set, int codePoint) {
    return codePoint != Alphabet.END && set.contains(codePoint);
  }

  private int[] enteredInOrder() {
    int[] numbers = new int[entered.cardinality()];
    int number = -1;
    for (int i = 0; i < numbers.length; i++) {
      number = entered.nextSetBit(number + 1);
      numbers[i] = number;
    }
    return numbers;
  }

  /** The offset of a state, which is added if it is new. */
  private int offset(int[] state) {
    Members members = new Members(state);
    Integer existing = offsets.get(members);
    if (existing != null) {
      return existing;
    }
    states.add(state);
    int offset = lastState();
    offsets.put(members, offset);
    cells += CELLS_PER_STATE + state.length + width;
    if (offset + width > table.length) {
      table = Arrays.copyOf(table, 2 * table.length);
    }
    return offset;
  }
}
