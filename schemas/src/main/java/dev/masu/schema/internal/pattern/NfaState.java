package dev.masu.schema.internal.pattern;

/**
 * A state of an {@link Nfa}.
 *
 * @param kind what the state does
 * @param next the state after it
 * @param argument depends on the kind
 * @param goal the goal that the state leads to
 */
record NfaState(Kind kind, int next, int argument, int goal) {

  /** What a state does; its argument is 0 where none is named. */
  enum Kind {
    /** Reads a character of the set with the number in the argument. */
    CHARACTER,
    /** Continues with {@code next} and with the state in the argument. */
    FORK,
    /** Holds where reading began: at the start of the text, or at its end if read backward. */
    AT_ORIGIN,
    /** Holds where reading ends. */
    AT_LIMIT,
    WORD_BOUNDARY,
    NO_WORD_BOUNDARY,
    /** Holds where this automaton reaches the goal in the argument. */
    REACHED,
    NOT_REACHED,
    /** Holds where the automaton of the opposite direction has set the bit in the argument. */
    GIVEN,
    NOT_GIVEN,
    /** The end of what leads to a goal. */
    GOAL
  }
}
