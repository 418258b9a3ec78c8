package dev.masu.schema.internal.compile;

/** A reference, or the URI of a root, that resolves to no schema. */
public final class UnresolvedReference extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String location;
  private final String keyword;
  private final String reference;
  private final String code;
  private final String problem;

  private UnresolvedReference(
      String location, String keyword, String reference, String code, String problem) {
    super(problem);
    this.location = location;
    this.keyword = keyword;
    this.reference = reference;
    this.code = code;
    this.problem = problem;
  }

  private static UnresolvedReference of(Reference reference, String code, String problem) {
    return new UnresolvedReference(
        reference.from().location(), reference.keyword(), reference.text(), code, problem);
  }

  /** A reference to a part that its schema does not have. */
  static UnresolvedReference of(Reference reference, String problem) {
    return of(reference, "reference", "refers to " + reference.shown() + ", " + problem);
  }

  /** A reference to a schema that there is no document of. */
  static UnresolvedReference unregistered(Reference reference, String uri) {
    return of(
        reference,
        "unregistered-reference",
        "refers to " + uri
            + ", which is not registered; register it too (nothing is ever fetched)");
  }

  /** The URI of a root that there is no document of. */
  static UnresolvedReference root(String uri) {
    String problem = "refers to " + uri + ", which is not registered";
    return new UnresolvedReference("", "", uri, "unregistered-reference", problem);
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

  /** The stable code of the problem. */
  public String code() {
    return code;
  }

  /** What it refers to and what to do. */
  public String problem() {
    return problem;
  }
}
