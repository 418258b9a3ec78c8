package dev.masu.schema.internal.pattern;

import dev.masu.schema.internal.pattern.RegexNode.Look;
import dev.masu.schema.internal.pattern.RegexNode.Sequence;
import java.util.ArrayList;
import java.util.List;

/**
 * Matches an expression without back-references in linear time. Look-arounds in it are automata of their own, which
 * run first and mark where they match: Barrière and Pit-Claudel, "Linear Matching of JavaScript Regular Expressions"
 * (2024). Look-aheads after a {@code ^} need no marks.
 */
final class Automaton implements PatternMatcher {
  private static final int[] NO_MARKS = new int[0];

  /** The number of states allowed for counted repetitions, which are unrolled. */
  private static final int STATES_FOR_REPETITIONS = 30_000;

  private static final int MIN_STATES_FOR_REPETITIONS = 1_000;

  /** The approximate number of ints that all states of the DFA may hold. */
  private static final int MAX_CELLS = 150_000;

  private static final int MIN_CELLS = 5_000;

  /** So many automata of a schema may have the maximum size; after them, the n-th one an n-th part of all these. */
  private static final int LARGE_AUTOMATA = 20;

  private static final int MAX_STATES = 300_000;

  /** More visits to states of the NFA than a search takes for each character, unless the pattern has large counts. */
  private static final long FREE_STEPS_PER_CHAR = 300;

  private final List<RegexNode> roots;
  private final String pattern;

  /** The expressions, as bits, that match exactly where the pattern does; 0 if they are patterns of their own. */
  private final long expected;

  private final boolean isForward;
  private final boolean isSearch;
  private final Alphabet alphabet;

  /** The look-arounds whose matches are marked. */
  private final Automaton[] looks;

  private volatile Dfa dfa;

  private Automaton(
      List<RegexNode> roots,
      long expected,
      boolean isForward,
      boolean isSearch,
      String pattern,
      int number) {
    int forRepetitions = share(STATES_FOR_REPETITIONS, MIN_STATES_FOR_REPETITIONS, number);
    int maxStates = Math.min(forRepetitions + 2 * pattern.length(), MAX_STATES);
    Nfa nfa = new Nfa(roots, isForward, maxStates);
    this.roots = roots;
    this.pattern = pattern;
    this.expected = expected;
    this.isForward = isForward;
    this.isSearch = isSearch;
    this.alphabet = new Alphabet(nfa.sets.keySet());
    this.looks = new Automaton[nfa.looks.size()];
    int sharing = number * (looks.length + 1);
    this.dfa = new Dfa(nfa, alphabet, isSearch, share(MAX_CELLS, MIN_CELLS, sharing));
    nfa.looks.forEach((look, index) -> looks[index] =
        new Automaton(List.of(look.body()), 1, !look.isAhead(), false, pattern, sharing));
  }

  private static int share(int most, int least, int number) {
    return Math.max(least, Math.min(most, (int) ((long) most * LARGE_AUTOMATA / number)));
  }

  /**
   * Compiles an expression. Look-aheads at its start become expressions of their own, which are searched for together
   * with the rest.
   *
   * @param number the number of automata that the schema has, with this one
   * @throws Nfa.InexpressibleException if it has back-references or needs too many states
   */
  static Automaton of(RegexNode root, String pattern, int number) {
    List<RegexNode> rest = new ArrayList<>();
    List<RegexNode> expressions = new ArrayList<>();
    expressions.add(new Sequence(rest));
    long expected = 1;
    boolean isAtStart = root.isAnchored();
    for (RegexNode part : root instanceof Sequence ? root.parts() : List.of(root)) {
      isAtStart &= part instanceof Look && expressions.size() < Long.SIZE;
      if (isAtStart
          && part instanceof Look look
          && look.isAhead()
          && !(look.body() instanceof CodePoints)) {
        expected |= look.isNegative() ? 0 : 1L << expressions.size();
        expressions.add(new Sequence(List.of(Look.START, look.body())));
      } else {
        rest.add(part);
      }
    }
    return new Automaton(expressions, expected, true, true, pattern, number);
  }

  /** Compiles expressions that are searched for together. */
  static Automaton ofAll(List<RegexNode> roots, int number) {
    return new Automaton(roots, 0, true, true, "", number);
  }

  /** Its only expression, if it does not {@link #looksAround}. */
  RegexNode root() {
    return roots.get(0);
  }

  /** Whether it has look-arounds of more than one character. */
  boolean looksAround() {
    return looks.length > 0 || roots.size() > 1;
  }

  @Override
  public boolean find(char[] text, int offset, int length, PatternSteps steps) {
    if (looks.length == 0) {
      return findAll(text, offset, length, steps)[0] == expected;
    }
    steps.search(pattern, FREE_STEPS_PER_CHAR * (length + 1));
    return run(new String(text, offset, length), 0, NO_MARKS, steps);
  }

  /**
   * The numbers of the expressions that match, as bits; for automata without look-arounds.
   *
   * @throws Nfa.InexpressibleException if they are patterns of their own, and together need too many states
   */
  long[] findAll(char[] text, int offset, int length, PatternSteps steps) {
    int end = offset + length;
    Dfa current = dfa;
    int[] table = current.table();
    int state = Dfa.START;
    boolean isCounted = false;
    for (int at = offset; ; at++) {
      int c = at == end ? Alphabet.END : text[at];
      if (c >= Character.MIN_SURROGATE && at + 1 < end) {
        c = Character.codePointAt(text, at, end);
        at += Character.charCount(c) - 1;
      }
      int next = table[state + alphabet.letter(c)];
      if (next <= Dfa.UNKNOWN) {
        if (next == Dfa.UNKNOWN) {
          if (current.isFull() && expected == 0) {
            throw new Nfa.InexpressibleException();
          }
          if (current.isFull()) {
            current = current.successor(state);
            state = current.lastState();
            dfa = current;
          }
          if (!isCounted) {
            steps.search(pattern, FREE_STEPS_PER_CHAR * (length + 1));
            isCounted = true;
          }
          next = current.next(state, c, 0, steps);
          table = current.table();
        }
        if (next < 0) {
          return current.matched(next);
        }
      }
      state = next;
    }
  }

  /** Runs over a text. A search returns whether it succeeds; a look-around sets its bit wherever it matches. */
  private boolean run(String text, int bit, int[] marks, PatternSteps steps) {
    int[] lookMarks = looks.length == 0 ? NO_MARKS : new int[text.length() + 1];
    for (int i = 0; i < looks.length; i++) {
      looks[i].run(text, 1 << i, lookMarks, steps);
    }
    int last = isForward ? text.length() : 0;
    int at = text.length() - last;
    Dfa current = dfa;
    int state = Dfa.START;
    while (true) {
      if (current.isFull()) {
        current = current.successor(state);
        state = current.lastState();
        dfa = current;
      }
      int c =
          at == last ? Alphabet.END : isForward ? text.codePointAt(at) : text.codePointBefore(at);
      int next = current.next(state, c, looks.length == 0 ? 0 : lookMarks[at], steps);
      if (next < 0 && isSearch) {
        return current.matched(next)[0] == expected;
      }
      if (next < 0) {
        marks[at] |= bit;
      }
      if (at == last) {
        return false;
      }
      state = Math.abs(next);
      at += isForward ? Character.charCount(c) : -Character.charCount(c);
    }
  }
}
