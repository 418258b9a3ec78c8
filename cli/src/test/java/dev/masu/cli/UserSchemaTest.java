package dev.masu.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code masu check --schema}. */
class UserSchemaTest {
  private static final String PUZZLE = "{\"type\": \"object\", \"required\": [\"at\"],"
      + " \"properties\": {\"at\": {\"type\": \"string\", \"format\": \"cell\"}}}";

  @ParameterizedTest(name = "{0}")
  @MethodSource
  void checks(Scenario scenario, @TempDir Path folder) {
    assertThat(scenario.runIn(folder)).isEqualTo(scenario.expected());
  }

  static Stream<Scenario> checks() {
    return Stream.of(
        Scenario.of("named files, whatever their suffix")
            .file("puzzle.schema.json", PUZZLE)
            .file("good.txt", "{\"at\": \"e4\"}")
            .file("bad.json", "{\"at\":\n\"E4\"}")
            .run("check", "--schema", "@puzzle.schema.json", "@good.txt", "@bad.json")
            .exits(1)
            .out("""
                good.txt: valid (12 B, 0.00 s)
                bad.json: invalid (1 violation, 12 B, 0.00 s)
                bad.json:2:1: "E4" is not a valid CELL: expected a lower-case letter (a-z) but found 'E' at index 0 (example: e4)
                    "E4"}
                    ^
                2 files: 1 valid, 1 invalid (24 B, 0.00 s)
                """),
        Scenario.of("the JSON files of a folder, but for the schema")
            .file("puzzle.schema.json", PUZZLE)
            .file("a.json", "{\"at\": \"e4\"}")
            .file("b.stn", "{\"at\": \"e4\"}")
            .file("c.gan", "W:P")
            .run("check", "--schema", "@puzzle.schema.json", "@")
            .out("""
                a.json: valid (12 B, 0.00 s)
                b.stn: valid (12 B, 0.00 s)
                2 files: 2 valid (24 B, 0.00 s)
                """),
        Scenario.of("a compressed schema")
            .file("puzzle.schema.json.gz", Scenario.gzip(PUZZLE))
            .file("good.json", "{\"at\": \"e4\"}")
            .run("check", "--schema", "@puzzle.schema.json.gz", "@good.json")
            .out("good.json: valid (12 B, 0.00 s)\n"),
        Scenario.of("a compressed schema that is broken")
            .file("s.json.gz", Scenario.gzip("{\"type\": 1}"))
            .file("a.json", "{}")
            .run("check", "--schema", "@s.json.gz", "@a.json")
            .exits(3)
            .err("""
                s.json.gz:1:10: expected "array", "boolean", "integer", "null", "number", "object", "string" or an array but found the number 1
                    {"type": 1}
                             ^
                """),
        Scenario.of("a compressed schema that is cut off")
            .file("s.json.gz", Arrays.copyOf(Scenario.gzip(PUZZLE), 20))
            .file("a.json", "{}")
            .run("check", "--schema", "@s.json.gz", "@a.json")
            .exits(2)
            .err("masu: s.json.gz: the compressed data ends too early; is it cut off?\n"),
        Scenario.of("a schema that is named itself")
            .file("puzzle.schema.json", PUZZLE)
            .run("check", "--schema", "@puzzle.schema.json", "@puzzle.schema.json")
            .exits(1)
            .out("""
                puzzle.schema.json: invalid (1 violation, 98 B, 0.00 s)
                puzzle.schema.json:1:1: missing property "at"; add it
                    {"type": "object", "required": ["at"], "properties": {"at": {"type": "string", "format": "cell"}}}
                    ^
                """),
        Scenario.of("standard input")
            .file("puzzle.schema.json", PUZZLE)
            .in("{}")
            .run("check", "--format", "json", "--schema", "@puzzle.schema.json", "-")
            .exits(1)
            .out("""
                [
                {"file":"-","valid":false,"truncated":false,"violations":[{"pointer":"","line":1,"column":1,"phase":"SCHEMA","code":"required","keyword":"required","schemaLocation":"file://puzzle.schema.json#/required","parameters":{"missing":"at"},"message":"missing property \\"at\\"; add it"}]}
                ]
                """),
        Scenario.of("a file of more than 16 MiB, with a mistake whose offset is not known")
            .file("s.json", "{\"items\": {\"required\": [\"id\"]}}")
            .file(
                "a.json",
                "[" + ("{\"id\": \"" + "x".repeat(1000) + "\"},\n").repeat(17_000) + "{}]")
            .run("check", "--schema", "@s.json", "@a.json")
            .exits(1)
            .out("""
                a.json: invalid (1 violation, 17.2 MB, 0.00 s)
                a.json:17001:1: /17000: missing property "id"; add it
                """),
        Scenario.of("a schema with an id, that uses a bundled one")
            .file(
                "s.json",
                "{\"$id\": \"https://example.org/s\", \"$ref\": \"https://sashite.dev/schemas/stn/1.0.0/schema.json\"}")
            .file("a.json", "{}")
            .run("check", "--schema", "@s.json", "@a.json")
            .out("a.json: valid (2 B, 0.00 s)\n"),
        Scenario.of("a schema with an id that is ignored")
            .file("s.json", "{\"$id\": \"an id\"}")
            .file("a.json", "{}")
            .run("check", "--schema", "@s.json", "@a.json")
            .out("a.json: valid (2 B, 0.00 s)\n")
            .err("""
                s.json:1:9: warning: its $id "an id" is not a URI reference, and is ignored; percent-encode it, as %20 for a space and %25 for %
                    {"$id": "an id"}
                            ^
                """),
        Scenario.of("a schema with more than a hundred problems")
            .file("s.json", "{\"allOf\": [\n" + "{\"minLength\": -1},\n".repeat(101) + "{}]}")
            .file("a.json", "{}")
            .run("check", "--schema", "@s.json", "@a.json")
            .exits(3)
            .err(
                IntStream.rangeClosed(2, 101).mapToObj("""
                        s.json:%d:15: -1 is less than the minimum 0
                            {"minLength": -1},
                                          ^
                        """::formatted).collect(Collectors.joining())
                    + "s.json: more problems follow\n"),
        Scenario.of("a schema with keywords and formats of others, and likely mistakes")
            .file(
                "s.json",
                "{\"x-order\": 1, \"format\": \"int32\",\n\"typ\": \"null\", \"pattern\": \"(a+)+\\\\1?\"}")
            .file("a.json", "\"a\"")
            .run("check", "--schema", "@s.json", "@a.json")
            .out("a.json: valid (3 B, 0.00 s)\n")
            .err("""
                s.json:2:1: warning: unknown keyword "typ" asserts nothing; did you mean "type"?
                    "typ": "null", "pattern": "(a+)+\\\\1?"}
                    ^
                s.json:2:27: warning: the pattern "(a+)+\\\\1?" may take too many steps: it has back-references or large counts, and repeats what is repeated itself; write it without one of these
                    "typ": "null", "pattern": "(a+)+\\\\1?"}
                                              ^
                """),
        Scenario.of("a schema that refers to a file by its path, and to one in a folder by its id")
            .file(
                "s.json",
                "{\"allOf\": [{\"$ref\": \"a.json\"}, {\"$ref\": \"https://example.org/b\"}]}")
            .file("a.json", "{\"typ\": \"string\"}")
            .file("more/b.json", "{\"$id\": \"https://example.org/b\", \"minLength\": 2}")
            .file("d.json", "\"x\"")
            .run(
                "check",
                "--schema",
                "@more/../s.json",
                "--refs",
                "@./a.json",
                "--refs",
                "@more",
                "@d.json")
            .exits(1)
            .out("""
                d.json: invalid (1 violation, 3 B, 0.00 s)
                d.json:1:1: expected at least 2 characters but found 1
                    "x"
                    ^
                """)
            .err("""
                ./a.json:1:2: warning: unknown keyword "typ" asserts nothing; did you mean "type"?
                    {"typ": "string"}
                     ^
                """),
        Scenario.of("a schema that refers to a broken one")
            .file("s.json", "{\"$id\": \"https://example.org/s\", \"$ref\": \"b\"}")
            .file("b.json", "{\"$id\": \"https://example.org/b\", \"minLength\": \"x\"}")
            .file("a.json", "{}")
            .run("check", "--schema", "@s.json", "--refs", "@b.json", "@a.json")
            .exits(3)
            .err("""
                b.json:1:47: expected an integer but found the string "x"
                    {"$id": "https://example.org/b", "minLength": "x"}
                                                                  ^
                """),
        Scenario.of("a schema with a mistake, that refers to another one")
            .file("s.json", "{\"$id\": \"s\", \"$ref\": \"b.json\", \"minLength\": \"x\"}")
            .file("b.json", "{}")
            .file("a.json", "{}")
            .run("check", "--schema", "@s.json", "--refs", "@b.json", "@a.json")
            .exits(3)
            .err("""
                s.json:1:45: expected an integer but found the string "x"
                    {"$id": "s", "$ref": "b.json", "minLength": "x"}
                                                                ^
                """),
        Scenario.of("a mistake in a schema whose id is not normalized, beside another one")
            .file("s.json", "{\"$id\": \"https://example.org/x/../s\", \"minLength\": \"x\"}")
            .file("b.json", "{\"$id\": \"a b\"}")
            .file("a.json", "{}")
            .run("check", "--schema", "@s.json", "--refs", "@b.json", "@a.json")
            .exits(3)
            .err("""
                s.json:1:52: expected an integer but found the string "x"
                    {"$id": "https://example.org/x/../s", "minLength": "x"}
                                                                       ^
                """),
        Scenario.of("a missing schema that it refers to")
            .file("s.json", "{}")
            .file("a.json", "{}")
            .run("check", "--schema", "@s.json", "--refs", "@b.json", "@a.json")
            .exits(2)
            .err("masu: b.json: no such file or directory\n"),
        Scenario.of("schemas that it refers to and that are not JSON, or not there")
            .file("s.json", "{}")
            .file("refs/b.json", "{\n")
            .file("refs/notes.yaml", "no: schema")
            .file("a.json", "{}")
            .run("check", "--schema", "@s.json", "--refs", "@refs", "@a.json")
            .exits(3)
            .err(
                "refs/b.json:2:1: the document ends inside the object that starts at line 1, column 1; is it cut off?\n"),
        Scenario.of("several mistakes in a schema that it refers to, in JSON")
            .file("s.json", "{\"$ref\": \"b.json\"}")
            .file("b.json", "{\"minLength\": \"x\",\n\"maxLength\": -1}")
            .file("a.json", "{}")
            .run("check", "--format", "json", "--schema", "@s.json", "--refs", "@b.json", "@a.json")
            .exits(3)
            .out("""
                [
                {"file":"b.json","valid":false,"truncated":false,"violations":[{"pointer":"/minLength","line":1,"column":15,"phase":"SCHEMA","code":"type","keyword":"type","schemaLocation":"https://json-schema.org/draft/2020-12/meta/validation#/$defs/nonNegativeInteger/type","parameters":{"expected":["integer"],"actual":"x","actualType":"string"},"message":"expected an integer but found the string \\"x\\""},{"pointer":"/maxLength","line":2,"column":14,"phase":"SCHEMA","code":"minimum","keyword":"minimum","schemaLocation":"https://json-schema.org/draft/2020-12/meta/validation#/$defs/nonNegativeInteger/minimum","parameters":{"expected":0,"actual":-1,"actualType":"number"},"message":"-1 is less than the minimum 0"}]}
                ]
                """)
            .err("""
                b.json:1:15: expected an integer but found the string "x"
                    {"minLength": "x",
                                  ^
                b.json:2:14: -1 is less than the minimum 0
                    "maxLength": -1}
                                 ^
                """),
        Scenario.of("two schemas of one id")
            .file("s.json", "{}")
            .file("b.json", "{\"$id\": \"https://example.org/b\"}")
            .file("c.json", "{\"$id\": \"https://example.org/b\", \"minLength\": 1}")
            .file("a.json", "{}")
            .run(
                "check", "--schema", "@s.json", "--refs", "@b.json", "--refs", "@c.json", "@a.json")
            .exits(3)
            .err("""
                c.json:1:9: two different schemas have the id https://example.org/b: file://b.json and file://c.json; give each an id of its own, or leave one out
                    {"$id": "https://example.org/b", "minLength": 1}
                            ^
                """),
        Scenario.of("a schema that it refers to by an id which that lacks")
            .file("s.json", "{\"$id\": \"https://example.org/s.json\", \"$ref\": \"b.json\"}")
            .file("b.json", "{}")
            .file("a.json", "{}")
            .run("check", "--schema", "@s.json", "--refs", "@b.json", "@a.json")
            .exits(3)
            .err("""
                s.json:1:47: refers to https://example.org/b.json, which is not registered; if that is the schema registered as file://b.json, give it this $id or register it by this URI
                    {"$id": "https://example.org/s.json", "$ref": "b.json"}
                                                                  ^
                --refs takes the schemas that it refers to: a file, or a folder of them
                """),
        Scenario.of("schemas in YAML")
            .file("s.YAML", "type: object")
            .file("a.yaml.gz", Scenario.gzip("type: object"))
            .run("check", "--schema", "@s.YAML", "--refs", "@a.yaml.gz", "@a.json")
            .exits(2)
            .out("2 files: 2 not read (0 B, 0.00 s)\n")
            .err("""
                masu: s.YAML: YAML is not read; convert it to JSON
                masu: a.yaml.gz: YAML is not read; convert it to JSON
                """),
        Scenario.of("a document in YAML")
            .file("s.json", "{}")
            .file("a.yml", "id: 1")
            .run("check", "--schema", "@s.json", "@a.yml")
            .exits(2)
            .err("masu: a.yml: YAML is not read; convert it to JSON\n"),
        Scenario.of("documents of a kind that is given, whatever their suffix")
            .file("s.json", "{}")
            .file("a.yml", "1\n2")
            .run("check", "--schema", "@s.json", "--as", "ndjson", "@a.yml")
            .out("a.yml: valid (2 records, 3 B, 0.00 s)\n"),
        Scenario.of("schemas in the checked folder, compressed and with a suffix in capitals")
            .file("s/a.json", "{\"allOf\": [{\"$ref\": \"b.json\"}, {\"$ref\": \"c.JSON\"}]}")
            .file("s/b.json.gz", Scenario.gzip("{\"required\": [\"n\"]}"))
            .file("s/c.JSON", "{\"type\": \"object\"}")
            .file("d.json", "{\"n\": 1}")
            .run("check", "--schema", "@s/a.json", "--refs", "@s", "@")
            .out("d.json: valid (8 B, 0.00 s)\n"),
        Scenario.of("a folder in which all files are schemas")
            .file("s.json", "{}")
            .file("refs/b.json", "{}")
            .run("check", "--schema", "@s.json", "--refs", "@refs", "@refs")
            .exits(2)
            .err(
                "masu: refs: found no file in this folder with a name ending in .json, .ndjson, .jsonl, .stn, .ggn that is not a given schema\n"),
        Scenario.of("a compressed schema that it refers to by the name without .gz")
            .file("s.json", "{\"$ref\": \"b.json\"}")
            .file("b.json.gz", Scenario.gzip("{\"type\": \"object\"}"))
            .file("a.json", "{}")
            .run("check", "--schema", "@s.json", "--refs", "@b.json.gz", "@a.json")
            .out("a.json: valid (2 B, 0.00 s)\n"),
        Scenario.of("standard input and a folder without any schema as schemas")
            .file("refs/notes.yaml", "no: schema")
            .run("check", "--schema", "-", "--refs", "@refs", "@a.json")
            .exits(2)
            .out("2 files: 2 not read (0 B, 0.00 s)\n")
            .err("""
                masu: -: standard input is for documents; give each schema as a file
                masu: refs: found no file in this folder with a name ending in .json
                """),
        Scenario.of("a folder in place of the schema")
            .file("schemas/order.json", "{}")
            .run("check", "--schema", "@schemas", "@a.json")
            .exits(2)
            .err(
                "masu: schemas: this is a folder; give --schema one file, and --refs the folder\n"),
        Scenario.of("records, each by the schema")
            .file("puzzle.schema.json", PUZZLE)
            .file("all/a.ndjson", "{\"at\": \"e4\"}\n\n{\"at\": 7}\n  {\"at\":\n[1]\nnull\n")
            .file("all/b.jsonl.gz", Scenario.gzip("{\"at\": \"e4\"}\n{\"at\": \"e5\"}"))
            .file("all/c.json", "{\"at\": \"e4\"}")
            .run("check", "--schema", "@puzzle.schema.json", "@all")
            .exits(1)
            .out("""
                all/a.ndjson: invalid (4 violations, 42 B, 0.00 s)
                all/a.ndjson:3:8: expected a string but found the number 7
                    {"at": 7}
                           ^
                all/a.ndjson:4:9: the document ends inside the object that starts at line 4, column 3; is it cut off?
                    {"at":
                          ^
                all/a.ndjson:5:1: expected an object but found an array
                    [1]
                    ^
                all/a.ndjson:6:1: expected an object but found null
                    null
                    ^
                all/b.jsonl.gz: valid (2 records, 25 B, 0.00 s)
                all/c.json: valid (12 B, 0.00 s)
                3 files: 2 valid, 1 invalid (79 B, 0.00 s)
                """),
        Scenario.of("records on standard input, by a schema of an id")
            .file("s.json", "{\"$id\": \"https://example.org/s\", \"type\": \"integer\"}")
            .in("1\n[\n")
            .run("check", "--format", "json", "--as", "ndjson", "--schema", "@s.json", "-")
            .exits(1)
            .out("""
                [
                {"file":"-","valid":false,"truncated":false,"violations":[{"pointer":"","line":2,"column":2,"phase":"SYNTAX","code":"unexpected-end","keyword":null,"schemaLocation":null,"parameters":{"inside":"array","start":{"line":2,"column":1,"columnUnit":"CODE_POINT","offset":2,"offsetUnit":"BYTE"}},"message":"the document ends inside the array that starts at line 2, column 1; is it cut off?"}]}
                ]
                """),
        Scenario.of("the schema location of a record")
            .file("s.json", "{\"$id\": \"https://example.org/s\", \"type\": \"integer\"}")
            .in("\"1\"")
            .run("check", "--format", "json", "--as", "ndjson", "--schema", "@s.json", "-")
            .exits(1)
            .out("""
                [
                {"file":"-","valid":false,"truncated":false,"violations":[{"pointer":"","line":1,"column":1,"phase":"SCHEMA","code":"type","keyword":"type","schemaLocation":"https://example.org/s#/type","parameters":{"expected":["integer"],"actual":"1","actualType":"string"},"message":"expected an integer but found the string \\"1\\""}]}
                ]
                """),
        Scenario.of("a missing schema")
            .file("a.json", "{}")
            .run("check", "--schema", "@s.json", "@a.json")
            .exits(2)
            .err("masu: s.json: no such file or directory\n"));
  }

