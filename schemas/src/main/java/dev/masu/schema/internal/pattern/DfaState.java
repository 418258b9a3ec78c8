package dev.masu.schema.internal.pattern;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A state of a {@link Dfa}: the set of states that its NFA may be in between two characters. Immutable but
 * for the transitions, which are stored without synchronization: another thread would store the same.
 */
final class DfaState {
  private static final @Nullable DfaState[] NONE = new DfaState[0];

  /** The whole pattern has matched. */
  static final DfaState MATCH = new DfaState(new int[0], Context.OTHER, 0);

  /** The whole pattern can no longer match. */
  static final DfaState DEAD = new DfaState(new int[0], Context.OTHER, 0);

  /** What was read last. */
  enum Context {
    /** Nothing yet. */
    ORIGIN,
    WORD,
    /** Anything else or, where the NFA does not distinguish words, anything. */
    OTHER
  }

  final int[] states;
  final Context context;

  /** The bits of the goals that were reached before the last character was read. */
  final int reached;

  /** The states that follow, as far as they are stored; without elements if none may be. */
  final @Nullable DfaState[] transitions;

  DfaState(int[] states, Context context, int reached) {
    this(states, context, reached, NONE);
  }

  private DfaState(int[] states, Context context, int reached, @Nullable DfaState[] transitions) {
    this.states = states;
    this.context = context;
    this.reached = reached;
    this.transitions = transitions;
  }

  DfaState withTransitions(int count) {
    return new DfaState(states, context, reached, new DfaState[count]);
  }

  boolean isMatch() {
    return isSame(MATCH);
  }

  /** Whether no character can change the verdict. Such a state has no transitions. */
  boolean isFinal() {
    return isSame(MATCH) || isSame(DEAD);
  }

  @SuppressWarnings("ReferenceEquality") // Another automaton may have a state that equals these.
  private boolean isSame(DfaState verdict) {
    return this == verdict;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof DfaState state
        && context == state.context
        && reached == state.reached
        && Arrays.equals(states, state.states);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(states) + reached;
  }
}
