package dev.masu.schema.internal.compile;

/** A reference that resolves to no schema. */
public final class UnresolvedReference extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String code;

  /**
   * Creates an exception.
   *
   * @param problem the target, and what is wrong with it
   */
  UnresolvedReference(String code, String problem) {
    super("refers to " + problem);
    this.code = code;
  }

  /** The stable code of the problem that the message describes. */
  String code() {
    return code;
  }
}
