package dev.masu.jackson.internal.report;

import dev.masu.jackson.internal.document.DocumentSerializer;
import dev.masu.schema.CheckReport;
import tools.jackson.core.JsonGenerator;

/** Writes a report, and whether it is whole. */
public final class CheckReportSerializer extends DocumentSerializer<CheckReport> {
  public CheckReportSerializer() {
    super(CheckReport.class);
  }

  @Override
  protected void members(CheckReport report, JsonGenerator generator) {
    generator.writeBooleanProperty("valid", report.isValid());
    generator.writeBooleanProperty("truncated", report.isTruncated());
    generator.writeArrayPropertyStart("violations");
    report.violations().forEach(generator::writePOJO);
    generator.writeEndArray();
  }
}
