package dev.masu.schema.internal.pattern;

import org.jspecify.annotations.Nullable;

/**
 * A nondeterministic finite automaton (Thompson's construction) that reads a text in one direction. It
 * has several goals, each the end of an expression that may start anywhere: those of look-arounds that
 * point against the direction of reading and, for the automaton of the whole pattern, that of the
 * pattern itself, which has the number 0.
 *
 * <p>Look-arounds that point the other way are goals of another automaton, which runs first. This
 * is how matching stays linear: Barrière and Pit-Claudel, "Linear Matching of JavaScript Regular
 * Expressions" (2024).
 *
 * @param isForward whether it reads from the start of a text to its end
 * @param isSearch whether reaching goal 0 ends the search
 * @param states the states
 * @param sets the sets of characters that the states number
 * @param starts for each goal, the state that leads to it
 * @param order the goals, each after those that it depends on
 * @param bits for each goal, the number of the bit that reports it, or -1
 * @param distinguishesWords whether a state depends on word boundaries
 * @param opposite the automaton that runs first, if this one depends on its goals
 */
@SuppressWarnings("ArrayRecordComponent") // Never compared.
record Nfa(
    boolean isForward,
    boolean isSearch,
    NfaState[] states,
    CodePoints[] sets,
    int[] starts,
    int[] order,
    int[] bits,
    boolean distinguishesWords,
    @Nullable Nfa opposite) {}
