package dev.masu.cli.notation;

import dev.masu.cli.input.Inputs;
import dev.masu.cli.output.ExitCode;
import dev.masu.cli.output.OutputFormat;
import dev.masu.cli.output.StandardStreams;
import dev.masu.cli.output.VersionProvider;
import dev.masu.notation.Qpi;
import dev.masu.notation.Qpi.Sides;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
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
  /** The name of the command. */
  public static final String NAME = "notation";

  private static final String END_OF_OPTIONS = "--";

  private final StandardStreams streams;

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
          + " are skipped, and lines of more than " + NotationRun.MAX_LENGTH
          + " characters are invalid.")
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
    NotationRun run = new NotationRun(notation, parser(), format, streams);
    for (String text : texts) {
      if (text.equals(Inputs.STANDARD_INPUT)) {
        run.readLines();
      } else {
        run.parse(text);
      }
    }
    return run.end();
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

  private Function<String, Attributes> parser() {
    if (!derived) {
      return notation::read;
    }
    if (notation != NotationKind.QPI) {
      throw new ParameterException(
          spec.commandLine(), "expected --derived with qpi only but found it with " + notation);
    }
    return text -> Attributes.of(Qpi.parse(text, Sides.INDEPENDENT));
  }
}
