package dev.masu.schema.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.SchemaException;
import dev.masu.schema.TestSchemas;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A report has one violation a line and is safe to print, whatever documents, schemas and messages of others contain. */
class ReportLinesTest {
  private static final String CLOSED = "{\"additionalProperties\":false}";

  /** Names as JSON, and as they are shown in pointers. */
  static Stream<Arguments> names() {
    return Stream.of(
        Arguments.of("a", "a"),
        Arguments.of("a b: c", "a b: c"),
        Arguments.of("\u00E9\uD83D\uDE00", "\u00E9\uD83D\uDE00"),
        Arguments.of("a\\nline 99, column 1 (/x): forged", "a\\nline 99, column 1 (~1x): forged"),
        Arguments.of("a\\r\\nb\\tc", "a\\r\\nb\\tc"),
        Arguments.of("\\u001b[31mred\\u001B[0m", "\\u001B[31mred\\u001B[0m"),
        Arguments.of("\\u0000\\u007f\\u009B", "\\u0000\\u007F\\u009B"),
        Arguments.of("a\\u0085b", "a\\u0085b"),
        Arguments.of("a\\u2028b\\u2029c", "a\\u2028b\\u2029c"),
        Arguments.of("\\u202Eabc\\u202C\\u2066", "\\u202Eabc\\u202C\\u2066"),
        Arguments.of("\\u200b\\ufeff\\u00a0", "\\u200B\\uFEFF\\u00A0"),
        Arguments.of("\\u3164\\u2800", "\\u3164\\u2800"),
        Arguments.of("\\udb80\\udc00\\ud834\\udd59", "\\uDB80\\uDC00\\uD834\\uDD59"),
        Arguments.of("e\\u0301", "e\u0301"),
        Arguments.of("a\\\\n", "a\\\\n"),
        Arguments.of("a~b", "a~0b"));
  }

  @ParameterizedTest
  @MethodSource("names")
  void escapeNamesOfPointers(String name, String shown) {
    CheckReport report = TestSchemas.compile(CLOSED).check("{\"" + name + "\":1,\"z\":1}");
    String inMessage = shown.replace("~1", "/").replace("~0", "~");
    assertThat(report)
        .hasToString("line 1, column 2 (/" + shown + "): unexpected property \""
            + inMessage + "\"; remove it\nline 1, column "
            + (name.codePointCount(0, name.length()) + 7)
            + " (/z): unexpected property \"z\"; remove it");
    assertThat(report.toString(Locale.GERMAN)).hasLineCount(2).contains("(/" + shown + ")");
  }

  @Test
  void leaveThePointerAsItIs() {
    Violation violation = TestSchemas.compile(CLOSED)
        .check("{\"a\\n\\u001b\\\\\":1}")
        .violations()
        .get(0);
    assertThat(violation.pointer()).isEqualTo("/a\n\u001b\\");
    assertThat(violation.message()).isEqualTo("unexpected property \"a\\n\\u001B\\\\\"; remove it");
  }

  @Test
  void shortenInvalidTextsOfNotations() {
    CompiledSchema schema = TestSchemas.compile("{\"format\":\"ggn-hand-piece\"}");
    CheckReport report = schema.check("\"" + "C".repeat(1_000_000) + ":+K\"");
    String part = "...\"" + "C".repeat(57) + ":+K\" (60 ";
    assertThat(report)
        .hasToString(
            "line 1, column 1 (root): " + part + "of 1000003 characters) is not a valid GGN"
                + " piece in hand: expected a letter, as a piece in hand has no modifier, but found '+'"
                + " at index 1000001 (example: CHESS:P)");
    assertThat(report.toString(Locale.GERMAN))
        .isEqualTo(
            "Zeile 1, Spalte 1 (Wurzel): " + part + "von 1000003 Zeichen) ist nicht gültig als"
                + " GGN-Figur auf der Hand: erwartet wurde ein Buchstabe, da Figuren auf der Hand kein"
                + " Vorzeichen haben, gefunden wurde '+' (Index 1000001; Beispiel: CHESS:P)");
  }

  @ParameterizedTest
  @ValueSource(strings = {"binding", "stream-constraint", "my-keyword"})
  void shortenMessagesOfOthers(String code) {
    String longest = "\uD83D\uDE00".repeat(1000);
    assertThat(reported(code, longest)).isEqualTo(longest);
    assertThat(reported(code, "a".repeat(500_000) + longest))
        .isEqualTo("a".repeat(800) + "…" + "\uD83D\uDE00".repeat(200) + " (501,000 characters)");
  }

