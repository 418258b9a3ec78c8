package dev.masu.schema.internal.compile;

/** A reference that resolves to no schema. */
public final class UnresolvedReference extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String code;

  /**
   * Makes an exception.
   *
   * @param problem what it refers to, and what is wrong with that
   */
  UnresolvedReference(String code, String problem) {
    super("refers to " + problem);
    this.code = code;
  }

  /** The stable code of the problem, whose words are the message. */
  String code() {
    return code;
  }
}
