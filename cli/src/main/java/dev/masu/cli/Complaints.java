package dev.masu.cli;

import java.io.PrintStream;

/** What standard error says. */
final class Complaints {
  private final PrintStream err;

  Complaints(PrintStream err) {
    this.err = err;
  }

  /** Says why a file was not checked, or not to its end. */
  void about(String file, String reason) {
    err.println(line(file, reason));
  }

  /** Says why nothing was checked. */
  void about(SchemaProblemException problem) {
    err.println(problem.getMessage());
  }

  /** Prints a line that is one already. */
  void line(String line) {
    err.println(line);
  }

  static String line(String file, String reason) {
    String name = file.isEmpty() ? "''" : Printable.text(file);
    return "masu: " + name + ": " + Printable.text(reason);
  }
}
