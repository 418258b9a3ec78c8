package dev.masu.jackson;

import dev.masu.schema.CheckReport;
import tools.jackson.core.JsonGenerator;

/** Writes a report, and whether it is whole. */
final class CheckReportSerializer extends DocumentSerializer<CheckReport> {
  CheckReportSerializer() {
    super(CheckReport.class);
  }

  @Override
  void members(CheckReport report, JsonGenerator generator) {
    generator.writeBooleanProperty("valid", report.isValid());
    generator.writeBooleanProperty("truncated", report.isTruncated());
    generator.writeArrayPropertyStart("violations");
    report.violations().forEach(generator::writePOJO);
    generator.writeEndArray();
  }
}
