package dev.masu.schema.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.schema.CheckLimits;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.TestSchemas;
import dev.masu.schema.Violation;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.json.JsonMapper;

/** Of a value that could not be read, nothing else is reported that may be wrong. */
final class UnreadValuesTest {
  private static final CheckLimits LIMITS = CheckLimits.defaults().withMaxStringLength(8);

  private static void assertReport(String schema, String json, String... messages) {
    CompiledSchema compiled = TestSchemas.compile(schema, LIMITS);
    assertThat(compiled.check(json).violations())
        .extracting(Violation::toString)
        .containsExactly(messages);
    assertThat(compiled.check(JsonMapper.shared().createParser(json)).violations())
        .extracting(Violation::toString)
        .containsExactly(messages);
    assertThat(
            TestSchemas.compile(schema, LIMITS.withMaxViolations(1)).check(json).violations())
        .extracting(Violation::toString)
        .containsExactly(messages[0]);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
          {"uniqueItems":true}                                | [1e99999999999]          | /0
          {"uniqueItems":true}                                | [null,1e99999999999]     | /1
          {"uniqueItems":true}                                | [[1e99999999999],[null]] | /0/0
          {"uniqueItems":true}                                | {"a":1e99999999999}      | /a
          {"const":[null]}                                    | [1e99999999999]          | /0
          {"const":[1]}                                       | [1e99999999999]          | /0
          {"enum":[[1],{"a":1}]}                              | {"a":1e99999999999}      | /a
          {"not":{"const":[null]}}                            | [1e99999999999]          | /0
          {"not":{"items":{"type":"string"}}}                 | [1e99999999999]          | /0
          {"items":{"not":{"type":"null"}}}                   | [1e99999999999]          | /0
          {"contains":true}                                   | [1e99999999999]          | /0
          {"contains":{"type":"number"}}                      | [1e99999999999]          | /0
          {"contains":{"type":"number"},"minContains":2}      | [1,1e99999999999]        | /1
          {"contains":{"type":"null"},"maxContains":1}        | [null,1e99999999999]     | /1
          {"contains":{"contains":{"type":"number"}}}         | [[1e99999999999]]        | /0/0
          {"anyOf":[{"items":{"minimum":2}},{"maxItems":0}]}  | [1,1e99999999999]        | /1
          {"oneOf":[{"items":{"minimum":2}},{"maxItems":1}]}  | [1e99999999999]          | /0
          {"anyOf":[{"required":["b"]},{"properties":{"a":{"required":["c"]}}}]} | {"a":{"b":1e99999999999}} | /a/b
          {"if":{"items":{"type":"null"}},"then":false}       | [1e99999999999]          | /0
          {"if":{"items":{"type":"number"}},"else":{"items":false}} | [1e99999999999]    | /0
          {"allOf":[{"properties":{"a":{"not":{"required":["b"]}}}}]} | {"a":{"b":1e99999999999}} | /a/b
          """)
  void areReportedAlone(String schema, String json, String pointer) {
    int column = json.indexOf("1e99999999999") + 1;
    assertReport(
        schema,
        json,
        "line 1, column " + column + " (" + pointer
            + "): the exponent of 1e99999999999 does not fit in 32 bits");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
          {"contains":true}                             | ["abcdefghi"]
          {"contains":{"pattern":"^a"},"minContains":1} | ["abcdefghi"]
          {"enum":[["abcdefghi"]]}                      | ["abcdefghi"]
          {"not":{"items":{"pattern":"^b"}}}            | ["abcdefghi"]
          """)
  void mayBeTextsThatAreTooLong(String schema, String json) {
    assertReport(
        schema, json, "line 1, column 2 (/0): the string has 9 chars, more than the limit of 8");
  }

  /** What is invalid whatever the unread value is gets reported, and so does what lies elsewhere. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
          {"type":"object"}                            | [1e99999999999]     | line 1, column 1 (root): expected an object but found an array                     | line 1, column 2 (/0): the exponent of 1e99999999999 does not fit in 32 bits
          {"enum":[1,{"a":1}]}                         | [1e99999999999]     | line 1, column 1 (root): expected 1 or {"a":1} but found an array                   | line 1, column 2 (/0): the exponent of 1e99999999999 does not fit in 32 bits
          {"items":{"uniqueItems":true}}               | [[1,1],1e99999999999] | line 1, column 2 (/0): expected items that all differ but those at index 0 and 1 are equal; remove one | line 1, column 8 (/1): the exponent of 1e99999999999 does not fit in 32 bits
          {"items":{"not":{"const":1}}}                | [1,1e99999999999]   | line 1, column 2 (/0): expected any value other than 1                                     | line 1, column 4 (/1): the exponent of 1e99999999999 does not fit in 32 bits
          {"allOf":[{"required":["b"]}]}               | {"a":1e99999999999} | line 1, column 1 (root): missing property "b"; add it                               | line 1, column 6 (/a): the exponent of 1e99999999999 does not fit in 32 bits
          {"propertyNames":{"if":{"minLength":2},"else":{"const":"b"}}} | {"a":1e99999999999} | line 1, column 2 (/a): invalid property name: expected "b" but found the string "a" | line 1, column 6 (/a): the exponent of 1e99999999999 does not fit in 32 bits
          """)
  void hideNothingElse(String schema, String json, String first, String second) {
    assertReport(schema, json, first, second);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
          {"unevaluatedItems":false,"anyOf":[{"prefixItems":[{"type":"number"}]},true]}           | [1e99999999999]     | /0
          {"unevaluatedProperties":false,"oneOf":[{"properties":{"a":{"type":"number"}}},false]} | {"a":1e99999999999} | /a
          """)
  void areNotReportedAsUnevaluated(String schema, String json, String pointer) {
    int column = json.indexOf("1e99999999999") + 1;
    assertThat(TestSchemas.compile(schema).check(json))
        .hasToString("line 1, column " + column + " (" + pointer
            + "): the exponent of 1e99999999999 does not fit in 32 bits");
  }

  /** {@code N} is replaced by 2,000 digits. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
          N            | line 1, column 1 (root): the number is longer than the parser's limit of 1000 digits
          N1.5         | line 1, column 1 (root): the number is longer than the parser's limit of 1000 digits
          [ N]         | line 1, column 3 (/0): the number is longer than the parser's limit of 1000 digits
          {"a":[0, N]} | line 1, column 10 (/a/1): the number is longer than the parser's limit of 1000 digits
          {} N         | line 1, column 4 (root): expected the end of the document but found "111111111111111111111111111111111111111111111111…111111111111" (2,000 characters); a document is one JSON value
          """)
  void mayBeNumbersThatAreTooLong(String json, String report) {
    assertThat(TestSchemas.compile("{\"items\":true}").check(json.replace("N", "1".repeat(2_000))))
        .hasToString(report);
  }
}
