package dev.masu.schema.internal.catalog;

import dev.masu.schema.internal.pattern.Regex;
import dev.masu.schema.internal.text.Shown;
import java.util.Optional;
import java.util.regex.PatternSyntaxException;

/**
 * Why a pattern cannot be used.
 *
 * @param code the stable code
 * @param message what was found and what to do
 */
record PatternProblem(String code, String message) {

  /** The problem of a pattern, if it has one. */
  static Optional<PatternProblem> of(String pattern, boolean mayBeUnsafe) {
    try {
      Regex regex = Regex.parse(pattern);
      return !mayBeUnsafe && regex.isUnsafe() ? Optional.of(unsafe(pattern)) : Optional.empty();
    } catch (PatternSyntaxException e) {
      return Optional.of(notOne(pattern, e));
    } catch (StackOverflowError e) {
      return Optional.of(tooLarge(pattern));
    }
  }

  private static PatternProblem notOne(String pattern, PatternSyntaxException e) {
    String reason = e.getIndex() < 0
        ? " cannot be run: " + e.getDescription()
        : " is no regular expression of ECMA-262: " + e.getDescription() + " at index "
            + e.getIndex();
    return new PatternProblem("pattern", "the pattern " + Shown.inEnglish(pattern) + reason);
  }

  private static PatternProblem tooLarge(String pattern) {
    String words = " cannot be run: it is too large for this thread's stack";
    return new PatternProblem("pattern", "the pattern " + Shown.inEnglish(pattern) + words);
  }

  private static PatternProblem unsafe(String pattern) {
    return new PatternProblem(
        "unsafe-pattern",
        "the pattern "
            + Shown.inEnglish(pattern)
            + " may take too many steps: it has back-references or large counts, and repeats what is"
            + " repeated itself; write it without one of these, or allow unsafe patterns");
  }
}
