package dev.masu.cli.input;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.Objects;

/** Messages about inputs that cannot be read. */
public final class ReadErrors {
  static final String NOT_FOUND = "no such file or directory";

  private static final String GIVE_MORE = "; give it more: MASU_OPTS=-Xmx8g";

  public static final String TOO_LARGE =
      "too large for the memory of the Java virtual machine" + GIVE_MORE;

  public static final String NO_MEMORY = "has too little memory" + GIVE_MORE;

  private ReadErrors() {}

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
