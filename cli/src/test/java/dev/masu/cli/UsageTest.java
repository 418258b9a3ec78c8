package dev.masu.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Help, and the answers to a wrong command line. */
class UsageTest {
  private static final String MASU_USAGE = """
      Usage: masu [-hV] [COMMAND]
      'masu --help' shows more.
      """;
  private static final String CHECK_USAGE = """
      Usage: masu check [-hqV] [--as=KIND] [--format=FORMAT] [--max-violations=N]
                        [--schema=SCHEMA] [--refs=FILE|DIR]... FILE|DIR|-...
      'masu check --help' shows more.
      """;
  private static final String NOTATION_USAGE = """
      Usage: masu notation [--derived] [--help] [--version] [--format=FORMAT]
                           NOTATION TEXT|-...
      'masu notation --help' shows more.
      """;

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
          `` | masu | Missing required subcommand
          chekc a.stn | masu | Unmatched arguments from index 0: 'chekc', 'a.stn'; did you mean 'check'?
          --versoin | masu | Unknown option: '--versoin'; did you mean '--version'?
          check | check | `Missing required parameter: 'FILE|DIR|-'`
          check --fromat json a.stn | check | Unknown option: '--fromat'; did you mean '--format'?
          check --shema=s.json a.json | check | Unknown option: '--shema=s.json'; did you mean '--schema'?
          --schema s.json a.json | masu | Unknown options: '--schema', 's.json', 'a.json'; did you mean 'masu check --schema'?
          help chekc | masu | Unknown subcommand 'chekc'; did you mean 'check'?
          check -x a.stn | check | Unknown option: '-x'; to pass it as an argument, put -- before it
          check -x.stn | check | Unknown option: '-x.stn'; to pass it as an argument, put -- before it
          check -x.stn -y.stn --as stn | check | Unknown options: '-x.stn', '-y.stn'; to pass it as an argument, put -- before it
          check --fromat | check | Unknown option: '--fromat'; did you mean '--format'?
          check --\u001B[31m a.stn | check | Unknown option: '--�[31m'; to pass it as an argument, put -- before it
          check --format xml a.stn | check | Invalid value for option '--format': expected one of [text, json] but found 'xml'
          check --as STN a.stn | check | Invalid value for option '--as': expected one of [stn, ggn, gan, ndjson] but found 'STN'; did you mean 'stn'?
          check --max-violations 0 a.stn | check | expected --max-violations of at least 1 but found 0
          check --max-violations all a.stn | check | Invalid value for option '--max-violations': 'all' is not an int
          check a.stn --schema | check | Missing required parameter for option '--schema' (SCHEMA)
          check --refs s.json a.stn | check | --refs is for schemas that the one of --schema refers to; give that too
          check --as stn --schema s.json a.stn | check | --as stn and --schema exclude each other; give one of them
          check --schema s.json --as stn a.stn | check | --as stn and --schema exclude each other; give one of them
          check --schema s.json --schema t.json a.stn | check | option '--schema' (SCHEMA) should be specified only once
          notation cell - a1 - | notation | standard input can be read only once; name it once
          check --allow x a.stn | check | Unknown option: '--allow'; to pass it as an argument, put -- before it
          notatoin qpi C:K | masu | Unmatched arguments from index 0: 'notatoin', 'qpi', 'C:K'; did you mean 'notation'?
          notation | notation | `Missing required parameters: 'NOTATION', 'TEXT|-'`
          notation qpi | notation | `Missing required parameter: 'TEXT|-'`
          notation qpi -- | notation | `Missing required parameter: 'TEXT|-'`
          notation legacygan W:P | notation | Invalid value for positional parameter at index 0 (NOTATION): expected one of [gan, qpi, pnn, pin, sin, snn, cell, legacy-gan] but found 'legacygan'; did you mean 'legacy-gan'?
          notation GAN CHESS:K | notation | Invalid value for positional parameter at index 0 (NOTATION): expected one of [gan, qpi, pnn, pin, sin, snn, cell, legacy-gan] but found 'GAN'; did you mean 'gan'?
          notation fen 8/8 | notation | Invalid value for positional parameter at index 0 (NOTATION): expected one of [gan, qpi, pnn, pin, sin, snn, cell, legacy-gan] but found 'fen'
          notation -h pin | notation | Invalid value for positional parameter at index 0 (NOTATION): expected one of [gan, qpi, pnn, pin, sin, snn, cell, legacy-gan] but found '-h'
          notation --fromat json qpi C:K | notation | Invalid value for positional parameter at index 0 (NOTATION): expected one of [gan, qpi, pnn, pin, sin, snn, cell, legacy-gan] but found '--fromat'; did you mean '--format'?
          notation qpi C:K --fromat json | notation | Unknown option: '--fromat'; did you mean '--format'?
          notation snn --none | notation | Unknown option: '--none'; to pass it as an argument, put -- before it
          notation qpi C:K --fromat json -- --format | notation | Unknown option: '--fromat'; did you mean '--format'?
          notation qpi C:K --format jsno | notation | Invalid value for option '--format': expected one of [text, json] but found 'jsno'; did you mean 'json'?
          notation pin --derived K | notation | expected --derived with qpi only but found it with pin
          """)
  void wrongUsageIsReportedWithTheUsage(String commandLine, String usage, String problem) {
    String[] args = commandLine.isEmpty() ? new String[0] : commandLine.split(" ");
    String shown = Map.of("masu", MASU_USAGE, "check", CHECK_USAGE, "notation", NOTATION_USAGE)
        .getOrDefault(usage, "");
    assertThat(Outcome.of(args)).isEqualTo(new Outcome(2, "", "masu: " + problem + "\n" + shown));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "check --format json --schema",
        "check --format=json --schema",
        "check --schema --format json",
        "--format json"
      })
  void wrongUsageIsJsonToo(String commandLine) {
    Outcome outcome = Outcome.of(commandLine.split(" "));
    String message = outcome.err().lines().findFirst().orElseThrow().substring("masu: ".length());
    assertThat(outcome).isEqualTo(new Outcome(2, """
        [
        {"file":null,"valid":false,"truncated":false,"violations":[{"pointer":"","line":null,"column":null,"phase":"USAGE","code":"usage","keyword":null,"schemaLocation":null,"parameters":{},"message":"%s"}]}
        ]
        """.formatted(message), outcome.err()));
  }

  @Test
  void wrongUsageOfNotationIsJsonToo() {
    assertThat(Outcome.of("notation", "--format", "json", "sin"))
        .isEqualTo(
            new Outcome(2, """
        [
        {"notation":null,"text":null,"line":null,"valid":false,"attributes":null,"error":{"index":null,"reason":"Missing required parameter: 'TEXT|-'","message":"Missing required parameter: 'TEXT|-'"}}
        ]
        """, "masu: Missing required parameter: 'TEXT|-'\n" + NOTATION_USAGE));
  }

  @ParameterizedTest
  @ValueSource(strings = {"check --format text", "check --format"})
  void wrongUsageIsTextOtherwise(String commandLine) {
    assertThat(Outcome.of(commandLine.split(" ")).out()).isEmpty();
  }

  @Test
  void versionIsPrinted() {
    assertThat(Outcome.of("--version")).isEqualTo(new Outcome(0, "masu (not packaged)\n", ""));
  }

  @Test
  void helpIsPrinted() {
    assertThat(Outcome.of("--help")).isEqualTo(new Outcome(0, """
            Usage: masu [-hV] [COMMAND]
            Checks JSON documents by your JSON Schema, and prints each violation with its
            line and column. Also checks files of Sashité's board-game notations, and
            parses their texts.
              -h, --help      Show this help message and exit.
              -V, --version   Print version information and exit.

            Commands:
              check     Checks JSON files by your JSON Schema, or STN, GGN and GAN files.
              notation  Parses texts of a notation, and prints their attributes or mistakes.
              help      Display help information about the specified command.

            'masu check --help' and 'masu notation --help' show more.
            """, ""));
  }

  @Test
  void helpOfCheckIsPrinted() {
    assertThat(Outcome.of("check", "--help")).isEqualTo(new Outcome(0, """
            Checks JSON files by your JSON Schema, or STN, GGN and GAN files.
            Usage: masu check [-hqV] [--as=KIND] [--format=FORMAT] [--max-violations=N]
                              [--schema=SCHEMA] [--refs=FILE|DIR]... FILE|DIR|-...

            With --schema, any JSON is checked by that schema. Without it, STN, GGN and GAN
            files are checked, each as its suffix says.

            Each violation is printed as FILE:LINE:COLUMN: MESSAGE, with its line. Columns
            count characters (Unicode code points) from 1. All files are checked, also
            after an invalid one. A file of more than 16 MiB is read as a stream, unless it
            is NDJSON or GAN: nothing in it is counted, its lines are not shown, messages
            start with the JSON Pointer instead, and columns count bytes.

                  FILE|DIR|-...        With --schema, any JSON file. Without it, a file
                                         named *.stn, *.ggn or *.gan, or one of STN
                                         documents. Of one named *.ndjson or *.jsonl, each
                                         line is a document. A folder stands for all such
                                         files in it and below it, links followed. - is
                                         standard input. Any of them may be compressed with
                                         gzip, as e4.stn.gz is. All are UTF-8; a byte order
                                         mark is skipped where each line is a document, and
                                         an error elsewhere.
                  --schema=SCHEMA      Check the files by this JSON Schema; of a folder,
                                         take its .json, .ndjson, .jsonl, .stn and .ggn
                                         files, but neither this schema nor those of
                                         --refs. The schema may be compressed too, but is
                                         not YAML. Nothing is fetched for its $ref. Likely
                                         mistakes in it and in those of --refs are printed
                                         on standard error.
                  --as=KIND            Read all files as stn, ggn, gan or ndjson, whatever
                                         their suffix, with --schema only as ndjson; of a
                                         folder, take only files with that suffix. Standard
                                         input needs this or --schema.
                  --refs=FILE|DIR      A schema that the one of --schema refers to by its
                                         id or its path, which is relative to that one's
                                         $id if it has one; or a folder, of which all .json
                                         files are such schemas. May be given more than
                                         once.
                  --format=FORMAT      text for people, in the terminal's encoding, or json
                                         for programs, in ASCII (default: text). json
                                         prints one array with an object for each file:
                                         {file, valid, truncated, violations: [{pointer,
                                         line, column, phase, code, keyword,
                                         schemaLocation, parameters, message}]}. A file
                                         that cannot be read has a violation of phase IO, a
                                         wrong command line one of phase USAGE.
                  --max-violations=N   Report the first N violations of each file (default:
                                         100). Of a document that is not JSON, only that is
                                         reported.
              -q, --quiet              Leave valid files out of the text, except for its
                                         totals.
              -h, --help               Show this help message and exit.
              -V, --version            Print version information and exit.

            Exit code, the highest that applies:
              0     all files are valid
              1     a file is invalid
              2     wrong usage, a file that cannot be read, or output that cannot be
                      written
              3     the schema of --schema cannot be used, so that nothing was checked
              70    a bug in masu
              141   the program that reads the output has ended (SIGPIPE)

            Examples:
              masu check --schema order.schema.json order.json
              masu check --schema order.schema.json --refs schemas/ orders/
              masu check --schema order.schema.json orders.ndjson
              masu check --schema order.schema.json --format json orders/ > report.json
              masu check e4.stn chess.ggn games/
              masu check games.ndjson.gz
              masu check --as stn - < e4.stn

            MASU_OPTS holds options of the Java virtual machine, such as -Xmx4g for huge
            files.
            """, ""));
  }

  @Test
  void helpOfNotationIsPrinted() {
    assertThat(Outcome.of("notation", "--help")).isEqualTo(new Outcome(0, """
            Parses texts of a notation, and prints their attributes or mistakes.
            Usage: masu notation [--derived] [--help] [--version] [--format=FORMAT]
                                 NOTATION TEXT|-...

            Below each text are its attributes, with names in upper case whatever the side,
            and the same in other notations. Below an invalid text is its mistake. All
            texts are parsed, also after an invalid one.

                  NOTATION          One of gan, qpi, pnn, pin, sin, snn, cell, legacy-gan.
                  TEXT|-...         A text, such as -P: one hyphen does not start an option
                                      here. After --, a text may start with two. - is
                                      standard input in UTF-8, with a text on each line;
                                      blank lines and a byte order mark are skipped, and
                                      lines of more than 10000 UTF-16 units are invalid.
                  --format=FORMAT   text for people, in the terminal's encoding, or json
                                      for programs, in ASCII (default: text). json prints
                                      one array with an object for each text: {notation,
                                      text, line, valid, attributes, error: {index, reason,
                                      message}}. index counts UTF-16 units from 0; line is
                                      null for an argument. Input that cannot be read, and
                                      a wrong command line, are objects with an error alone.
                  --derived         Allow style and piece of a QPI to be of different
                                      sides, as in C:k.
                  --help            Show this help message and exit.
                  --version         Print version information and exit.

            Exit code, the highest that applies:
              0     all texts are valid
              1     a text is invalid
              2     wrong usage, or standard input or output fails
              70    a bug in masu
              141   the program that reads the output has ended (SIGPIPE)

            Examples:
              masu notation qpi C:+P 's:k^'
              masu notation pin +R -P
              masu notation legacy-gan - < actors.gan
              masu notation cell --format json e4 a1A > cells.json
            """, ""));
  }

  @Test
  void helpCommandIsTheOptionHelp() {
    assertThat(Outcome.of("help", "check")).isEqualTo(Outcome.of("check", "--help"));
  }

  @Test
  void versionOfNotationIsThatOfMasu() {
    assertThat(Outcome.of("notation", "--version")).isEqualTo(Outcome.of("--version"));
  }
}
