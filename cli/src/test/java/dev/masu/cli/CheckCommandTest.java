package dev.masu.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whole runs of {@code masu check}. */
class CheckCommandTest {
  private static final String MOVE = "{\"board\": {\"e2\": null, \"e4\": \"C:P\"}}\n";
  private static final String TWO_MISTAKES = "{\"bord\": {},\n \"toggle\": 1}\n";
  private static final String RULES = """
      {"CHESS:P": {"e2": {
        "e3": [{"board_check": {"e3": "empty"}, "board_patch": {"e2": null, "e3": "CHESS:P"}}],
        "e4": [{"board_check": {"e3": "empty"}, "board_patch": {"e2": null, "e4": "CHESS:P"}}]
      }}}
      """;

  @ParameterizedTest(name = "{0}")
  @MethodSource({"valid", "invalid", "records", "compressed", "several", "unreadable", "json"})
  void runs(Scenario scenario, @TempDir Path folder) {
    assertThat(scenario.runIn(folder)).isEqualTo(scenario.expected());
  }

  static Stream<Scenario> valid() {
    return Stream.of(
        Scenario.of("an STN file")
            .file("e4.stn", MOVE)
            .run("check", "@e4.stn")
            .out("e4.stn: valid (2 squares, 0 hand changes, 37 B, 0.00 s)\n"),
        Scenario.of("an STN file of one change each")
            .file("drop.stn", "{\"board\":{\"e4\":\"S:P\"},\"hands\":{\"S:P\":-1}}")
            .run("check", "@drop.stn")
            .out("drop.stn: valid (1 square, 1 hand change, 41 B, 0.00 s)\n"),
        Scenario.of("a GGN file")
            .file("rules.ggn", RULES)
            .run("check", "@rules.ggn")
            .out("rules.ggn: valid (1 piece, 2 transitions, 204 B, 0.00 s)\n"),
        Scenario.of("a GAN file of 1.0.0")
            .file("actors.gan", "CHESS960:-K\nshogi:+p\n")
            .run("check", "@actors.gan")
            .out("actors.gan: valid (2 actors, GAN 1.0.0, 21 B, 0.00 s)\n"),
        Scenario.of("a GAN file of the beta")
            .file("actors.gan", "W:_K\r\n\r\ntaikyoku_shogi:gd")
            .run("check", "@actors.gan")
            .out("actors.gan: valid (2 actors, GAN beta of 2014, 25 B, 0.00 s)\n"),
        Scenario.of("an empty GAN file")
            .file("none.gan", "")
            .run("check", "@none.gan")
            .out("none.gan: valid (0 actors, GAN 1.0.0, 0 B, 0.00 s)\n"),
        Scenario.of("a suffix in capitals")
            .file("E4.STN", MOVE)
            .run("check", "@E4.STN")
            .out("E4.STN: valid (2 squares, 0 hand changes, 37 B, 0.00 s)\n"),
        Scenario.of("another suffix, read as STN")
            .file("e4.json", MOVE)
            .run("check", "--as", "stn", "@e4.json")
            .out("e4.json: valid (2 squares, 0 hand changes, 37 B, 0.00 s)\n"),
        Scenario.of("standard input")
            .in("W:P\n")
            .run("check", "--as", "gan", "-")
            .out("-: valid (1 actor, GAN 1.0.0, 4 B, 0.00 s)\n"),
        Scenario.of("a name that looks like an argument file")
            .run("check", "--", "@@e4.stn")
            .file("@e4.stn", MOVE)
            .out("@e4.stn: valid (2 squares, 0 hand changes, 37 B, 0.00 s)\n"));
  }

