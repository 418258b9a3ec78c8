package dev.masu.schema.internal.pattern;

import dev.masu.schema.internal.pattern.DfaState.Context;
import dev.masu.schema.internal.pattern.NfaState.Kind;
import java.util.Arrays;

/**
 * Runs an {@link Nfa} on sets of states, one character at a time. A {@link DfaState} holds those states
 * that depend on what comes next. Not thread-safe.
 */
final class Simulation {
  /** The code point that stands for the end of what is read. */
  static final int END = -1;

  private static final int NONE = -1;

  private final Nfa nfa;
  private final NfaState[] states;

  /** The states to follow before the character, as a linked list for each goal. */
  private final int[] firstOfGoal;

  private final int[] nextOfGoal;
  private final boolean[] isReached;

  /** The states after the character. */
  private final int[] entered;

  private final int[] stack;

  /** For each state, the step that last met it before the character, and after it. */
  private final int[] seenBefore;

  private final int[] seenAfter;
  private int step;
  private int enteredCount;

  private Context context = Context.ORIGIN;
  private int codePoint;
  private int given;

  Simulation(Nfa nfa) {
    this.nfa = nfa;
    this.states = nfa.states();
    this.firstOfGoal = new int[nfa.starts().length];
    this.nextOfGoal = new int[states.length];
    this.isReached = new boolean[firstOfGoal.length];
    this.stack = new int[states.length + 2];
    this.entered = new int[states.length];
    this.seenBefore = new int[states.length];
    this.seenAfter = new int[states.length];
    Arrays.fill(firstOfGoal, NONE);
  }

  /** The state before anything is read. */
  DfaState start() {
    begin(Context.ORIGIN);
    enterStarts();
    return result(0);
  }

  /**
   * Reads a character.
   *
   * @param given the goals that the automaton of the opposite direction reaches before the character
   */
  DfaState step(DfaState from, int codePoint, int given) {
    begin(from.context);
    this.codePoint = codePoint;
    this.given = given;
    Arrays.fill(isReached, false);
    for (int state : from.states) {
      visit(state);
    }
    context = codePoint >= 0 && nfa.distinguishesWords() && CodePoints.WORD.contains(codePoint)
        ? Context.WORD
        : Context.OTHER;
    for (int goal : nfa.order()) {
      follow(goal, from.context);
    }
    if (nfa.isSearch() && isReached[0]) {
      return DfaState.MATCH;
    }
    if (codePoint != END) {
      enterStarts();
    }
    return result(reachedBits());
  }

  private void begin(Context current) {
    context = current;
    enteredCount = 0;
    if (++step == Integer.MAX_VALUE) {
      Arrays.fill(seenBefore, 0);
      Arrays.fill(seenAfter, 0);
      step = 1;
    }
  }

  private void visit(int state) {
    if (seenBefore[state] != step) {
      seenBefore[state] = step;
      int goal = states[state].goal();
      nextOfGoal[state] = firstOfGoal[goal];
      firstOfGoal[goal] = state;
    }
  }

  private void follow(int goal, Context before) {
    while (firstOfGoal[goal] != NONE) {
      int number = firstOfGoal[goal];
      firstOfGoal[goal] = nextOfGoal[number];
      NfaState state = states[number];
      switch (state.kind()) {
        case CHARACTER -> {
          if (codePoint != END && nfa.sets()[state.argument()].contains(codePoint)) {
            enter(state.next());
          }
        }
        case FORK -> {
          visit(state.argument());
          visit(state.next());
        }
        case GOAL -> isReached[goal] = true;
        default -> {
          if (holds(state, before)) {
            visit(state.next());
          }
        }
      }
    }
  }

  private boolean holds(NfaState state, Context before) {
    boolean isBoundary = (before == Context.WORD) != (context == Context.WORD);
    return switch (state.kind()) {
      case AT_ORIGIN -> before == Context.ORIGIN;
      case AT_LIMIT -> codePoint == END;
      case WORD_BOUNDARY -> isBoundary;
      case NO_WORD_BOUNDARY -> !isBoundary;
      case REACHED -> isReached[state.argument()];
      case NOT_REACHED -> !isReached[state.argument()];
      case GIVEN -> (given >>> state.argument() & 1) == 1;
      case NOT_GIVEN -> (given >>> state.argument() & 1) == 0;
      default -> throw new IllegalStateException(state.toString());
    };
  }

  private void enterStarts() {
    for (int start : nfa.starts()) {
      enter(start);
    }
  }

  /** Adds a state, or those that it leads to without reading, to the set after the character. */
  private void enter(int first) {
    int size = 0;
    stack[size++] = first;
    while (size > 0) {
      int number = stack[--size];
      if (seenAfter[number] == step) {
        continue;
      }
      seenAfter[number] = step;
      NfaState state = states[number];
      if (state.kind() == Kind.FORK) {
        size = push(state.argument(), push(state.next(), size));
      } else if (state.kind() != Kind.AT_ORIGIN) {
        entered[enteredCount++] = number;
      } else if (context == Context.ORIGIN) {
        size = push(state.next(), size);
      }
    }
  }

  private int push(int state, int size) {
    stack[size] = state;
    return seenAfter[state] == step ? size : size + 1;
  }

  private int reachedBits() {
    int bits = 0;
    for (int goal = 0; goal < isReached.length; goal++) {
      int bit = nfa.bits()[goal];
      bits |= bit >= 0 && isReached[goal] ? 1 << bit : 0;
    }
    return bits;
  }

  private DfaState result(int reached) {
    if (nfa.isSearch()) {
      boolean isDead = true;
      for (int i = 0; i < enteredCount; i++) {
        NfaState state = states[entered[i]];
        if (state.goal() == 0) {
          isDead = false;
          if (state.kind() == Kind.GOAL) {
            return DfaState.MATCH;
          }
        }
      }
      if (isDead) {
        return DfaState.DEAD;
      }
    }
    int[] sorted = Arrays.copyOf(entered, enteredCount);
    Arrays.sort(sorted);
    return new DfaState(sorted, context, reached);
  }
}