  private static String reported(String code, String words) {
    return Violation.builder(Phase.BINDING, code, "")
        .parameter("problem", words)
        .build()
        .message();
  }

  @Test
  void escapeAndShortenPointersWithinMessages() {
    CompiledSchema schema = TestSchemas.compile(
        "{\"anyOf\":[{\"required\":[\"z\"],\"additionalProperties\":{\"type\":\"null\"}},false]}");
    String closest = "line 1, column 1 (root): no alternative fits; the closest is number 1:"
        + " missing property \"z\"; add it; at ";
    String found = ", expected null but found the number 1";
    assertThat(schema.check("{\"a\\n(/b): forged\\u001b[31m\":1}"))
        .hasToString(closest + "/a\\n(~1b): forged\\u001B[31m" + found);
    assertThat(schema.check("{\"" + "a".repeat(400) + "bc\":1}"))
        .hasToString(closest + "/" + "a".repeat(179) + "…" + "a".repeat(118) + "bc (403 characters)"
            + found);
  }

  @Test
  void shortenPointersThatAreVeryLong() {
    CompiledSchema schema = TestSchemas.compile("{\"$ref\":\"#/$defs/list\",\"$defs\":{\"list\":"
        + "{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/list\"}}}}");
    for (int depth : new int[] {1, 150, 151, 400}) {
      String pointer = "/0".repeat(depth);
      String shown = depth <= 150
          ? pointer
          : pointer.substring(0, 180) + "…" + pointer.substring(0, 120) + " (" + 2 * depth
              + " characters)";
      CheckReport report = schema.check("[".repeat(depth) + "7" + "]".repeat(depth));
      assertThat(report)
          .hasToString("line 1, column " + (depth + 1) + " (" + shown
              + "): expected an array but found the number 7");
      assertThat(report.violations().get(0).pointer()).isEqualTo(pointer);
    }
  }

  @Test
  void escapeConstantsAndPatternsOfTheSchema() {
    CompiledSchema schema =
        TestSchemas.compile("{\"properties\":{\"a\":{\"pattern\":\"^\u2028\\n$\"},"
            + "\"b\":{\"enum\":[[\"\u2028\u202E\"],1]}}}");
    assertThat(schema.check("{\"a\":\"b\",\"b\":2}")).hasToString("""
        line 1, column 6 (/a): "b" does not match the pattern ^\\u2028\\n$
        line 1, column 14 (/b): expected ["\\u2028\\u202E"] or 1 but found the number 2""");
  }

  @Test
  void escapeMessagesOfOthersWithoutChangingThem() {
    String words = "is \"wrong\" by C:\\temp\n(/b): forged\u001b[31m\u202E";
    String shown = "is \"wrong\" by C:\\temp\\n(/b): forged\\u001B[31m\\u202E";
    Violation own = Violation.builder(Phase.BINDING, "own", "/a").message(words).build();
    assertThat(own).hasToString("(/a): " + shown);
    assertThat(own.message()).isEqualTo(words);
    Violation parameter = Violation.builder(Phase.BINDING, "binding", "/a")
        .parameter("problem", words)
        .build();
    assertThat(parameter).hasToString("(/a): " + shown);
    assertThat(parameter.message()).isEqualTo(shown);
    assertThat(CheckReport.of(List.of(own, parameter), 1))
        .hasToString("(/a): " + shown + "\nstopped after 1 violation; more follow");
  }

  static Stream<Arguments> schemas() {
    return Stream.of(
        Arguments.of("{\"properties\":{\"a\\n\\u001b\":{\"$ref\":\"#/x\"}}}", """
                schema https://example.org/schema, line 1, column 36 (/properties/a\\n\\u001B/$ref): refers to #/x, where nothing is"""),
        Arguments.of(
            "{\"$defs\":{\"a\":{\"$ref\":\"#/b\\nc\"},\"\\u202Eb\":{\"required\":1}}}", """
                schema https://example.org/schema: 2 problems
                  line 1, column 23 (/$defs/a/$ref): refers to #/b\\nc, where nothing is
                  line 1, column 55 (/$defs/\\u202Eb/required): expected an array but found the number 1"""));
  }

  @ParameterizedTest
  @MethodSource("schemas")
  void escapeNamesInErrorsOfSchemas(String schema, String message) {
    assertThatThrownBy(() -> TestSchemas.compile(schema))
        .isInstanceOf(SchemaException.class)
        .hasMessage(message);
  }
}
