package dev.masu.cli.input;

import dev.masu.jackson.reader.JsonInput;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;

/**
 * An input of the command: a file, standard input, or a name under which nothing can be read.
 *
 * @param name its name for messages
 * @param content its bytes, decompressed if they are compressed with gzip
 */
public record Input(String name, Content content) {
  /** Opens the bytes of an input. */
  public interface Content {
    InputStream open() throws IOException;
  }

  static Input file(String name, Path file) {
    return new Input(name, JsonInput.of(file)::open);
  }

  static Input stream(String name, InputStream stream) {
    return new Input(name, JsonInput.of(stream)::open);
  }

  static Input unreadable(String name, String reason) {
    return new Input(name, () -> {
      throw new IOException(reason);
    });
  }
}