  static Stream<Scenario> invalid() {
    return Stream.of(
        Scenario.of("two violations")
            .file("bad.stn", TWO_MISTAKES)
            .run("check", "@bad.stn")
            .exits(1)
            .out("""
                bad.stn: invalid (2 violations, 27 B, 0.00 s)
                bad.stn:1:2: unexpected property "bord"; did you mean "board"?
                    {"bord": {},
                     ^
                bad.stn:2:12: expected true or false but found the number 1
                     "toggle": 1}
                               ^
                """),
        Scenario.of("an empty file")
            .file("empty.ggn", "")
            .run("check", "@empty.ggn")
            .exits(1)
            .out("""
                empty.ggn: invalid (1 violation, 0 B, 0.00 s)
                empty.ggn:1:1: the document is empty; expected a JSON value
                """),
        Scenario.of("UTF-16")
            .file("wide.stn", "{\"toggle\":true}".getBytes(StandardCharsets.UTF_16BE))
            .run("check", "@wide.stn")
            .exits(1)
            .out("""
                wide.stn: invalid (1 violation, 30 B, 0.00 s)
                wide.stn:1:1: the document is encoded in UTF-16; save it as UTF-8
                    �{�"�t�o�g�g�l�e�"�:�t�r�u�e�}
                    ^
                """),
        Scenario.of("digits of an escape that are not of ASCII")
            .file("digits.stn", "{\"toggl\\u00丶5\":true}")
            .run("check", "@digits.stn")
            .exits(1)
            .out("""
                digits.stn: invalid (1 violation, 22 B, 0.00 s)
                digits.stn:1:8: expected four hexadecimal digits after \\u in a string
                    {"toggl\\u00丶5":true}
                           ^
                """),
        Scenario.of("of valid files only their number, where that is all that is wanted")
            .file("a.stn", "{}")
            .file("b.stn", "{\"toggle\":1}")
            .run("check", "--quiet", "@a.stn", "@b.stn")
            .exits(1)
            .out("""
                b.stn: invalid (1 violation, 12 B, 0.00 s)
                b.stn:1:11: expected true or false but found the number 1
                    {"toggle":1}
                              ^
                2 files: 1 valid, 1 invalid (14 B, 0.00 s)
                """),
        Scenario.of("a GAN file of neither kind")
            .file("actors.gan", "W:P\n\n  \nW_K\r\nW:\uD83D\uDE00\n")
            .run("check", "@actors.gan")
            .exits(1)
            .out("""
                actors.gan: invalid (2 violations, 20 B, 0.00 s)
                actors.gan:4:2: "W_K" is not a valid GAN: expected A-Z, 0-9 or ':' but found '_' at index 1 (example: CHESS:K)
                    W_K
                     ^
                actors.gan:5:3: "W:\uD83D\uDE00" is not a valid GAN: expected '+', '-' or an upper-case letter (A-Z) but found '\uD83D\uDE00' (U+1F600) at index 2 (example: CHESS:K)
                    W:\uD83D\uDE00
                      ^
                """),
        Scenario.of("a GAN file with fewer mistakes as 1.0.0")
            .file("actors.gan", "CHESS:-K\nCHESS:-Q\nCHESS;P\n")
            .run("check", "@actors.gan")
            .exits(1)
            .out("""
                actors.gan: invalid (1 violation, 26 B, 0.00 s)
                actors.gan:3:6: "CHESS;P" is not a valid GAN: expected A-Z, 0-9 or ':' but found ';' at index 5 (example: CHESS:K)
                    CHESS;P
                         ^
                """),
        Scenario.of("a byte order mark before actors")
            .file("mark.gan", "\uFEFFCHESS:K\nCHESS:Q\n")
            .run("check", "@mark.gan")
            .exits(1)
            .out("""
                mark.gan: invalid (1 violation, 19 B, 0.00 s)
                mark.gan:1:1: "\\uFEFFCHESS:K" is not a valid GAN: expected a letter (A-Z or a-z) but found U+FEFF at index 0 (example: CHESS:K); the file starts with a byte order mark: save it as UTF-8 without one
                    �CHESS:K
                    ^
                """),
        Scenario.of("actors in UTF-16")
            .file("wide.gan", "W:P\n".getBytes(StandardCharsets.UTF_16LE))
            .file("mark.gan", "W:P\n".getBytes(StandardCharsets.UTF_16))
            .run("check", "@wide.gan", "@mark.gan")
            .exits(1)
            .out("""
                wide.gan: invalid (1 violation, 8 B, 0.00 s)
                wide.gan:1:1: the document is encoded in UTF-16; save it as UTF-8
                    W�:�P�
                    ^
                mark.gan: invalid (1 violation, 10 B, 0.00 s)
                mark.gan:1:1: the document is encoded in UTF-16; save it as UTF-8
                    ���W�:�P�
                    ^
                2 files: 2 invalid (18 B, 0.00 s)
                """),
        Scenario.of("actors in Latin-1")
            .file("latin1.gan", "W:P\nW:é\nW;P\n".getBytes(StandardCharsets.ISO_8859_1))
            .run("check", "@latin1.gan")
            .exits(1)
            .out("""
                latin1.gan: invalid (1 violation, 12 B, 0.00 s)
                latin1.gan:2:3: expected UTF-8 but found the byte 0xE9 at byte offset 6, which is not part of any character; save the document as UTF-8
                    W:�
                      ^
                """),
        Scenario.of("standard input")
            .in("{")
            .run("check", "--as", "stn", "-")
            .exits(1)
            .out("""
                -: invalid (1 violation, 1 B, 0.00 s)
                -:1:2: the document ends inside the object that starts at line 1, column 1; is it cut off?
                    {
                     ^
                """),
        Scenario.of("control characters")
            .file("esc.stn", "{\"toggle\": \u001B[31mtrue}")
            .run("check", "@esc.stn")
            .exits(1)
            .out("""
                esc.stn: invalid (1 violation, 21 B, 0.00 s)
                esc.stn:1:12: expected a JSON value but found the character U+001B
                    {"toggle": �[31mtrue}
                               ^
                """));
  }

