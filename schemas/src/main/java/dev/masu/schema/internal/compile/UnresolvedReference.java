package dev.masu.schema.internal.compile;

/** A reference, or the URI of a root, that resolves to no schema. */
public final class UnresolvedReference extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String location;
  private final String reference;

  UnresolvedReference(String location, String reference, String problem) {
    super("refers to " + (reference.isEmpty() ? "\"\"" : reference) + ", " + problem);
    this.location = location;
    this.reference = reference;
  }

  /** The location of the schema with the reference; empty if a root was looked up. */
  public String location() {
    return location;
  }

  /** The reference as it is written. */
  public String reference() {
    return reference;
  }
}
