package dev.masu.schema.internal.pattern;

import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;

/** A regular expression of ECMA-262. */
public final class Regex {
  /** Counted repetitions are written out. */
  private static final int STATES_OF_REPETITIONS = 30_000;

  private static final int MAX_STATES = 300_000;

  private final String pattern;
  private final RegexNode root;

  private Regex(String pattern, RegexNode root) {
    this.pattern = pattern;
    this.root = root;
  }

  /**
   * Reads a pattern.
   *
   * @throws PatternSyntaxException if it is no regular expression, with the index of what is wrong; or
   *     without one if it is too large
   */
  public static Regex parse(String pattern) {
    return new Regex(pattern, RegexParser.parse(pattern));
  }

  /**
   * The expression as automata or, where they cannot express it, as a program with a budget.
   *
   * @param maxSteps the budget
   */
  public PatternMatcher matcher(long maxSteps) {
    PatternMatcher linear = linear();
    return linear == null ? new ProgramMatcher(program(), pattern, maxSteps) : linear;
  }

  /**
   * Whether the search may need more steps than any budget: it goes back and forth in the text, and repeats
   * what is repeated itself.
   */
  public boolean isUnsafe() {
    return RegexParts.repeatsRepetitions(root) && linear() == null;
  }

  private @Nullable LinearMatcher linear() {
    int maxStates = Math.min(STATES_OF_REPETITIONS + 2 * pattern.length(), MAX_STATES);
    try {
      return LinearMatcher.of(root, maxStates);
    } catch (NfaWriter.NotWritten e) {
      return null;
    }
  }

  /** The expression as a program, which expresses all that ECMA-262 has. */
  Program program() {
    return ProgramWriter.write(root);
  }
}
