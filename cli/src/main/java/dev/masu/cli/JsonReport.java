package dev.masu.cli;

import dev.masu.schema.CheckReport;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.Violation;
import java.io.PrintStream;
import java.io.StringWriter;
import java.util.Optional;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonWriteFeature;

/** A report for programs: an array with an object for each file, one a line. */
final class JsonReport implements Report {
  /** ASCII is UTF-8 in any locale, and can escape half a surrogate pair, which UTF-8 cannot hold. */
  private static final JsonFactory ASCII =
      JsonFactory.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

  private final PrintStream out;
  private final Complaints complaints;
  private String separator = "[\n";

  JsonReport(PrintStream out, Complaints complaints) {
    this.out = out;
    this.complaints = complaints;
  }

  @Override
  public void add(CheckedFile file) {
    CheckReport report = file.verdict().report();
    out.print(separator + json(file.name(), report));
    separator = ",\n";
    if (report.isTruncated()) {
      complaints.about(file.name(), Amount.stoppedAfter(report));
    }
  }

  @Override
  public void end(Totals totals) {
    out.print(separator.startsWith("[") ? "[]\n" : "\n]\n");
  }

  private static String json(String file, CheckReport report) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = ASCII.createGenerator(ObjectWriteContext.empty(), text)) {
      json.writeStartObject();
      json.writeStringProperty("file", file);
      json.writeBooleanProperty("valid", report.isValid());
      json.writeArrayPropertyStart("violations");
      report.violations().forEach(violation -> write(violation, json));
      json.writeEndArray();
      json.writeEndObject();
    }
    return text.toString();
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
