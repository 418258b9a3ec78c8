package dev.masu.cli;

import dev.masu.schema.CheckReport;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.Violation;
import java.io.PrintStream;
import java.util.Optional;
import tools.jackson.core.JsonGenerator;

/** A report for programs: an array with an object for each file. */
final class JsonReport implements Report {
  private final JsonArray array;
  private final Complaints complaints;

  JsonReport(PrintStream out, Complaints complaints) {
    this.array = new JsonArray(out);
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
    json.writeArrayPropertyStart("violations");
    report.violations().forEach(violation -> write(violation, json));
    json.writeEndArray();
  }

  private static void write(Violation violation, JsonGenerator json) {
    json.writeStartObject();
    json.writeStringProperty("pointer", violation.pointer());
    write("line", violation.location().map(SourceLocation::line), json);
    write("column", violation.location().map(SourceLocation::column), json);
    json.writeStringProperty("phase", violation.phase().name());
    json.writeStringProperty("code", violation.code());
    json.writeStringProperty("keyword", violation.keyword().orElse(null));
    json.writeStringProperty("message", violation.message());
    json.writeEndObject();
  }

  private static void write(String name, Optional<Integer> number, JsonGenerator json) {
    json.writeName(name);
    number.ifPresentOrElse(json::writeNumber, json::writeNull);
  }
}
