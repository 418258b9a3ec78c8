package dev.masu.cli;

import dev.masu.schema.CheckReport;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/** A report for people: a line for each file, its violations below it, and a line for them all. */
final class TextReport implements Report {
  private final PrintStream out;

  TextReport(PrintStream out) {
    this.out = out;
  }

  @Override
  public void add(CheckedFile file) {
    out.println(summary(file));
    CheckReport report = file.verdict().report();
    if (report.isValid()) {
      return;
    }
    file.messages().forEach(out::println);
    if (report.isTruncated()) {
      out.println(Printable.text(file.name()) + ": " + Amount.stoppedAfter(report));
    }
  }

  @Override
  public void end(Totals totals) {
    if (totals.files() > 1) {
      out.println(totals);
    }
  }

  private static String summary(CheckedFile file) {
    CheckReport report = file.verdict().report();
    List<String> facts =
        new ArrayList<>(report.isValid() ? file.verdict().counts() : List.of(violations(report)));
    facts.add(Amount.ofBytes(file.bytes()));
    facts.add(Amount.ofNanos(file.nanos()));
    return Printable.text(file.name())
        + (report.isValid() ? ": valid (" : ": invalid (")
        + String.join(", ", facts)
        + ")";
  }

  private static String violations(CheckReport report) {
    String number = Amount.of(report.violations().size(), "violation", "violations");
    return report.isTruncated() ? "more than " + number : number;
  }
}
