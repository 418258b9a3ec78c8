package dev.masu.schema.internal.state;

/** What depends on the verdict of a schema for a value, in increasing order. */
public enum Need {
  /** Only the verdict counts, as for the schema of {@code if} or {@code not}: failures are not recorded. */
  VERDICT,
  /** A branch that may become a part of the report. */
  BRANCH,
  /** The document is invalid if the value is invalid by this schema. */
  DOCUMENT;

  Need atMost(Need other) {
    return compareTo(other) < 0 ? this : other;
  }
}
