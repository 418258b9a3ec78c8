package dev.masu.jackson;

import dev.masu.jackson.CheckedRecord.Accepted;
import dev.masu.jackson.CheckedRecord.Rejected;
import dev.masu.schema.CheckReport;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.exc.InvalidDefinitionException;

/**
 * Binds the records of blocks.
 *
 * <p>Records that follow each other are read with one parser, as long as each is one valid value: to make
 * a parser takes as long as to read a short record. What that parser stumbles over is read again alone,
 * and only that decides.
 *
 * @param <T> the type of the values
 */
final class RecordBinder<T extends @Nullable Object> {
  private final ObjectReader together;
  private final ObjectReader alone;
  private final RecordReports reports;

  /**
   * Makes a binder, which serves all threads.
   *
   * @param reader reads the type
   * @param maxLength how long a record may be, in bytes
   */
  RecordBinder(ObjectReader reader, int maxLength) {
    this.together = reader.without(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);
    this.alone = reader.with(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);
    this.reports = new RecordReports(maxLength);
  }

  /** Binds the records of a block, and adds what comes of each to a list. */
  void bind(Block block, Consumer<? super CheckedRecord<T>> results) {
    int next = 0;
    while (next < block.records().size()) {
      int end = endOfPlain(block, next);
      next = readTogether(block, next, end, results);
      if (next < block.records().size()) {
        results.accept(readAlone(block.bytes(), block.records().get(next)));
        next++;
      }
    }
  }

  private static int endOfPlain(Block block, int start) {
    int end = start;
    while (end < block.records().size() && block.records().get(end).isPlain()) {
      end++;
    }
    return end;
  }

  /** Reads records up to the first that is not exactly one valid value; {@return its index, or the end} */
  private int readTogether(
      Block block, int first, int end, Consumer<? super CheckedRecord<T>> results) {
    if (end == first) {
      return first;
    }
    int offset = block.records().get(first).start();
    int length = block.records().get(end - 1).end() - offset;
    int next = first;
    try (JsonParser parser = together.createParser(block.bytes(), offset, length)) {
      JsonToken token = parser.nextToken();
      while (next < end) {
        Span record = block.records().get(next);
        if (token == null || !isWithin(record, start(parser, offset))) {
          return next;
        }
        T value = together.readValue(parser);
        // Behind a number, the parser has looked at what follows it.
        if (position(parser, offset) > record.end() + 1) {
          return next;
        }
        token = parser.nextToken();
        if (token != null && start(parser, offset) < record.end()) {
          return next;
        }
        results.accept(new Accepted<>(record.number(), record.place(), value));
        next++;
      }
    } catch (JacksonException e) {
      return next;
    }
    return next;
  }

  private static boolean isWithin(Span record, long index) {
    return index >= record.start() && index < record.end();
  }

  private static long start(JsonParser parser, int offset) {
    return parser.currentTokenLocation().getByteOffset() + offset;
  }

  private static long position(JsonParser parser, int offset) {
    return parser.currentLocation().getByteOffset() + offset;
  }

  private CheckedRecord<T> readAlone(byte[] bytes, Span record) {
    RecordText text = RecordText.of(bytes, record);
    CheckReport refusal = reports.beforeReading(record.kind(), text.document());
    if (refusal == null) {
      try {
        T value = alone.readValue(text.text());
        return new Accepted<>(record.number(), record.place(), value);
      } catch (InvalidDefinitionException e) {
        // No record is to blame, but the type.
        throw e;
      } catch (JacksonException e) {
        refusal = RecordReports.of(e, text.document());
      }
    }
    return new Rejected<>(record.number(), record.place(), text.text(), refusal);
  }
}
