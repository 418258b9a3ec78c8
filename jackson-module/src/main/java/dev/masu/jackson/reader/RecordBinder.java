package dev.masu.jackson.reader;

import dev.masu.jackson.internal.records.OrderedTasks;
import dev.masu.jackson.internal.records.RecordSpan;
import dev.masu.jackson.internal.records.RecordSplitter;
import dev.masu.jackson.internal.records.RecordSplitter.Block;
import dev.masu.jackson.reader.CheckedResult.Bound;
import dev.masu.jackson.reader.CheckedResult.Rejected;
import dev.masu.schema.CheckReport;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.internal.source.DocumentText;
import dev.masu.schema.internal.source.SyntaxProblem;
import dev.masu.schema.internal.source.Utf8Check;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.ObjectReader;

/**
 * Binds the records of blocks.
 *
 * <p>Consecutive records are read with one parser, since creating a parser takes as long as reading a short record. A
 * record that is not exactly one valid value is read again with its own parser, and only that result counts.
 *
 * <p>A binder is thread-safe.
 *
 * @param maxLength how long a record may be, in bytes
 */
record RecordBinder<T extends @Nullable Object>(CheckedReader<T> reader, int maxLength) {
  /** {@return a task for the next block of records, or null} */
  OrderedTasks.@Nullable Work<CheckedResult<T>> next(RecordSplitter splitter) throws IOException {
    Block block = splitter.next();
    return block == null
        ? null
        : new OrderedTasks.Work<>(block.bytes().length, results -> bind(block, results));
  }

  /** Binds the records of a block, and passes their results on. */
  void bind(Block block, Consumer<? super CheckedResult<T>> results) {
    int next = 0;
    // A parser of another format, such as YAML, may read far beyond a record.
    boolean isJson = reader.isJson();
    boolean isRejected = false;
    while (next < block.records().size()) {
      // After an invalid record there are often more, and each would be read twice.
      if (isJson && !isRejected) {
        next = readTogether(block, next, results);
      }
      if (next < block.records().size()) {
        CheckedResult<T> record = readAlone(block.bytes(), block.records().get(next));
        results.accept(record);
        isRejected = record instanceof Rejected;
        next++;
      }
    }
  }

  /**
   * Reads records up to the first that is not exactly one valid value, or not UTF-8; {@return the index of that, or the
   * end}
   */
  private int readTogether(Block block, int first, Consumer<? super CheckedResult<T>> results) {
    int next = first;
    int offset = block.records().get(first).start();
    int length = block.bytes().length - offset;
    ObjectReader values = reader.objectReader();
    try (JsonParser parser = values.createParser(block.bytes(), offset, length)) {
      while (next < block.records().size()) {
        RecordSpan record = block.records().get(next);
        if (!isReadable(record, block.bytes())) {
          return next;
        }
        // Each has a context of its own: records do not share object ids and attributes.
        T value = values.readValue(parser);
        long endOfValue = parser.currentLocation().getByteOffset();
        // Parsers that decode bytes first do not count them.
        if (endOfValue < 0 || !isAllOf(record, block.bytes(), offset + endOfValue)) {
          return next;
        }
        results.accept(new Bound<>(record.number(), record.location(), value));
        next++;
      }
    } catch (JacksonException | NumberFormatException e) {
      return next;
    }
    return next;
  }

  private static boolean isReadable(RecordSpan record, byte[] bytes) {
    return switch (record.kind()) {
      case ASCII -> true;
      case TEXT -> Utf8Check.accepts(bytes, record.start(), record.end());
      default -> false;
    };
  }

  /**
   * Whether a value that ends before an index is the whole content of a record. It cannot have started earlier, since
   * this held for all records before.
   */
  private static boolean isAllOf(RecordSpan record, byte[] bytes, long end) {
    for (long i = end; i < record.end(); i++) {
      if (bytes[(int) i] > ' ' || bytes[(int) i] < 0) {
        return false;
      }
    }
    // After a number, the parser has also read the next byte.
    return end <= record.end() + 1;
  }

  private CheckedResult<T> readAlone(byte[] block, RecordSpan record) {
    byte[] bytes = record.bytes(block);
    CheckReport rejection = beforeReading(record.kind(), DocumentText.of(bytes));
    String text = new String(bytes, StandardCharsets.UTF_8);
    return rejection == null
        ? reader.read(record.number(), record.location(), text)
        : new Rejected<>(record.number(), record.location(), text, reader.shown(rejection));
  }

  /** {@return why a record need not be parsed to be rejected, or null} */
  private @Nullable CheckReport beforeReading(RecordSpan.Kind kind, DocumentText text) {
    return switch (kind) {
      case ASCII -> null;
      case TEXT, CONTROLS -> ofEncoding(text);
      case TOO_LONG -> atStart(text, Phase.LIMIT, "record-too-long", "limit", maxLength);
      case UNCLOSED -> atStart(text, Phase.SYNTAX, "unexpected-end", "inside", "records");
      case AFTER_ARRAY -> atStart(text, Phase.SYNTAX, "trailing-content", "inside", "records");
    };
  }

  private static @Nullable CheckReport ofEncoding(DocumentText text) {
    SyntaxProblem problem = text.encodingProblem();
    // Jackson would skip a byte order mark, which is allowed at the start of the input only.
    if (problem == null && text.text().startsWith("\uFEFF")) {
      problem = text.syntaxProblem();
    }
    return problem == null ? null : problem.report(text);
  }

  private static CheckReport atStart(
      DocumentText text, Phase phase, String code, String parameter, Object value) {
    return CheckReport.of(Violation.builder(phase, code, "")
        .parameter(parameter, value)
        .at(text.locate(0))
        .build());
  }
}