  static Stream<Scenario> records() {
    return Stream.of(
        Scenario.of("an STN on each line")
            .file("games.ndjson", MOVE + "\n" + MOVE)
            .run("check", "@games.ndjson")
            .out("games.ndjson: valid (2 records, 75 B, 0.00 s)\n"),
        Scenario.of("one STN on a line of its own, of standard input")
            .in(MOVE)
            .run("check", "--as", "ndjson", "-")
            .out("-: valid (1 record, 37 B, 0.00 s)\n"),
        Scenario.of("invalid records, each with its location in the file")
            .file(
                "games.JSONL",
                MOVE + "{\"bord\": {}, \"toggle\": 1}\n\n  x\n" + MOVE + "{} {}\n{\"é\": 1}\n")
            .run("check", "@games.JSONL")
            .exits(1)
            .out("""
                games.JSONL: invalid (5 violations, 121 B, 0.00 s)
                games.JSONL:2:2: unexpected property "bord"; did you mean "board"?
                    {"bord": {}, "toggle": 1}
                     ^
                games.JSONL:2:24: expected true or false but found the number 1
                    {"bord": {}, "toggle": 1}
                                           ^
                games.JSONL:4:3: expected a JSON value but found 'x'; strings take double quotes
                    x
                    ^
                games.JSONL:6:4: expected the end of the document but found '{'; a document is one JSON value
                    {} {}
                       ^
                games.JSONL:7:2: unexpected property "é"; expected "board", "hands" or "toggle"
                    {"é": 1}
                     ^
                """),
        Scenario.of("a record of more than 16 MiB, which is as long as a document may be")
            .file("large.ndjson", "{" + " ".repeat(1 << 24) + "}\n{}\n")
            .run("check", "@large.ndjson")
            .out("large.ndjson: valid (2 records, 16.8 MB, 0.00 s)\n"),
        Scenario.of("a long record, of which a part is shown")
            .file(
                "long.ndjson",
                "{}\n{" + " ".repeat(1_000) + "\"togle\": true" + " ".repeat(1_000) + "}\n")
            .run("check", "@long.ndjson")
            .exits(1)
            .out("""
                long.ndjson: invalid (1 violation, 2.0 kB, 0.00 s)
                long.ndjson:2:1002: unexpected property "togle"; did you mean "toggle"?
                    …%s"togle": true%s…
                     %s^
                """.formatted(" ".repeat(50), " ".repeat(37), " ".repeat(50))),
        Scenario.of("a record that is not UTF-8")
            .file("latin1.ndjson", (MOVE + "{\"é\": 1}\n").getBytes(StandardCharsets.ISO_8859_1))
            .run("check", "@latin1.ndjson")
            .exits(1)
            .out("""
                latin1.ndjson: invalid (1 violation, 46 B, 0.00 s)
                latin1.ndjson:2:3: expected UTF-8 but found the byte 0xE9 at byte offset 39, which is not part of any character; save the document as UTF-8
                    {"\uFFFD": 1}
                      ^
                """),
        Scenario.of("records in UTF-16, whatever their number")
            .file("wide.ndjson", "{}\n".repeat(1_000).getBytes(StandardCharsets.UTF_16))
            .run("check", "@wide.ndjson")
            .exits(1)
            .out("""
                wide.ndjson: invalid (1 violation, 6.0 kB, 0.00 s)
                wide.ndjson:1:1: the document is encoded in UTF-16; save it as UTF-8
                    \uFFFD\uFFFD\uFFFD{\uFFFD}\uFFFD
                    ^
                """),
        Scenario.of("digits of an escape that are not of ASCII")
            .file("digits.ndjson", MOVE + "{\"toggl\\u00丶5\":true}\n")
            .run("check", "@digits.ndjson")
            .exits(1)
            .out("""
                digits.ndjson: invalid (1 violation, 60 B, 0.00 s)
                digits.ndjson:2:8: expected four hexadecimal digits after \\u in a string
                    {"toggl\\u00丶5":true}
                           ^
                """),
        Scenario.of("JSON of invalid records")
            .file("bad.ndjson", MOVE + "{\"bord\": {}}\n{")
            .run("check", "--format", "json", "@bad.ndjson")
            .exits(1)
            .out("""
                [
                {"file":"bad.ndjson","valid":false,"truncated":false,"violations":[{"pointer":"/bord","line":2,"column":2,"phase":"SCHEMA","code":"additionalProperties","keyword":"additionalProperties","schemaLocation":"https://sashite.dev/schemas/stn/1.0.0/schema.json#/additionalProperties","parameters":{"property":"bord","allowed":["board","hands","toggle"],"nearest":"board"},"message":"unexpected property \\"bord\\"; did you mean \\"board\\"?"},{"pointer":"","line":3,"column":2,"phase":"SYNTAX","code":"unexpected-end","keyword":null,"schemaLocation":null,"parameters":{"inside":"object","start":{"line":3,"column":1,"columnUnit":"CODE_POINT","offset":50,"offsetUnit":"BYTE"}},"message":"the document ends inside the object that starts at line 3, column 1; is it cut off?"}]}
                ]
                """),
        Scenario.of("more invalid records than are reported")
            .file("bad.ndjson", "{\"toggle\":1}\n".repeat(101))
            .run("check", "--format", "json", "@bad.ndjson")
            .exits(1)
            .out("[\n{\"file\":\"bad.ndjson\",\"valid\":false,\"truncated\":true,\"violations\":["
                + IntStream.rangeClosed(1, 100)
                    .mapToObj(line -> "{\"pointer\":\"/toggle\",\"line\":" + line
                        + ",\"column\":11,\"phase\":\"SCHEMA\",\"code\":\"type\",\"keyword\":\"type\",\"schemaLocation\":\"https://sashite.dev/schemas/stn/1.0.0/schema.json#/properties/toggle/type\","
                        + "\"parameters\":{\"expected\":[\"boolean\"],\"actual\":1,\"actualType\":\"number\"},"
                        + "\"message\":\"expected true or false but found the number 1\"}")
                    .collect(Collectors.joining(","))
                + "]}\n]\n")
            .err("masu: bad.ndjson: stopped after 100 violations; more follow\n"));
  }

