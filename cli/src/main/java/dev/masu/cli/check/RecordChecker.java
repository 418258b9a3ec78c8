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
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.json.JsonMapper;

/** Checks JSON values, one on each line, on all cores and in memory that does not grow with their number. */
final class RecordChecker implements Checker {
  /** As much as a String holds whatever its chars are: the text of an invalid record becomes one. */
  private static final int MAX_LENGTH = (1 << 30) - 1;

  private static final int MAX_VIOLATIONS = CheckLimits.defaults().maxViolations();

  private final RecordReader<?> reader;

  /**
   * Makes a checker by the schema of a type.
   *
   * @param type a type that is bound to a schema of the catalogue, and read by {@link Skipping}
   */
  RecordChecker(SchemaCatalog catalog, Class<?> type) {
    MasuModule module = MasuModule.builder().catalog(catalog).build();
    this.reader = RecordReader.of(JsonMapper.builder().addModule(module).build(), type)
        .withMaxRecordLength(MAX_LENGTH);
  }

  /** A checker of STN documents. */
  static RecordChecker ofStn() {
    return new RecordChecker(SchemaCatalog.bundled(), StnRecord.class);
  }

  @SchemaBound(SchemaCatalog.STN)
  @JsonDeserialize(using = Skipping.class)
  private static final class StnRecord {}

  /** Reads a value of which nothing is kept. */
  static final class Skipping extends StdDeserializer<Object> {
    Skipping() {
      super(Object.class);
    }

    @Override
    public @Nullable Object deserialize(JsonParser parser, DeserializationContext context) {
      parser.skipChildren();
      return null;
    }
  }

  @Override
  public CheckOutcome check(InputStream content) throws IOException {
    Violations violations = new Violations();
    try (Stream<? extends CheckedResult<?>> records = reader.lines(JsonInput.of(content))) {
      records.forEachOrdered(violations::add);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    return violations.outcome();
  }

  /** The first violations of the records of a file. */
  private static final class Violations {
    private final List<Violation> violations = new ArrayList<>();
    private final List<LocatedMessage> messages = new ArrayList<>();
    private long records;

    void add(CheckedResult<?> record) {
      records++;
      // One more than is kept lets the report know that there are more.
      if (record instanceof Rejected<?> rejected && violations.size() <= MAX_VIOLATIONS) {
        List<Violation> inRecord = rejected.report().violations();
        List<Violation> inFile = rejected.reportInInput().violations();
        for (int i = 0; i < inRecord.size() && violations.size() <= MAX_VIOLATIONS; i++) {
          violations.add(inFile.get(i));
          messages.add(message(inFile.get(i), inRecord.get(i), rejected.text()));
        }
        if (rejected.report().isTruncated() && violations.size() == MAX_VIOLATIONS) {
          violations.add(inFile.get(0));
        }
      }
    }

    private static LocatedMessage message(Violation inFile, Violation inRecord, String record) {
      long offset = inRecord.location().map(SourceLocation::offset).orElse(0L);
      return LocatedMessage.of(inFile.location(), inFile.message(), record, offset);
    }

    CheckOutcome outcome() {
      return new CheckOutcome(
          CheckReport.of(violations, MAX_VIOLATIONS),
          messages.subList(0, Math.min(messages.size(), MAX_VIOLATIONS)),
          List.of(Amount.of(records, "record", "records")));
    }
  }
}
