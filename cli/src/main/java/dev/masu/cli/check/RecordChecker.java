package dev.masu.cli.check;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import dev.masu.SchemaBound;
import dev.masu.jackson.MasuModule;
import dev.masu.jackson.reader.CheckedResult;
import dev.masu.jackson.reader.JsonInput;
import dev.masu.jackson.reader.RecordReader;
import dev.masu.schema.catalog.SchemaCatalog;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.stream.Stream;
import tools.jackson.databind.json.JsonMapper;

/** Checks STN documents, one on each line, on all cores and in memory that does not grow with their number. */
final class RecordChecker implements Checker {
  /** As much as a String holds whatever its chars are: the text of an invalid record becomes one. */
  private static final int MAX_LENGTH = (1 << 30) - 1;

  private static final RecordReader<CheckedStn> READER =
      RecordReader.of(JsonMapper.builder().addModule(new MasuModule()).build(), CheckedStn.class).withMaxRecordLength(MAX_LENGTH);

  /** An STN document of which nothing is kept. */
  @SchemaBound(SchemaCatalog.STN)
  @JsonIgnoreProperties(ignoreUnknown = true)
  private record CheckedStn() {}

  @Override
  public CheckOutcome check(InputStream content) throws IOException {
    RecordViolations violations = new RecordViolations();
    try (Stream<CheckedResult<CheckedStn>> records = READER.lines(JsonInput.of(content))) {
      records.forEachOrdered(violations::add);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    return violations.outcome();
  }
}
