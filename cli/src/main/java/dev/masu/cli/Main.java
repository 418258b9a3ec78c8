package dev.masu.cli;

import java.io.InputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The command {@code masu}, which has its work done by subcommands. */
@Command(
    name = "masu",
    description =
        "Checks and reads board-game notations, and checks any JSON against JSON Schemas.",
    mixinStandardHelpOptions = true,
    versionProvider = ManifestVersion.class,
    commandListHeading = "%nCommands:%n",
    footer = {"", "'masu check --help' and 'masu notation --help' tell more."})
public final class Main {
  private Main() {}

  /**
   * Runs the command and ends the virtual machine with its exit code, or when its output's reader goes away.
   *
   * @param args the command line
   */
  public static void main(String[] args) {
    BrokenPipe.endsSilently();
    System.exit(run(new Streams(System.in, System.out, System.err), args));
  }

  static int run(Streams streams, String... args) {
    int exitCode = execute(streams, args);
    if (!streams.out().checkError()) {
      return exitCode;
    }
    new Complaints(streams.err()).about("standard output", "cannot be written");
    return Math.max(exitCode, ExitCode.NOT_CHECKED);
  }

  /** What picocli does not catch must not end as 1: that is a verdict. */
  private static int execute(Streams streams, String... args) {
    try {
      return commandLine(streams).execute(args);
    } catch (OutOfMemoryError e) {
      new Complaints(streams.err()).about("the Java virtual machine", ReadProblem.NO_MEMORY);
      return ExitCode.NOT_CHECKED;
    } catch (Error e) {
      e.printStackTrace(streams.err());
      return ExitCode.BUG;
    }
  }

  private static CommandLine commandLine(Streams streams) {
    return new CommandLine(new Main())
        .addSubcommand(new CheckCommand(streams))
        .addSubcommand(NotationCommand.commandLine(streams))
        .setOut(new PrintWriter(new StreamWriter(streams.out()), true))
        .setErr(new PrintWriter(new StreamWriter(streams.err()), true))
        // A file may be named @moves.stn: no file is read for further arguments.
        .setExpandAtFiles(false)
        .registerConverter(Format.class, new NameConverter<>(Format.values()))
        .registerConverter(Kind.class, new NameConverter<>(Kind.values()))
        .registerConverter(NotationKind.class, new NameConverter<>(NotationKind.values()))
        .setParameterExceptionHandler(new WrongUsage());
  }

  /**
   * The standard streams.
   *
   * @param in standard input
   * @param out standard output; its charset is used for text, never for JSON
   * @param err standard error
   */
  record Streams(InputStream in, PrintStream out, PrintStream err) {}
}
