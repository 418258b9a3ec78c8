package dev.masu.cli;

import dev.masu.cli.Main.Streams;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Reads texts of one notation, and reports each before the next is read. */
final class NotationRun {
  private final NotationKind notation;
  private final Function<String, List<Attribute>> reader;
  private final NotationReport report;
  private final Streams streams;
  private final Complaints complaints;
  private int exitCode = ExitCode.VALID;

  NotationRun(
      NotationKind notation,
      Function<String, List<Attribute>> reader,
      Format format,
      Streams streams) {
    this.notation = notation;
    this.reader = reader;
    this.report = format.notationReport(streams.out());
    this.streams = streams;
    this.complaints = new Complaints(streams.err());
  }

  void read(GivenText given) {
    NotationReading reading = NotationReading.of(notation, given, reader);
    report.add(reading);
    if (!reading.isValid()) {
      endWith(ExitCode.INVALID);
    }
  }

  /** Reads the texts of standard input, as long as someone takes what is told of them. */
  void readLines() {
    LineReader lines = new LineReader(streams.in());
    try {
      Optional<GivenText> line = lines.next();
      while (line.isPresent() && !streams.out().checkError()) {
        read(line.get());
        line = lines.next();
      }
    } catch (IOException e) {
      complaints.about(NotationCommand.STANDARD_INPUT, ReadProblem.reason(e));
      endWith(ExitCode.NOT_CHECKED);
    }
  }

  /** {@return the exit code of the run, which is over} */
  int end() {
    report.end();
    return exitCode;
  }

  private void endWith(int code) {
    exitCode = Math.max(exitCode, code);
  }
}
