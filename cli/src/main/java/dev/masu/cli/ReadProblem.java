package dev.masu.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.Objects;

/** Says why something cannot be read. */
final class ReadProblem {
  private static final String NOT_FOUND = "no such file or directory";

  /** What Java puts in place of bytes of an argument that are no characters. */
  private static final String REPLACEMENT = "\uFFFD";

  private static final String GIVE_MORE = "; give it more: MASU_OPTS=-Xmx8g";

  static final String TOO_LARGE =
      "too large for the memory of the Java virtual machine" + GIVE_MORE;

  static final String NO_MEMORY = "has too little memory" + GIVE_MORE;

  private ReadProblem() {}

  /** {@return why nothing of a name is found that the user has given} */
  static String notFound(String name) {
    return name.contains(REPLACEMENT)
        ? NOT_FOUND
            + "; a file whose name is not in the locale's encoding is found in its folder: check that"
        : NOT_FOUND;
  }

  static String reason(IOException problem) {
    if (problem instanceof NoSuchFileException) {
      return NOT_FOUND;
    }
    if (problem instanceof AccessDeniedException) {
      return "permission denied";
    }
    String reason =
        problem instanceof FileSystemException file ? file.getReason() : problem.getMessage();
    return Objects.requireNonNullElse(reason, "cannot be read");
  }
}
