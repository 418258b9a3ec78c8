package dev.masu.cli;

import java.io.PrintStream;
import java.io.StringWriter;
import java.util.function.Consumer;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonWriteFeature;

/** Prints an array of objects, one a line, each as soon as it is there. */
final class JsonArray {
  /** ASCII is UTF-8 in any locale, and can escape half a surrogate pair, which UTF-8 cannot hold. */
  private static final JsonFactory ASCII =
      JsonFactory.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

  private final PrintStream out;
  private String separator = "[\n";

  JsonArray(PrintStream out) {
    this.out = out;
  }

  /** Adds an object with the properties that are written. */
  void add(Consumer<JsonGenerator> properties) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = ASCII.createGenerator(ObjectWriteContext.empty(), text)) {
      json.writeStartObject();
      properties.accept(json);
      json.writeEndObject();
    }
    out.print(separator + text);
    separator = ",\n";
  }

  /** Ends the array; no object follows. */
  void end() {
    out.print(separator.startsWith("[") ? "[]\n" : "\n]\n");
  }
}
