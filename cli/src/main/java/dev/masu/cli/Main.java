package dev.masu.cli;

import dev.masu.cli.check.CheckCommand;
import dev.masu.cli.check.FileKind;
import dev.masu.cli.input.ReadErrors;
import dev.masu.cli.notation.NotationCommand;
import dev.masu.cli.notation.NotationKind;
import dev.masu.cli.output.ExitCode;
import dev.masu.cli.output.OutputFormat;
import dev.masu.cli.output.StandardStreams;
import dev.masu.cli.output.VersionProvider;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** The command {@code masu}, of which each subcommand does a part. */
@Command(
    name = "masu",
    description =
        "Checks JSON documents by your JSON Schema, and prints each violation with its line and"
            + " column. Also checks files of Sashité's board-game notations, and parses their texts.",
    mixinStandardHelpOptions = true,
    addMethodSubcommands = false,
    versionProvider = VersionProvider.class,
    commandListHeading = "%nCommands:%n",
    footer = {"", "'masu check --help' and 'masu notation --help' show more."})
public final class Main {
  private Main() {}

  /** Runs the command and ends the virtual machine with its exit code. */
  public static void main(String[] args) {
    endSilentlyOnBrokenPipe();
    System.exit(run(new StandardStreams(System.in, System.out, System.err), args));
  }

  /**
   * Lets the signal SIGPIPE end the virtual machine silently, as it ends other programs, when the program that reads
   * the output ends, as {@code head} does.
   *
   * <p>Java ignores the signal and throws an exception that differs from that of a full disk in its message alone,
   * which is in the system's language. Without such a signal, as on Windows, or without {@code sun.misc.Signal}, a
   * broken pipe is reported as output that cannot be written.
   */
  private static void endSilentlyOnBrokenPipe() {
    try {
      // By reflection: javac warns of any other use, which nothing suppresses.
      Class<?> signal = Class.forName("sun.misc.Signal");
      Class<?> handler = Class.forName("sun.misc.SignalHandler");
      Object pipe = signal.getConstructor(String.class).newInstance("PIPE");
      Object systemsOwn = handler.getField("SIG_DFL").get(null);
      signal.getMethod("handle", signal, handler).invoke(null, pipe, systemsOwn);
    } catch (ReflectiveOperationException e) {
      // There is no such signal here.
    }
  }

  static int run(StandardStreams streams, String... args) {
    int exitCode = execute(streams, args);
    if (!streams.out().checkError()) {
      return exitCode;
    }
    streams.printProblem("standard output", "cannot be written");
    return Math.max(exitCode, ExitCode.NOT_CHECKED);
  }

  /** What picocli does not catch must not end as 1: that is a verdict. */
  private static int execute(StandardStreams streams, String... args) {
    try {
      StringWriter help = new StringWriter();
      int exitCode = commandLine(streams).setOut(new PrintWriter(help)).execute(args);
      // Printed by the stream, which alone knows its charset before JDK 18.
      streams.out().print(help);
      return exitCode;
    } catch (OutOfMemoryError e) {
      streams.printProblem("the Java virtual machine", ReadErrors.NO_MEMORY);
      return ExitCode.NOT_CHECKED;
    } catch (Error e) {
      e.printStackTrace(streams.err());
      return ExitCode.BUG;
    }
  }

  private static CommandLine commandLine(StandardStreams streams) {
    return new CommandLine(new Main())
        .addSubcommand(new CheckCommand(streams))
        .addSubcommand(NotationCommand.commandLine(streams))
        .addSubcommand(new HelpCommand())
        // A file may be named @moves.stn: no file is read for further arguments.
        .setExpandAtFiles(false)
        .registerConverter(OutputFormat.class, byText(OutputFormat.values()))
        .registerConverter(FileKind.class, byText(FileKind.values()))
        .registerConverter(NotationKind.class, byText(NotationKind.values()))
        .setParameterExceptionHandler(new UsageErrorHandler(streams));
  }

  /** Reads constants by what {@code toString} names them. */
  private static <E extends Enum<E>> ITypeConverter<E> byText(E[] constants) {
    return text -> Stream.of(constants)
        .filter(constant -> constant.toString().equals(text))
        .findFirst()
        .orElseThrow(() -> new TypeConversionException(
            "expected one of " + List.of(constants) + " but found '" + text + "'"));
  }
}
