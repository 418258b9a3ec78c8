package dev.masu.schema.internal.state;

/** How much depends on the verdict of a schema, in increasing order. */
enum Need {
  /** Only the verdict matters, as for the subschema of {@code if} or {@code not}. Failures are not recorded. */
  VERDICT,
  /** The schema belongs to a branch whose failures may be reported. */
  BRANCH,
  /** The document is invalid if the value is invalid against this schema. */
  DOCUMENT;

  Need atMost(Need other) {
    return compareTo(other) < 0 ? this : other;
  }
}
