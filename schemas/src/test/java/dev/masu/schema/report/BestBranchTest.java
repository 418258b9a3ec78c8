package dev.masu.schema.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.schema.CompiledSchema;
import dev.masu.schema.TestSchemas;
import dev.masu.schema.Violation;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which branch of anyOf or oneOf is reported as the best match, and how. */
class BestBranchTest {
  /** A workflow, in which misspelt names and values of several types are common. */
  private static final CompiledSchema WORKFLOW = TestSchemas.compile("""
      {"type": "object",
       "properties": {
         "timeout-minutes": {"anyOf": [{"type": "number"}, {"$ref": "#/$defs/expression"}]},
         "matrix": {"oneOf": [
           {"type": "object",
            "patternProperties": {"^(in|ex)clude$": {"type": "array"}},
            "additionalProperties": {
              "anyOf": [{"type": "array", "minItems": 1}, {"$ref": "#/$defs/expression"}]}},
           {"$ref": "#/$defs/expression"}]},
         "env": {"oneOf": [
           {"type": "object", "additionalProperties": {"type": ["string", "number", "boolean"]}},
           {"$ref": "#/$defs/expression"}]},
         "steps": {"type": "array", "items": {
           "type": "object",
           "oneOf": [{"required": ["uses"]}, {"required": ["run"]}],
           "properties": {"name": {"type": "string"}, "uses": {"type": "string"},
                          "run": {"type": "string"}},
           "additionalProperties": false}}},
       "$defs": {"expression": {"type": "string", "pattern": "^\\\\$\\\\{\\\\{.*\\\\}\\\\}$"}}}
      """);

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
          {"runs":"ls"}       | 11 (/steps/0): no alternative fits; the closest is number 2: missing property "run"; is "runs" meant to be it?; 12 (/steps/0/runs): unexpected property "runs"; did you mean "run"?
          {"usse":"a@v1"}     | 11 (/steps/0): no alternative fits; the closest is number 1: missing property "uses"; is "usse" meant to be it?; 12 (/steps/0/usse): unexpected property "usse"; did you mean "uses"?
          {"name":"a"}        | 11 (/steps/0): missing property "uses" or "run"; add one of them
          """)
  void requiresThePropertyOfTheMisspeltName(String step, String report) {
    String expected = "line 1, column " + report.replace("?; ", "?\nline 1, column ");
    assertThat(WORKFLOW.check("{\"steps\":[" + step + "]}")).hasToString(expected);
  }

  /** Neither a name of the document that a branch declares nor the wrong kind of object is a misspelling. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
          {"required":["uses"]},{"required":["run"]} | {"Run":1} | 2: missing property "run"; is "Run" meant to be it?
          {"properties":{"runs":true},"required":["uses","b"]},{"required":["run"]} | {"runs":1} | missing property "uses"; add it // 1 (root): missing property "b"; add it
          {"allOf":[{"required":["a","runs"]}]},{"required":["run","b"]} | {"runs":1} | missing property "a"; add it
          {"required":["uses"]},{"$ref":"#/$defs/run"} | {"runs":1} | 2 ("run"): missing property "run"; is "runs" meant to be it?
          {"title":"B","properties":{"kind":true},"required":["b"]},{"required":["kind","a","c"]} | {"kin":1} | 1 ("B"): missing property "b"; add it
          {"properties":{"c":{"items":{"type":"array"}}},"required":["t"]},{"properties":{"c":{"items":{"type":"number"}}},"required":["t"]} | {"tt":"b","c":[1]} | 2: missing property "t"; add it
          {"required":["colour"]},{"required":["width","height"]} | {"with":1,"height":2} | missing property "width"; is "with" meant to be it?
          """)
  void isNotThatOfANameWhichABranchDeclares(String branches, String json, String closest) {
    String schema = "{\"$defs\":{\"run\":{\"required\":[\"run\"]}},\"anyOf\":[" + branches + "]}";
    assertClosest(schema, json, "1 (root)", closest);
  }

  /** The misspelt name may be optional, or required by several branches. The nearest name counts. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
          {"properties":{"title":{},"groups":{"items":{"type":"string"}}},"additionalProperties":false},{"properties":{"title":{},"props":{}},"additionalProperties":false} | {"title":"a","groups":[1]} | 24 (/groups/0) | expected a string but found the number 1
          {"required":["$ref"]},{"properties":{"mqtt":{},"kafka":{}},"additionalProperties":false} | {"mqtx":1} | 2 (/mqtx) | 2: unexpected property "mqtx"; did you mean "mqtt"?
          {"required":["concat"],"properties":{"concat":{}},"additionalProperties":false},{"required":["hconcat"],"properties":{"hconcat":{}},"additionalProperties":false} | {"hconct":1} | 1 (root) | 2: missing property "hconcat"; is "hconct" meant to be it?; at /hconct, unexpected property "hconct"; did you mean "hconcat"?
          {"oneOf":[{"required":["type","x"],"properties":{"bbox":{}}},{"required":["type","y"],"properties":{"bbox":{}}}]},{"required":["bbox"]} | {"bbxo":1} | 1 (root) | 2: missing property "bbox"; is "bbxo" meant to be it?
          """)
  void hasTheNearestName(String branches, String json, String location, String best) {
    assertClosest("{\"oneOf\":[" + branches + "]}", json, location, best);
  }

  /** A branch for a reference matches worse than one that declares a member. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
          {"name":"id","in":"query","scheam":1} | 1 (root) | 1: missing property "schema"; is "scheam" meant to be it? // 27 (/scheam): unexpected property "scheam"; did you mean "schema"?
          {"name":"id","in":"query","type":""}  | 1 (root) | missing property "schema" or "content"; add one of them // 27 (/type): unexpected property "type"; expected "name", "in", "schema" or "content"
          {"name":"id","schema":1}              | 1 (root) | missing property "in"; add it
          """)
  void isOneThatDeclaresAMember(String json, String location, String best) {
    String reference = "{\"required\":[\"$ref\"],\"patternProperties\":{\"^[$]ref\":{}}}";
    String parameter = "{\"required\":[\"name\",\"in\"],\"properties\":{\"name\":{},\"in\":{},"
        + "\"schema\":{},\"content\":{}},\"additionalProperties\":false,"
        + "\"oneOf\":[{\"required\":[\"schema\"]},{\"required\":[\"content\"]}]}";
    assertClosest("{\"oneOf\":[" + reference + "," + parameter + "]}", json, location, best);
    assertClosest("{\"oneOf\":[" + parameter + "," + reference + "]}", json, location, best);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
          {"required":["$ref"]},{"properties":{"type":{"enum":["string","integer"]}}} | {"type":"strng"} | 9 (/type) | expected "string" or "integer" but found the string "strng"; did you mean "string"?
          {"properties":{"type":{"enum":["string","integer"]}}},{"required":["$ref"]} | {"type":"strng"} | 9 (/type) | expected "string" or "integer" but found the string "strng"; did you mean "string"?
          {"properties":{"kind":{"const":"a"}},"required":["node"]},{"properties":{"kind":{"const":"b"}}},{"required":["load"]} | {"kind":"a"} | 1 (root) | missing property "node"; add it
          {"properties":{"p":{"properties":{"type":{"const":"a"}}}}},{"properties":{"p":{"allOf":[{"properties":{"type":{"const":"b"},"s":{"enum":["x","y"]}}}]}}} | {"p":{"type":"b","s":"z"}} | 22 (/p/s) | expected "x" or "y" but found the string "z"
          {"properties":{"p":{"properties":{"type":{"const":"a"}}}}},{"properties":{"p":{"properties":{"s":{"enum":["x","y"]}}}}} | {"p":{"type":"b","s":"z"}} | 14 (/p/type) | 1: expected "a" but found the string "b"
          {"properties":{"p":{"items":{"const":"a"}}}},{"properties":{"p":{"items":{"const":"b"}},"s":{"items":{"const":"x"}}}} | {"p":["b"],"s":["z"]} | 7 (/p/0) | 1: expected "a" but found the string "b"
          {"properties":{"kind":{"const":"a"}},"not":{"required":["old"]}},{"properties":{"kind":{"const":"b"}}},{"required":["c"]} | {"kind":"a","old":1} | 1 (root) | expected an object without "old"
          {"properties":{"kind":{"const":"a"},"n":{"type":"integer"}}},{"properties":{"kind":{"not":{"enum":["a"]}}}} | {"kind":"a","n":""} | 17 (/n) | expected an integer but found the string ""
          {"oneOf":[{"properties":{"k":{"const":"a"}},"required":["x"]},{"properties":{"k":{"const":"a"}},"required":["y"]}]},{"properties":{"k":{"const":"b"},"in":{"enum":["x"]}}},{"properties":{"k":{"const":"c"}}} | {"k":"b","in":"z"} | 15 (/in) | expected "x" but found the string "z"
          {"properties":{"k":{"enum":["a","b"]}}},{"properties":{"k":{"pattern":"^x-"},"c":{}},"required":["c"]} | {"k":"bb"} | 6 (/k) | 1: expected "a" or "b" but found the string "bb"; did you mean "b"?
          {"properties":{"h":{"properties":{"k":{"const":"a"}}},"x":{}},"required":["x"]},{"properties":{"h":{"properties":{"k":{"const":"b"}}},"y":{},"z":{}},"required":["y","z"]} | {"h":{"k":"b"},"y":1} | 1 (root) | missing property "z"; add it
          {"required":["uses","a"]},{"properties":{"a":{"const":1}},"required":["run"]} | {"runs":1,"a":2} | 1 (root) | missing property "uses"; add it
          {"properties":{"k":{"enum":["left","right"]}},"required":["k"]},{"required":["scale","k"]} | {"k":"lef"} | 6 (/k) | 1: expected "left" or "right" but found the string "lef"; did you mean "left"?
          {"properties":{"k":{"enum":["left","right"]}},"required":["k"]},{"required":["scale","k"]} | {"k":"none"} | 1 (root) | missing property "scale"; add it
          {"properties":{"kind":{"const":"a"}}},{"properties":{"kind":{"const":"b"}}},{"required":["load"]} | {"kind":"c"} | 9 (/kind) | expected "a" or "b" but found the string "c"
          {"properties":{"kind":{"const":"a"}}},{"properties":{"kind":{"const":"b"}}},{"properties":{"name":{}},"required":["load"]} | {"kind":"c","name":"d","laod":1} | 1 (root) | 3: missing property "load"; is "laod" meant to be it?
          {"properties":{"h":{"properties":{"k":{"const":"a"}}},"x":{}},"required":["x"]},{"properties":{"h":{}},"required":["y"]} | {"h":{"k":"b"},"x":1} | 11 (/h/k) | expected "a" but found the string "b"
          """)
  void isSelectedByAMemberThatItMentions(
      String branches, String json, String location, String best) {
    assertClosest("{\"oneOf\":[" + branches + "]}", json, location, best);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
          {"items":{"type":"string"}},{"items":{"properties":{"files":true},"additionalProperties":false}} | [{"file":[]}] | 3 (/0/file) | 2: unexpected property "file"; did you mean "files"?
          {"patternProperties":{"^[.]":true},"additionalProperties":false},{"properties":{"c":{"type":"null"}},"additionalProperties":false} | {".":1,"./b":1,"c":1} | 16 (/c) | unexpected property "c"; expected a name that matches the pattern ^[.]
          {"items":{"required":["a"],"properties":{"a":{"properties":{"id":{"type":"string"}}}}}},{"items":{"required":["b"],"additionalProperties":false}} | [{"a":{"id":7}}] | 13 (/0/a/id) | 1: expected a string but found the number 7
          {"required":["x"],"allOf":[{"required":["x"]}]},{"type":"string"} | {} | 1 (root) | missing property "x"; add it
          {"properties":{"p":{"properties":{"k":{"enum":["x"]}}}}},{"properties":{"p":{"properties":{"t":{"enum":["path"]}}}}} | {"p":{"k":"y","t":"pah"}} | 19 (/p/t) | 2: expected "path" but found the string "pah"; did you mean "path"?
          {"not":{"required":["parallel"]}},{"required":["foreach"]} | {"parallel":true} | 1 (root) | 2: missing property "foreach"; add it
          {"properties":{"name":{}},"allOf":[{"not":{"required":["old"]}}]},{"properties":{"name":{},"block":{}},"required":["block"]} | {"name":"x","old":1} | 1 (root) | no alternative fits: expected an object without "old"; missing property "block"; add it
          {"properties":{"name":{}},"not":{"required":["old"]}},{"properties":{"name":{}},"required":["block","size"]} | {"name":"x","old":1} | 1 (root) | 1: expected an object without "old"
          {"properties":{"old":{}},"not":{"required":["old"]}},{"properties":{"old":{}},"required":["block"]} | {"old":1} | 1 (root) | 2: missing property "block"; add it
          {"required":["a","b"],"properties":{"n":{}}},{"oneOf":[{"required":["c","d","e"],"properties":{"n":{}}},{"required":["f","g","h"],"properties":{"n":{}}}]} | {"n":1} | 1 (root) | 1: missing property "a"; add it; missing property "b"; add it
          {"required":["a","b"],"properties":{"n":{}}},{"oneOf":[{"required":["c"],"properties":{"n":{}}},{"required":["f","g"],"properties":{"n":{}}}]} | {"n":1} | 1 (root) | 2: missing property "c"; add it
          {"required":["case"]},{"properties":{"file":{},"a":{}},"not":{"required":["file","a"]}} | {"file":1,"a":1} | 1 (root) | the properties "file" and "a" exclude each other; remove one of them
          {"required":["lat","lon"]},{"required":["id"],"properties":{"lat":false,"lon":false}} | {"lon":2.37} | 1 (root) | 1: missing property "lat"; add it
          {"properties":{"v":{"pattern":"^2"},"a":{"items":{"type":"object"}}}},{"properties":{"v":{"pattern":"^1"},"a":{"items":{"properties":{"p":{"type":"null"}}}}}} | {"v":"2","a":[{"p":1},"x"]} | 23 (/a/1) | 1: expected an object but found the string "x"
          """)
  void hasTheLeastFailuresNearTheValue(String branches, String json, String location, String best) {
    assertClosest("{\"anyOf\":[" + branches + "]}", json, location, best);
  }

  /** Asserts a report on the best branch, which starts with the branch's number if others are possible. */
  private static void assertClosest(String schema, String json, String location, String best) {
    String number =
        Character.isDigit(best.charAt(0)) ? "no alternative fits; the closest is number " : "";
    assertThat(TestSchemas.compile(schema).check(json))
        .hasToString("line 1, column " + location + ": " + number
            + best.replace(" // ", "\nline 1, column "));
  }

  /** A name that one of the schemas mentions is not a misspelling of a missing one. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
          "properties":{"cwd":true,"cmd":true},"anyOf":[{"required":["shell"]},{"required":["cmd"]}] | {"cwd":"/tmp"} | missing property "shell" or "cmd"; add one of them
          "allOf":[{"required":["name"]},{"properties":{"names":true}}] | {"names":[]} | missing property "name"; add it
          "required":["name"],"$ref":"#/$defs/names","$defs":{"names":{"properties":{"names":true}}} | {"names":[]} | missing property "name"; add it
          """)
  void isNotChosenForANameThatIsDeclared(String keywords, String json, String message) {
    assertThat(TestSchemas.compile("{" + keywords + "}").check(json))
        .hasToString("line 1, column 1 (root): " + message);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
          {"timeout-minutes":"ten"} | 20 (/timeout-minutes): expected a number, or a string that matches the pattern ^\\$\\{\\{.*\\}\\}$, but found the string "ten"
          {"timeout-minutes":true}  | 20 (/timeout-minutes): expected a number or a string but found true
          {"matrix":{"os":"linux"}} | 17 (/matrix/os): expected an array, or a string that matches the pattern ^\\$\\{\\{.*\\}\\}$, but found the string "linux"
          {"matrix":{"os":[]}}      | 17 (/matrix/os): expected at least 1 item but found 0; also allowed: a string
          {"matrix":{"include":1}}  | 22 (/matrix/include): expected an array but found the number 1
          {"env":"all"}             | 8 (/env): expected an object, or a string that matches the pattern ^\\$\\{\\{.*\\}\\}$, but found the string "all"
          {"env":{"A":null}}        | 13 (/env/A): expected a string, a number, true or false but found null
          """)
  void reportsTheTypesOfOtherBranches(String json, String report) {
    assertThat(WORKFLOW.check(json)).hasToString("line 1, column " + report.replace("\\\\", "\\"));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
          {"minLength":3,"pattern":"^a","type":"string"},{"enum":[1,null]} | "b" | expected at least 3 characters but found 1; "b" does not match the pattern ^a; also allowed: 1 or null
          {"minimum":3,"type":"number"},{"type":["string","null"]},{"type":"object"} | 1 | 1 is less than the minimum 3; also allowed: a string, null or an object
          {"required":["a"],"type":"object"},{"type":"null"} | {} | missing property "a"; add it
          {"anyOf":[{"type":"number"},{"pattern":"^a","type":"string"}]},{"type":"null"} | "b" | expected a number or null, or a string that matches the pattern ^a, but found the string "b"
          {"anyOf":[{"type":"number"},{"type":"null"}]},{"pattern":"^a","type":"string"} | "b" | expected a number or null, or a string that matches the pattern ^a, but found the string "b"
          {"type":"number"},{"pattern":"^a","type":"string"},{"pattern":"^c","type":"string"} | "b" | "b" does not match the pattern ^a; "b" does not match the pattern ^c; also allowed: a number
          {"type":"number"},{"format":"qpi","type":"string"} | "C;K" | "C;K" is not a valid QPI: expected ':' but found ';' at index 1 (example: C:K); also allowed: a number
          """)
  void reportsThemBesideAnyFailureOfTheValue(String branches, String json, String message) {
    CompiledSchema schema = TestSchemas.compile("{\"anyOf\":[" + branches + "]}");
    assertThat(schema.check(json)).hasToString("line 1, column 1 (root): " + message);
  }

  /** Where {@code else} rejects a value, or all of its members, it must be valid against {@code if}. */
  @ParameterizedTest
  @ValueSource(strings = {"false", "{\"propertyNames\":false}"})
  void listsTheValuesOfConditions(String otherwise) {
    String branch = "{\"if\":{\"properties\":{\"t\":{\"const\":\"%s\"}},\"required\":[\"t\"]},"
        + "\"then\":{\"required\":[\"%s\"]},\"else\":" + otherwise + "}";
    String schema =
        "{\"oneOf\":[" + branch.formatted("a", "x") + "," + branch.formatted("b", "y") + "]}";
    assertThat(TestSchemas.compile(schema).check("{\"t\":\"c\"}"))
        .hasToString("line 1, column 6 (/t): expected \"a\" or \"b\" but found the string \"c\"");
    assertThat(TestSchemas.compile(schema).check("{\"t\":\"b\"}"))
        .hasToString("line 1, column 1 (root): missing property \"y\"; add it");
    assertThat(TestSchemas.compile(branch.formatted("a", "x")).check("{\"s\":1}"))
        .hasToString("line 1, column 1 (root): missing property \"t\"; add it");
  }

  /** All branches reject one member, some of them by nested alternatives. */
  @Test
  void listsTheValuesOfNestedBranches() {
    String nested = "{\"oneOf\":[{\"properties\":{\"op\":{\"const\":\"<\"}},\"required\":[\"a\"]},"
        + "{\"properties\":{\"op\":{\"const\":\"like\"}},\"required\":[\"a\"]}]}";
    String not = "{\"properties\":{\"op\":{\"enum\":[\"not\"]}}}";
    for (String branches : List.of(nested + "," + not, not + "," + nested)) {
      assertThat(TestSchemas.compile("{\"oneOf\":[" + branches + "]}")
              .check("{\"op\":\"nott\"}")
              .violations())
          .extracting(violation -> violation.parameters().get("nearest"))
          .containsExactly("not");
    }
  }

  @Test
  void isReportedInGermanAndRedacted() {
    Violation pattern =
        WORKFLOW.check("{\"timeout-minutes\":\"ten\"}").violations().get(0);
    assertThat(pattern.message(Locale.GERMAN))
        .isEqualTo("erwartet wurde eine Zahl oder eine Zeichenkette nach dem Muster"
            + " ^\\$\\{\\{.*\\}\\}$, gefunden wurde die Zeichenkette \"ten\"");
    assertThat(pattern.redacted(Set.of()).message())
        .isEqualTo("expected a number, or a string that matches the pattern ^\\$\\{\\{.*\\}\\}$,"
            + " but found a string");
    assertThat(withoutViolations(pattern))
        .isEqualTo(Map.of(
            "alternative", 2,
            "branch", "expression",
            "expected", List.of("number"),
            "pattern", "^\\$\\{\\{.*\\}\\}$",
            "actual", "ten",
            "actualType", "string"));
    Violation items = WORKFLOW.check("{\"matrix\":{\"os\":[]}}").violations().get(0);
    assertThat(items.message(Locale.GERMAN))
        .isEqualTo(
            "erwartet wurde mindestens 1 Element, gefunden: 0; ebenfalls erlaubt: eine Zeichenkette");
    assertThat(items.redacted(Set.of()).message()).isEqualTo(items.message());
  }

  private static Map<String, Object> withoutViolations(Violation violation) {
    Map<String, Object> parameters = new HashMap<>(violation.parameters());
    assertThat((List<?>) parameters.remove("violations")).hasSize(1);
    return parameters;
  }

  /** An enum or const without a constant of a type rejects it as type does. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      value = {
        "{\"enum\":[\"a\",\"b\"]},{\"type\":\"array\",\"minItems\":1} | [] | expected at least 1 item but found 0; also allowed: \"a\" or \"b\"",
        "{\"const\":\"a\"},{\"minItems\":1}              | []      | expected at least 1 item but found 0; also allowed: \"a\"",
        "{\"enum\":[1,null]},{\"minLength\":2,\"pattern\":\"x\"} | \"a\" | expected at least 2 characters but found 1; \"a\" does not match the pattern x; also allowed: 1 or null",
        "{\"enum\":[1,\"b\"]},{\"minLength\":2,\"pattern\":\"x\"} | \"a\" | no alternative fits; the closest is number 1: expected 1 or \"b\" but found the string \"a\"",
        "{\"enum\":[[],\"b\"]},{\"minItems\":2,\"contains\":{\"type\":\"null\"}} | [1] | no alternative fits; the closest is number 1: expected [] or \"b\" but found an array",
        "{\"const\":{\"a\":1}},{\"minItems\":2}          | [1]     | expected at least 2 items but found 1; also allowed: {\"a\":1}",
        "{\"enum\":[1.5]},{\"minimum\":9,\"multipleOf\":2} | 1     | no alternative fits; the closest is number 1: expected 1.5 but found the number 1",
        "{\"enum\":[true]},{\"required\":[\"a\",\"b\"]}  | {}      | missing property \"a\"; add it // 1 (root): missing property \"b\"; add it",
        "{\"enum\":[1]},{\"properties\":{\"a\":{\"const\":1}},\"required\":[\"b\",\"c\",\"d\"]} | {} | missing property \"b\"; add it // 1 (root): missing property \"c\"; add it // 1 (root): missing property \"d\"; add it",
      })
  void isOneOfTheTypeThatWasFound(String alternatives, String json, String message) {
    CompiledSchema schema = TestSchemas.compile("{\"anyOf\":[" + alternatives + "]}");
    assertThat(schema.check(json)).hasToString(lines("1 (root): " + message));
  }

  /** A wrong member of an object does not make null, or another kind of object, match better. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      value = {
        "{\"type\":\"object\",\"properties\":{\"side\":{\"enum\":[1,2]}}},{\"type\":\"null\"} | {\"side\":3} | 9 (/side) | expected 1 or 2 but found the number 3",
        "{\"properties\":{\"kind\":{\"const\":1}}},{\"properties\":{\"kind\":{\"const\":2},\"side\":{\"enum\":[1,2]}}} | {\"kind\":2,\"side\":3} | 18 (/side) | expected 1 or 2 but found the number 3",
        "{\"properties\":{\"kind\":{\"const\":1}}},{\"properties\":{\"kind\":{\"enum\":[2,3]},\"side\":{\"const\":1}},\"required\":[\"a\",\"b\"]} | {\"kind\":2,\"side\":3} | 1 (root) | missing property \"a\"; add it // 1 (root): missing property \"b\"; add it // 18 (/side): expected 1 but found the number 3",
        "{\"properties\":{\"kind\":{\"const\":1}}},{\"properties\":{\"kind\":{\"const\":2},\"side\":{\"enum\":[1,2]}}},{\"properties\":{\"kind\":{\"const\":3}}} | {\"side\":3,\"kind\":2} | 9 (/side) | expected 1 or 2 but found the number 3",
        "{\"properties\":{\"kind\":{\"const\":1},\"size\":{\"enum\":[\"S\",\"M\"]}}},{\"properties\":{\"kind\":{\"const\":2},\"size\":{\"enum\":[\"41\",\"42\"]}},\"required\":[\"laces\"]} | {\"size\":\"42\",\"kind\":1} | 9 (/size) | expected \"S\" or \"M\" but found the string \"42\"",
        "{\"properties\":{\"kind\":{\"const\":1}},\"required\":[\"a\"]},{\"properties\":{\"kind\":{\"const\":2}}},{\"properties\":{\"kind\":{\"type\":\"integer\"}},\"not\":{\"properties\":{\"kind\":{\"enum\":[1,2]}}}} | {\"kind\":1} | 1 (root) | missing property \"a\"; add it",
      })
  void isOneOfTheKindThatAMemberNames(
      String alternatives, String json, String location, String closest) {
    CompiledSchema schema = TestSchemas.compile("{\"oneOf\":[" + alternatives + "]}");
    assertThat(schema.check(json)).hasToString(lines(location + ": " + closest));
  }

  @Test
  void isNotTheOnlyOneIfItRejectsTheMember() {
    CompiledSchema schema = TestSchemas.compile(
        "{\"anyOf\":[{\"required\":[\"a\"]},{\"properties\":{\"b\":{\"enum\":[\"x\"]}}}]}");
    assertThat(schema.check("{\"b\":\"q\"}"))
        .hasToString("line 1, column 6 (/b): no alternative fits; the closest is number 2: expected"
            + " \"x\" but found the string \"q\"");
    assertThat(schema.check("{\"b\":\"X\"}"))
        .hasToString("line 1, column 6 (/b): expected \"x\" but found the string \"X\"; did you"
            + " mean \"x\"?");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      value = {
        "{\"type\":\"null\"},{\"additionalProperties\":false} | {\"x\":1} | unexpected property \"x\"; remove it",
        "{\"const\":null},{\"propertyNames\":{\"enum\":[\"a\"]}} | {\"x\":1} | invalid property name: expected \"a\" but found the string \"x\"",
      })
  void isReportedWhereItRejectsFirst(String alternatives, String json, String closest) {
    CompiledSchema schema = TestSchemas.compile("{\"anyOf\":[" + alternatives + "]}");
    assertThat(schema.check(json)).hasToString("line 1, column 2 (/x): " + closest);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      value = {
        "{\"properties\":{\"a\":{\"minimum\":2}},\"required\":[\"b\"]} | {\"a\":1} | 1 (root) | missing property \"b\"; add it // 6 (/a): 1 is less than the minimum 2",
        "{\"properties\":{\"a\":{\"minimum\":2},\"b\":{\"minimum\":3}}} | {\"b\":1,\"a\":1} | 6 (/b) | 1 is less than the minimum 3 // 12 (/a): 1 is less than the minimum 2",
        "{\"additionalProperties\":false,\"properties\":{\"a\":{\"minimum\":2},\"long\":true}} | {\"a\":1,\"b\":1} | 6 (/a) | 1 is less than the minimum 2 // 8 (/b): unexpected property \"b\"; expected \"a\" or \"long\"",
        "{\"items\":{\"minimum\":2},\"maxItems\":1}  | [1,1]   | 1 (root) | expected at most 1 item but found 2 // 2 (/0): 1 is less than the minimum 2 // 4 (/1): 1 is less than the minimum 2",
        "{\"properties\":{\"a\":{\"minimum\":2}},\"anyOf\":[{\"properties\":{\"b\":{\"minimum\":3}}}]} | {\"b\":1,\"a\":1} | 6 (/b) | 1 is less than the minimum 3 // 12 (/a): 1 is less than the minimum 2",
        "{\"items\":false} | [1,{}] | 2 (/0) | no item is allowed here but found the number 1; remove it // 4 (/1): no item is allowed here but found an object; remove it",
        "{\"prefixItems\":[{\"minimum\":2}],\"items\":false} | [2,3] | 4 (/1) | no item is allowed here but found the number 3; remove it",
        "{\"anyOf\":[{\"items\":false}]} | [1] | 2 (/0) | no item is allowed here but found the number 1; remove it",
        "{\"properties\":{\"a\":{\"enum\":[1]},\"b\":{\"enum\":[2]}}},{\"properties\":{\"b\":{\"const\":3}}} | {\"b\":1,\"a\":2} | 6 (/b) | expected 2 or 3 but found the number 1",
      })
  void isReportedInTheOrderOfTheDocument(
      String alternatives, String json, String location, String reported) {
    CompiledSchema schema = TestSchemas.compile("{\"anyOf\":[" + alternatives + "]}");
    assertThat(schema.check(json)).hasToString(lines(location + ": " + reported));
  }

  private static String lines(String reports) {
    return "line 1, column " + reports.replace(" // ", "\nline 1, column ");
  }
}
