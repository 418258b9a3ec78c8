package dev.masu.plain;

import dev.masu.schema.Violation;

/** The plain way could not bind what the schema accepts. */
final class NotBound extends Exception {
  private static final long serialVersionUID = 1L;

  private final transient Violation violation;

  NotBound(Violation violation, Throwable cause) {
    super(cause);
    this.violation = violation;
  }

  /** What has to be reported. */
  Violation violation() {
    return violation;
  }
}
