package dev.masu.cli;

import dev.masu.jackson.MasuModule;
import dev.masu.schema.CheckReport;
import java.io.PrintStream;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.json.JsonMapper;

/** A report for programs: an array with an object for each file. */
final class JsonReport implements Report {
  private static final JsonMapper MAPPER =
      JsonMapper.builder(JsonArray.ASCII).addModule(new MasuModule()).build();

  private final JsonArray array;
  private final Complaints complaints;

  JsonReport(PrintStream out, Complaints complaints) {
    this.array = new JsonArray(out, MAPPER::createGenerator);
    this.complaints = complaints;
  }

  @Override
  public void add(CheckedFile file) {
    CheckReport report = file.verdict().report();
    array.add(json -> write(file.name(), report, json));
    if (report.isTruncated()) {
      complaints.about(file.name(), Amount.stoppedAfter(report));
    }
  }

  @Override
  public void end(Totals totals) {
    array.end();
  }

  private static void write(String file, CheckReport report, JsonGenerator json) {
    json.writeStringProperty("file", file);
    json.writeBooleanProperty("valid", report.isValid());
    json.writeBooleanProperty("truncated", report.isTruncated());
    json.writePOJOProperty("violations", report.violations());
  }
}
