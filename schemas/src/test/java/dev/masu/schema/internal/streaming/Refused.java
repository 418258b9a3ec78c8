package dev.masu.schema.internal.streaming;

import dev.masu.schema.CheckReport;
import tools.jackson.core.JacksonException;

/** What a guard throws, with the report that it was given. */
final class Refused extends JacksonException {
  private static final long serialVersionUID = 1L;

  final transient CheckReport report;

  Refused(CheckReport report) {
    super(report.toString());
    this.report = report;
  }
}
