package dev.masu.cli.input;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** File names as users give them. */
public final class FileNames {
  private FileNames() {}

  /** {@return the path of a name} @throws IOException if no file can have this name here */
  public static Path toPath(String name) throws IOException {
    if (name.isEmpty()) {
      // Java takes it for the current folder.
      throw new IOException("expected a file name but found none; give one (is a variable unset?)");
    }
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw new IOException("not a file name on this system: " + e.getReason(), e);
    }
  }
}
