package dev.masu.jackson.reader;

import dev.masu.jackson.internal.records.RecordScanner;
import dev.masu.schema.CheckReport;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.internal.location.LineCounter;
import org.jspecify.annotations.Nullable;

/**
 * The outcome of reading one value: what it was bound to, or what is wrong with it.
 *
 * <pre>{@code
 * if (result instanceof CheckedResult.Rejected<Order> rejected) {
 *   return rejected.report().toProblemDetail();
 * }
 * }</pre>
 *
 * @param <T> the type of the values
 */
public sealed interface CheckedResult<T extends @Nullable Object> {
  /** {@return the number of the value in its input, from 1; blank lines do not count} */
  long number();

  /**
   * {@return where the value starts in its input: columns count code points (of a {@link GgnReader}, what Jackson
   * counts), the offset bytes, after decompression. A line or column beyond {@link Integer#MAX_VALUE} is given as that}
   */
  SourceLocation start();

  /**
   * A valid value.
   *
   * @param number the number of the value, from 1
   * @param start where it starts
   * @param value the value; null only where Jackson reads null, from JSON's {@code null} or, say, from an empty string as
   *     an {@code Integer}
   * @param <T> the type of the value
   */
  record Bound<T extends @Nullable Object>(long number, SourceLocation start, T value)
      implements CheckedResult<T> {

    /**
     * Makes the outcome for a value that is a whole document.
     *
     * @param value the value
     */
    public Bound(T value) {
      this(1, RecordScanner.START, value);
    }
  }

  /**
   * A value that was rejected: it is not JSON, invalid against its schema, or cannot be bound.
   *
   * @param number the number of the value, from 1
   * @param start where it starts
   * @param text its text, with U+FFFD for what is not UTF-8; of a value beyond the maximum length, the
   *     beginning; empty if the text was not held, or nothing stands between two commas
   * @param report what is wrong with it; pointers and locations are those in the text, as if it were a
   *     document of its own: columns count code points, offsets chars. If the text was not held, or is
   *     YAML, both are as Jackson counts them
   * @param <T> the type to bind to
   */
  record Rejected<T extends @Nullable Object>(
      long number, SourceLocation start, String text, CheckReport report)
      implements CheckedResult<T> {

    /**
     * Makes the outcome for a whole document that was not held.
     *
     * @param report what is wrong with it
     */
    public Rejected(CheckReport report) {
      this(1, RecordScanner.START, "", report);
    }

    /**
     * {@return the report with locations in the whole input: columns count code points, offsets bytes, after
     * decompression (inexact in YAML with characters beyond U+FFFF); of a document that was not held, the report as it
     * is}
     */
    public CheckReport reportInInput() {
      boolean isDocumentNotHeld = text.isEmpty() && start.offset() == 0;
      if (isDocumentNotHeld) {
        return report;
      }
      LineCounter counter = new LineCounter(text);
      return report.relocated(location -> inInput(location, counter));
    }

    private SourceLocation inInput(SourceLocation location, LineCounter counter) {
      long line = start.line() + location.line() - 1L;
      long column =
          location.line() == 1 ? start.column() + location.column() - 1L : location.column();
      long offset = start.offset() + counter.bytesBefore((int) location.offset());
      return RecordScanner.location(line, column, offset);
    }

    /** {@return the number, the line and the report, each violation on a line} */
    @Override
    public String toString() {
      String violations = report.toString().replace("\n", "\n  ");
      return "record " + number + " at " + start + ":\n  " + violations;
    }
  }
}
