package dev.masu.cli.check;

import dev.masu.cli.output.LocatedMessage;
import dev.masu.schema.CheckLimits;
import dev.masu.schema.CheckReport;
import dev.masu.schema.Violation;
import java.util.ArrayList;
import java.util.List;

/** The first violations of an input: as many as are reported, and one that shows that there are more. */
final class FirstViolations {
  private final int max;
  private final List<Violation> violations = new ArrayList<>();
  private final List<LocatedMessage> messages = new ArrayList<>();
  private boolean isTruncated;

  FirstViolations(CheckLimits limits) {
    this.max = limits.maxViolations();
  }

  boolean isFull() {
    return isTruncated || violations.size() > max;
  }

  /** Adds a violation, unless this is full. A text has its location at an offset, or is empty. */
  void add(Violation violation, String text, long offset) {
    if (!isFull()) {
      violations.add(violation);
      messages.add(LocatedMessage.of(violation.location(), violation.message(), text, offset));
    }
  }

  /** Adds nothing more: there are others, but how many is unknown. */
  void truncate() {
    isTruncated = true;
  }

  CheckOutcome outcome(List<String> counts) {
    CheckReport report = isTruncated && violations.size() <= max
        ? CheckReport.truncated(violations)
        : CheckReport.of(violations, max);
    return new CheckOutcome(report, messages.subList(0, report.violations().size()), counts);
  }
}
