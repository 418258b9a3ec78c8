package dev.masu.cli.check;

import dev.masu.cli.output.Amount;
import dev.masu.cli.output.JsonArrayPrinter;
import dev.masu.cli.output.StandardStreams;
import dev.masu.schema.CheckReport;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;

/** Prints for programs: an array with an object for each input, also for one that could not be read. */
public final class JsonCheckPrinter implements CheckPrinter {
  private final JsonArrayPrinter array;
  private final StandardStreams streams;

  JsonCheckPrinter(StandardStreams streams) {
    this.array = new JsonArrayPrinter(streams.out(), MasuMapper.INSTANCE::createGenerator);
    this.streams = streams;
  }

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
  public void end(Totals totals) {
    array.end();
  }

  private void add(String name, CheckReport report) {
    array.add(json -> {
      writeHead(name, report.isValid(), report.isTruncated(), json);
      json.writePOJOProperty("violations", report.violations());
    });
    if (report.isTruncated()) {
      streams.diagnostics().print(name, Amount.stoppedAfter(report));
    }
  }

  /** Adds an object with one violation that no report holds. */
  private void addProblem(@Nullable String name, String phase, String code, String message) {
    array.add(json -> {
      writeHead(name, false, false, json);
      json.writeArrayPropertyStart("violations");
      json.writeStartObject();
      json.writeStringProperty("pointer", "");
      json.writeNullProperty("line");
      json.writeNullProperty("column");
      json.writeStringProperty("phase", phase);
      json.writeStringProperty("code", code);
      json.writeNullProperty("keyword");
      json.writeNullProperty("schemaLocation");
      json.writeObjectPropertyStart("parameters");
      json.writeEndObject();
      json.writeStringProperty("message", message);
      json.writeEndObject();
      json.writeEndArray();
    });
  }

  private static void writeHead(
      @Nullable String name, boolean isValid, boolean isTruncated, JsonGenerator json) {
    json.writeStringProperty("file", name);
    json.writeBooleanProperty("valid", isValid);
    json.writeBooleanProperty("truncated", isTruncated);
  }
}
