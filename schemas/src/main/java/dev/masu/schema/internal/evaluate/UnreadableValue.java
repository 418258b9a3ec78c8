package dev.masu.schema.internal.evaluate;

import java.util.Map;

/** A scalar has no exact JSON value. */
final class UnreadableValue extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String code;
  private final transient Map<String, Object> found;

  /**
   * Makes the exception of a scalar.
   *
   * @param code the stable code of the violation
   * @param found what was found, as parameters of the violation
   */
  UnreadableValue(String code, Map<String, Object> found) {
    super(code, null, false, false);
    this.code = code;
    this.found = found;
  }

  /** The stable code of the violation. */
  String code() {
    return code;
  }

  /** What was found, as parameters of the violation. */
  Map<String, Object> found() {
    return found;
  }
}
