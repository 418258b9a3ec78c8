package dev.masu.cli;

import dev.masu.cli.output.StandardStreams;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * The result of a run of the command, with times of 0.00 s and line breaks of LF.
 *
 * @param exitCode the exit code
 * @param out standard output
 * @param err standard error
 */
record Outcome(int exitCode, String out, String err) {

  static Outcome of(String... args) {
    return withInput(InputStream.nullInputStream(), args);
  }

  static Outcome withInput(InputStream in, String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Outcome outcome = withStreams(in, utf8(out), args);
    return new Outcome(outcome.exitCode(), text(out), outcome.err());
  }

  /** The result with output that cannot be written, which is lost. */
  static Outcome withLostOutput(InputStream in, String... args) {
    return withStreams(
        in, new PrintStream(new FailingOutput(), false, StandardCharsets.UTF_8), args);
  }

  private static Outcome withStreams(InputStream in, PrintStream out, String... args) {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int exitCode = Main.run(new StandardStreams(in, out, utf8(err)), args);
    return new Outcome(exitCode, "", text(err));
  }

  /** Runs a process in a folder, where it leaves the files {@code out} and {@code err}. */
  static Outcome ofProcess(Path folder, List<String> command, String... args)
      throws IOException, InterruptedException {
    Path out = folder.resolve("out");
    Path err = folder.resolve("err");
    Process process = new ProcessBuilder(
            Stream.concat(command.stream(), Stream.of(args)).toList())
        .directory(folder.toFile())
        .redirectOutput(out.toFile())
        .redirectError(err.toFile())
        .start();
    int exitCode = process.waitFor();
    return new Outcome(
        exitCode, withoutTimes(Files.readString(out)), withoutTimes(Files.readString(err)));
  }

  /** The same with file names relative to a folder. */
  Outcome in(Path folder) {
    String prefix = folder + folder.getFileSystem().getSeparator();
    return new Outcome(exitCode, out.replace(prefix, ""), err.replace(prefix, ""));
  }

  private static PrintStream utf8(ByteArrayOutputStream bytes) {
    return new PrintStream(bytes, true, StandardCharsets.UTF_8);
  }

  private static String text(ByteArrayOutputStream bytes) {
    return withoutTimes(bytes.toString(StandardCharsets.UTF_8));
  }

  private static String withoutTimes(String text) {
    return text.replace(System.lineSeparator(), "\n").replaceAll("\\d+\\.\\d\\d s\\)", "0.00 s)");
  }
}
