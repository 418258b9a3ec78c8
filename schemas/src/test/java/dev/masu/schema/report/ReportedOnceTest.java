package dev.masu.schema.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.TestSchemas;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A violation is reported once, however many references apply its schema to the value. */
class ReportedOnceTest {
  /** In the table the lines of a report are separated by two slashes. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      "type":"object","required":["a","b"] | 0                  | line 1, column 1 (root): expected an object but found the number 0
      "type":"object","required":["a","b"] | {}                 | line 1, column 1 (root): missing property "a"; add it // line 1, column 1 (root): missing property "b"; add it
      "additionalProperties":false         | {"c":1,"d":2}      | line 1, column 2 (/c): unexpected property "c"; remove it // line 1, column 8 (/d): unexpected property "d"; remove it
      "properties":{"color":false,"b":true},"patternProperties":{"^x":false},"additionalProperties":false | {"colour":1} | line 1, column 2 (/colour): unexpected property "colour"; expected "b"
      "items":{"minimum":5,"multipleOf":2} | [1]                | line 1, column 2 (/0): 1 is less than the minimum 5 // line 1, column 2 (/0): 1 is not a multiple of 2
      "items":{"anyOf":[{"type":"null"},{"minimum":5}]} | [1]   | line 1, column 2 (/0): 1 is less than the minimum 5; also allowed: null
      "propertyNames":{"maxLength":1}      | {"cc":1}           | line 1, column 2 (/cc): invalid property name: expected at most 1 character but found 2
      "items":{"format":"cell"}            | ["e0"]             | line 1, column 2 (/0): "e0" is not a valid CELL: expected a lower-case letter (a-z), a digit (1-9) or the end of the text but found '0' at index 1 (example: e4)
      "uniqueItems":true                   | [1,1]              | line 1, column 1 (root): expected items that all differ but those at index 0 and 1 are equal; remove one
      """)
  void ofASchemaWithSeveralReferences(String base, String json, String report) {
    String references = "\"allOf\":[{\"$ref\":\"#/$defs/base\",\"minProperties\":0},"
        + "{\"$ref\":\"#/$defs/derived\"}],"
        + "\"$defs\":{\"base\":{" + base + "},"
        + "\"derived\":{\"$ref\":\"#/$defs/base\",\"maxProperties\":9}}";
    String reported = report.replace(" // ", "\n");
    assertThat(TestSchemas.compile("{" + references + "}").check(json)).hasToString(reported);
  }

  /** A string, which the type requires, may be valid against not. */
  @Test
  void ofTheWrongTypeWithoutThatOfNot() {
    CompiledSchema schema =
        TestSchemas.compile("{\"type\":\"string\",\"not\":{\"pattern\":\"^a\"}}");

    assertThat(schema.check("null"))
        .hasToString("line 1, column 1 (root): expected a string but found null");
    assertThat(schema.check("\"a\""))
        .hasToString("line 1, column 1 (root): \"a\" must not match the pattern ^a");
  }

  @Test
  void ofANameThatIsRequiredTwice() {
    CompiledSchema schema = TestSchemas.compile("{\"required\":[\"a\",\"a\"]}");
    assertThat(schema.check("{}").violations()).hasSize(1);
  }

  @Test
  void ofAnAlternative() {
    CompiledSchema schema = TestSchemas.compile("""
        {"anyOf":[{"type":"null"},{"allOf":[{"$ref":"#/$defs/base"},{"$ref":"#/$defs/base","type":"object"}]}],
        "$defs":{"base":{"required":["a","b"]}}}""");

    assertThat(schema.check("{}")).hasToString("""
            line 1, column 1 (root): missing property "a"; add it
            line 1, column 1 (root): missing property "b"; add it""");
  }

  /** Two references at each of ten levels are a thousand paths, more than a report has violations. */
  @Test
  void ofASchemaWithAThousandPathsOfReferences() {
    StringBuilder definitions = new StringBuilder();
    for (int i = 0; i < 10; i++) {
      String reference = "{\"$ref\":\"#/$defs/d" + (i + 1) + "\"}";
      definitions.append("\"d%d\":{\"allOf\":[%s,%s]},".formatted(i, reference, reference));
    }
    CompiledSchema schema = TestSchemas.compile("{\"$ref\":\"#/$defs/d0\",\"$defs\":{" + definitions
        + "\"d10\":{\"items\":{\"type\":\"null\"}}}}");

    assertThat(schema.check("[1,2]")).hasToString("""
        line 1, column 2 (/0): expected null but found the number 1
        line 1, column 4 (/1): expected null but found the number 2""");
  }

  @Test
  void ofEqualKeywordsOfSeveralSchemas() {
    CompiledSchema schema = TestSchemas.compile("""
        {"dependentRequired":{"a":["c"],"b":["c"]},
        "allOf":[{"required":["c"]},{"required":["c"]}]}""");

    CheckReport report = schema.check("{\"a\":1,\"b\":2}");
    assertThat(report.violations()).hasSize(3);
    assertThat(report).hasToString("""
        line 1, column 1 (root): missing property "c", which must stand beside "a"; add it
        line 1, column 1 (root): missing property "c", which must stand beside "b"; add it
        line 1, column 1 (root): missing property "c"; add it""");
    assertThat(report.toRepairText(1_000)).isEqualTo("""
        1. root (line 1, column 1): missing property "c", which must stand beside "a"; add it
        2. root (line 1, column 1): missing property "c", which must stand beside "b"; add it
        3. root (line 1, column 1): missing property "c"; add it""");
  }
}
