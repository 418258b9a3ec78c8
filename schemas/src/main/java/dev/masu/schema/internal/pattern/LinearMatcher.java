package dev.masu.schema.internal.pattern;

import dev.masu.schema.internal.pattern.RegexNode.Anchor;
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

  /** All of these must be found, but for the negative ones. */
  private final Automaton[] parts;

  private final boolean[] isNegative;

  private LinearMatcher(List<RegexNode> parts, boolean[] isNegative, int maxStates) {
    this.parts = new Automaton[parts.size()];
    this.isNegative = isNegative;
    for (int i = 0; i < this.parts.length; i++) {
      CharacterSets sets = new CharacterSets();
      Nfa nfa = NfaWriter.write(parts.get(i), maxStates, sets);
      this.parts[i] = new Automaton(nfa, new Alphabet(sets.toArray()));
    }
  }

  /**
   * Compiles an expression.
   *
   * @throws NfaWriter.NotWritten if automata cannot express it
   */
  static LinearMatcher of(RegexNode root, int maxStates) {
    List<RegexNode> parts = root instanceof Sequence sequence ? sequence.parts() : List.of();
    int looks = 0;
    if (!parts.isEmpty() && parts.get(0) == Anchor.START) {
      while (looks + 1 < parts.size() && isLookAhead(parts.get(looks + 1))) {
        looks++;
      }
    }
    boolean[] isNegative = new boolean[looks + 1];
    if (looks == 0) {
      return new LinearMatcher(List.of(root), isNegative, maxStates);
    }
    List<RegexNode> split = new ArrayList<>();
    for (int i = 0; i < looks; i++) {
      Look look = (Look) parts.get(i + 1);
      isNegative[i] = look.isNegative();
      split.add(atStart(List.of(look.body())));
    }
    split.add(atStart(parts.subList(looks + 1, parts.size())));
    return new LinearMatcher(split, isNegative, maxStates);
  }

  private static boolean isLookAhead(RegexNode node) {
    return node instanceof Look look && look.isAhead();
  }

  private static RegexNode atStart(List<RegexNode> parts) {
    List<RegexNode> all = new ArrayList<>();
    all.add(Anchor.START);
    all.addAll(parts);
    return new Sequence(all);
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
    for (int i = 0; i < parts.length; i++) {
      if (parts[i].find(string, chars, from, to) == isNegative[i]) {
        return false;
      }
    }
    return true;
  }
}
