package dev.masu.schema.internal.pattern;

import dev.masu.schema.internal.pattern.RegexNode.Chars;
import dev.masu.schema.internal.pattern.RegexNode.Look;
import dev.masu.schema.internal.pattern.RegexNode.Sequence;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A matcher in linear time. A pattern that starts with {@code ^} and look-aheads, as {@code
 * ^(?=.*\d)(?!.*\s).+$}, is split into one automaton for each of them: they look at the start alone.
 */
final class LinearMatcher implements PatternMatcher {
  private static final char[] NO_CHARS = new char[0];

  /** Counted repetitions are written out. */
  private static final int STATES_OF_REPETITIONS = 30_000;

  private static final int MAX_STATES = 300_000;

  private final Automaton automaton;

  /** What must match at the start as well, or must not. */
  private final Automaton[] looks;

  private final boolean[] isNegative;

  private LinearMatcher(RegexNode root, List<Look> looks, int maxStates) {
    this.automaton = new Automaton(root, true, true, maxStates);
    this.looks = new Automaton[looks.size()];
    this.isNegative = new boolean[looks.size()];
    for (int i = 0; i < this.looks.length; i++) {
      RegexNode body = new Sequence(List.of(RegexNode.START, looks.get(i).body()));
      this.looks[i] = new Automaton(body, true, true, maxStates);
      this.isNegative[i] = looks.get(i).isNegative();
    }
  }

  /**
   * Compiles an expression.
   *
   * @param length how many characters it is written with
   * @throws Nfa.InexpressibleException if automata cannot express it
   */
  static LinearMatcher of(RegexNode root, int length) {
    int maxStates = Math.min(STATES_OF_REPETITIONS + 2 * length, MAX_STATES);
    if (!(root instanceof Sequence) || root.parts().isEmpty() || !root.parts().get(0).equals(RegexNode.START)) {
      return new LinearMatcher(root, List.of(), maxStates);
    }
    List<Look> looks = new ArrayList<>();
    List<RegexNode> others = new ArrayList<>();
    boolean isAtStart = true;
    for (RegexNode part : root.parts()) {
      isAtStart &= part instanceof Look;
      if (isAtStart && isGeneral((Look) part)) {
        looks.add((Look) part);
      } else {
        others.add(part);
      }
    }
    return new LinearMatcher(new Sequence(others), looks, maxStates);
  }

  private static boolean isGeneral(Look look) {
    return look.isAhead() && !(look.body() instanceof Chars);
  }

  @Override
  public boolean find(String text) {
    return find(text, NO_CHARS, 0, text.length());
  }

  @Override
  public boolean find(char[] text, int offset, int length) {
    return find(null, text, offset, offset + length);
  }

  private boolean find(@Nullable String string, char[] chars, int from, int to) {
    for (int i = 0; i < looks.length; i++) {
      if (looks[i].find(string, chars, from, to) == isNegative[i]) {
        return false;
      }
    }
    return automaton.find(string, chars, from, to);
  }
}
