package dev.masu.schema.keyword;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.schema.CompiledSchema;
import dev.masu.schema.Input;
import dev.masu.schema.TestSchemas;
import java.util.EnumSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Objects of several kinds, distinguished by a member, over every input. */
class KindsTest {
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
          []
          [null, {"kind":"move","to":"e4","id":1}]
          [{"kind":"win","id":1},{"kind":"loss","id":2,"side":"first"}]
          [{"id":1,"to":"e4","kind":"move"}]
          [{"kind":"move","to":"e4","then":{"kind":"win","id":1},"id":2}]
          """)
  void objectsOfEachKindAreValid(String json) {
    assertReports(json, "valid");
  }

  private static void assertReports(String json, String report) {
    CompiledSchema schema = TestSchemas.compile(SCHEMA);
    for (Input input : EnumSet.range(Input.STRING, Input.BOUND)) {
      assertThat(input.check(schema, json)).as(input.name()).hasToString(report);
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
  void failuresAreThoseOfTheKindThatTheMemberNames(String json, String reported) {
    assertReports(json, "line 1, column " + reported.replace(" // ", "\nline 1, column "));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
          "additionalProperties":false   | unexpected property "kind"; remove it
          "propertyNames":{"maxLength":3} | invalid property name: expected at most 3 characters but found 4
          "allOf":[{"additionalProperties":false}] | unexpected property "kind"; remove it
          """)
  void anInvalidNameOfTheMemberIsReportedAtTheName(String keyword, String reported) {
    CompiledSchema schema = TestSchemas.compile(
        "{" + keyword + ","
            + "\"oneOf\":[{\"properties\":{\"kind\":{\"const\":\"a\"}}},{\"properties\":{\"kind\":{\"const\":\"b\"}}}]}");
    assertThat(schema.check("{\"kind\":\"a\"}"))
        .hasToString("line 1, column 2 (/kind): " + reported);
  }

  @Test
  void failuresOfSeveralObjectsAreReported() {
    assertReports(
        "[{\"kind\":\"win\",\"id\":1},{\"kind\":\"win\",\"id\":1,\"a\":{\"b\":[]}},{\"kind\":\"loss\"}]",
        "line 1, column 45 (/1/a): unexpected property \"a\"; expected \"kind\", \"side\" or \"id\"\n"
            + "line 1, column 59 (/2): missing property \"id\"; add it");
  }
}
