package dev.masu.plain.reading;

import dev.masu.schema.Violation;

/** The plain way could not bind what the schema accepts. */
public final class NotBound extends Exception {
  private static final long serialVersionUID = 1L;

  private final transient Violation violation;

  public NotBound(Violation violation, Throwable cause) {
    super(cause);
    this.violation = violation;
  }

  /** What has to be reported. */
  public Violation violation() {
    return violation;
  }
}