  @ParameterizedTest
  @MethodSource
  void reportsWhatIsWrongWithASchema(String schema, String message, @TempDir Path folder) {
    Outcome text = checkBy(schema, "text", folder);
    assertThat(text).isEqualTo(new Outcome(3, "", message));

    Outcome json = checkBy(schema, "json", folder);
    assertThat(json).isEqualTo(new Outcome(3, json.out(), message));
    JsonNode entries = JsonMapper.shared().readTree(json.out());
    assertThat(entries).hasSize(1);
    JsonNode entry = entries.get(0);
    assertThat(entry.get("file").stringValue()).endsWith("s.json");
    assertThat(entry.get("valid").booleanValue()).isFalse();
    assertThat(entry.get("violations").valueStream().map(UserSchemaTest::head))
        .containsExactlyElementsOf(
            message.lines().filter(line -> line.startsWith("s.json:")).toList());
  }

  private static Outcome checkBy(String schema, String format, Path folder) {
    return Scenario.of(schema)
        .file("s.json", schema)
        .file("a.json", "{}")
        .run("check", "--format", format, "--schema", "@s.json", "@a.json", "@missing")
        .runIn(folder);
  }

  private static String head(JsonNode violation) {
    return "s.json:" + violation.get("line") + ":" + violation.get("column") + ": "
        + violation.get("message").stringValue();
  }

