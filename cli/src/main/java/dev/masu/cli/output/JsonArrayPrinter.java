package dev.masu.cli.output;

import dev.masu.jackson.MasuModule;
import java.io.PrintStream;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.databind.json.JsonMapper;

/** Prints an array of objects, one a line, each as soon as it is there. */
public final class JsonArrayPrinter {
  /** ASCII is UTF-8 in any locale, and can escape half a surrogate pair, which UTF-8 cannot hold. */
  private static final JsonFactory ASCII =
      JsonFactory.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

  private static final JsonMapper MAPPER =
      JsonMapper.builder(ASCII).addModule(new MasuModule()).build();

  private final PrintStream out;
  private String separator = "[\n";

  public JsonArrayPrinter(PrintStream out) {
    this.out = out;
  }

  public void add(Object object) {
    out.print(separator + MAPPER.writeValueAsString(object));
    separator = ",\n";
  }

  /** Ends the array; no object follows. */
  public void end() {
    out.print(separator.startsWith("[") ? "[]\n" : "\n]\n");
  }
}
