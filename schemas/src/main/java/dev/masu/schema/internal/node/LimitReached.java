package dev.masu.schema.internal.node;

import java.util.Map;

/** A limit ends the check of the document by its schema; whether it is valid is unknown. */
public final class LimitReached extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String code;
  private final transient Map<String, Object> parameters;

  /**
   * Ends the check.
   *
   * @param code the stable code of the violation
   * @param parameter the name of a parameter of its message
   * @param value the parameter
   */
  public LimitReached(String code, String parameter, Object value) {
    super(code, null, false, false);
    this.code = code;
    this.parameters = Map.of(parameter, value);
  }

  /** The stable code of the violation. */
  public String code() {
    return code;
  }

  public Map<String, Object> parameters() {
    return parameters;
  }
}