  static Stream<Scenario> compressed() {
    return Stream.of(
        Scenario.of("any kind of file may be compressed")
            .file("e4.stn.gz", Scenario.gzip(MOVE))
            .file("rules.ggn.gz", Scenario.gzip(RULES))
            .file("a/games.ndjson.GZ", Scenario.gzip(MOVE + MOVE))
            .file("a/notes.txt.gz", Scenario.gzip(""))
            .run("check", "@e4.stn.gz", "@rules.ggn.gz", "@a")
            .out("""
                e4.stn.gz: valid (2 squares, 0 hand changes, 37 B, 0.00 s)
                rules.ggn.gz: valid (1 piece, 2 transitions, 204 B, 0.00 s)
                a/games.ndjson.GZ: valid (2 records, 74 B, 0.00 s)
                3 files: 3 valid (315 B, 0.00 s)
                """),
        Scenario.of("a compressed file without .gz in its name")
            .file("e4.stn", Scenario.gzip(MOVE))
            .file("rules.ggn", Scenario.gzip(RULES))
            .file("actors.gan", Scenario.gzip("W:P\n"))
            .file("games.ndjson", Scenario.gzip(MOVE + MOVE))
            .run("check", "@e4.stn", "@rules.ggn", "@actors.gan", "@games.ndjson")
            .out("""
                e4.stn: valid (2 squares, 0 hand changes, 37 B, 0.00 s)
                rules.ggn: valid (1 piece, 2 transitions, 204 B, 0.00 s)
                actors.gan: valid (1 actor, GAN 1.0.0, 4 B, 0.00 s)
                games.ndjson: valid (2 records, 74 B, 0.00 s)
                4 files: 4 valid (319 B, 0.00 s)
                """),
        Scenario.of("compressed standard input")
            .in(Scenario.gzip(MOVE))
            .run("check", "--as", "stn", "-")
            .out("-: valid (2 squares, 0 hand changes, 37 B, 0.00 s)\n"),
        Scenario.of("compressed GAN of standard input")
            .in(Scenario.gzip("W:P\n"))
            .run("check", "--as", "gan", "-")
            .out("-: valid (1 actor, GAN 1.0.0, 4 B, 0.00 s)\n"),
        Scenario.of("a compressed file that is cut off")
            .file("e4.stn.gz", Arrays.copyOf(Scenario.gzip(MOVE), 20))
            .run("check", "@e4.stn.gz")
            .exits(2)
            .err("masu: e4.stn.gz: the compressed data ends too early; is it cut off?\n"),
        Scenario.of("compressed files that are cut off anywhere")
            .file("header.stn.gz", Arrays.copyOf(Scenario.gzip(MOVE), 5))
            .file(
                "end.ndjson.gz", Arrays.copyOf(Scenario.gzip(MOVE), Scenario.gzip(MOVE).length - 1))
            .run("check", "@header.stn.gz", "@end.ndjson.gz")
            .exits(2)
            .out("2 files: 2 not read (0 B, 0.00 s)\n")
            .err("""
                masu: header.stn.gz: the compressed data ends too early; is it cut off?
                masu: end.ndjson.gz: the compressed data ends too early; is it cut off?
                """));
  }

