package dev.masu.schema.internal.keyword;

import dev.masu.schema.internal.pattern.Program;
import dev.masu.schema.internal.pattern.TooManySteps;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** A text that counts how often a regular expression looks at its characters, and ends the search. */
public final class PatternBudget implements CharSequence {
  private final String text;
  private final String pattern;
  private final long limit;
  private long steps;

  private PatternBudget(String text, String pattern, long limit) {
    this.text = text;
    this.pattern = pattern;
    this.limit = limit;
  }

  /**
   * Tells whether a pattern matches somewhere in a text.
   *
   * @param compiled the pattern as Java writes it
   * @param pattern the pattern as it is told
   * @throws Exceeded if that needs more steps than the limit
   */
  static boolean find(Pattern compiled, String text, String pattern, long limit) {
    try {
      return compiled.matcher(new PatternBudget(text, pattern, limit)).find();
    } catch (StackOverflowError e) {
      // java.util.regex recurses with the parts of a pattern.
      throw new Exceeded(pattern, limit);
    }
  }

  /**
   * Tells whether a pattern matches somewhere in a text.
   *
   * @param program the pattern as a program of ours
   * @param pattern the pattern as it is told
   * @throws Exceeded if that needs more steps than the limit
   */
  static boolean find(Program program, String text, String pattern, long limit) {
    try {
      return program.find(text, limit);
    } catch (TooManySteps e) {
      throw new Exceeded(pattern, limit);
    }
  }

  /** The search took more steps than allowed; whether the text matches is unknown. */
  public static final class Exceeded extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Map<String, Object> parameters = new TreeMap<>();

    Exceeded(String pattern, long limit) {
      super("pattern budget exceeded: " + pattern);
      parameters.put("pattern", pattern);
      parameters.put("limit", limit);
    }

    /** What a violation tells of it. */
    public Map<String, Object> parameters() {
      return parameters;
    }
  }

  @Override
  public char charAt(int index) {
    if (++steps > limit) {
      throw new Exceeded(pattern, limit);
    }
    return text.charAt(index);
  }

  @Override
  public int length() {
    return text.length();
  }

  @Override
  public CharSequence subSequence(int start, int end) {
    return text.substring(start, end);
  }

  @Override
  public String toString() {
    return text;
  }
}
