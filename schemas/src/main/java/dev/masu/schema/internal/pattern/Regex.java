package dev.masu.schema.internal.pattern;

import dev.masu.schema.internal.pattern.RegexNode.BackReference;
import dev.masu.schema.internal.pattern.RegexNode.Look;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** A regular expression as ECMA-262 has it, for the engines that Java has. */
public final class Regex {
  /** RE2/J writes repetitions out, and looks at all of that for each character of a text. */
  private static final int MAX_WRITTEN_OUT = 10_000;

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
   * Whether it repeats nothing but single characters, neither looks around nor refers back, and finds
   * nothing between the halves of a surrogate pair.
   */
  public boolean isFlat() {
    return RegexParts.isFlat(root) && !RegexParts.hasHalf(root);
  }

  /** The expression for RE2/J, which runs in linear time, unless that cannot express it. */
  public Optional<com.google.re2j.Pattern> linear() {
    boolean isTooLarge = RegexParts.size(root) > MAX_WRITTEN_OUT + pattern.length();
    if (isTooLarge
        || RegexParts.hasHalf(root)
        || RegexParts.has(Look.class, root)
        || RegexParts.has(BackReference.class, root)) {
      return Optional.empty();
    }
    try {
      return Optional.of(com.google.re2j.Pattern.compile(RegexWriter.linear(root)));
    } catch (com.google.re2j.PatternSyntaxException | StackOverflowError e) {
      // It repeats a part more often than RE2/J does, or than this thread's stack lets it compile.
      return Optional.empty();
    }
  }

  /**
   * The expression for java.util.regex, if it is flat.
   *
   * @throws PatternSyntaxException if it is too large
   */
  public Pattern flat() {
    try {
      return Pattern.compile(RegexWriter.backtracking(root));
    } catch (StackOverflowError e) {
      throw new PatternSyntaxException("it is too large for this thread's stack", pattern, -1);
    }
  }

  /** The expression as a program of ours, which expresses all that ECMA-262 has. */
  public Program program() {
    return ProgramWriter.write(root);
  }

  /** How the time of {@link #program()} may grow with a text. */
  public Growth growth() {
    return Ambiguity.growth(root);
  }
}
