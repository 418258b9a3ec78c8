package dev.masu.cli.output;

import java.io.InputStream;
import java.io.PrintStream;

/**
 * The standard streams.
 *
 * @param in standard input
 * @param out standard output; its charset is used for text, never for JSON
 * @param err standard error
 */
public record StandardStreams(InputStream in, PrintStream out, PrintStream err) {
  /** {@return what prints messages on standard error} */
  public Diagnostics diagnostics() {
    return new Diagnostics(err);
  }
}