  static Stream<Scenario> several() {
    return Stream.of(
        Scenario.of("good and bad files, in the order given")
            .file("b.stn", TWO_MISTAKES)
            .file("a.stn", MOVE)
            .file("rules.ggn", RULES)
            .file("notes.txt", "")
            .run("check", "@b.stn", "@missing.ggn", "@notes.txt", "@a.stn", "@rules.ggn")
            .exits(2)
            .out("""
                b.stn: invalid (2 violations, 27 B, 0.00 s)
                b.stn:1:2: unexpected property "bord"; did you mean "board"?
                    {"bord": {},
                     ^
                b.stn:2:12: expected true or false but found the number 1
                     "toggle": 1}
                               ^
                a.stn: valid (2 squares, 0 hand changes, 37 B, 0.00 s)
                rules.ggn: valid (1 piece, 2 transitions, 204 B, 0.00 s)
                5 files: 2 valid, 1 invalid, 2 not read (268 B, 0.00 s)
                """)
            .err("""
                masu: missing.ggn: no such file or directory
                masu: notes.txt: expected a name ending in one of .stn, .ggn, .gan, .ndjson, .jsonl; say what it is with --as stn, --as ggn, --as gan, --as ndjson or --schema
                """),
        Scenario.of("a folder and those below it, in the order of the paths")
            .file("b.stn", MOVE)
            .file("a/z.ggn", RULES)
            .file("a/notes.txt", "?")
            .file("a/deeper/x.gan", "W:P\n")
            .file("c.json", "?")
            .run("check", "@")
            .out("""
                a/deeper/x.gan: valid (1 actor, GAN 1.0.0, 4 B, 0.00 s)
                a/z.ggn: valid (1 piece, 2 transitions, 204 B, 0.00 s)
                b.stn: valid (2 squares, 0 hand changes, 37 B, 0.00 s)
                3 files: 3 valid (245 B, 0.00 s)
                """),
        Scenario.of("one kind of a folder")
            .file("games/b.stn", MOVE)
            .file("games/z.ggn", RULES)
            .run("check", "--as", "ggn", "@games")
            .out("games/z.ggn: valid (1 piece, 2 transitions, 204 B, 0.00 s)\n"));
  }

