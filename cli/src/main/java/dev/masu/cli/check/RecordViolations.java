package dev.masu.cli.check;

import dev.masu.cli.output.Amount;
import dev.masu.cli.output.LocatedMessage;
import dev.masu.jackson.reader.CheckedResult;
import dev.masu.jackson.reader.CheckedResult.Rejected;
import dev.masu.schema.CheckLimits;
import dev.masu.schema.CheckReport;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.Violation;
import java.util.ArrayList;
import java.util.List;

/** The first violations of the records of a file. */
final class RecordViolations {
  private static final int MAX = CheckLimits.defaults().maxViolations();

  private final List<Violation> violations = new ArrayList<>();
  private final List<LocatedMessage> messages = new ArrayList<>();
  private long records;

  void add(CheckedResult<?> record) {
    records++;
    // One more than is kept lets the report know that there are more.
    if (record instanceof Rejected<?> rejected && violations.size() <= MAX) {
      List<Violation> inRecord = rejected.report().violations();
      List<Violation> inFile = rejected.reportInInput().violations();
      for (int i = 0; i < inRecord.size() && violations.size() <= MAX; i++) {
        violations.add(inFile.get(i));
        messages.add(message(inFile.get(i), inRecord.get(i), rejected.text()));
      }
      if (rejected.report().isTruncated() && violations.size() == MAX) {
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
        CheckReport.of(violations, MAX),
        messages.subList(0, Math.min(messages.size(), MAX)),
        List.of(Amount.of(records, "record", "records")));
  }
}
