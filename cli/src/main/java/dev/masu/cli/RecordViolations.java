package dev.masu.cli;

import dev.masu.jackson.reader.CheckedResult;
import dev.masu.jackson.reader.CheckedResult.Rejected;
import dev.masu.schema.CheckLimits;
import dev.masu.schema.CheckReport;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.Violation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The first violations of records, each with the part of its record that is shown. */
final class RecordViolations {
  private static final int MAX = CheckLimits.defaults().maxViolations();

  /** Enough chars before and behind a place for an excerpt, which may end within a pair of chars. */
  private static final int MARGIN = 4 * Excerpt.WIDTH;

  private final List<Violation> violations = new ArrayList<>();
  private final List<Shown> shown = new ArrayList<>();
  private long records;

  /**
   * How a violation is shown.
   *
   * @param place its place in the file
   * @param message what it says
   * @param text a part of the record around it
   * @param offset its place in the part, in chars
   */
  private record Shown(Optional<SourceLocation> place, String message, String text, int offset) {
    List<String> lines(String file) {
      String head = place.map(at -> ":" + at.line() + ":" + at.column()).orElse("");
      return PlacedMessage.lines(file + head + ": " + message, text, offset);
    }
  }

  void add(CheckedResult<?> record) {
    records++;
    // One more than is kept lets the report know that there are more.
    if (record instanceof Rejected<?> rejected && violations.size() <= MAX) {
      List<Violation> inRecord = rejected.report().violations();
      List<Violation> inFile = rejected.reportInInput().violations();
      for (int i = 0; i < inRecord.size() && violations.size() <= MAX; i++) {
        violations.add(inFile.get(i));
        shown.add(shown(rejected.text(), inRecord.get(i), inFile.get(i)));
      }
      if (rejected.report().isTruncated() && violations.size() == MAX) {
        violations.add(inFile.get(0));
      }
    }
  }

  private static Shown shown(String text, Violation inRecord, Violation inFile) {
    int offset = inRecord.location().map(place -> (int) place.offset()).orElse(0);
    int start = Math.max(0, offset - MARGIN);
    String part = text.substring(start, Math.min(text.length(), offset + MARGIN));
    return new Shown(inFile.location(), inFile.message(), part, offset - start);
  }

  Checked checked() {
    CheckReport report = CheckReport.of(violations, MAX);
    Verdict verdict = new Verdict(report, List.of(Amount.of(records, "record", "records")));
    return new Checked(verdict, this::messages);
  }

  private Stream<String> messages(String file) {
    return shown.stream().limit(MAX).flatMap(violation -> violation.lines(file).stream());
  }
}
