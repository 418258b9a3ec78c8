package dev.masu.jackson.internal.report;

import dev.masu.jackson.internal.document.DocumentSerializer;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.Violation;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tools.jackson.core.JsonGenerator;

/** Writes a violation with its message; of its place line and column. */
public final class ViolationSerializer extends DocumentSerializer<Violation> {
  private final Locale locale;

  public ViolationSerializer(Locale locale) {
    super(Violation.class);
    this.locale = locale;
  }

  @Override
  protected void members(Violation violation, JsonGenerator generator) {
    generator.writeStringProperty("pointer", violation.pointer());
    write("line", violation.location().map(SourceLocation::line), generator);
    write("column", violation.location().map(SourceLocation::column), generator);
    generator.writeStringProperty("phase", violation.phase().name());
    generator.writeStringProperty("code", violation.code());
    generator.writeStringProperty("keyword", violation.keyword().orElse(null));
    generator.writeStringProperty("schemaLocation", violation.schemaLocation().orElse(null));
    generator.writeObjectPropertyStart("parameters");
    violation.parameters().forEach((name, value) -> {
      generator.writeName(name);
      write(value, generator);
    });
    generator.writeEndObject();
    generator.writeStringProperty("message", violation.message(locale));
  }

  private static void write(String name, Optional<Integer> number, JsonGenerator generator) {
    generator.writeName(name);
    number.ifPresentOrElse(generator::writeNumber, generator::writeNull);
  }

  private static void write(Object parameter, JsonGenerator generator) {
    if (parameter instanceof List<?> list) {
      generator.writeStartArray();
      list.forEach(item -> write(item, generator));
      generator.writeEndArray();
    } else {
      generator.writePOJO(parameter);
    }
  }
}
