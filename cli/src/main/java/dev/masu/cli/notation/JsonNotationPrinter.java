package dev.masu.cli.notation;

import dev.masu.cli.output.JsonArrayPrinter;
import dev.masu.cli.output.StandardStreams;
import dev.masu.notation.NotationException;
import java.io.PrintStream;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Prints for programs: an array with an object for each text, and for what could not be read. */
public final class JsonNotationPrinter implements NotationPrinter {
  private final JsonArrayPrinter array;

  JsonNotationPrinter(PrintStream out) {
    this.array = new JsonArrayPrinter(out);
  }

  private record Text(
      @Nullable String notation,
      @Nullable String text,
      @Nullable Long line,
      boolean valid,
      @Nullable Map<String, @Nullable Object> attributes,
      @Nullable Problem error) {}

  private record Problem(
      @Nullable Integer index, String reason, @Nullable String message) {}

  /** Prints the answer to a wrong command line. */
  public static void printUsageError(StandardStreams streams, String message) {
    JsonNotationPrinter printer = new JsonNotationPrinter(streams.out());
    printer.addUnreadable(message);
    printer.end();
  }

  @Override
  public void add(Result result) {
    array.add(new Text(
        result.notation().toString(),
        result.text(),
        result.line(),
        result.isValid(),
        result.isValid() ? result.attributes() : null,
        result.error().map(JsonNotationPrinter::problem).orElse(null)));
  }

  private static Problem problem(NotationException error) {
    return new Problem(error.index(), error.reason(), error.getMessage());
  }

  @Override
  public void addUnreadable(String reason) {
    array.add(new Text(null, null, null, false, null, new Problem(null, reason, reason)));
  }

  @Override
  public void end() {
    array.end();
  }
}
