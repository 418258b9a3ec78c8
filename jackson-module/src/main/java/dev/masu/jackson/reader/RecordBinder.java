package dev.masu.jackson.reader;

import dev.masu.jackson.internal.records.Block;
import dev.masu.jackson.internal.records.RecordText;
import dev.masu.jackson.internal.records.Span;
import dev.masu.jackson.reader.CheckedResult.Bound;
import dev.masu.jackson.reader.CheckedResult.Rejected;
import dev.masu.schema.CheckReport;
import dev.masu.schema.internal.source.Utf8Check;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.ObjectReader;

/**
 * Binds the records of blocks.
 *
 * <p>Records that follow each other are read with one parser, as long as each is one valid value: to make
 * a parser takes as long as to read a short record. What that parser stumbles over is read again alone,
 * and only that decides.
 *
 * @param <T> the type of the values
 */
public final class RecordBinder<T extends @Nullable Object> {
  private final ObjectReader together;
  private final CheckedReader<T> alone;
  private final RecordReports problems;

  /**
   * Makes a binder, which serves all threads.
   *
   * @param reader reads the type
   * @param maxLength how long a record may be, in bytes
   */
  RecordBinder(CheckedReader<T> reader, int maxLength) {
    this.together = reader.objectReader().without(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);
    this.alone = reader;
    this.problems = new RecordReports(maxLength);
  }

  /** Binds the records of a block, and adds what comes of each to a list. */
  void bind(Block block, Consumer<? super CheckedResult<T>> results) {
    int next = 0;
    int end = 0;
    boolean isRefused = false;
    while (next < block.records().size()) {
      // Behind a record that is refused there are often more, for which trying would take as long
      // again.
      if (!isRefused) {
        // What is known to be readable is not looked at again behind each record that is refused.
        end = next < end ? end : endOfReadable(block, next);
        next = readTogether(block, next, end, results);
      }
      if (next < block.records().size()) {
        CheckedResult<T> record = readAlone(block.bytes(), block.records().get(next));
        results.accept(record);
        isRefused = record instanceof Rejected;
        next++;
      }
    }
  }

  /** Where records end that are UTF-8 for sure, and are taken for nothing else. */
  private static int endOfReadable(Block block, int start) {
    int end = start;
    while (end < block.records().size()
        && isReadable(block.bytes(), block.records().get(end))) {
      end++;
    }
    return end;
  }

  private static boolean isReadable(byte[] bytes, Span record) {
    return switch (record.kind()) {
      case ASCII -> true;
      case TEXT -> Utf8Check.accepts(bytes, record.start(), record.end());
      default -> false;
    };
  }

  /** Reads records up to the first that is not exactly one valid value; {@return its index, or the end} */
  private int readTogether(
      Block block, int first, int behind, Consumer<? super CheckedResult<T>> results) {
    if (behind == first) {
      return first;
    }
    int offset = block.records().get(first).start();
    int length = block.records().get(behind - 1).end() - offset;
    int next = first;
    try (JsonParser parser = together.createParser(block.bytes(), offset, length)) {
      while (next < behind) {
        Span record = block.records().get(next);
        // Each in a context of its own: no record knows the object ids and attributes of another.
        T value = together.readValue(parser);
        long end = parser.currentLocation().getByteOffset();
        // A parser that decodes the bytes first does not count them.
        if (end < 0 || !isAllOf(record, block.bytes(), offset + end)) {
          return next;
        }
        results.accept(new Bound<>(record.number(), record.place(), value));
        next++;
      }
    } catch (JacksonException e) {
      return next;
    }
    return next;
  }

  /**
   * Whether a value that ends before an index is all that a record holds. As each record before was so, it
   * cannot have started before the record.
   */
  private static boolean isAllOf(Span record, byte[] bytes, long end) {
    for (long i = end; i < record.end(); i++) {
      if (bytes[(int) i] > ' ' || bytes[(int) i] < 0) {
        return false;
      }
    }
    // Behind a number, the parser has looked at what follows it.
    return end <= record.end() + 1;
  }

  private CheckedResult<T> readAlone(byte[] bytes, Span record) {
    RecordText text = RecordText.of(bytes, record);
    CheckReport refusal = problems.beforeReading(record.kind(), text.document());
    return refusal == null
        ? alone.read(record.number(), record.place(), text.text())
        : new Rejected<>(record.number(), record.place(), text.text(), alone.shown(refusal));
  }
}
