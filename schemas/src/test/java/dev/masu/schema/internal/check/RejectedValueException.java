package dev.masu.schema.internal.check;

import dev.masu.schema.CheckReport;
import tools.jackson.core.JacksonException;

/** What a guard throws, with the report that it was given. */
public final class RejectedValueException extends JacksonException {
  private static final long serialVersionUID = 1L;

  /** What was reported. */
  public final transient CheckReport report;

  /**
   * Makes an exception.
   *
   * @param report what is told
   */
  public RejectedValueException(CheckReport report) {
    super(report.toString());
    this.report = report;
  }
}
