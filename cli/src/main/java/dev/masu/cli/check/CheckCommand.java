package dev.masu.cli.check;

import dev.masu.cli.input.Input;
import dev.masu.cli.input.Inputs;
import dev.masu.cli.input.ReadErrors;
import dev.masu.cli.output.Diagnostics;
import dev.masu.cli.output.ExitCode;
import dev.masu.cli.output.OutputFormat;
import dev.masu.cli.output.StandardStreams;
import dev.masu.cli.output.VersionProvider;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code masu check}. */
@Command(
    name = "check",
    header = "Checks STN, GGN and GAN files, or JSON against a schema of yours.",
    description = {
      "%nEach violation is reported as FILE:LINE:COLUMN: MESSAGE, with the line it is in. Columns"
          + " count characters (Unicode code points) from 1. One bad file never hides the others:"
          + " all are checked.%n"
    },
    mixinStandardHelpOptions = true,
    versionProvider = VersionProvider.class,
    sortOptions = false,
    exitCodeOnExecutionException = ExitCode.BUG,
    exitCodeListHeading = "%nExit code, the highest that applies:%n",
    exitCodeList = {
      "0:all files are valid",
      "1:a file is invalid",
      "2:wrong usage, a file that cannot be read or a report that cannot be written; standard error"
          + " alone tells it",
      "3:the schema of --schema is broken; nothing was checked",
      "70:a bug in masu",
      "141:SIGPIPE, which ends masu without a word when whoever reads its output goes away"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  masu check e4.stn chess.ggn",
      "  masu check games/",
      "  masu check games.ndjson.gz",
      "  masu check --as stn - < e4.stn",
      "  masu check --format json games/ > report.json",
      "  masu check --schema puzzle.schema.json puzzles/",
      "",
      "MASU_OPTS holds options of the Java virtual machine, such as -Xmx4g for huge files."
    })
public final class CheckCommand implements Callable<Integer> {
  private final StandardStreams streams;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE|DIR|-",
      description =
          "A file named *.stn, *.ggn or *.gan, or *.ndjson or *.jsonl for an STN on each line; a"
              + " folder, for all such files in it, below it and behind links, each folder once; or"
              + " - for standard input. Any of them"
              + " may be compressed with gzip: e4.stn.gz. All are UTF-8; a byte order mark is passed"
              + " over in .ndjson and .jsonl and refused elsewhere.")
  private List<String> names = List.of();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "text for people, in the terminal's encoding, or json for programs, in ASCII"
          + " (default: ${DEFAULT-VALUE}). json prints one array of {file, valid, truncated,"
          + " violations: [{pointer, line, column, phase, code, keyword, schemaLocation,"
          + " parameters, message}]} and nothing else on standard output.")
  private OutputFormat format = OutputFormat.TEXT;

  @ArgGroup
  private Reading reading = new Reading();

  /** What to read the files as; at most one may be given. */
  private static final class Reading {
    @Option(
        names = "--as",
        paramLabel = "KIND",
        description =
            "Read everything as stn, ggn, gan or ndjson, whatever its suffix; of a folder,"
                + " take only files with that suffix. - needs it, or --schema.")
    private @Nullable FileKind kind;

    @Option(
        names = "--schema",
        paramLabel = "SCHEMA.json",
        description = "Check JSON files against this JSON Schema instead; of a folder, take .json,"
            + " .stn and .ggn files. The schema may be compressed too. Nothing is fetched for its"
            + " $$ref. Likely mistakes in it are reported on standard error.")
    private @Nullable String schema;
  }

  public CheckCommand(StandardStreams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    CheckPrinter printer = format == OutputFormat.JSON
        ? new JsonCheckPrinter(streams)
        : new TextCheckPrinter(streams.out());
    Totals totals = new Totals();
    try {
      CheckerSelection selection = selection();
      for (Input input : new Inputs(selection, streams.in()).find(names)) {
        check(input, selection, printer, totals);
      }
    } catch (UnusableSchemaException e) {
      printUnusable(e, printer);
      totals.endWith(e.exitCode());
    }
    printer.end(totals);
    return totals.exitCode();
  }

  private CheckerSelection selection() {
    if (reading.schema != null) {
      SchemaChecker checker = SchemaChecker.read(reading.schema);
      streams.diagnostics().print(reading.schema, checker.warnings());
      return CheckerSelection.by(checker, reading.schema);
    }
    return reading.kind != null ? CheckerSelection.as(reading.kind) : CheckerSelection.bySuffix();
  }

  private void check(
      Input input, CheckerSelection selection, CheckPrinter printer, Totals totals) {
    try {
      FileResult file = FileResult.of(input, selection);
      printer.add(file);
      totals.add(file);
    } catch (IOException e) {
      addUnreadable(input, ReadErrors.reason(e), printer, totals);
    } catch (OutOfMemoryError e) {
      addUnreadable(input, ReadErrors.TOO_LARGE, printer, totals);
    }
  }

  private void addUnreadable(
      Input input, String reason, CheckPrinter printer, Totals totals) {
    streams.diagnostics().print(input.name(), reason);
    printer.addUnreadable(input.name(), reason);
    totals.addUnreadable();
  }

  private void printUnusable(UnusableSchemaException problem, CheckPrinter printer) {
    Diagnostics diagnostics = streams.diagnostics();
    String name = problem.name();
    problem
        .outcome()
        .ifPresentOrElse(
            outcome -> {
              diagnostics.print(name, outcome.messages());
              printer.addBrokenSchema(name, outcome.report());
            },
            () -> {
              diagnostics.print(name, problem.reason());
              printer.addUnreadable(name, problem.reason());
            });
    problem.advice().forEach(diagnostics::print);
  }
}
