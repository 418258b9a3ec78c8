package dev.masu.jackson;

import dev.masu.schema.CheckReport;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.internal.document.LineCounter;
import org.jspecify.annotations.Nullable;

/**
 * One record of an input: the value that was made of it, or what is wrong with it.
 *
 * @param <T> the type of the values
 */
public sealed interface CheckedRecord<T extends @Nullable Object> {
  /** {@return the number of the record in its input, from 1; blank lines are none} */
  long number();

  /**
   * {@return where the record starts in its input: columns count code points, the offset bytes, after
   * decompression. A line or column beyond {@link Integer#MAX_VALUE} is told as that}
   */
  SourceLocation start();

  /**
   * A record that its schema accepts.
   *
   * @param number the number of the record, from 1
   * @param start where it starts
   * @param value the value; null only where a record that is {@code null} is read as that
   * @param <T> the type of the value
   */
  record Accepted<T extends @Nullable Object>(long number, SourceLocation start, T value)
      implements CheckedRecord<T> {}

  /**
   * A record that was refused; no value was made of it.
   *
   * @param number the number of the record, from 1
   * @param start where it starts
   * @param text its text as it stands there, with U+FFFD for what is not UTF-8; of a record beyond the
   *     maximum length, the beginning
   * @param report what is wrong with it; pointers and places are those in the record, as if it were a
   *     document of its own: columns count code points, offsets chars of the text
   * @param <T> the type that was asked for
   */
  record Rejected<T extends @Nullable Object>(
      long number, SourceLocation start, String text, CheckReport report)
      implements CheckedRecord<T> {

    /**
     * {@return the report with places in the whole input: columns count code points, offsets bytes, after
     * decompression}
     */
    public CheckReport reportInInput() {
      LineCounter counter = new LineCounter(text);
      return report.relocated(place -> inInput(place, counter));
    }

    private SourceLocation inInput(SourceLocation place, LineCounter counter) {
      long line = start.line() + place.line() - 1L;
      long column = place.line() == 1 ? start.column() + place.column() - 1L : place.column();
      long offset = start.offset() + counter.bytesBefore((int) place.offset());
      return RecordScanner.place(line, column, offset);
    }

    /** {@return the number, the line and the report, each violation on a line} */
    @Override
    public String toString() {
      String violations = report.toString().replace("\n", "\n  ");
      return "record " + number + " at " + start + ":\n  " + violations;
    }
  }
}
