package dev.masu.schema.input;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.Input;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.SourceLocation.Unit;
import dev.masu.schema.TestSchemas;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.json.JsonMapper;

/** The locations of violations, over every input. */
class LocationsTest {
  /** Rejects the value of a property named bad, and the property named worse, at any depth. */
  private static final CompiledSchema SCHEMA = TestSchemas.compile("""
      {"propertyNames": {"not": {"const": "worse"}},
       "properties": {"bad": false},
       "additionalProperties": {"$ref": "#"},
       "items": {"$ref": "#"}}
      """);

  /** In the text of a row, · stands for a line feed, ‹ for a carriage return and → for a tab. */
  private static String text(String row) {
    return row.replace('·', '\n').replace('‹', '\r').replace('→', '\t');
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
          {"bad":1}                       | 1 | 8  | 7
          {"worse":1}                     | 1 | 2  | 1
          ·{"bad":1}                      | 2 | 8  | 8
          {·"bad":·1}                     | 3 | 1  | 9
          {·"worse":·1}                   | 2 | 1  | 2
          {‹"bad":1}                      | 2 | 7  | 8
          {‹·"bad":1}                     | 2 | 7  | 9
          {·‹"bad":1}                     | 3 | 7  | 9
          {‹‹·"bad":1}                    | 3 | 7  | 10
          {·→"bad":→1}                    | 2 | 9  | 10
          {"a":"é","bad":1}               | 1 | 16 | 15
          {"ж":"漢字","bad":1}             | 1 | 17 | 16
          {"😀":1,"bad":1}                | 1 | 14 | 14
          {"a":"😀😀",·"b":"😀","worse":1} | 2 | 9  | 22
          {"a":"\\uD83D\\uDE00","bad":1}  | 1 | 27 | 26
          {"a":"\\n\\"","worse":1}        | 1 | 13 | 12
          [[],{"a":[{"bad":"x"}]}]        | 1 | 18 | 17
          {"bad":{"worse":1}}             | 1 | 8  | 7
          {"a":{·"worse":{"x":[1,·2]}}}   | 2 | 1  | 7
          """)
  void reportsLineColumnAndOffset(String row, int line, int column, int offset) {
    String json = text(row);
    CheckReport report = SCHEMA.check(json);
    assertThat(report.violations()).hasSize(1);
    assertThat(report.violations().get(0).location())
        .contains(new SourceLocation(line, column, Unit.CODE_POINT, offset, Unit.CHAR));
    assertThat(Input.OF_TEXT)
        .allSatisfy(input -> assertThat(input.check(SCHEMA, json)).isEqualTo(report));
  }

  @ParameterizedTest
  @ValueSource(strings = {"{\"a\":1}", "[]", "5", " \"x\" "})
  void nothingIsLocatedInAValidDocument(String json) {
    assertThat(SCHEMA.check(json)).isEqualTo(CheckReport.valid());
  }

  /** Jackson counts the columns of bytes in bytes, and those of chars in chars. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
          {"bad":1}             | 1 | 8  | 7  | 1 | 8  | 7
          {·"worse":1}          | 2 | 1  | 2  | 2 | 1  | 2
          {"é":1,"bad":1}       | 1 | 15 | 14 | 1 | 14 | 13
          {"😀":1,·"bad":1}     | 2 | 7  | 17 | 2 | 7  | 15
          {"😀":1,"worse":1}    | 1 | 11 | 10 | 1 | 9  | 8
          {"a":{"b":[{"bad":1}]}} | 1 | 19 | 18 | 1 | 19 | 18
          """)
  void aParserCountsAsJacksonDoes(
      String row,
      int byteLine,
      int byteColumn,
      int bytes,
      int charLine,
      int charColumn,
      int chars) {
    String json = text(row);
    byte[] utf8 = json.getBytes(StandardCharsets.UTF_8);
    try (JsonParser parser = new JsonFactory().createParser(ObjectReadContext.empty(), utf8)) {
      assertThat(SCHEMA.check(parser).violations().get(0).location())
          .contains(new SourceLocation(byteLine, byteColumn, Unit.BYTE, bytes, Unit.BYTE));
    }
    try (JsonParser parser = new JsonFactory().createParser(ObjectReadContext.empty(), json)) {
      assertThat(SCHEMA.check(parser).violations().get(0).location())
          .contains(new SourceLocation(charLine, charColumn, Unit.CHAR, chars, Unit.CHAR));
    }
  }

  @Test
  void aParserIsCheckedFromItsCurrentTokenAndLeftAtTheLast() {
    String json = "{\"before\":[1,{\"bad\":2},3],\"after\":{\"bad\":4}}";
    try (JsonParser parser = new JsonFactory().createParser(ObjectReadContext.empty(), json)) {
      parser.nextToken();
      parser.nextToken();
      parser.nextToken();
      assertThat(SCHEMA.check(parser))
          .hasToString("line 1, column 21 (/before/1/bad): no value is allowed here but found the"
              + " number 2; remove it");
      assertThat(parser.currentToken().isStructEnd()).isTrue();
      assertThat(parser.nextName()).isEqualTo("after");
      parser.nextToken();
      assertThat(SCHEMA.check(parser))
          .hasToString("line 1, column 42 (/after/bad): no value is allowed here but found the"
              + " number 4; remove it");
    }
  }

  @Test
  void aParserWithoutAValueIsReported() {
    try (JsonParser parser = new JsonFactory().createParser(ObjectReadContext.empty(), " ")) {
      assertThat(SCHEMA.check(parser))
          .hasToString("(root): expected a JSON value but found the end of the input");
    }
  }

  @Test
  void aTreeHasNoLocations() {
    CheckReport report = SCHEMA.check(new JsonMapper().readTree("{\"a\":[{\"bad\":1}]}"));
    assertThat(report)
        .hasToString("(/a/0/bad): no value is allowed here but found the number 1; remove it");
    assertThat(report.violations().get(0).location()).isEmpty();
  }
}
