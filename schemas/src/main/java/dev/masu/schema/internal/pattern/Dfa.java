package dev.masu.schema.internal.pattern;

import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * A deterministic finite automaton whose states and transitions are built from an {@link Nfa} when a text
 * first needs them. A bounded number is stored; what is beyond is built again each time, which keeps the
 * time linear. Thread-safe.
 */
final class Dfa {
  /** How many numbers and references all states may hold together. */
  private static final int MAX_CELLS = 150_000;

  private static final int CELLS_OF_STATE = 20;

  /** How many combinations of given goals may have their transitions stored. */
  private static final int MAX_ROWS = 16;

  private final Nfa nfa;
  private final Alphabet alphabet;
  private final DfaState start;
  private final Map<DfaState, DfaState> states = new ConcurrentHashMap<>();
  private final int rowCount;
  private int cells;
  private @Nullable Simulation idle;

  /** The combinations of given goals, in the order of their rows; replaced when one is added. */
  private volatile int[] rows = {0};

  Dfa(Nfa nfa, Alphabet alphabet) {
    this.nfa = nfa;
    this.alphabet = alphabet;
    this.rowCount = nfa.opposite() == null ? 1 : MAX_ROWS;
    this.start = stored(new Simulation(nfa).start());
  }

  DfaState start() {
    return start;
  }

  /**
   * Whether the pattern matches somewhere in a text, where it depends on no other automaton. The text is
   * the string or, if that is null, a range of the characters.
   */
  boolean find(@Nullable String string, char[] chars, int from, int to) {
    DfaState state = start;
    for (int at = from; at < to; ) {
      int c = string == null ? chars[at] : string.charAt(at);
      at++;
      if (Character.isHighSurrogate((char) c) && at < to) {
        char low = string == null ? chars[at] : string.charAt(at);
        if (Character.isLowSurrogate(low)) {
          c = Character.toCodePoint((char) c, low);
          at++;
        }
      }
      int letter = alphabet.classOf(c);
      @Nullable DfaState[] transitions = state.transitions;
      DfaState next = letter < transitions.length ? transitions[letter] : null;
      if (next == null) {
        if (state.isFinal()) {
          return state.isMatch();
        }
        next = built(state, letter, c, 0);
      }
      state = next;
    }
    return next(state, Simulation.END, 0).isMatch();
  }

  /**
   * The state that follows.
   *
   * @param codePoint the character that is read, or {@link Simulation#END}
   * @param given the goals that the automaton of the opposite direction reaches before that
   */
  DfaState next(DfaState state, int codePoint, int given) {
    int letter = codePoint == Simulation.END ? alphabet.end() : alphabet.classOf(codePoint);
    int index = row(given) * alphabet.size() + letter;
    DfaState next = index < state.transitions.length ? state.transitions[index] : null;
    return next == null ? built(state, index, codePoint, given) : next;
  }

  /** The row of transitions for given goals; one beyond the last if they have none. */
  private int row(int given) {
    int[] current = rows;
    int row = indexOf(given, current);
    return row < current.length || row == rowCount ? row : addedRow(given);
  }

  private synchronized int addedRow(int given) {
    int[] current = rows;
    int row = indexOf(given, current);
    if (row == current.length && row < rowCount) {
      int[] more = Arrays.copyOf(current, row + 1);
      more[row] = given;
      rows = more;
    }
    return row;
  }

  private static int indexOf(int given, int[] rows) {
    int row = 0;
    while (row < rows.length && rows[row] != given) {
      row++;
    }
    return row;
  }

  private DfaState built(DfaState state, int index, int codePoint, int given) {
    if (state.isFinal()) {
      return state;
    }
    Simulation simulation = taken();
    DfaState next = stored(simulation.step(state, codePoint, given));
    release(simulation);
    if (state.transitions.length == 0 && next.equals(state)) {
      // A state that cannot be stored, but that a long run of characters stays in.
      DfaState repeated = state.withTransitions(rowCount * alphabet.size());
      store(repeated, index, repeated);
      return repeated;
    }
    if (next.isFinal() || next.transitions.length > 0) {
      store(state, index, next);
    }
    return next;
  }

  private synchronized Simulation taken() {
    Simulation taken = idle == null ? new Simulation(nfa) : idle;
    idle = null;
    return taken;
  }

  private synchronized void release(Simulation simulation) {
    idle = simulation;
  }

  private void store(DfaState state, int index, DfaState next) {
    if (index < state.transitions.length && index % alphabet.size() != alphabet.uncached()) {
      state.transitions[index] = next;
    }
  }

  /** The stored state that equals a state, or the state itself if no more are stored. */
  private DfaState stored(DfaState state) {
    if (state.isFinal()) {
      return state;
    }
    DfaState stored = states.get(state);
    if (stored != null) {
      return stored;
    }
    return cells < MAX_CELLS ? store(state) : state;
  }

  private synchronized DfaState store(DfaState state) {
    DfaState stored = states.get(state);
    if (stored != null) {
      return stored;
    }
    int size = rowCount * alphabet.size();
    cells += CELLS_OF_STATE + state.states.length + size;
    if (cells > MAX_CELLS && !states.isEmpty()) {
      cells = MAX_CELLS;
      return state;
    }
    DfaState added = state.withTransitions(size);
    states.put(added, added);
    return added;
  }
}
