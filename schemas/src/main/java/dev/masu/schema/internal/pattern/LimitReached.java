package dev.masu.schema.internal.pattern;

import java.util.Map;

/** Thrown when a limit ends the search for a pattern, or the check of a value: whether it is valid is then unknown. */
public final class LimitReached extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String code;
  private final transient Map<String, Object> parameters;

  public LimitReached(String code, Map<String, Object> parameters) {
    super(code, null, false, false);
    this.code = code;
    this.parameters = parameters;
  }

  /** The stable code of the violation. */
  public String code() {
    return code;
  }

  public Map<String, Object> parameters() {
    return parameters;
  }
}
