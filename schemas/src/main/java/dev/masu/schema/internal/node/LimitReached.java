package dev.masu.schema.internal.node;

import java.util.Map;

/** Thrown when a limit ends the check against the schema. Whether the document is valid is then unknown. */
public final class LimitReached extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String code;
  private final transient Map<String, Object> parameters;

  /**
   * Creates an exception with the single parameter of its message.
   *
   * @param code the stable code of the violation
   * @param parameter the name of the message's parameter
   * @param value the parameter's value
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
