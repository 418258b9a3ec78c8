package dev.masu.cli;

import dev.masu.notation.NotationException;
import java.io.PrintStream;
import tools.jackson.core.JsonGenerator;

/** A report for programs: an array with an object for each text. */
final class NotationJsonReport implements NotationReport {
  private final JsonArray array;

  NotationJsonReport(PrintStream out) {
    this.array = new JsonArray(out);
  }

  @Override
  public void add(NotationReading reading) {
    array.add(json -> write(reading, json));
  }

  @Override
  public void end() {
    array.end();
  }

  private static void write(NotationReading reading, JsonGenerator json) {
    json.writeStringProperty("notation", reading.notation().toString());
    json.writeStringProperty("text", reading.given().text());
    json.writeName("line");
    reading.given().line().ifPresentOrElse(json::writeNumber, json::writeNull);
    json.writeBooleanProperty("valid", reading.isValid());
    json.writeName("attributes");
    if (reading.isValid()) {
      json.writeStartObject();
      reading.attributes().forEach(attribute -> attribute.write(json));
      json.writeEndObject();
    } else {
      json.writeNull();
    }
    json.writeName("error");
    reading.error().ifPresentOrElse(error -> write(error, json), json::writeNull);
  }

  private static void write(NotationException error, JsonGenerator json) {
    json.writeStartObject();
    json.writeNumberProperty("index", error.index());
    json.writeStringProperty("reason", error.reason());
    json.writeStringProperty("message", error.getMessage());
    json.writeEndObject();
  }
}
