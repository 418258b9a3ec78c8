package dev.masu.cli;

import java.io.PrintStream;
import java.util.Locale;

/** How to report. */
enum Format {
  /** For people. */
  TEXT,
  /** For programs. */
  JSON;

  Report report(PrintStream out, Complaints complaints) {
    return this == TEXT ? new TextReport(out) : new JsonReport(out, complaints);
  }

  NotationReport notationReport(PrintStream out) {
    return this == TEXT ? new NotationTextReport(out) : new NotationJsonReport(out);
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
