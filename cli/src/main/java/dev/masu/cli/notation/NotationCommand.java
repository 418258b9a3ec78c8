package dev.masu.cli.notation;

import dev.masu.cli.input.Inputs;
import dev.masu.cli.input.ReadErrors;
import dev.masu.cli.output.ExitCode;
import dev.masu.cli.output.OutputFormat;
import dev.masu.cli.output.StandardStreams;
import dev.masu.cli.output.VersionProvider;
import dev.masu.internal.text.BoundedLines;
import dev.masu.notation.NotationException;
import dev.masu.notation.Qpi.Sides;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/** {@code masu notation}. It has no one-letter options: {@code -h} is a diminished piece. */
@Command(
    name = NotationCommand.NAME,
    header = "Parses texts of a notation, and prints their attributes or mistakes.",
    description = {
      "%nBelow each text are its attributes, with names in upper case whatever the side, and the same"
          + " in other notations. Below an invalid text is its mistake. All texts are parsed, also"
          + " after an invalid one.%n"
    },
    versionProvider = VersionProvider.class,
    addMethodSubcommands = false,
    sortOptions = false,
    exitCodeOnExecutionException = ExitCode.BUG,
    exitCodeListHeading = "%nExit code, the highest that applies:%n",
    exitCodeList = {
      "0:all texts are valid",
      "1:a text is invalid",
      "2:wrong usage, or standard input or output fails",
      ExitCode.BUG_HELP,
      ExitCode.PIPE_HELP
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  masu notation qpi C:+P 's:k^'",
      "  masu notation pin +R -P",
      "  masu notation legacy-gan - < actors.gan",
      "  masu notation cell --format json e4 a1A > cells.json"
    })
public final class NotationCommand implements Callable<Integer> {
  public static final String NAME = "notation";

  private static final String END_OF_OPTIONS = "--";

  /** The length of the longest line that is accepted, in chars without the line's end. */
  private static final int MAX_LENGTH = 10_000;

  private final StandardStreams streams;
  private int exitCode = ExitCode.VALID;

  @Spec
  @SuppressWarnings("NullAway.Init") // picocli sets it.
  private CommandSpec spec;

  @Parameters(
      index = "0",
      paramLabel = "NOTATION",
      description = "One of ${COMPLETION-CANDIDATES}.")
  @SuppressWarnings("NullAway.Init") // picocli sets it.
  private NotationKind notation;

  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "TEXT|-",
      description = "A text, such as -P: one hyphen does not start an option here. After --, a text"
          + " may start with two. - is standard input in UTF-8, with a text on each line; blank lines"
          + " and a byte order mark are skipped, and lines of more than " + MAX_LENGTH
          + " UTF-16 units are invalid.")
  private List<String> texts = List.of();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = OutputFormat.HELP
          + "text: {notation, text, line, valid, attributes, error: {index, reason, message}}. index"
          + " counts UTF-16 units from 0; line is null for an argument. Input that cannot be read,"
          + " and a wrong command line, are objects with an error alone.")
  private OutputFormat format = OutputFormat.TEXT;

  @Option(
      names = "--derived",
      description = "Allow style and piece of a QPI to be of different sides, as in C:k.")
  private boolean derived;

  private NotationCommand(StandardStreams streams) {
    this.streams = streams;
  }

  public static CommandLine commandLine(StandardStreams streams) {
    CommandSpec spec = CommandSpec.forAnnotatedObject(new NotationCommand(streams))
        .addOption(OptionSpec.builder("--help")
            .usageHelp(true)
            .description("Show this help message and exit.")
            .build())
        .addOption(OptionSpec.builder("--version")
            .versionHelp(true)
            .description("Print version information and exit.")
            .build());
    return new CommandLine(spec).setUnmatchedOptionsArePositionalParams(true);
  }

  @Override
  public Integer call() {
    requireKnownOptions();
    requireStandardInputOnce();
    requireQpiIfDerived();
    NotationPrinter printer = format == OutputFormat.JSON
        ? new JsonNotationPrinter(streams.out(), notation)
        : new TextNotationPrinter(streams.out());
    for (String text : texts) {
      if (text.equals(Inputs.STANDARD_INPUT)) {
        parseStandardInput(printer);
      } else {
        parse(text, null, printer);
      }
    }
    printer.end();
    return exitCode;
  }

  /** Rejects unknown options, which picocli passes on as texts: no text starts with two hyphens. */
  private void requireKnownOptions() {
    List<String> arguments = spec.commandLine().getParseResult().originalArgs();
    int end = arguments.indexOf(END_OF_OPTIONS);
    int taken = end < 0 ? 0 : arguments.size() - end - 1;
    texts.stream()
        .limit(Math.max(0, texts.size() - taken))
        .filter(text -> text.startsWith("--"))
        .findFirst()
        .ifPresent(option -> {
          throw new UnmatchedArgumentException(spec.commandLine(), List.of(option));
        });
  }

  private void requireStandardInputOnce() {
    if (Collections.frequency(texts, Inputs.STANDARD_INPUT) > 1) {
      throw new ParameterException(
          spec.commandLine(), "standard input can be read only once; name it once");
    }
  }

  private void requireQpiIfDerived() {
    if (derived && notation != NotationKind.QPI) {
      throw new ParameterException(
          spec.commandLine(), "expected --derived with qpi only but found it with " + notation);
    }
  }

  /** Parses each line, as long as the results can be printed. Bytes that are not UTF-8 become U+FFFD. */
  private void parseStandardInput(NotationPrinter printer) {
    Reader in = new BufferedReader(new InputStreamReader(streams.in(), StandardCharsets.UTF_8));
    BoundedLines lines = new BoundedLines(in, MAX_LENGTH);
    try {
      in.mark(1);
      if (in.read() != '\uFEFF') { // A byte order mark.
        in.reset();
      }
      String line = lines.next();
      while (line != null && !streams.out().checkError()) {
        parse(line, lines.number(), printer);
        line = lines.next();
      }
    } catch (IOException e) {
      String reason = ReadErrors.reason(e);
      streams.printProblem(Inputs.STANDARD_INPUT, reason);
      printer.addUnreadable(reason);
      exitCode = ExitCode.NOT_CHECKED;
    }
  }

  /** Parses an argument, which may be of any length, or a line of standard input. */
  private void parse(String text, @Nullable Long line, NotationPrinter printer) {
    try {
      if (line != null && text.length() > MAX_LENGTH) {
        throw NotationException.tooLong("line of standard input", text, MAX_LENGTH);
      }
      NotationAttributes attributes =
          NotationAttributes.of(notation, text, derived ? Sides.INDEPENDENT : Sides.SAME);
      printer.addValid(text, line, attributes);
    } catch (NotationException e) {
      printer.addInvalid(text, line, e);
      exitCode = Math.max(exitCode, ExitCode.INVALID);
    }
  }
}
