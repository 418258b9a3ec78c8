package dev.masu.cli.input;

import dev.masu.jackson.reader.JsonInput;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;

/** An input of the command: a file, standard input, or a name under which nothing can be read. */
public final class Input {
  private final String name;
  private final Source source;

  private interface Source {
    InputStream open() throws IOException;
  }

  private Input(String name, Source source) {
    this.name = name;
    this.source = source;
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

  /** {@return its name for messages} */
  public String name() {
    return name;
  }

  /** {@return its bytes, decompressed if they are compressed with gzip} */
  public InputStream open() throws IOException {
    return source.open();
  }
}
