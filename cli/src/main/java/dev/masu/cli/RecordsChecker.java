package dev.masu.cli;

import dev.masu.jackson.MasuModule;
import dev.masu.jackson.reader.CheckedResult;
import dev.masu.jackson.reader.JsonInput;
import dev.masu.jackson.reader.RecordReader;
import dev.masu.stn.Stn;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.stream.Stream;
import tools.jackson.databind.json.JsonMapper;

/** Checks STN documents, one on each line, on all cores and in memory that does not grow with them. */
final class RecordsChecker implements StreamChecker {
  /** As much as a String holds whatever its chars are: the text of a line that is refused becomes one. */
  private static final int MAX_LENGTH = (1 << 30) - 1;

  private static final RecordReader<Stn> READER = RecordReader.of(
          JsonMapper.builder().addModule(new MasuModule()).build(), Stn.class)
      .withMaxRecordLength(MAX_LENGTH);

  @Override
  public Checked check(InputStream content) throws IOException {
    RecordViolations violations = new RecordViolations();
    try (Stream<CheckedResult<Stn>> records = READER.lines(JsonInput.of(content))) {
      records.forEachOrdered(violations::add);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    return violations.checked();
  }
}
