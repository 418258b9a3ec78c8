package dev.masu.schema.internal.compile;

/** A reference that resolves to no schema. */
public final class UnresolvedReference extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String code;

  private UnresolvedReference(String code, String problem) {
    super(problem);
    this.code = code;
  }

  /** A reference to a part that its schema does not have. */
  static UnresolvedReference of(Reference reference, String problem) {
    return new UnresolvedReference("reference", "refers to " + reference.shown() + ", " + problem);
  }

  /** A reference to a schema that is not registered. */
  static UnresolvedReference unregistered(String uri, String remedy) {
    return new UnresolvedReference(
        "unregistered-reference", "refers to " + uri + ", which is not registered" + remedy);
  }

  /** The stable code of the problem, whose words are the message. */
  String code() {
    return code;
  }
}
