package dev.masu.cli.check;

import dev.masu.cli.output.Amount;
import dev.masu.cli.output.JsonArrayPrinter;
import dev.masu.cli.output.StandardStreams;
import dev.masu.schema.CheckReport;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Prints for programs: an array with an object for each input, also for one that could not be read. */
public final class JsonCheckPrinter implements CheckPrinter {
  private final JsonArrayPrinter array;
  private final StandardStreams streams;

  JsonCheckPrinter(StandardStreams streams) {
    this.array = new JsonArrayPrinter(streams.out());
    this.streams = streams;
  }

  private record Result(
      @Nullable String file, boolean valid, boolean truncated, List<?> violations) {}

  /** A violation that no report holds. */
  private record Problem(
      String pointer,
      @Nullable Integer line,
      @Nullable Integer column,
      String phase,
      String code,
      @Nullable String keyword,
      @Nullable String schemaLocation,
      Map<String, Object> parameters,
      String message) {}

  /** Prints the answer to a wrong command line. */
  public static void printUsageError(StandardStreams streams, String message) {
    JsonCheckPrinter printer = new JsonCheckPrinter(streams);
    printer.addProblem(null, "USAGE", "usage", message);
    printer.array.end();
  }

  @Override
  public void add(FileResult file) {
    add(file.name(), file.outcome().report());
  }

  @Override
  public void addUnreadable(String name, String reason) {
    addProblem(name, "IO", "unreadable", reason);
  }

  @Override
  public void addBrokenSchema(String name, CheckReport report) {
    add(name, report);
  }

  @Override
  public void end() {
    array.end();
  }

  private void add(String name, CheckReport report) {
    array.add(new Result(name, report.isValid(), report.isTruncated(), report.violations()));
    if (report.isTruncated()) {
      streams.printProblem(name, Amount.stoppedAfter(report));
    }
  }

  private void addProblem(@Nullable String name, String phase, String code, String message) {
    Problem problem = new Problem("", null, null, phase, code, null, null, Map.of(), message);
    array.add(new Result(name, false, false, List.of(problem)));
  }
}
