package dev.masu.schema.internal.node;

import dev.masu.schema.internal.report.Failures;
import org.jspecify.annotations.Nullable;

/** The verdicts of the subschemas that an {@link InPlaceKeyword} applies to a value. */
public interface Branches {
  Value value();

  int count();

  boolean isValid(int index);

  /** {@return the failures of an invalid branch} */
  Failures failures(int index);

  /**
   * {@return the same branches, but of the failures only those of the value itself and of its scalar members, which take
   * little time to explain; null if these are such branches themselves}
   */
  @Nullable
  Branches near();
}
