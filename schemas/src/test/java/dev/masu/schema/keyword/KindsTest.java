package dev.masu.schema.keyword;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.schema.CompiledSchema;
import dev.masu.schema.TestSchemas;
import dev.masu.schema.internal.check.SchemaEngine;
import dev.masu.schema.internal.location.ValuePath;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.json.JsonMapper;

/** Objects of several kinds, distinguished by a member, over every input. */
class KindsTest {
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final String SCHEMA = """
      {"type": "array", "items": {"anyOf": [{"$ref": "#/$defs/event"}, {"type": "null"}]},
       "$defs": {
         "event": {
           "required": ["id"],
           "oneOf": [
             {"type": "object",
              "properties": {"kind": {"const": "move"}, "to": {"pattern": "^[a-h][1-8]$"},
                             "then": {"$ref": "#/$defs/event"}},
              "required": ["kind", "to"]},
             {"type": "object",
              "properties": {"kind": {"enum": ["win", "loss"]}, "side": {"enum": ["first", "second"]},
                             "id": true},
              "required": ["kind"], "additionalProperties": false}]}}}
      """;

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
          []                                                              | valid
          [null, {"kind":"move","to":"e4","id":1}]                        | valid
          [{"kind":"win","id":1},{"kind":"loss","id":2,"side":"first"}]   | valid
          [{"id":1,"to":"e4","kind":"move"}]                              | valid
          [{"kind":"move","to":"e4","then":{"kind":"win","id":1},"id":2}] | valid
          """)
  void accepts(String json, String report) throws IOException {
    assertReports(json, report);
  }

  private static void assertReports(String json, String report) throws IOException {
    CompiledSchema schema = TestSchemas.compile(SCHEMA);
    assertThat(schema.check(json)).hasToString(report);
    assertThat(schema.check(json.getBytes(StandardCharsets.UTF_8))).hasToString(report);
    assertThat(schema.check(new StringReader(json))).hasToString(report);
    try (JsonParser parser = MAPPER.createParser(json)) {
      parser.nextToken();
      assertThat(schema.check(parser)).hasToString(report);
    }
    try (JsonParser parser = MAPPER.createParser(json)) {
      parser.nextToken();
      assertThat(SchemaEngine.of(schema).read(parser, ValuePath.ROOT).report()).hasToString(report);
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
          [{}] | 2 (/0): missing property "id"; add it // 2 (/0): no alternative fits; the closest is number 2: missing property "kind"; add it
          [{"kind":"draw","id":1}] | 10 (/0/kind): expected "move", "win" or "loss" but found the string "draw"
          [{"kind":"move","id":1}] | 2 (/0): missing property "to"; add it
          [{"kind":"move","to":"e9","id":1}] | 22 (/0/to): "e9" does not match the pattern ^[a-h][1-8]$
          [{"to":"e9","kind":"move","id":1}] | 8 (/0/to): "e9" does not match the pattern ^[a-h][1-8]$
          [{"kind":"move","to":"e4"}] | 2 (/0): missing property "id"; add it
          [{"kind":"win","side":"third","id":1}] | 23 (/0/side): expected "first" or "second" but found the string "third"
          [{"kind":"win","id":1,"to":"e4"}] | 23 (/0/to): unexpected property "to"; expected "kind", "side" or "id"
          [{"kind":"win","kind":"loss","id":1}] | 16 (/0/kind): the name "kind" occurs twice in this object, first at line 1, column 3; keep one
          [{"kind":1,"id":1}] | 10 (/0/kind): expected "move", "win" or "loss" but found the number 1
          [{"kind":null,"id":1}] | 10 (/0/kind): expected "move", "win" or "loss" but found null
          [{"kind":["win"],"id":1}] | 10 (/0/kind): expected "move", "win" or "loss" but found an array
          [{"kind":"move","to":"e4","then":{"kind":"draw","id":1},"id":2}] | 42 (/0/then/kind): expected "move", "win" or "loss" but found the string "draw"
          [{"kind":"move","to":"e4","then":{"kind":"win"},"id":2}] | 34 (/0/then): missing property "id"; add it
          ["win"] | 2 (/0): expected an object or null but found the string "win"
          """)
  void rejects(String json, String reported) throws IOException {
    assertReports(json, "line 1, column " + reported.replace(" // ", "\nline 1, column "));
  }

  /** Where the name of the kind is invalid itself, that is reported at the name. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
          "additionalProperties":false   | unexpected property "kind"; remove it
          "propertyNames":{"maxLength":3} | invalid property name: expected at most 3 characters but found 4
          "allOf":[{"additionalProperties":false}] | unexpected property "kind"; remove it
          """)
  void rejectsTheNameItself(String keyword, String reported) {
    CompiledSchema schema = TestSchemas.compile(
        "{" + keyword + ","
            + "\"oneOf\":[{\"properties\":{\"kind\":{\"const\":\"a\"}}},{\"properties\":{\"kind\":{\"const\":\"b\"}}}]}");
    assertThat(schema.check("{\"kind\":\"a\"}"))
        .hasToString("line 1, column 2 (/kind): " + reported);
  }

  @Test
  void rejectsOneAfterAnother() throws IOException {
    assertReports(
        "[{\"kind\":\"win\",\"id\":1},{\"kind\":\"win\",\"id\":1,\"a\":{\"b\":[]}},{\"kind\":\"loss\"}]",
        "line 1, column 45 (/1/a): unexpected property \"a\"; expected \"kind\", \"side\" or \"id\"\n"
            + "line 1, column 59 (/2): missing property \"id\"; add it");
  }
}