  static Stream<Scenario> unreadable() {
    return Stream.of(
        Scenario.of("a missing file")
            .run("check", "@missing.stn")
            .exits(2)
            .err("masu: missing.stn: no such file or directory\n"),
        Scenario.of("a folder that holds nothing to check")
            .file("notes/notes.txt", "")
            .run("check", "@notes")
            .exits(2)
            .err(
                "masu: notes: found no file in this folder with a name ending in .stn, .ggn, .gan, .ndjson, .jsonl\n"),
        Scenario.of("standard input of an unknown kind")
            .in(MOVE)
            .run("check", "-")
            .exits(2)
            .err(
                "masu: -: standard input has no suffix; say what it is with --as stn, --as ggn, --as gan, --as ndjson or --schema\n"),
        Scenario.of("standard input, twice")
            .in("W:P\n")
            .run("check", "--as", "gan", "-", "-")
            .exits(2)
            .out("""
                -: valid (1 actor, GAN 1.0.0, 4 B, 0.00 s)
                2 files: 1 valid, 1 not read (4 B, 0.00 s)
                """)
            .err("masu: -: standard input can be read only once; name it once\n"),
        Scenario.of("a name that is none")
            .run("check", "a\0b.stn")
            .exits(2)
            .err("masu: a�b.stn: not a file name on this system: Nul character not allowed\n"),
        Scenario.of("an empty name, which is not the current folder")
            .run("check", "")
            .exits(2)
            .err("masu: '': no such file or directory\n"),
        Scenario.of("an empty name among others")
            .file("e4.stn", MOVE)
            .run("check", "--as", "stn", "", "@e4.stn")
            .exits(2)
            .out("""
                e4.stn: valid (2 squares, 0 hand changes, 37 B, 0.00 s)
                2 files: 1 valid, 1 not read (37 B, 0.00 s)
                """)
            .err("masu: '': no such file or directory\n"),
        Scenario.of("an empty name of a schema")
            .run("check", "--schema", "", "@e4.json")
            .exits(2)
            .err("masu: '': no such file or directory\n"));
  }

  static Stream<Scenario> json() {
    return Stream.of(
        Scenario.of("JSON of good, bad and missing files")
            .file("a.stn", MOVE)
            .file("b.stn", "{\"bord\": {}}")
            .file("é.stn", "{")
            .file("a.gan", "W_K")
            .run("check", "--format=json", "@a.stn", "@b.stn", "@missing.stn", "@é.stn", "@a.gan")
            .exits(2)
            .out("""
                [
                {"file":"a.stn","valid":true,"truncated":false,"violations":[]},
                {"file":"b.stn","valid":false,"truncated":false,"violations":[{"pointer":"/bord","line":1,"column":2,"phase":"SCHEMA","code":"additionalProperties","keyword":"additionalProperties","schemaLocation":"https://sashite.dev/schemas/stn/1.0.0/schema.json#/additionalProperties","parameters":{"property":"bord","allowed":["board","hands","toggle"],"nearest":"board"},"message":"unexpected property \\"bord\\"; did you mean \\"board\\"?"}]},
                {"file":"missing.stn","valid":false,"truncated":false,"violations":[{"pointer":"","line":null,"column":null,"phase":"IO","code":"unreadable","keyword":null,"schemaLocation":null,"parameters":{},"message":"no such file or directory"}]},
                {"file":"\\u00E9.stn","valid":false,"truncated":false,"violations":[{"pointer":"","line":1,"column":2,"phase":"SYNTAX","code":"unexpected-end","keyword":null,"schemaLocation":null,"parameters":{"inside":"object","start":{"line":1,"column":1,"columnUnit":"CODE_POINT","offset":0,"offsetUnit":"CHAR"}},"message":"the document ends inside the object that starts at line 1, column 1; is it cut off?"}]},
                {"file":"a.gan","valid":false,"truncated":false,"violations":[{"pointer":"","line":1,"column":2,"phase":"NOTATION","code":"gan","keyword":null,"schemaLocation":null,"parameters":{},"message":"\\"W_K\\" is not a valid GAN: expected A-Z, 0-9 or ':' but found '_' at index 1 (example: CHESS:K)"}]}
                ]
                """)
            .err("masu: missing.stn: no such file or directory\n"),
        Scenario.of("JSON of what cannot be read")
            .run("check", "--format", "json", "@missing.stn")
            .exits(2)
            .out("""
                [
                {"file":"missing.stn","valid":false,"truncated":false,"violations":[{"pointer":"","line":null,"column":null,"phase":"IO","code":"unreadable","keyword":null,"schemaLocation":null,"parameters":{},"message":"no such file or directory"}]}
                ]
                """)
            .err("masu: missing.stn: no such file or directory\n"));
  }
}
