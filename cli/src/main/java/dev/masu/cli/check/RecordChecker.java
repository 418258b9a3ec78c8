package dev.masu.cli.check;

import dev.masu.SchemaBound;
import dev.masu.cli.output.Amount;
import dev.masu.cli.output.LocatedMessage;
import dev.masu.jackson.MasuModule;
import dev.masu.jackson.reader.CheckedResult;
import dev.masu.jackson.reader.CheckedResult.Rejected;
import dev.masu.jackson.reader.JsonInput;
import dev.masu.jackson.reader.RecordReader;
import dev.masu.schema.CheckLimits;
import dev.masu.schema.CheckReport;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.Violation;
import dev.masu.schema.catalog.SchemaCatalog;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
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

  static RecordChecker ofStn(SchemaCatalog catalog) {
    return new RecordChecker(catalog, StnRecord.class);
  }

  @SchemaBound(SchemaCatalog.STN)
  @JsonDeserialize(using = NullifyingDeserializer.class)
  private static final class StnRecord {}

  @Override
  public CheckOutcome check(InputStream content) throws IOException {
    Found found = new Found(limits.maxViolations());
    try (Stream<? extends CheckedResult<?>> records = reader.lines(JsonInput.of(content))) {
      Iterator<? extends CheckedResult<?>> iterator = records.iterator();
      while (!found.isFull() && iterator.hasNext()) {
        found.add(iterator.next());
      }
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    return found.outcome();
  }

  /** The first violations: as many as are reported, and one that shows that there are more. */
  private static final class Found {
    private final int max;
    private final List<Violation> violations = new ArrayList<>();
    private final List<LocatedMessage> messages = new ArrayList<>();
    private boolean isTruncated;
    private long records;

    Found(int max) {
      this.max = max;
    }

    void add(CheckedResult<?> record) {
      records++;
      if (record instanceof Rejected<?> rejected) {
        List<Violation> inRecord = rejected.report().violations();
        List<Violation> inFile = rejected.reportInInput().violations();
        for (int i = 0; i < inRecord.size(); i++) {
          long offset = inRecord.get(i).location().map(SourceLocation::offset).orElse(0L);
          Violation violation = inFile.get(i);
          violations.add(violation);
          messages.add(LocatedMessage.of(
              violation.location(), violation.message(), rejected.text(), offset));
        }
        isTruncated = rejected.report().isTruncated();
      }
    }

    boolean isFull() {
      return isTruncated || violations.size() > max;
    }

    CheckOutcome outcome() {
      CheckReport report = isTruncated && violations.size() <= max
          ? CheckReport.truncated(violations)
          : CheckReport.of(violations, max);
      return new CheckOutcome(
          report,
          messages.subList(0, report.violations().size()),
          List.of(Amount.of(records, "record", "records")));
    }
  }
}