  static Stream<Arguments> reportsWhatIsWrongWithASchema() {
    return Stream.of(
        Arguments.of("{\"type\":", """
            s.json:1:9: the document ends inside the object that starts at line 1, column 1; is it cut off?
                {"type":
                        ^
            """),
        Arguments.of("", "s.json:1:1: the document is empty; expected a JSON value\n"),
        Arguments.of("{\"a\":1,\"a\":2}", """
            s.json:1:8: the name "a" occurs twice in this object, first at line 1, column 2; keep one
                {"a":1,"a":2}
                       ^
            """),
        Arguments.of("5", """
            s.json:1:1: expected a schema: an object, true or false but found the number 5
                5
                ^
            """),
        Arguments.of("{\n  \"type\": \"strng\"\n}", """
            s.json:2:11: expected "array", "boolean", "integer", "null", "number", "object", "string" or an array but found the string "strng"; did you mean "string"?
                  "type": "strng"
                          ^
            """),
        Arguments.of("{\"pattern\":\"(\"}", """
            s.json:1:12: the pattern "(" is no regular expression of ECMA-262: a group that is not closed, at "("
                {"pattern":"("}
                           ^
            """),
        Arguments.of("{\"$id\":{}}", """
            s.json:1:8: expected $id to be a string but found an object
                {"$id":{}}
                       ^
            """),
        Arguments.of("{\"$id\":\"https://sashite.dev/schemas/stn/1.0.0/schema.json\"}", """
            s.json:1:8: a schema of this id comes with Masu; use that, or take another id
                {"$id":"https://sashite.dev/schemas/stn/1.0.0/schema.json"}
                       ^
            """),
        Arguments.of("{\"$schema\":[]}", """
            s.json:1:12: expected a string but found an array
                {"$schema":[]}
                           ^
            """),
        Arguments.of("{\"$ref\":\"https://example.org/other\"}", """
            s.json:1:9: refers to https://example.org/other, which is not registered; register it too (nothing is ever fetched)
                {"$ref":"https://example.org/other"}
                        ^
            --refs takes the schemas that it refers to: a file, or a folder of them
            """),
        Arguments.of("{\"$ref\":\"#/$defs/x\"}", """
            s.json:1:9: refers to #/$defs/x, where nothing is
                {"$ref":"#/$defs/x"}
                        ^
            """),
        Arguments.of("{\"$dynamicRef\":\"#x\"}", """
            s.json:1:16: refers to #x, where nothing is
                {"$dynamicRef":"#x"}
                               ^
            """),
        Arguments.of("{\"requird\":[],\n\"minLength\":-1,\"x-order\":1}", """
            s.json:2:13: -1 is less than the minimum 0
                "minLength":-1,"x-order":1}
                            ^
            """));
  }

  @Test
  void aSchemaIsUtf8(@TempDir Path folder) {
    Outcome outcome = Scenario.of("Latin 1")
        .file("s.json", "{\"title\": \"caf\u00E9\"}".getBytes(StandardCharsets.ISO_8859_1))
        .file("a.json", "{}")
        .run("check", "--schema", "@s.json", "@a.json")
        .runIn(folder);
    assertThat(outcome).isEqualTo(new Outcome(3, "", """
            s.json:1:15: expected UTF-8 but found the byte 0xE9 at byte offset 14, which is not part of any character; save the document as UTF-8
                {"title": "caf�"}
                              ^
            """));
  }
}
