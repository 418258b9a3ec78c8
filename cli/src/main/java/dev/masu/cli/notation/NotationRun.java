package dev.masu.cli.notation;

import dev.masu.cli.input.Inputs;
import dev.masu.cli.input.ReadErrors;
import dev.masu.cli.output.ExitCode;
import dev.masu.cli.output.OutputFormat;
import dev.masu.cli.output.StandardStreams;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Parses texts of one notation, and prints the result of each before the next is read. */
final class NotationRun {
  private final NotationKind notation;
  private final Function<String, List<Attribute>> parser;
  private final NotationPrinter printer;
  private final StandardStreams streams;
  private int exitCode = ExitCode.VALID;

  NotationRun(
      NotationKind notation,
      Function<String, List<Attribute>> parser,
      OutputFormat format,
      StandardStreams streams) {
    this.notation = notation;
    this.parser = parser;
    this.printer = format == OutputFormat.JSON
        ? new JsonNotationPrinter(streams.out())
        : new TextNotationPrinter(streams.out());
    this.streams = streams;
  }

  void parse(InputText text) {
    NotationResult result = NotationResult.of(notation, text, parser);
    printer.add(result);
    if (!result.isValid()) {
      endWith(ExitCode.INVALID);
    }
  }

  /** Parses the lines of standard input, as long as the results can be printed. */
  void readLines() {
    LineReader lines = new LineReader(streams.in());
    try {
      Optional<InputText> line = lines.next();
      while (line.isPresent() && !streams.out().checkError()) {
        parse(line.get());
        line = lines.next();
      }
    } catch (IOException e) {
      String reason = ReadErrors.reason(e);
      streams.diagnostics().print(Inputs.STANDARD_INPUT, reason);
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
