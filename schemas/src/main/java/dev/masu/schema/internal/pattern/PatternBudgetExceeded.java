package dev.masu.schema.internal.pattern;

import java.util.Map;
import java.util.TreeMap;

/** Thrown when a search needs more steps or memory than allowed, so that it is unknown whether the text matches. */
public final class PatternBudgetExceeded extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Map<String, Object> parameters;

  PatternBudgetExceeded(String pattern, long limit) {
    super("pattern budget exceeded: " + pattern);
    this.parameters = new TreeMap<>(Map.of("pattern", pattern, "limit", limit));
  }

  public Map<String, Object> parameters() {
    return parameters;
  }
}
