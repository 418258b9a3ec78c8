package dev.masu.schema.internal.pattern;

import dev.masu.schema.internal.pattern.RegexNode.Repeat;
import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;

/** A regular expression of ECMA-262. */
public final class Regex {
  private final String pattern;
  private final RegexNode root;

  private Regex(String pattern, RegexNode root) {
    this.pattern = pattern;
    this.root = root;
  }

  /**
   * Parses a pattern.
   *
   * @throws PatternSyntaxException if it is no regular expression, with the index of what is wrong; or
   *     without one if it is too large
   */
  public static Regex parse(String pattern) {
    return new Regex(pattern, RegexParser.parse(pattern));
  }

  /**
   * A matcher by automata or, where they cannot express the pattern, by backtracking.
   *
   * @param maxSteps the limit of steps for a text when backtracking
   */
  public PatternMatcher matcher(long maxSteps) {
    PatternMatcher linear = linear();
    return linear == null ? backtracking(maxSteps) : linear;
  }

  /** A matcher by backtracking, which can express all patterns. */
  PatternMatcher backtracking(long maxSteps) {
    return new BacktrackingMatcher(root, pattern, maxSteps);
  }

  /** Whether matching may exceed any limit of steps: it backtracks, in nested repetitions. */
  public boolean isUnsafe() {
    return nestsRepetitions(root, false) && linear() == null;
  }

  private @Nullable PatternMatcher linear() {
    try {
      return LinearMatcher.of(root, pattern.length());
    } catch (Nfa.InexpressibleException e) {
      return null;
    }
  }

  /** Whether a repetition contains another one whose count is not fixed. */
  private static boolean nestsRepetitions(RegexNode node, boolean isRepeated) {
    boolean repeats = node instanceof Repeat repeat && repeat.most() > 1;
    if (repeats && isRepeated && ((Repeat) node).least() < ((Repeat) node).most()) {
      return true;
    }
    return node.parts().stream().anyMatch(part -> nestsRepetitions(part, isRepeated || repeats));
  }
}
