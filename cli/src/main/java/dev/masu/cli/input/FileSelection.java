package dev.masu.cli.input;

import java.nio.file.Path;
import java.util.Optional;

/** Which inputs a command takes. */
public interface FileSelection {
  /** {@return the suffixes of the files that are taken from a folder, for messages} */
  String suffixes();

  /** {@return whether a file that was found in a folder is taken} */
  boolean includes(Path file);

  /** {@return why an input of this name is not taken, or empty if it is} */
  Optional<String> problem(String name);
}
