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
  private final @Nullable String notation;

  /** Prints results for texts of a notation, or without one the answer to a wrong command line. */
  JsonNotationPrinter(PrintStream out, @Nullable NotationKind notation) {
    this.array = new JsonArrayPrinter(out);
    this.notation = notation == null ? null : notation.toString();
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
    JsonNotationPrinter printer = new JsonNotationPrinter(streams.out(), null);
    printer.addUnreadable(message);
    printer.end();
  }

  @Override
  public void addValid(String text, @Nullable Long line, NotationAttributes attributes) {
    array.add(new Text(notation, text, line, true, attributes.values(), null));
  }

  @Override
  public void addInvalid(String text, @Nullable Long line, NotationException error) {
    Problem problem = new Problem(error.index(), error.reason(), error.getMessage());
    array.add(new Text(notation, text, line, false, null, problem));
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
