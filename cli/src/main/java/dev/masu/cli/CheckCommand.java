package dev.masu.cli;

import dev.masu.cli.Main.Streams;
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
    versionProvider = ManifestVersion.class,
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
final class CheckCommand implements Callable<Integer> {
  private final Streams streams;

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
  private Format format = Format.TEXT;

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
    private @Nullable Kind kind;

    @Option(
        names = "--schema",
        paramLabel = "SCHEMA.json",
        description = "Check JSON files against this JSON Schema instead; of a folder, take .json,"
            + " .stn and .ggn files. The schema may be compressed too. Nothing is fetched for its"
            + " $$ref. Likely mistakes in it are reported on standard error.")
    private @Nullable String schema;
  }

  CheckCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    Complaints complaints = new Complaints(streams.err());
    Report report = format.report(streams.out(), complaints);
    Totals totals = new Totals();
    try {
      new TargetFinder(selection(complaints), streams.in())
          .find(names)
          .forEach(target -> check(target, report, totals, complaints));
    } catch (SchemaProblemException e) {
      complaints.about(e);
      totals.endWith(e.exitCode());
    }
    report.end(totals);
    return totals.exitCode();
  }

  private Selection selection(Complaints complaints) {
    if (reading.schema != null) {
      return Selection.by(reading.schema, complaints);
    }
    return reading.kind != null ? Selection.as(reading.kind) : Selection.bySuffix();
  }

  private static void check(Target target, Report report, Totals totals, Complaints complaints) {
    try {
      CheckedFile file = CheckedFile.check(target);
      report.add(file);
      totals.add(file);
    } catch (IOException e) {
      complaints.about(target.name(), ReadProblem.reason(e));
      totals.addNotRead();
    } catch (OutOfMemoryError e) {
      complaints.about(target.name(), ReadProblem.TOO_LARGE);
      totals.addNotRead();
    }
  }
}
