package dev.masu.schema.internal.pattern;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Matches an expression without back-references in linear time. General look-arounds inside it are
 * automata of their own, which run first and mark the positions where they match: Barrière and
 * Pit-Claudel, "Linear Matching of JavaScript Regular Expressions" (2024). Thread-safe.
 */
final class Automaton {
  private static final int[] NO_MARKS = new int[0];

  private final Nfa nfa;
  private final Alphabet alphabet;
  private final List<Automaton> looks = new ArrayList<>();

  private final boolean isSearch;

  /** Replaced when it is full. */
  private volatile Dfa dfa;

  /**
   * Compiles an expression.
   *
   * @param isForward whether to read texts from their start to their end
   * @param isSearch whether to search; otherwise all positions where it matches are marked
   * @throws Nfa.InexpressibleException if that is not possible
   */
  Automaton(RegexNode root, boolean isForward, boolean isSearch, int maxStates) {
    this.isSearch = isSearch;
    nfa = new Nfa(root, isForward, maxStates);
    alphabet = new Alphabet(nfa.sets());
    dfa = new Dfa(nfa, alphabet, isSearch);
    nfa.looks().forEach(look -> looks.add(new Automaton(look.body(), !look.isAhead(), false, maxStates)));
  }

  /** Whether the expression matches somewhere in the string or, if that is null, in a range of the characters. */
  boolean find(@Nullable String string, char[] chars, int from, int to) {
    if (!looks.isEmpty()) {
      String text = string == null ? new String(chars, from, to - from) : string;
      return run(text.codePoints().toArray(), 0, NO_MARKS);
    }
    Dfa current = dfa;
    int[] table = current.table();
    int state = Dfa.START;
    for (int at = from; ; at++) {
      int c = at == to ? Alphabet.END : string == null ? chars[at] : string.charAt(at);
      if (Character.isHighSurrogate((char) c) && at + 1 < to) {
        char low = string == null ? chars[at + 1] : string.charAt(at + 1);
        if (Character.isLowSurrogate(low)) {
          c = Character.toCodePoint((char) c, low);
          at++;
        }
      }
      int next = table[state + alphabet.letter(c)];
      if (next <= 0) {
        if (next == Dfa.UNKNOWN) {
          if (current.isFull()) {
            current = current.successor(state);
            state = current.lastState();
            dfa = current;
          }
          next = current.next(state, c, 0);
          table = current.table();
        }
        if (next < 0) {
          return next == Dfa.MATCH;
        }
      }
      state = next;
    }
  }

  /** Runs over a text; returns whether a search succeeds, or else sets a bit where the expression matches. */
  private boolean run(int[] text, int bit, int[] marks) {
    int[] given = new int[text.length + 1];
    for (int i = 0; i < looks.size(); i++) {
      looks.get(i).run(text, 1 << i, given);
    }
    Dfa current = dfa;
    int state = Dfa.START;
    for (int i = 0; i <= text.length; i++) {
      if (current.isFull()) {
        current = current.successor(state);
        state = current.lastState();
        dfa = current;
      }
      int at = nfa.isForward() ? i : text.length - i;
      int c = i == text.length ? Alphabet.END : text[nfa.isForward() ? at : at - 1];
      int next = current.next(state, c, given[at]);
      if (next < 0) {
        if (isSearch) {
          return next == Dfa.MATCH;
        }
        marks[at] |= bit;
      }
      state = Math.abs(next);
    }
    return false;
  }
}
