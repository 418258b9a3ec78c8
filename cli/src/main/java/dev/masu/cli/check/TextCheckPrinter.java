package dev.masu.cli.check;

import dev.masu.cli.output.Amount;
import dev.masu.cli.output.Printable;
import dev.masu.schema.CheckReport;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/**
 * Prints for people: a line for each input, its violations below it, and a line for them all. What could not be read is
 * on standard error alone.
 */
final class TextCheckPrinter implements CheckPrinter {
  private final PrintStream out;

  TextCheckPrinter(PrintStream out) {
    this.out = out;
  }

  @Override
  public void add(FileResult file) {
    out.println(summary(file));
    file.outcome().messages().stream()
        .flatMap(message -> message.lines(file.name()).stream())
        .forEach(out::println);
    CheckReport report = file.outcome().report();
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

  private static String summary(FileResult file) {
    List<String> facts = new ArrayList<>(
        file.isValid()
            ? file.outcome().counts()
            : List.of(violations(file.outcome().report())));
    facts.add(Amount.ofBytes(file.bytes()));
    facts.add(Amount.ofNanos(file.nanos()));
    return Printable.text(file.name())
        + (file.isValid() ? ": valid (" : ": invalid (")
        + String.join(", ", facts)
        + ")";
  }

  private static String violations(CheckReport report) {
    String number = Amount.of(report.violations().size(), "violation", "violations");
    return report.isTruncated() ? "more than " + number : number;
  }
}
