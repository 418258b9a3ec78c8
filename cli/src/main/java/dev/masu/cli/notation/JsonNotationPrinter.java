package dev.masu.cli.notation;

import dev.masu.cli.output.JsonArrayPrinter;
import dev.masu.cli.output.StandardStreams;
import dev.masu.notation.NotationException;
import java.io.PrintStream;
import tools.jackson.core.JsonGenerator;

/** Prints for programs: an array with an object for each text, and for what could not be read. */
public final class JsonNotationPrinter implements NotationPrinter {
  private final JsonArrayPrinter array;

  JsonNotationPrinter(PrintStream out) {
    this.array = new JsonArrayPrinter(out);
  }

  /** Prints the answer to a wrong command line. */
  public static void printUsageError(StandardStreams streams, String message) {
    JsonNotationPrinter printer = new JsonNotationPrinter(streams.out());
    printer.addUnreadable(message);
    printer.end();
  }

  @Override
  public void add(NotationResult result) {
    array.add(json -> write(result, json));
  }

  @Override
  public void addUnreadable(String reason) {
    array.add(json -> {
      json.writeNullProperty("notation");
      json.writeNullProperty("text");
      json.writeNullProperty("line");
      json.writeBooleanProperty("valid", false);
      json.writeNullProperty("attributes");
      json.writeName("error");
      json.writeStartObject();
      json.writeNullProperty("index");
      json.writeStringProperty("reason", reason);
      json.writeStringProperty("message", reason);
      json.writeEndObject();
    });
  }

  @Override
  public void end() {
    array.end();
  }

  private static void write(NotationResult result, JsonGenerator json) {
    json.writeStringProperty("notation", result.notation().toString());
    json.writeStringProperty("text", result.input().text());
    json.writeName("line");
    result.input().line().ifPresentOrElse(json::writeNumber, json::writeNull);
    json.writeBooleanProperty("valid", result.isValid());
    json.writeName("attributes");
    if (result.isValid()) {
      json.writeStartObject();
      result.attributes().forEach(attribute -> attribute.write(json));
      json.writeEndObject();
    } else {
      json.writeNull();
    }
    json.writeName("error");
    result.error().ifPresentOrElse(error -> write(error, json), json::writeNull);
  }

  private static void write(NotationException error, JsonGenerator json) {
    json.writeStartObject();
    json.writeNumberProperty("index", error.index());
    json.writeStringProperty("reason", error.reason());
    json.writeStringProperty("message", error.getMessage());
    json.writeEndObject();
  }
}
