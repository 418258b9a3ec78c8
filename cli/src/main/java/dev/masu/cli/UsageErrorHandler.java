package dev.masu.cli;

import dev.masu.cli.check.JsonCheckPrinter;
import dev.masu.cli.notation.JsonNotationPrinter;
import dev.masu.cli.notation.NotationCommand;
import dev.masu.cli.output.ExitCode;
import dev.masu.cli.output.Printable;
import dev.masu.cli.output.StandardStreams;
import dev.masu.schema.internal.text.NearestName;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * Reports a wrong command line: the mistake, perhaps a suggestion, and the usage; the mistake also as JSON if that is
 * the requested format.
 */
final class UsageErrorHandler implements IParameterExceptionHandler {
  private final StandardStreams streams;

  UsageErrorHandler(StandardStreams streams) {
    this.streams = streams;
  }

  @Override
  public int handleParseException(ParameterException thrown, String[] args) {
    ParameterException problem = first(thrown);
    CommandLine command = problem.getCommandLine();
    String message = message(problem) + suggestion(problem);
    streams.err().println("masu: " + Printable.text(message));
    streams.err().print(command.getHelp().fullSynopsis());
    streams.err().println("'" + command.getCommandSpec().qualifiedName() + " --help' shows more.");
    if (asksForJson(args)) {
      printJson(command.getCommandName(), message);
    }
    return ExitCode.NOT_CHECKED;
  }

  /** Looks at the arguments themselves, since picocli may not have parsed them all. */
  private static boolean asksForJson(String[] args) {
    String options = String.join("\n", args) + "\n";
    int end = options.indexOf("\n--\n");
    String all = end < 0 ? options : options.substring(0, end + 1);
    return all.contains("--format=json\n") || all.contains("--format\njson\n");
  }

  private void printJson(String command, String message) {
    if (command.equals(NotationCommand.NAME)) {
      JsonNotationPrinter.printUsageError(streams, message);
    } else {
      JsonCheckPrinter.printUsageError(streams, message);
    }
  }

  /** An unknown option is reported before a missing argument: it may be a misspelt one. */
  private static ParameterException first(ParameterException problem) {
    List<String> unmatched = problem.getCommandLine().getUnmatchedArguments();
    return problem instanceof MissingParameterException && !unmatched.isEmpty()
        ? new UnmatchedArgumentException(problem.getCommandLine(), unmatched)
        : problem;
  }

  /** Picocli's message; only some of its messages start with "Error: " or end with a period. */
  private static String message(ParameterException problem) {
    return String.valueOf(problem.getMessage()).replaceAll("^Error: |\\.$", "");
  }

  private static String suggestion(ParameterException problem) {
    return misspelt(problem)
        .map(given -> given.replaceFirst("(?s)=.*", ""))
        .flatMap(given ->
            withCommand(given, problem).or(() -> NearestName.of(given, candidates(problem))))
        .map(near -> "; did you mean '" + near + "'?")
        .orElse(mayBeName(problem) ? "; to pass it as an argument, put -- before it" : "");
  }

  /** An option with the subcommand that has it, if it was given without. */
  private static Optional<String> withCommand(String option, ParameterException problem) {
    return problem.getCommandLine().getSubcommands().values().stream()
        .map(CommandLine::getCommandSpec)
        .filter(command -> command.optionsMap().containsKey(option))
        .map(command -> command.qualifiedName() + " " + option)
        .findFirst();
  }

  /** Whether what looks like an option may be the name of a file. */
  private static boolean mayBeName(ParameterException problem) {
    return problem instanceof UnmatchedArgumentException unmatched
        && unmatched.getUnmatched().get(0).startsWith("-")
        && !problem.getCommandLine().getCommandSpec().positionalParameters().isEmpty();
  }

  private static Optional<String> misspelt(ParameterException problem) {
    return problem instanceof UnmatchedArgumentException unmatched
        ? Optional.of(unmatched.getUnmatched().get(0))
        : Optional.ofNullable(problem.getValue());
  }

  private static List<String> candidates(ParameterException problem) {
    CommandSpec command = problem.getCommandLine().getCommandSpec();
    List<String> candidates = new ArrayList<>(command.subcommands().keySet());
    for (String option : command.optionsMap().keySet()) {
      // Any letter would be one mistake away from -h.
      if (option.startsWith("--")) {
        candidates.add(option);
      }
    }
    ArgSpec argument = problem.getArgSpec();
    if (argument != null && argument.completionCandidates() != null) {
      argument.completionCandidates().forEach(candidates::add);
    }
    return candidates;
  }
}
