package dev.masu.schema.internal.keyword;

/** A text that counts how often a regular expression looks at its characters, and ends the search. */
public final class PatternBudget implements CharSequence {
  private final String text;
  private final String pattern;
  private final long limit;
  private long steps;

  PatternBudget(String text, String pattern, long limit) {
    this.text = text;
    this.pattern = pattern;
    this.limit = limit;
  }

  /** The search took more steps than allowed; whether the text matches is unknown. */
  public static final class Exceeded extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String words;

    Exceeded(String pattern, long limit) {
      super("pattern budget exceeded: " + pattern);
      this.words = "matching the pattern "
          + pattern
          + " needs more than "
          + limit
          + " steps; write it without nested repetition, look-around or back-references";
    }

    /** What happened and what to do. */
    public String words() {
      return words;
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
