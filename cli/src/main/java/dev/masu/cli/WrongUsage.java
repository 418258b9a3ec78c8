package dev.masu.cli;

import dev.masu.schema.internal.text.NearestName;
import java.io.PrintWriter;
import java.util.Collection;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Answers a wrong command line with what is wrong, what was meant perhaps, and the usage. */
final class WrongUsage implements IParameterExceptionHandler {
  @Override
  public int handleParseException(ParameterException problem, String[] args) {
    CommandLine command = problem.getCommandLine();
    PrintWriter err = command.getErr();
    err.println("masu: " + Printable.text(message(problem)) + suggestion(problem));
    err.print(command.getHelp().fullSynopsis());
    err.println("'" + command.getCommandSpec().qualifiedName() + " --help' tells more.");
    return ExitCode.NOT_CHECKED;
  }

  /** What picocli says; only some of its messages start with "Error: ". */
  private static String message(ParameterException problem) {
    return String.valueOf(problem.getMessage()).replaceFirst("^Error: ", "");
  }

  private static String suggestion(ParameterException problem) {
    if (!(problem instanceof UnmatchedArgumentException unmatched)) {
      return "";
    }
    String given = unmatched.getUnmatched().get(0);
    return NearestName.of(given, names(problem.getCommandLine().getCommandSpec()))
        .map(near -> "; did you mean '" + near + "'?")
        .orElse("");
  }

  /** What can be misspelt: any letter is one mistake away from {@code -h}. */
  private static Collection<String> names(CommandSpec command) {
    Stream<String> options =
        command.optionsMap().keySet().stream().filter(name -> name.startsWith("--"));
    return Stream.concat(command.subcommands().keySet().stream(), options).toList();
  }
}
