package dev.masu.jackson.reader;

import static dev.masu.jackson.testing.Inputs.input;

import dev.masu.jackson.reader.CheckedResult.Bound;
import dev.masu.jackson.reader.CheckedResult.Rejected;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;

/** Reads records, and describes each in one text. */
public final class RecordTexts {
  private RecordTexts() {}

  /** How the records of an input are read. */
  @FunctionalInterface
  interface Route<T> {
    Stream<CheckedResult<T>> read(JsonInput input) throws IOException;
  }

  static <T> List<String> read(Route<T> route, String input) {
    return read(route, input.getBytes(StandardCharsets.UTF_8));
  }

  static <T> List<String> read(Route<T> route, byte[] input) {
    return read(route, input(input));
  }

  static <T> List<String> read(Route<T> route, JsonInput input) {
    try (Stream<CheckedResult<T>> records = route.read(input)) {
      return records.map(RecordTexts::of).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** {@code number line:column @offset value}, or the text and the report. */
  public static String of(CheckedResult<?> record) {
    String location = record.number() + " " + record.start().line() + ":"
        + record.start().column() + " @" + record.start().offset() + " ";
    if (record instanceof Rejected<?> rejected) {
      return location + "'" + rejected.text() + "' " + rejected.report();
    }
    return location + ((Bound<?>) record).value();
  }

  /** The value, or what is wrong. */
  static String outcome(CheckedResult<?> result) {
    return result instanceof Rejected<?> rejected
        ? rejected.report().toString()
        : String.valueOf(((Bound<?>) result).value());
  }
}
