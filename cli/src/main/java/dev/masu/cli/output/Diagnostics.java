package dev.masu.cli.output;

import java.io.PrintStream;
import java.util.List;

/** Prints messages on standard error. */
public final class Diagnostics {
  private final PrintStream err;

  Diagnostics(PrintStream err) {
    this.err = err;
  }

  /** Prints why a file was not checked, or not to its end. */
  public void print(String file, String reason) {
    String name = file.isEmpty() ? "''" : Printable.text(file);
    err.println("masu: " + name + ": " + Printable.text(reason));
  }

  /** Prints messages about a file. */
  public void print(String file, List<LocatedMessage> messages) {
    messages.forEach(message -> message.lines(file).forEach(err::println));
  }

  /** Prints a line as it is. */
  public void print(String line) {
    err.println(line);
  }
}
