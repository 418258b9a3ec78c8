package dev.masu.cli.notation;

import dev.masu.cli.input.Inputs;
import dev.masu.cli.input.ReadErrors;
import dev.masu.cli.notation.NotationPrinter.Result;
import dev.masu.cli.output.ExitCode;
import dev.masu.cli.output.OutputFormat;
import dev.masu.cli.output.StandardStreams;
import dev.masu.internal.text.BoundedLines;
import dev.masu.notation.NotationException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Parses texts of one notation, and prints the result of each before the next is read. */
final class NotationRun {
  /** The length of the longest line that is accepted, in chars without the line's end. */
  static final int MAX_LENGTH = 10_000;

  private final NotationKind notation;
  private final Function<String, Attributes> parser;
  private final NotationPrinter printer;
  private final StandardStreams streams;
  private int exitCode = ExitCode.VALID;

  NotationRun(
      NotationKind notation,
      Function<String, Attributes> parser,
      OutputFormat format,
      StandardStreams streams) {
    this.notation = notation;
    this.parser = parser;
    this.printer = format == OutputFormat.JSON
        ? new JsonNotationPrinter(streams.out())
        : new TextNotationPrinter(streams.out());
    this.streams = streams;
  }

  /** Parses an argument, which may be of any length. */
  void parse(String text) {
    parse(text, null);
  }

  private void parse(String text, @Nullable Long line) {
    Result result = result(text, line);
    printer.add(result);
    if (!result.isValid()) {
      endWith(ExitCode.INVALID);
    }
  }

  private Result result(String text, @Nullable Long line) {
    try {
      if (line != null && text.length() > MAX_LENGTH) {
        throw NotationException.tooLong("line of standard input", text, MAX_LENGTH);
      }
      Attributes attributes = parser.apply(text);
      return new Result(notation, text, line, attributes.values(), Optional.empty());
    } catch (NotationException e) {
      return new Result(notation, text, line, Map.of(), Optional.of(e));
    }
  }

  /** Parses the lines of standard input, as long as the results can be printed. Bytes that are not UTF-8 become U+FFFD. */
  void readLines() {
    BoundedLines lines = new BoundedLines(
        new BufferedReader(new InputStreamReader(streams.in(), StandardCharsets.UTF_8)),
        MAX_LENGTH);
    try {
      String line = lines.next();
      while (line != null && !streams.out().checkError()) {
        parse(line, lines.number());
        line = lines.next();
      }
    } catch (IOException e) {
      String reason = ReadErrors.reason(e);
      streams.printProblem(Inputs.STANDARD_INPUT, reason);
      printer.addUnreadable(reason);
      endWith(ExitCode.NOT_CHECKED);
    }
  }

  /** {@return the exit code of the run, which is over} */
  int end() {
    printer.end();
    return exitCode;
  }

  private void endWith(int code) {
    exitCode = Math.max(exitCode, code);
  }
}
