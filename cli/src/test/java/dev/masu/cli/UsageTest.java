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
  private static final String NOTATION_USAGE = """
      Usage: masu notation [--derived] [--help] [--version] [--format=FORMAT]
                           NOTATION TEXT|-...
      'masu notation --help' tells more.
      """;
  private static final String BEHIND = "; what is no option goes behind --\n";
  private static final String ONE_OF_THE_NOTATIONS =
      "masu: Invalid value for positional parameter at index 0 (NOTATION): expected one of"
          + " [gan, qpi, pnn, pin, sin, snn, cell, legacy-gan] but found ";

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
        Arguments.of("check -x a.stn", "masu: Unknown option: '-x'" + BEHIND + CHECK_USAGE),
        Arguments.of("check -x.stn", "masu: Unknown option: '-x.stn'" + BEHIND + CHECK_USAGE),
        Arguments.of(
            "check -x.stn -y.stn --as stn",
            "masu: Unknown options: '-x.stn', '-y.stn'" + BEHIND + CHECK_USAGE),
        Arguments.of(
            "check --fromat",
            "masu: Unknown option: '--fromat'; did you mean '--format'?\n" + CHECK_USAGE),
        Arguments.of(
            "check --\u001B[31m a.stn", "masu: Unknown option: '--�[31m'" + BEHIND + CHECK_USAGE),
        Arguments.of(
            "check --format xml a.stn",
            "masu: Invalid value for option '--format': expected one of [text, json] but found 'xml'\n"
                + CHECK_USAGE),
        Arguments.of(
            "check --as STN a.stn",
            "masu: Invalid value for option '--as': expected one of [stn, ggn, gan, ndjson] but found 'STN'; did you mean 'stn'?\n"
                + CHECK_USAGE),
        Arguments.of(
            "check a.stn --schema",
            "masu: Missing required parameter for option '--schema' (SCHEMA.json)\n" + CHECK_USAGE),
        Arguments.of(
            "check --as stn --schema s.json a.stn",
            "masu: --as and --schema exclude each other; give one of them, once\n" + CHECK_USAGE),
        Arguments.of(
            "check --schema s.json --as stn a.stn",
            "masu: --as and --schema exclude each other; give one of them, once\n" + CHECK_USAGE),
        Arguments.of(
            "notation cell - a1 -",
            "masu: standard input can be read only once; name it once\n" + NOTATION_USAGE),
        Arguments.of(
            "check --allow x a.stn", "masu: Unknown option: '--allow'" + BEHIND + CHECK_USAGE),
        Arguments.of(
            "notatoin qpi C:K",
            "masu: Unmatched arguments from index 0: 'notatoin', 'qpi', 'C:K'; did you mean 'notation'?\n"
                + MASU_USAGE),
        Arguments.of(
            "notation",
            "masu: Missing required parameters: 'NOTATION', 'TEXT|-'\n" + NOTATION_USAGE),
        Arguments.of(
            "notation qpi", "masu: Missing required parameter: 'TEXT|-'\n" + NOTATION_USAGE),
        Arguments.of(
            "notation qpi --", "masu: Missing required parameter: 'TEXT|-'\n" + NOTATION_USAGE),
        Arguments.of(
            "notation legacygan W:P",
            ONE_OF_THE_NOTATIONS + "'legacygan'; did you mean 'legacy-gan'?\n" + NOTATION_USAGE),
        Arguments.of(
            "notation GAN CHESS:K",
            ONE_OF_THE_NOTATIONS + "'GAN'; did you mean 'gan'?\n" + NOTATION_USAGE),
        Arguments.of("notation fen 8/8", ONE_OF_THE_NOTATIONS + "'fen'\n" + NOTATION_USAGE),
        Arguments.of("notation -h pin", ONE_OF_THE_NOTATIONS + "'-h'\n" + NOTATION_USAGE),
        Arguments.of(
            "notation --fromat json qpi C:K",
            ONE_OF_THE_NOTATIONS + "'--fromat'; did you mean '--format'?\n" + NOTATION_USAGE),
        Arguments.of(
            "notation qpi C:K --fromat json",
            "masu: Unknown option: '--fromat'; did you mean '--format'?\n" + NOTATION_USAGE),
        Arguments.of(
            "notation snn --none", "masu: Unknown option: '--none'" + BEHIND + NOTATION_USAGE),
        Arguments.of(
            "notation qpi C:K --fromat json -- --format",
            "masu: Unknown option: '--fromat'; did you mean '--format'?\n" + NOTATION_USAGE),
        Arguments.of(
            "notation qpi C:K --format jsno",
            "masu: Invalid value for option '--format': expected one of [text, json] but found 'jsno'; did you mean 'json'?\n"
                + NOTATION_USAGE),
        Arguments.of(
            "notation pin --derived K",
            "masu: expected --derived with qpi only but found it with pin\n" + NOTATION_USAGE));
  }

  @Test
  void version() {
    assertThat(Outcome.of("--version")).isEqualTo(new Outcome(0, "masu (not packaged)\n", ""));
  }

  @Test
  void help() {
    assertThat(Outcome.of("--help")).isEqualTo(new Outcome(0, """
            Usage: masu [-hV] [COMMAND]
            Checks and reads board-game notations, and checks any JSON against JSON Schemas.
              -h, --help      Show this help message and exit.
              -V, --version   Print version information and exit.

            Commands:
              check     Checks STN, GGN and GAN files, or JSON against a schema of yours.
              notation  Tells what texts of a notation say, or what is wrong with them.

            'masu check --help' and 'masu notation --help' tell more.
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

                  FILE|DIR|-...          A file named *.stn, *.ggn or *.gan, or *.ndjson or
                                           *.jsonl for an STN on each line; a folder, for
                                           all such files in it, below it and behind links,
                                           each folder once; or - for standard input. Any
                                           of them may be compressed with gzip: e4.stn.gz.
                                           All are UTF-8; a byte order mark is passed over
                                           in .ndjson and .jsonl and refused elsewhere.
                  --format=FORMAT        text for people, in the terminal's encoding, or
                                           json for programs, in ASCII (default: text).
                                           json prints one array of {file, valid,
                                           truncated, violations: [{pointer, line, column,
                                           phase, code, keyword, schemaLocation,
                                           parameters, message}]} and nothing else on
                                           standard output.
                  --as=KIND              Read everything as stn, ggn, gan or ndjson,
                                           whatever its suffix; of a folder, take only
                                           files with that suffix. - needs it, or --schema.
                  --schema=SCHEMA.json   Check JSON files against this JSON Schema instead;
                                           of a folder, take .json, .stn and .ggn files.
                                           The schema may be compressed too. Nothing is
                                           fetched for its $ref. Likely mistakes in it are
                                           reported on standard error.
              -h, --help                 Show this help message and exit.
              -V, --version              Print version information and exit.

            Exit code, the highest that applies:
              0     all files are valid
              1     a file is invalid
              2     wrong usage, a file that cannot be read or a report that cannot be
                      written; standard error alone tells it
              3     the schema of --schema is broken; nothing was checked
              70    a bug in masu
              141   SIGPIPE, which ends masu without a word when whoever reads its output
                      goes away

            Examples:
              masu check e4.stn chess.ggn
              masu check games/
              masu check games.ndjson.gz
              masu check --as stn - < e4.stn
              masu check --format json games/ > report.json
              masu check --schema puzzle.schema.json puzzles/

            MASU_OPTS holds options of the Java virtual machine, such as -Xmx4g for huge
            files.
            """, ""));
  }

  @Test
  void helpOfNotation() {
    assertThat(Outcome.of("notation", "--help")).isEqualTo(new Outcome(0, """
            Tells what texts of a notation say, or what is wrong with them.
            Usage: masu notation [--derived] [--help] [--version] [--format=FORMAT]
                                 NOTATION TEXT|-...

            Below each text come its attributes, styles and names in upper case whichever
            the side, and what it is in other notations. An invalid text has its mistake
            told in their place. One bad text never hides the others: all are read.

                  NOTATION          One of gan, qpi, pnn, pin, sin, snn, cell, legacy-gan.
                  TEXT|-...         A text, such as -P: one hyphen begins no option here.
                                      Behind --, a text may begin with two. Or - for
                                      standard input in UTF-8, one text a line; its blank
                                      lines are passed over, and lines of more than 10000
                                      characters are invalid.
                  --format=FORMAT   text for people, in the terminal's encoding, or json
                                      for programs, in ASCII (default: text). json prints
                                      one array of {notation, text, line, valid,
                                      attributes, error: {index, reason, message}} and
                                      nothing else on standard output; index counts UTF-16
                                      units from 0, line is null for an argument.
                  --derived         Let style and piece of a QPI be of different sides, as
                                      in C:k.
                  --help            Show this help message and exit.
                  --version         Print version information and exit.

            Exit code, the highest that applies:
              0     all texts are valid
              1     a text is invalid
              2     wrong usage, or standard input or output fails
              70    a bug in masu
              141   SIGPIPE, which ends masu without a word when whoever reads its output
                      goes away

            Examples:
              masu notation qpi C:+P 's:k^'
              masu notation pin +R -P
              masu notation legacy-gan - < actors.gan
              masu notation cell --format json e4 a1A > cells.json
            """, ""));
  }

  @Test
  void versionOfNotation() {
    assertThat(Outcome.of("notation", "--version")).isEqualTo(Outcome.of("--version"));
  }
}
