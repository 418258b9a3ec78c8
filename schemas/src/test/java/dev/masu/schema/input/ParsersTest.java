package dev.masu.schema.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.TestSchemas;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** Values of a parser are checked one after the other, from where the parser is. */
final class ParsersTest {
  private static final String SCHEMA =
      "{\"type\":[\"object\",\"array\"],\"properties\":{\"a\":{\"type\":\"integer\"}},\"items\":false}";

  private static JsonParser parser(String json) {
    return new JsonFactory().createParser(ObjectReadContext.empty(), json);
  }

  private static List<String> reports(String json, int times) {
    CompiledSchema schema = TestSchemas.compile(SCHEMA);
    List<String> reports = new ArrayList<>();
    try (JsonParser parser = parser(json)) {
      for (int i = 0; i < times; i++) {
        reports.add(schema.check(parser).toString());
      }
    }
    return reports;
  }

  @Test
  void eachOfASequenceIsChecked() {
    String valid = CheckReport.valid().toString();
    assertThat(reports("{\"a\":1} {\"a\":\"x\"} [] [] {} [1]", 7))
        .containsExactly(
            valid,
            "line 1, column 14 (/a): expected an integer but found the string \"x\"",
            valid,
            valid,
            valid,
            "line 1, column 29 (/0): no item is allowed here but found the number 1; remove it",
            "(root): expected a JSON value but found the end of the input");
  }

  @Test
  void eachOfAnArrayIsChecked() {
    CompiledSchema schema = TestSchemas.compile(SCHEMA);
    try (JsonParser parser = parser("[{\"a\":1},[],{\"a\":\"x\"}]")) {
      parser.nextToken();
      parser.nextToken();
      assertThat(schema.check(parser).isValid()).isTrue();
      assertThat(schema.check(parser).isValid()).isTrue();
      assertThat(schema.check(parser))
          .hasToString("line 1, column 18 (/2/a): expected an integer but found the string \"x\"");
      assertThatThrownBy(() -> schema.check(parser))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage(
              "expected the parser to be at a value or before one but found it before END_ARRAY");
    }
  }

  @Test
  void theRestOfAnObjectIsChecked() {
    CompiledSchema schema = TestSchemas.compile(SCHEMA);
    try (JsonParser parser = parser("{\"b\":1,\"a\":\"x\"}")) {
      parser.nextToken();
      parser.nextToken();
      assertThat(schema.check(parser))
          .hasToString("line 1, column 12 (/a): expected an integer but found the string \"x\"");
      assertThat(parser.currentToken()).isEqualTo(JsonToken.END_OBJECT);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      value = {
        "{\"q\":5,\"b\":2}             | 2 | 1, 1, 0",
        "{\"q\":null,\"b\":[1,{}]}     | 2 | 1, 1, 0",
        "{\"q\":{},\"b\":\"text\"}     | 2 | 1, 1, 0",
        "{\"q\":true,\"b\":2,\"c\":3.5} | 4 | 1, 1, 0",
        "[\"é\",  {\"q\":5,\"b\":2}]     | 4 | 1, 8, 7",
        "[\t[],{\t\"q\":5}]               | 5 | 1, 6, 5",
      })
  void theRestOfAnObjectIsLocatedWhereThatStarts(String json, int tokens, String location) {
    assertThat(place(parser(json), tokens)).isEqualTo(location);
  }

  /** The parser does not have the offset of an object that starts on another line. */
  @Test
  void theRestOfAnObjectIsLocatedOnTheLineOfItsStart() {
    String json = "[\n  {\n\"q\": 5, \"b\": 2}]";
    byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
    assertThat(place(parser(json), 3)).isEqualTo("2, 3, -1");
    assertThat(place(new JsonFactory().createParser(ObjectReadContext.empty(), bytes), 3))
        .isEqualTo("2, 3, -1");
  }

  private static String place(JsonParser parser, int tokens) {
    try (parser) {
      for (int i = 0; i < tokens; i++) {
        parser.nextToken();
      }
      assertThat(parser.currentToken()).isEqualTo(JsonToken.PROPERTY_NAME);
      SourceLocation location = TestSchemas.compile("{\"required\":[\"z\"]}")
          .check(parser)
          .violations()
          .get(0)
          .location()
          .orElseThrow();
      return location.line() + ", " + location.column() + ", " + location.offset();
    }
  }

  @Test
  void aNumberThatTheParserRejectsIsReported() {
    String number = "1".repeat(1_001);
    String rejected = "the number is longer than the parser's limit of 1000 digits";
    assertThat(reports(number, 1)).hasSize(1).first().asString().endsWith(rejected);
    assertThat(reports("[" + number + "]", 1)).first().asString().endsWith(rejected);
    assertThat(reports("{} " + number, 2)).last().asString().endsWith(rejected);
  }

  @Test
  void anEmbeddedNullIsNull() {
    JsonNode embedded = JsonNodeFactory.instance.pojoNode(null);
    assertThat(TestSchemas.compile(SCHEMA).check(embedded))
        .hasToString("(root): expected an object or an array but found null");
  }
}
