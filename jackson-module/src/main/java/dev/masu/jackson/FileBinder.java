package dev.masu.jackson;

import dev.masu.jackson.CheckedFile.Accepted;
import dev.masu.jackson.CheckedFile.Rejected;
import dev.masu.jackson.CheckedFile.Unreadable;
import dev.masu.schema.CheckReport;
import dev.masu.schema.internal.document.DocumentText;
import dev.masu.schema.internal.document.HexDigits;
import dev.masu.schema.internal.document.SyntaxProblem;
import dev.masu.schema.internal.document.SyntaxReport;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.exc.InvalidDefinitionException;

/**
 * Reads files, as work to be done file by file.
 *
 * @param <T> the type of the values
 */
final class FileBinder<T extends @Nullable Object> implements InOrder.Source<CheckedFile<T>> {
  private final Iterator<Path> files;
  private final ObjectReader reader;
  private final UnaryOperator<CheckReport> reports;
  private final int maxLength;

  /**
   * Makes a source of work.
   *
   * @param reports makes the reports that are shown
   * @param maxLength how long a file may be, in bytes, to be held as a text that tells what is wrong
   */
  FileBinder(
      Iterator<Path> files,
      ObjectReader reader,
      UnaryOperator<CheckReport> reports,
      int maxLength) {
    this.reports = reports;
    this.files = files;
    this.reader = reader.with(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);
    this.maxLength = maxLength;
  }

  @Override
  public InOrder.@Nullable Work<CheckedFile<T>> next() {
    return files.hasNext() ? new Reading<>(files.next(), reader, reports, maxLength) : null;
  }

  @Override
  public void close() {
    // Each file is closed when it has been read.
  }

  private record Reading<T extends @Nullable Object>(
      Path file, ObjectReader reader, UnaryOperator<CheckReport> reports, int maxLength)
      implements InOrder.Work<CheckedFile<T>> {
    @Override
    public int size() {
      return 0;
    }

    @Override
    public int results() {
      return 1;
    }

    @Override
    public void run(Consumer<? super CheckedFile<T>> results) {
      results.accept(read());
    }

    private CheckedFile<T> read() {
      try {
        FileState before = FileState.of(file);
        try (InputStream in = JsonInput.of(file).open()) {
          T value = reader.readValue(in);
          return new Accepted<>(file, value);
        } catch (InvalidDefinitionException e) {
          // No file is to blame, but the type.
          throw e;
        } catch (JacksonIOException e) {
          return new Unreadable<>(file, Objects.requireNonNull(e.getCause(), "no I/O problem"));
        } catch (JacksonException e) {
          return new Rejected<>(file, reports.apply(report(e, before)));
        }
      } catch (IOException e) {
        return new Unreadable<>(file, e);
      }
    }

    /** What a text tells, which is more than a stream does, if the file can be read again as it was. */
    private CheckReport report(JacksonException problem, FileState before) {
      CheckReport first = DocumentReports.of(problem);
      if (!before.isRegular()) {
        return first;
      }
      try {
        CheckReport second = secondReport(problem);
        return second != null && FileState.of(file).equals(before) ? second : first;
      } catch (IOException e) {
        return first;
      }
    }

    /** Reads the file again as a text; {@return what is wrong, or null if the text does not tell it} */
    private @Nullable CheckReport secondReport(JacksonException problem) throws IOException {
      byte[] bytes;
      try (InputStream in = JsonInput.of(file).open()) {
        bytes = in.readNBytes(maxLength);
        if (in.read() >= 0) {
          return null;
        }
      }
      DocumentText text = withoutMark(DocumentText.of(bytes));
      SyntaxProblem encoding = text.encodingProblem();
      if (encoding != null) {
        // The mapper reads UTF-16 too: then it is something else that is wrong.
        return problem instanceof SchemaViolationException ? null : SyntaxReport.of(text, encoding);
      }
      try {
        reader.readValue(HexDigits.of(text.text()));
        return null;
      } catch (JacksonException e) {
        return RecordReports.of(e, text, reader);
      }
    }

    /** Of a stream, the mapper passes over a byte order mark. */
    private static DocumentText withoutMark(DocumentText text) {
      boolean hasMark = text.encodingProblem() == null && text.text().startsWith("\uFEFF");
      return hasMark ? DocumentText.of(text.text().substring(1)) : text;
    }
  }
}
