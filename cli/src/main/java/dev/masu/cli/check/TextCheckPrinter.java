package dev.masu.cli.check;

import dev.masu.cli.output.Amount;
import dev.masu.cli.output.Printable;
import dev.masu.schema.CheckReport;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Prints for people: a line for each input, its violations below it, and a line for them all. What could not be read is
 * on standard error alone.
 */
final class TextCheckPrinter implements CheckPrinter {
  private final PrintStream out;

  /** Whether nothing is printed about valid inputs. */
  private final boolean isQuiet;

  private int valid;
  private int invalid;
  private int unreadable;
  private long bytes;
  private long nanos;

  TextCheckPrinter(PrintStream out, boolean isQuiet) {
    this.out = out;
    this.isQuiet = isQuiet;
  }

  @Override
  public void add(FileResult file) {
    valid += file.isValid() ? 1 : 0;
    invalid += file.isValid() ? 0 : 1;
    bytes += file.bytes();
    nanos += file.nanos();
    if (!isQuiet || !file.isValid()) {
      out.println(summary(file));
    }
    file.outcome().messages().stream()
        .flatMap(message -> message.lines(file.name()).stream())
        .forEach(out::println);
    CheckReport report = file.outcome().report();
    if (report.isTruncated()) {
      out.println(Printable.text(file.name()) + ": " + Amount.stoppedAfter(report));
    }
  }

  @Override
  public void addUnreadable(String name, String reason) {
    unreadable++;
  }

  @Override
  public void end() {
    int files = valid + invalid + unreadable;
    if (files > 1) {
      String kinds = Stream.of(
              kind(valid, "valid"), kind(invalid, "invalid"), kind(unreadable, "not read"))
          .flatMap(Optional::stream)
          .collect(Collectors.joining(", "));
      String amounts = Amount.ofBytes(bytes) + ", " + Amount.ofNanos(nanos);
      out.println(Amount.of(files, "file", "files") + ": " + kinds + " (" + amounts + ")");
    }
  }

  private static Optional<String> kind(int number, String what) {
    return number == 0 ? Optional.empty() : Optional.of(Amount.of(number, what, what));
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
