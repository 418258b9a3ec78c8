package dev.masu.cli;

import java.io.IOException;

/**
 * Something to check.
 *
 * @param name its name, as the user knows it
 * @param source where its bytes come from
 * @param checker what checks them
 */
record Target(String name, Source source, Checker checker) {

  /** Reads bytes to their end. */
  interface Source {
    byte[] read() throws IOException;
  }

  /** {@return what cannot even be read, for a reason that comes to light when it is its turn} */
  static Target unreadable(String name, String reason) {
    Source source = () -> {
      throw new IOException(reason);
    };
    return new Target(name, source, content -> {
      throw new IllegalStateException("nothing was read");
    });
  }
}
