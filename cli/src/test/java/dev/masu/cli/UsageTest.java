package dev.masu.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Help, and what is said to a wrong command line. */
class UsageTest {
  private static final String MASU_USAGE = """
      Usage: masu [-hV] [COMMAND]
      'masu --help' tells more.
      """;
  private static final String CHECK_USAGE = """
      Usage: masu check [-hV] [--format=FORMAT] [--as=KIND | --schema=SCHEMA.json]
                        FILE|DIR|-...
      'masu check --help' tells more.
      """;

  @ParameterizedTest
  @MethodSource
  void wrongUsage(String commandLine, String err) {
    String[] args = commandLine.isEmpty() ? new String[0] : commandLine.split(" ");
    assertThat(Outcome.of(args)).isEqualTo(new Outcome(2, "", err));
  }

  static Stream<Arguments> wrongUsage() {
    return Stream.of(
        Arguments.of("", "masu: Missing required subcommand\n" + MASU_USAGE),
        Arguments.of(
            "chekc a.stn",
            "masu: Unmatched arguments from index 0: 'chekc', 'a.stn'; did you mean 'check'?\n"
                + MASU_USAGE),
        Arguments.of(
            "--versoin",
            "masu: Unknown option: '--versoin'; did you mean '--version'?\n" + MASU_USAGE),
        Arguments.of("check", "masu: Missing required parameter: 'FILE|DIR|-'\n" + CHECK_USAGE),
        Arguments.of(
            "check --fromat json a.stn",
            "masu: Unknown option: '--fromat'; did you mean '--format'?\n" + CHECK_USAGE),
        Arguments.of("check -x a.stn", "masu: Unknown option: '-x'\n" + CHECK_USAGE),
        Arguments.of("check --\u001B[31m a.stn", "masu: Unknown option: '--�[31m'\n" + CHECK_USAGE),
        Arguments.of(
            "check --format xml a.stn",
            "masu: Invalid value for option '--format': expected one of [text, json] but found 'xml'\n"
                + CHECK_USAGE),
        Arguments.of(
            "check --as STN a.stn",
            "masu: Invalid value for option '--as': expected one of [stn, ggn, gan] but found 'STN'\n"
                + CHECK_USAGE),
        Arguments.of(
            "check a.stn --schema",
            "masu: Missing required parameter for option '--schema' (SCHEMA.json)\n" + CHECK_USAGE),
        Arguments.of(
            "check --as stn --schema s.json a.stn",
            "masu: --as=KIND, --schema=SCHEMA.json are mutually exclusive (specify only one)\n"
                + CHECK_USAGE));
  }

  @Test
  void version() {
    assertThat(Outcome.of("--version")).isEqualTo(new Outcome(0, "masu (not packaged)\n", ""));
  }

  @Test
  void help() {
    assertThat(Outcome.of("--help")).isEqualTo(new Outcome(0, """
            Usage: masu [-hV] [COMMAND]
            Checks board-game notations, and any JSON, against JSON Schemas.
              -h, --help      Show this help message and exit.
              -V, --version   Print version information and exit.

            Commands:
              check  Checks STN, GGN and GAN files, or JSON against a schema of yours.

            'masu check --help' tells more.
            """, ""));
  }

  @Test
  void helpOfCheck() {
    assertThat(Outcome.of("check", "--help")).isEqualTo(new Outcome(0, """
            Checks STN, GGN and GAN files, or JSON against a schema of yours.
            Usage: masu check [-hV] [--format=FORMAT] [--as=KIND | --schema=SCHEMA.json]
                              FILE|DIR|-...

            Each violation is reported as FILE:LINE:COLUMN: MESSAGE, with the line it is
            in. Columns count characters (Unicode code points) from 1. One bad file never
            hides the others: all are checked.

                  FILE|DIR|-...          A file named *.stn, *.ggn or *.gan; a folder, for
                                           all such files in it and below; or - for
                                           standard input.
                  --format=FORMAT        text for people, in the terminal's encoding, or
                                           json for programs, in ASCII (default: text).
                                           json prints one array of {file, valid,
                                           violations: [{pointer, line, column, phase,
                                           code, keyword, message}]} and nothing else on
                                           standard output.
                  --as=KIND              Read everything as stn, ggn or gan, whatever its
                                           suffix; of a folder, take only files with that
                                           suffix. - needs it.
                  --schema=SCHEMA.json   Check JSON files against this JSON Schema instead;
                                           of a folder, take .json, .stn and .ggn files.
                                           Nothing is fetched for its $ref.
              -h, --help                 Show this help message and exit.
              -V, --version              Print version information and exit.

            Exit code, the highest that applies:
              0    all files are valid
              1    a file is invalid
              2    wrong usage, or a file that cannot be read; it is named on standard
                     error only
              3    the schema of --schema is broken; nothing was checked
              70   a bug in masu

            Examples:
              masu check e4.stn chess.ggn
              masu check games/
              masu check --as stn - < e4.stn
              masu check --format json games/ > report.json
              masu check --schema puzzle.schema.json puzzles/

            MASU_OPTS holds options of the Java virtual machine, such as -Xmx4g for huge
            files.
            """, ""));
  }
}
