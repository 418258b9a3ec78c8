package dev.masu.schema.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.masu.schema.CompiledSchema;
import dev.masu.schema.TestSchemas;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.async.ByteArrayFeeder;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.core.json.JsonFactory;

/** A parser that does not block is asked for no more than it was fed. */
@Timeout(60)
final class NonBlockingParserTest {
  private static final String JSON = "{\"a\":{\"b\":[1,null,{\"c\":\"x\"}]},\"d\":true,\"c\":2}";

  private static JsonParser fed(String json) {
    JsonParser parser =
        new JsonFactory().createNonBlockingByteArrayParser(ObjectReadContext.empty());
    feed(parser, json);
    return parser;
  }

  private static void feed(JsonParser parser, String json) {
    byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
    ((ByteArrayFeeder) parser.nonBlockingInputFeeder()).feedInput(bytes, 0, bytes.length);
  }

  @Test
  void theWholeValueMustBeThere() {
    CompiledSchema open = TestSchemas.compile("{\"title\":\"Any\"}");
    CompiledSchema closed = TestSchemas.compile("{\"properties\": {\"a\": false}}");
    for (int end = 0; end < JSON.length(); end++) {
      String start = JSON.substring(0, end);
      assertMissing(open, start);
      assertMissing(closed, start);
    }
    assertThat(open.check(fed(JSON)).isValid()).isTrue();
    assertThat(closed.check(fed(JSON)))
        .hasToString(
            "line 1, column 6 (/a): no value is allowed here but found an object; remove it");
  }

  private static void assertMissing(CompiledSchema schema, String start) {
    StreamReadException missing =
        catchThrowableOfType(StreamReadException.class, () -> schema.check(fed(start)));
    assertThat(missing.getOriginalMessage())
        .as(start)
        .isEqualTo(
            "expected the whole value but found the end of what the non-blocking parser was fed; feed it the whole"
                + " value before it is read");
  }

  @Test
  void aValueThatComesLaterIsChecked() {
    JsonParser parser = fed("");
    assertThat(parser.nextToken()).isEqualTo(JsonToken.NOT_AVAILABLE);
    feed(parser, JSON);
    assertThat(TestSchemas.compile("{\"title\":\"Any\"}").check(parser).isValid())
        .isTrue();
    assertThat(parser.currentToken()).isEqualTo(JsonToken.END_OBJECT);
  }

  /** Jackson reports them only when a token is requested after the end of the input. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      7     | the number 7
      -10   | the number -10
      1.5   | the number 1.5
      1e3   | the number 1E+3
      true  | true
      null  | null
      "x"   | the string "x"
      """)
  void aScalarIsWholeWhenTheInputEnds(String json, String found) {
    assertThat(TestSchemas.compile("{\"title\":\"Any\"}").check(ended(json))).hasToString("valid");
    assertThat(TestSchemas.compile("{\"type\":\"array\"}").check(ended(json)))
        .hasToString("line 1, column 1 (root): expected an array but found " + found);
    JsonParser asked = ended(json);
    asked.nextToken();
    assertThat(TestSchemas.compile("{\"title\":\"Any\"}").check(asked)).hasToString("valid");
  }

  private static JsonParser ended(String json) {
    JsonParser parser = fed(json);
    parser.nonBlockingInputFeeder().endOfInput();
    return parser;
  }

  @Test
  void aNumberMayGoOnUntilTheInputEnds() {
    assertMissing(TestSchemas.compile("{\"title\":\"Any\"}"), "7");
  }
}
