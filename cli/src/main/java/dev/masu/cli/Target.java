package dev.masu.cli;

import dev.masu.jackson.reader.JsonInput;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;

/**
 * Something to check.
 *
 * @param name its name, as the user knows it
 * @param source where its bytes come from
 * @param checker what checks them
 */
record Target(String name, Source source, StreamChecker checker) {

  /** Gives the bytes. */
  interface Source {
    InputStream open() throws IOException;
  }

  /** {@return a file, decompressed if it is compressed, whatever its name} */
  static Source file(Path file) {
    return () -> JsonInput.of(file).open();
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
