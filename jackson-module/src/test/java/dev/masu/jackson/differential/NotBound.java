package dev.masu.jackson.differential;

import dev.masu.schema.Violation;

/** A document cannot be bound. */
final class NotBound extends Exception {
  private static final long serialVersionUID = 1L;

  private final transient Violation violation;

  public NotBound(Violation violation, Throwable cause) {
    super(cause);
    this.violation = violation;
  }

  /** The violation to be reported. */
  public Violation violation() {
    return violation;
  }
}
