package dev.masu.schema.internal.pattern;

import dev.masu.schema.internal.pattern.RegexNode.Repeat;
import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;

/** A regular expression of ECMA-262. */
public final class Regex {
  /** A text without any of these characters is a pattern that matches itself, or has dots. */
  private static final String SYNTAX = "\\^$*+?()[]{}|";

  /** More steps of backtracking than a search takes for each character, unless the pattern nests repetitions. */
  private static final long FREE_STEPS_PER_CHAR = 50;

  private final String pattern;
  private final RegexNode root;

  private Regex(String pattern, RegexNode root) {
    this.pattern = pattern;
    this.root = root;
  }

  /**
   * Parses a pattern.
   *
   * @throws PatternSyntaxException if it is not a regular expression, with the index of the error; without an
   *     index if it is too large
   */
  public static Regex parse(String pattern) {
    return new Regex(pattern, RegexParser.parse(pattern, true));
  }

  /**
   * Whether a text is a pattern of ECMA-262 that is not too large, even if it has properties that this version of Java
   * lacks.
   */
  public static boolean isValid(String text) {
    if (text.chars().noneMatch(c -> SYNTAX.indexOf(c) >= 0)) {
      return true;
    }
    try {
      RegexParser.parse(text, false);
      return true;
    } catch (PatternSyntaxException | StackOverflowError e) {
      // The parser bounds its depth, but the caller may have left too little of the thread's stack.
      return false;
    }
  }

  /** Creates a matcher that need not share memory with others. */
  public PatternMatcher matcher() {
    return matcher(1);
  }

  /**
   * Creates a matcher: an automaton or, if none can express the pattern, one that backtracks.
   *
   * @param number the number of matchers that the schema has, with this one, which bounds the memory of an automaton
   */
  public PatternMatcher matcher(int number) {
    PatternMatcher automaton = automaton(number);
    return automaton == null ? backtracking() : automaton;
  }

  /** Creates a matcher that backtracks, which works for any pattern. */
  PatternMatcher backtracking() {
    return (text, offset, length, steps) -> {
      steps.search(pattern, FREE_STEPS_PER_CHAR * (length + 1));
      return new Backtracking(new String(text, offset, length), root, steps).find();
    };
  }

  /** Whether matching may exceed any limit of steps: it backtracks in nested repetitions. */
  public boolean isUnsafe() {
    return nestsRepetitions(root, false) && automaton(1) == null;
  }

  private @Nullable PatternMatcher automaton(int number) {
    try {
      return Automaton.of(root, pattern, number);
    } catch (Nfa.InexpressibleException e) {
      return null;
    }
  }

  private static boolean nestsRepetitions(RegexNode node, boolean isRepeated) {
    boolean repeats = node instanceof Repeat repeat && repeat.max() > 1;
    if (repeats && isRepeated && ((Repeat) node).min() < ((Repeat) node).max()) {
      return true;
    }
    return node.parts().stream().anyMatch(part -> nestsRepetitions(part, isRepeated || repeats));
  }
}
