package dev.masu.cli.check;

import dev.masu.SchemaBound;
import dev.masu.cli.output.Amount;
import dev.masu.jackson.MasuModule;
import dev.masu.jackson.reader.CheckedResult;
import dev.masu.jackson.reader.CheckedResult.Rejected;
import dev.masu.jackson.reader.JsonInput;
import dev.masu.jackson.reader.RecordReader;
import dev.masu.schema.CheckLimits;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.Violation;
import dev.masu.schema.catalog.SchemaCatalog;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.deser.std.NullifyingDeserializer;
import tools.jackson.databind.json.JsonMapper;

/** Checks JSON values, one on each line, on all cores and in memory that does not grow with their number. */
final class RecordChecker implements Checker {
  /** As much as a String holds whatever its chars are: the text of an invalid record becomes one. */
  private static final int MAX_LENGTH = (1 << 30) - 1;

  private final CheckLimits limits;
  private final RecordReader<?> reader;

  /** Makes a checker by the schema that a type is bound to, which is one of the catalogue's. */
  RecordChecker(SchemaCatalog catalog, Class<?> type) {
    this.limits = catalog.limits();
    MasuModule module = MasuModule.builder().catalog(catalog).build();
    this.reader = RecordReader.of(JsonMapper.builder().addModule(module).build(), type)
        .withMaxRecordLength(MAX_LENGTH);
  }

  /** A checker of STN documents. */
  static RecordChecker ofStn(SchemaCatalog catalog) {
    return new RecordChecker(catalog, StnRecord.class);
  }

  @SchemaBound(SchemaCatalog.STN)
  @JsonDeserialize(using = NullifyingDeserializer.class)
  private static final class StnRecord {}

  @Override
  public CheckOutcome check(InputStream content) throws IOException {
    FirstViolations violations = new FirstViolations(limits);
    AtomicLong count = new AtomicLong();
    try (Stream<? extends CheckedResult<?>> records = reader.lines(JsonInput.of(content))) {
      records.forEachOrdered(record -> {
        count.incrementAndGet();
        if (record instanceof Rejected<?> rejected && !violations.isFull()) {
          add(rejected, violations);
        }
      });
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    return violations.outcome(List.of(Amount.of(count.get(), "record", "records")));
  }

  private static void add(Rejected<?> record, FirstViolations violations) {
    List<Violation> inRecord = record.report().violations();
    List<Violation> inFile = record.reportInInput().violations();
    for (int i = 0; i < inRecord.size(); i++) {
      long offset = inRecord.get(i).location().map(SourceLocation::offset).orElse(0L);
      violations.add(inFile.get(i), record.text(), offset);
    }
    if (record.report().isTruncated()) {
      violations.truncate();
    }
  }
}
