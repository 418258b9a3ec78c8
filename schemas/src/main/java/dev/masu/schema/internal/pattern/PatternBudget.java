package dev.masu.schema.internal.pattern;

import java.util.Map;
import java.util.TreeMap;

/** Limits the steps of a search that goes back and forth in a text. Not thread-safe. */
public final class PatternBudget {
  private final String pattern;
  private final long limit;
  private long steps;

  PatternBudget(String pattern, long limit) {
    this.pattern = pattern;
    this.limit = limit;
  }

  /**
   * Counts steps.
   *
   * @throws Exceeded if they are too many
   */
  void count(int added) {
    steps += added;
    if (steps > limit) {
      throw exceeded();
    }
  }

  Exceeded exceeded() {
    return new Exceeded(pattern, limit);
  }

  /** The search needs more steps, or more memory, than allowed: whether the text matches is unknown. */
  public static final class Exceeded extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Map<String, Object> parameters = new TreeMap<>();

    Exceeded(String pattern, long limit) {
      super("pattern budget exceeded: " + pattern);
      parameters.put("pattern", pattern);
      parameters.put("limit", limit);
    }

    /** The parameters of the violation that reports this. */
    public Map<String, Object> parameters() {
      return parameters;
    }
  }
}
