package dev.masu.schema.hostile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.masu.fixtures.HostileDocument;
import dev.masu.fixtures.HostileDocuments;
import dev.masu.schema.CheckLimits;
import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.Input;
import dev.masu.schema.SchemaException;
import dev.masu.schema.TestSchemas;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.exc.StreamReadException;

/** Documents and schemas made to exhaust a checker end soon with a clear report, over every input. */
@Timeout(20)
class HostileDocumentsTest {
  /** Larger documents are checked as text and bytes alone, to save time. */
  private static final int MANY_BYTES = 1_000_000;

  private static final int MAX_VIOLATIONS = CheckLimits.defaults().maxViolations();
  private static final CheckLimits ALL_VIOLATIONS =
      CheckLimits.defaults().withMaxViolations(CheckLimits.ALL_VIOLATIONS);

  /** Fewer than by default, which each input would need for a while. */
  private static final int PATTERN_STEPS = 50_000;

  static List<HostileDocument> documents() {
    return HostileDocuments.all();
  }

  static Stream<HostileDocument> documentsOfHostileSchemas() {
    return HostileSchemas.all();
  }

  @ParameterizedTest
  @MethodSource("documents")
  void endSoonWithAClearReport(HostileDocument document) {
    CompiledSchema schema = TestSchemas.compile(
        document.schema(), CheckLimits.defaults().withMaxPatternSteps(PATTERN_STEPS));
    String text = document.text();
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    CheckReport report = schema.check(text);
    assertExpected(document, report);
    assertThat(schema.check(bytes)).isEqualTo(report);
    if (bytes.length < MANY_BYTES) {
      assertThat(Input.OF_TEXT)
          .allSatisfy(input -> assertThat(input.check(schema, text)).isEqualTo(report));
      assertAlikeByTokens(schema, document, text, report);
    }
  }

  @ParameterizedTest
  @MethodSource("documentsOfHostileSchemas")
  void endSoonByHostileSchemas(HostileDocument document) {
    assertExpected(document, TestSchemas.compile(document.schema()).check(document.text()));
  }

  private static void assertExpected(HostileDocument document, CheckReport report) {
    assertThat(first(report)).isEqualTo(document.first(PATTERN_STEPS));
    assertThat(report.violations()).hasSize(document.violations());
    assertThat(report.isTruncated()).isEqualTo(document.violations() == MAX_VIOLATIONS);
  }

  /** Without the text, locations differ. */
  private static void assertAlikeByTokens(
      CompiledSchema schema, HostileDocument document, String text, CheckReport report) {
    if (document.isNotJson()) {
      assertThatThrownBy(() -> Input.PARSER_OF_STRING.check(schema, text))
          .isInstanceOf(StreamReadException.class);
      return;
    }
    CheckReport ofParser = Input.PARSER_OF_STRING.check(schema, text);
    assertThat(first(ofParser)).isEqualTo(first(report));
    assertThat(ofParser.violations()).hasSameSizeAs(report.violations());
    if (document.hasTree()) {
      assertThat(first(Input.TREE.check(schema, text))).isEqualTo(first(report));
    }
  }

  private static String first(CheckReport report) {
    return report.violations().stream()
        .findFirst()
        .map(v -> v.code() + " " + v.pointer() + ": " + v.message())
        .orElse("valid");
  }

  @Test
  void aSchemaWithHalfACharacterAsANameIsRejected() {
    assertThatThrownBy(() -> TestSchemas.compile("{\"properties\": {\"\\ud83d\": true}}"))
        .isInstanceOf(SchemaException.class)
        .hasMessageContaining("Broken surrogate pair in property name");
  }

  @Test
  void thousandsOfRequiredNamesAreReportedUpToTheLimit() {
    String names = IntStream.range(0, 5_000)
        .mapToObj(i -> "\"name" + i + "\"")
        .collect(Collectors.joining(","));
    CompiledSchema schema = TestSchemas.compile("{\"items\":{\"required\":[" + names + "]}}");
    CheckReport report = schema.check(array("{}", 2_000));
    assertThat(report.isTruncated()).isTrue();
    assertThat(report.violations()).hasSize(100);
    assertThat(report.violations().get(99))
        .hasToString("line 1, column 2 (/0): missing property \"name99\"; add it");
  }

  /** Failures below not are not explained. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'items':{'type':'string'},'not':{'items':{'minProperties':7,'anyOf':[%s]}}}",
        "{'items':{'type':'string'},'not':{'unevaluatedItems':{'anyOf':[%s]}}}"
      })
  void failuresBelowNotAreNotReported(String schema) {
    String branches = "{'properties':{'a':{'type':'string'}}},{'properties':{'a':{'type':'null'}}}";
    CompiledSchema compiled = TestSchemas.compile(schema.formatted(branches).replace('\'', '"'));
    assertThat(compiled.check(array("{\"a\":1}", 600)).violations())
        .hasSize(100)
        .allMatch(violation -> violation.code().equals("type"));
  }

  private static String array(String item, int count) {
    return "[" + String.join(",", Collections.nCopies(count, item)) + "]";
  }

  /** Merging the failures of two keywords one by one takes time that grows with their square. */
  @Test
  void allViolationsOfTwoKeywordsAreInDocumentOrder() {
    int count = 50_000;
    CompiledSchema schema = TestSchemas.compile(
        "{\"propertyNames\":{\"maxLength\":0},\"additionalProperties\":{\"type\":\"string\"}}",
        ALL_VIOLATIONS);
    String members =
        IntStream.range(0, count).mapToObj(i -> "\"" + i + "\":1").collect(Collectors.joining(","));
    assertThat(schema.check("{" + members + "}").violations())
        .extracting(violation -> violation.code() + violation.pointer())
        .isEqualTo(IntStream.range(0, count)
            .boxed()
            .flatMap(i -> Stream.of("maxLength/" + i, "type/" + i))
            .toList());
  }

  /** Counting each column from the start of the line takes time that grows with the square of its length. */
  @Test
  void allViolationsInALongLineHaveTheirColumns() {
    int count = 50_000;
    CompiledSchema schema =
        TestSchemas.compile("{\"items\":{\"type\":\"string\"}}", ALL_VIOLATIONS);
    String json = "[\"\u00e9\",1,\r\n\"\uD83D\uDE00\"," + "1,".repeat(count) + "1]";
    assertThat(schema.check(json).violations())
        .extracting(violation -> violation.location().orElseThrow().column())
        .hasSize(count + 2)
        .startsWith(6, 5, 7)
        .endsWith(2 * count + 5);
  }
}
