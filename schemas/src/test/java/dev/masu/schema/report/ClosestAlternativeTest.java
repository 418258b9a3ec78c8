package dev.masu.schema.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.schema.CompiledSchema;
import dev.masu.schema.TestSchemas;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which alternative is reported as the best match. */
class ClosestAlternativeTest {
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
  void isOfTheTypeThatWasFound(String alternatives, String json, String message) {
    CompiledSchema schema = TestSchemas.compile("{\"anyOf\":[" + alternatives + "]}");
    assertThat(schema.check(json)).hasToString(lines("1 (root): " + message));
  }

  /** That it has a wrong member does not make an object more of a null, or of another kind. */
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
  void isOfTheKindThatAMemberNames(String alternatives, String json, String place, String closest) {
    CompiledSchema schema = TestSchemas.compile("{\"oneOf\":[" + alternatives + "]}");
    assertThat(schema.check(json)).hasToString(lines(place + ": " + closest));
  }

  /** Another alternative may be meant although only this one mentions the member. */
  @Test
  void isNotTheOnlyOneIfItRulesTheMemberOut() {
    CompiledSchema schema = TestSchemas.compile(
        "{\"anyOf\":[{\"required\":[\"a\"]},{\"properties\":{\"b\":{\"enum\":[\"x\"]}}}]}");
    assertThat(schema.check("{\"b\":\"q\"}"))
        .hasToString("line 1, column 6 (/b): no alternative fits; the closest is number 2: expected"
            + " \"x\" but found the string \"q\"");
    assertThat(schema.check("{\"b\":\"X\"}"))
        .hasToString("line 1, column 6 (/b): expected \"x\" but found the string \"X\"; did you"
            + " mean \"x\"?");
  }

  /** What is rejected first may be a name. */
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

  /** What is invalid about it is reported in document order. */
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
      String alternatives, String json, String place, String reported) {
    CompiledSchema schema = TestSchemas.compile("{\"anyOf\":[" + alternatives + "]}");
    assertThat(schema.check(json)).hasToString(lines(place + ": " + reported));
  }

  private static String lines(String reports) {
    return "line 1, column " + reports.replace(" // ", "\nline 1, column ");
  }
}
