package dev.masu.jackson.reader;

import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * One of many files: the outcome of reading its document, or why it could not be read.
 *
 * @param <T> the type of the values
 */
public sealed interface CheckedFile<T extends @Nullable Object> {
  /** {@return the file} */
  Path file();

  /**
   * A file that was read.
   *
   * @param file the file
   * @param result its value, or what is wrong with its document
   * @param <T> the type to bind to
   */
  record Read<T extends @Nullable Object>(Path file, CheckedResult<T> result)
      implements CheckedFile<T> {}

  /**
   * A file that could not be read to its end.
   *
   * @param file the file
   * @param problem why not
   * @param <T> the type to bind to
   */
  record Unreadable<T extends @Nullable Object>(Path file, IOException problem)
      implements CheckedFile<T> {}
}
