package dev.masu.cli.check;

import dev.masu.cli.input.Input;
import dev.masu.cli.input.Inputs;
import dev.masu.cli.input.ReadErrors;
import dev.masu.cli.output.ExitCode;
import dev.masu.cli.output.OutputFormat;
import dev.masu.cli.output.StandardStreams;
import dev.masu.cli.output.VersionProvider;
import dev.masu.schema.CheckLimits;
import dev.masu.schema.SchemaException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code masu check}. */
@Command(
    name = "check",
    header = "Checks JSON files by your JSON Schema, or STN, GGN and GAN files.",
    description = {
      "%nWith --schema, any JSON is checked by that schema. Without it, STN, GGN and GAN files are"
          + " checked, each as its suffix says.",
      "%nEach violation is printed as FILE:LINE:COLUMN: MESSAGE, with its line. Columns count"
          + " characters (Unicode code points) from 1. All files are checked, also after an invalid"
          + " one. A file of more than 16 MiB is read as a stream, unless it is NDJSON or GAN:"
          + " nothing in it is counted, its lines are not shown, messages start with the"
          + " JSON Pointer instead, and columns count bytes.%n"
    },
    mixinStandardHelpOptions = true,
    addMethodSubcommands = false,
    versionProvider = VersionProvider.class,
    sortOptions = false,
    exitCodeOnExecutionException = ExitCode.BUG,
    exitCodeListHeading = "%nExit code, the highest that applies:%n",
    exitCodeList = {
      "0:all files are valid",
      "1:a file is invalid",
      "2:wrong usage, a file that cannot be read, or output that cannot be written",
      "3:the schema of --schema cannot be used, so that nothing was checked",
      ExitCode.BUG_HELP,
      ExitCode.PIPE_HELP
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  masu check --schema order.schema.json order.json",
      "  masu check --schema order.schema.json --refs schemas/ orders/",
      "  masu check --schema order.schema.json orders.ndjson",
      "  masu check --schema order.schema.json --format json orders/ > report.json",
      "  masu check e4.stn chess.ggn games/",
      "  masu check games.ndjson.gz",
      "  masu check --as stn - < e4.stn",
      "",
      "MASU_OPTS holds options of the Java virtual machine, such as -Xmx4g for huge files."
    })
public final class CheckCommand implements Callable<Integer> {
  /** As much as a name of an open object takes, if it is not longer than most. */
  private static final int BYTES_PER_NAME = 512;

