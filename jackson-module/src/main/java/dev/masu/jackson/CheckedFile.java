package dev.masu.jackson;

import dev.masu.schema.CheckReport;
import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * One of many files: the value that was made of it, or what is wrong with it.
 *
 * @param <T> the type of the values
 */
public sealed interface CheckedFile<T extends @Nullable Object> {
  /** {@return the file} */
  Path file();

  /**
   * A file whose document its schema accepts.
   *
   * @param file the file
   * @param value the value; null only where a document that is {@code null} is read as that
   * @param <T> the type of the value
   */
  record Accepted<T extends @Nullable Object>(Path file, T value) implements CheckedFile<T> {}

  /**
   * A file whose document was refused; no value was made of it.
   *
   * @param file the file
   * @param report what is wrong with the document
   * @param <T> the type that was asked for
   */
  record Rejected<T extends @Nullable Object>(Path file, CheckReport report)
      implements CheckedFile<T> {}

  /**
   * A file that could not be read to its end.
   *
   * @param file the file
   * @param problem why not
   * @param <T> the type that was asked for
   */
  record Unreadable<T extends @Nullable Object>(Path file, IOException problem)
      implements CheckedFile<T> {}
}
