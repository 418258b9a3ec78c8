package dev.masu.cli.input;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.Objects;

/** Messages about inputs that cannot be read. */
public final class ReadErrors {
  private static final String NOT_FOUND = "no such file or directory";

  /** What Java puts in place of bytes of an argument that are not in the locale's encoding. */
  private static final String REPLACEMENT = "\uFFFD";

  private static final String GIVE_MORE = "; give it more: MASU_OPTS=-Xmx8g";

  public static final String TOO_LARGE =
      "too large for the memory of the Java virtual machine" + GIVE_MORE;

  public static final String NO_MEMORY = "has too little memory" + GIVE_MORE;

  private ReadErrors() {}

  /** {@return why no file of a name is found that the command line gives} */
  static String notFound(String name) {
    return name.contains(REPLACEMENT)
        ? NOT_FOUND
            + "; a file whose name is not in the locale's encoding is found in its folder: check that"
        : NOT_FOUND;
  }

  /** {@return the message of an exception} */
  public static String reason(IOException problem) {
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
