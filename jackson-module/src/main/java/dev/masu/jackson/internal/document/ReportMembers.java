package dev.masu.jackson.internal.document;

import dev.masu.notation.NotationProblem;
import dev.masu.schema.CheckReport;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.Violation;
import java.util.List;
import java.util.Locale;
import tools.jackson.core.JsonGenerator;

/** Writes the members of reports, violations and notation problems. */
final class ReportMembers {
  private ReportMembers() {}

  static void write(CheckReport report, JsonGenerator generator) {
    generator.writeBooleanProperty("valid", report.isValid());
    generator.writeBooleanProperty("truncated", report.isTruncated());
    generator.writeArrayPropertyStart("violations");
    report.violations().forEach(generator::writePOJO);
    generator.writeEndArray();
  }

  /** Writes a violation with its message; of its location line and column. */
  static void write(Violation violation, Locale locale, JsonGenerator generator) {
    generator.writeStringProperty("pointer", violation.pointer());
    generator.writePOJOProperty(
        "line", violation.location().map(SourceLocation::line).orElse(null));
    generator.writePOJOProperty(
        "column", violation.location().map(SourceLocation::column).orElse(null));
    generator.writeStringProperty("phase", violation.phase().name());
    generator.writeStringProperty("code", violation.code());
    generator.writeStringProperty("keyword", violation.keyword().orElse(null));
    generator.writeStringProperty("schemaLocation", violation.schemaLocation().orElse(null));
    generator.writeObjectPropertyStart("parameters");
    violation.parameters().forEach((name, value) -> {
      generator.writeName(name);
      writeParameter(value, generator);
    });
    generator.writeEndObject();
    generator.writeStringProperty("message", violation.message(locale));
  }

  private static void writeParameter(Object parameter, JsonGenerator generator) {
    if (parameter instanceof List<?> list) {
      generator.writeStartArray();
      list.forEach(item -> writeParameter(item, generator));
      generator.writeEndArray();
    } else {
      generator.writePOJO(parameter);
    }
  }

  /** Writes what is wrong with a text of a notation. */
  static void write(NotationProblem problem, Locale locale, JsonGenerator generator) {
    generator.writeStringProperty("notation", problem.notation());
    generator.writeNumberProperty("index", problem.index());
    generator.writeStringProperty("reason", problem.reason(locale));
    generator.writeStringProperty("message", problem.message(locale));
  }
}
