package dev.masu.schema.internal.node;

import dev.masu.schema.internal.report.Failures;

/** The verdicts of the subschemas that an {@link InPlaceKeyword} applies to a value. */
public interface Branches {
  Value value();

  int count();

  boolean isValid(int index);

  /** {@return the failures of an invalid branch} */
  Failures failures(int index);
}
