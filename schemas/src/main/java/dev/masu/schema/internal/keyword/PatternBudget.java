package dev.masu.schema.internal.keyword;

import java.util.Map;
import java.util.TreeMap;

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
