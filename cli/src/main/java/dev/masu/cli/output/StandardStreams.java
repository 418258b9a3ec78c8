package dev.masu.cli.output;

import java.io.InputStream;
import java.io.PrintStream;
import java.util.List;

/** The standard streams. The charset of {@code out} is used for text, never for JSON. */
public record StandardStreams(InputStream in, PrintStream out, PrintStream err) {
  /** Prints on standard error why a file was not checked, or not to its end. */
  public void printProblem(String file, String reason) {
    String name = file.isEmpty() ? "''" : Printable.text(file);
    err.println("masu: " + name + ": " + Printable.text(reason));
  }

  /** Prints messages about a file on standard error. */
  public void printProblems(String file, List<LocatedMessage> messages) {
    messages.forEach(message -> message.lines(file).forEach(err::println));
  }
}
