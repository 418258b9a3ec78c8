package dev.masu.cli.output;

import java.io.PrintStream;
import java.io.StringWriter;
import java.io.Writer;
import java.util.function.Consumer;
import java.util.function.Function;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonWriteFeature;

/** Prints an array of objects, one a line, each as soon as it is there. */
public final class JsonArrayPrinter {
  /** ASCII is UTF-8 in any locale, and can escape half a surrogate pair, which UTF-8 cannot hold. */
  public static final JsonFactory ASCII =
      JsonFactory.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

  private final PrintStream out;
  private final Function<Writer, JsonGenerator> generators;
  private String separator = "[\n";

  /** Makes an array of objects whose values are texts, numbers and the like. */
  public JsonArrayPrinter(PrintStream out) {
    this(out, text -> ASCII.createGenerator(ObjectWriteContext.empty(), text));
  }

  /**
   * Makes an array of any objects.
   *
   * @param generators makes what writes one, from {@link #ASCII}
   */
  public JsonArrayPrinter(PrintStream out, Function<Writer, JsonGenerator> generators) {
    this.out = out;
    this.generators = generators;
  }

  /** Adds an object with the properties that are written. */
  public void add(Consumer<JsonGenerator> properties) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = generators.apply(text)) {
      json.writeStartObject();
      properties.accept(json);
      json.writeEndObject();
    }
    out.print(separator + text);
    separator = ",\n";
  }

  /** Ends the array; no object follows. */
  public void end() {
    out.print(separator.startsWith("[") ? "[]\n" : "\n]\n");
  }
}
