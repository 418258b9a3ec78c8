package dev.masu.schema.internal.pattern;

import org.jspecify.annotations.Nullable;

/**
 * Runs a {@link Dfa} over texts, after the one of the opposite direction that it depends on, which marks
 * where look-arounds match.
 */
final class Automaton {
  private static final int[] NO_GOALS = new int[0];

  private final Dfa dfa;
  private final boolean isForward;
  private final @Nullable Automaton opposite;

  Automaton(Nfa nfa, Alphabet alphabet) {
    this.dfa = new Dfa(nfa, alphabet);
    this.isForward = nfa.isForward();
    this.opposite = nfa.opposite() == null ? null : new Automaton(nfa.opposite(), alphabet);
  }

  /**
   * Whether the pattern matches somewhere in a text: the string or, if that is null, a range of the
   * characters.
   */
  boolean find(@Nullable String string, char[] chars, int from, int to) {
    if (opposite == null) {
      return dfa.find(string, chars, from, to);
    }
    Text text = new Text(string, chars, from, to);
    int[] given = opposite.reached(text);
    DfaState state = dfa.start();
    for (int at = from; at < to && !state.isFinal(); ) {
      int codePoint = text.codePointAt(at);
      state = dfa.next(state, codePoint, given[at - from]);
      at += Character.charCount(codePoint);
    }
    return dfa.next(state, Simulation.END, given[to - from]).isMatch();
  }

  /** The bits of the goals that are reached at each position in a text. */
  private int[] reached(Text text) {
    int[] given = opposite == null ? NO_GOALS : opposite.reached(text);
    int[] reached = new int[text.end - text.start + 1];
    DfaState state = dfa.start();
    int last = isForward ? text.end : text.start;
    int at = isForward ? text.start : text.end;
    while (true) {
      int codePoint =
          at == last ? Simulation.END : isForward ? text.codePointAt(at) : text.codePointBefore(at);
      state = dfa.next(state, codePoint, given.length == 0 ? 0 : given[at - text.start]);
      reached[at - text.start] = state.reached;
      if (at == last) {
        return reached;
      }
      at += isForward ? Character.charCount(codePoint) : -Character.charCount(codePoint);
    }
  }
}