  private final StandardStreams streams;
  private int exitCode = ExitCode.VALID;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE|DIR|-",
      description =
          "With --schema, any JSON file. Without it, a file named *.stn, *.ggn or *.gan, or"
              + " one of STN documents. Of one named *.ndjson or *.jsonl, each line is a document. A"
              + " folder stands for all such files in it and below it, links followed. - is standard"
              + " input. Any of them may be compressed with gzip, as e4.stn.gz is. All are UTF-8; a byte"
              + " order mark is skipped where"
              + " each line is a document, and an error elsewhere.")
  private List<String> names = List.of();

  @Option(
      names = "--schema",
      paramLabel = "SCHEMA",
      description = "Check the files by this JSON Schema; of a folder, take its .json, .ndjson,"
          + " .jsonl, .stn and .ggn files, but neither this schema nor those of --refs. The schema may"
          + " be compressed too, but is not YAML. Nothing is fetched for its $$ref. Likely mistakes in"
          + " it and in those of --refs are printed on standard error.")
  private @Nullable String schema;

  @Option(
      names = "--as",
      paramLabel = "KIND",
      description =
          "Read all files as stn, ggn, gan or ndjson, whatever their suffix, with --schema"
              + " only as ndjson; of a folder, take only files with that suffix. Standard input needs this"
              + " or --schema.")
  private @Nullable FileKind kind;

  @Option(
      names = "--refs",
      paramLabel = "FILE|DIR",
      description = "A schema that the one of --schema refers to by its id or its path, which is"
          + " relative to that one's $$id if it has one; or a folder, of which all .json files are"
          + " such schemas. May be given more than once.")
  private List<String> references = List.of();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = OutputFormat.HELP
          + "file: {file, valid, truncated, violations: [{pointer, line, column, phase, code, keyword,"
          + " schemaLocation, parameters, message}]}. A file that cannot be read has a violation of"
          + " phase IO, a wrong command line one of phase USAGE.")
  private OutputFormat format = OutputFormat.TEXT;

  @Option(
      names = "--max-violations",
      paramLabel = "N",
      defaultValue = "100",
      description = "Report the first N violations of each file (default: ${DEFAULT-VALUE}). Of a"
          + " document that is not JSON, only that is reported.")
  private int maxViolations;

  @Option(
      names = {"-q", "--quiet"},
      description = "Leave valid files out of the text, except for its totals.")
  private boolean isQuiet;

  @Spec
  private @Nullable CommandSpec command;

  public CheckCommand(StandardStreams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    CheckPrinter printer = format == OutputFormat.JSON
        ? new JsonCheckPrinter(streams)
        : new TextCheckPrinter(streams.out(), isQuiet);
    if (schema != null) {
      if (kind != null && kind != FileKind.NDJSON) {
        throw usageError("--as " + kind + " and --schema exclude each other; give one of them");
      }
      checkBySchema(schema, printer);
    } else if (!references.isEmpty()) {
      throw usageError("--refs is for schemas that the one of --schema refers to; give that too");
    } else {
      check(CheckerSelection.of(kind, limits()), printer);
    }
    printer.end();
    return exitCode;
  }

  private CheckLimits limits() {
    if (maxViolations < 1) {
      throw usageError("expected --max-violations of at least 1 but found " + maxViolations);
    }
    CheckLimits limits = CheckLimits.defaults().withMaxViolations(maxViolations);
    // Whoever gives Java more memory for a huge file may use it.
    long names = Runtime.getRuntime().maxMemory() / BYTES_PER_NAME;
    return limits.withMaxHeldValues(
        (int) Math.min(Integer.MAX_VALUE, Math.max(limits.maxHeldValues(), names)));
  }

  private ParameterException usageError(String message) {
    return new ParameterException(Objects.requireNonNull(command).commandLine(), message);
  }

  private void checkBySchema(String name, CheckPrinter printer) {
    Inputs inputs = new Inputs(SchemaFile.SELECTION, streams.in());
    List<Input> given = new ArrayList<>(List.of(inputs.file(name)));
    given.addAll(inputs.find(references));
    List<SchemaFile> files = readSchemas(given, printer);
    if (exitCode != ExitCode.VALID) {
      return;
    }
    UserSchema user = new UserSchema(files);
    try {
      check(user.compile(kind, limits(), streams), printer);
    } catch (SchemaException e) {
      user.printProblems(e, streams, printer);
      endWith(ExitCode.BROKEN_SCHEMA);
    } catch (IOException e) {
      addUnreadable(name, ReadErrors.reason(e), printer);
    }
  }

  /** Reads the schemas that can be read; the exit code says whether they are all. */
  private List<SchemaFile> readSchemas(List<Input> inputs, CheckPrinter printer) {
    List<SchemaFile> schemas = new ArrayList<>();
    for (Input input : inputs) {
      try {
        schemas.add(SchemaFile.read(input));
      } catch (IOException e) {
        addUnreadable(input.name(), ReadErrors.reason(e), printer);
      }
    }
    return schemas;
  }

  private void check(CheckerSelection selection, CheckPrinter printer) {
    for (Input input : new Inputs(selection.inputs(), streams.in()).find(names)) {
      try {
        FileResult file = FileResult.of(input, selection);
        printer.add(file);
        endWith(file.isValid() ? ExitCode.VALID : ExitCode.INVALID);
      } catch (IOException e) {
        addUnreadable(input.name(), ReadErrors.reason(e), printer);
      } catch (OutOfMemoryError e) {
        addUnreadable(input.name(), ReadErrors.TOO_LARGE, printer);
      }
    }
  }

  private void addUnreadable(String name, String reason, CheckPrinter printer) {
    streams.printProblem(name, reason);
    printer.addUnreadable(name, reason);
    endWith(ExitCode.NOT_CHECKED);
  }

  private void endWith(int code) {
    exitCode = Math.max(exitCode, code);
  }
}
