package dev.masu.schema.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.masu.schema.CheckLimits;
import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.Input;
import dev.masu.schema.SchemaException;
import dev.masu.schema.TestSchemas;
import java.io.FilterReader;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Digits of {@code \}{@code u} escapes are those of ASCII alone (RFC 8259, section 7), over every input. */
@Timeout(60)
class HexDigitsTest {
  private static final String PROBLEM = "expected four hexadecimal digits after \\u in a string";

  /** By their lower eight bits, 丶 and š are the digits 6 and a. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      value = {
        "\"\\u00丶š\"          | line 1, column 2 (root): ",
        "[\"a\",\"\\\\\\u00丶a\"] | line 1, column 9 (/1): ",
        "[\"\\u丶06a\"]        | line 1, column 3 (/0): ",
        "{\"\\u006š\":1}       | line 1, column 3 (root): ",
        "[0,\"\\u00b\uFF11\"]  | line 1, column 5 (/1): ",
      })
  void areOfAscii(String json, String location) {
    CompiledSchema schema = TestSchemas.compile("{\"title\":\"anything\"}");
    CheckReport report = schema.check(json);
    assertThat(report).hasToString(location + " " + PROBLEM);
    assertThat(Input.OF_TEXT)
        .allSatisfy(input -> assertThat(input.check(schema, json)).isEqualTo(report));
  }

  /** A backslash that is escaped starts no escape, and what follows the digits is no digit. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      value = {
        "\"\\\\u00丶š\"",
        "\"\\\\\\\\u丶\"",
        "\"\\u006a丶š\"",
        "\"\\n丶\\u006aš\\\\\\u006A丶\"",
        "\"丶š\""
      })
  void areLookedForInEscapesAlone(String json) {
    CompiledSchema schema = TestSchemas.compile("{\"const\":" + json + "}");
    assertThat(schema.check(json)).hasToString("valid");
  }

  /** A document that is too large to be read as a whole before it is checked. */
  private static Reader large(String json) {
    return new FilterReader(new StringReader(json + " ".repeat(1 << 24))) {
      @Override
      public int read(char[] chars, int offset, int length) throws IOException {
        return super.read(chars, offset, Math.min(length, 7_001));
      }
    };
  }

  @Test
  void areOfAsciiInLargeDocuments() throws IOException {
    CompiledSchema schema = TestSchemas.compile("{\"const\":\"j\"}");
    assertThat(schema.check(large("\"\\u00丶š\"")).isValid()).isFalse();
    CompiledSchema texts = TestSchemas.compile("{\"items\":{\"type\":\"string\"}}");
    String valid = String.join(
        ",",
        "[\"\\u006a\"",
        "\"j\"",
        "\"\\\\u00丶š\"",
        "\"\\\\\\\\u丶\"",
        "\"\\u006a丶š\"",
        "\"\\n丶\\u006aš\\\\\\u006A丶\"",
        "\"丶š\"]");
    assertThat(texts.check(large(valid))).hasToString("valid");
  }

  @Test
  void areReportedAlikeByTextAndBytesAfterALimit() {
    CompiledSchema schema =
        TestSchemas.compile("{\"title\":\"anything\"}", CheckLimits.defaults().withMaxDepth(1));
    String json = "[[\"\\u00丶š\"]]";
    assertThat(schema.check(json)).isEqualTo(schema.check(json.getBytes(StandardCharsets.UTF_8)));
  }

  @Test
  void areOfAsciiInSchemas() {
    assertThatThrownBy(() -> TestSchemas.compile("{\"const\":\"\\u00丶š\"}"))
        .isInstanceOf(SchemaException.class)
        .hasMessageContaining("line 1, column 11")
        .hasMessageContaining(PROBLEM);
  }

  @Test
  void aByteOrderMarkOfALargeDocumentIsReportedAsOfASmallOne() throws IOException {
    CompiledSchema schema = TestSchemas.compile("{\"const\":1}");
    assertThat(schema.check(large("\uFEFF1"))).isEqualTo(schema.check("\uFEFF1"));
  }
}
