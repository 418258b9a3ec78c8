package dev.masu.schema.internal.pattern;

import org.jspecify.annotations.Nullable;

/** A step of a {@link Search}, which knows the step after it. */
@FunctionalInterface
interface Step {
  /** What all of an expression ends with. */
  Step FOUND = search -> null;

  /** Takes the step; returns the next one, or null where the text does not match. */
  @Nullable
  Step take(Search search);
}
