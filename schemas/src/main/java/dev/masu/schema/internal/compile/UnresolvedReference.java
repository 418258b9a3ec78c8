package dev.masu.schema.internal.compile;

/** A reference, or the URI of a root, that resolves to no schema. */
public final class UnresolvedReference extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String location;
  private final String keyword;
  private final String reference;

  private UnresolvedReference(
      String location, String keyword, String reference, String target, String problem) {
    super("refers to " + (target.isEmpty() ? "\"\"" : target) + ", " + problem);
    this.location = location;
    this.keyword = keyword;
    this.reference = reference;
  }

  /** A reference to a part that its schema does not have. */
  static UnresolvedReference of(Subschema from, String keyword, String reference, String problem) {
    return new UnresolvedReference(from.location(), keyword, reference, reference, problem);
  }

  /** A reference to a schema that there is no document of. */
  static UnresolvedReference unregistered(
      Subschema from, String keyword, String reference, String uri) {
    return new UnresolvedReference(
        from.location(),
        keyword,
        reference,
        uri,
        "which is not registered; register it too (nothing is ever fetched)");
  }

  /** The URI of a root that there is no document of. */
  static UnresolvedReference root(String uri) {
    return new UnresolvedReference("", "", uri, uri, "which is not registered");
  }

  /** The location of the schema with the reference; empty if a root was looked up. */
  public String location() {
    return location;
  }

  /** The keyword of the reference, such as {@code $ref}; empty if a root was looked up. */
  public String keyword() {
    return keyword;
  }

  /** The reference as it is written. */
  public String reference() {
    return reference;
  }
}
