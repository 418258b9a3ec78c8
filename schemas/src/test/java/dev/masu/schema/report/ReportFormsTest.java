package dev.masu.schema.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.TestSchemas;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.catalog.SchemaCatalog;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reports as a problem detail (RFC 9457), and as a text by which a document is repaired. */
final class ReportFormsTest {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  private static final CompiledSchema ORDER =
      SchemaCatalog.builder().register("urn:order", """
          {"type": "object",
           "required": ["id", "items", "customer"],
           "properties": {
             "id": {"type": "integer", "minimum": 1},
             "status": {"enum": ["new", "paid", "sent"]},
             "customer": {
               "type": "object",
               "required": ["email"],
               "properties": {
                 "email": {"type": "string", "format": "email"},
                 "phone": {"type": "string", "pattern": "^[+0-9 ]+$", "maxLength": 20}},
               "additionalProperties": false},
             "items": {
               "type": "array",
               "minItems": 1,
               "uniqueItems": true,
               "items": {
                 "type": "object",
                 "required": ["sku", "count"],
                 "properties": {
                   "sku": {"type": "string", "minLength": 3},
                   "count": {"type": "integer", "exclusiveMinimum": 0, "multipleOf": 1},
                   "price": {"oneOf": [{"type": "number"}, {"type": "null"}]}},
                 "additionalProperties": false}}},
           "additionalProperties": false}
          """).build().schema("urn:order");

  private static final String VALID = """
      {"id": 7, "status": "paid",
       "customer": {"email": "a@example.org", "phone": "+49 30 1234"},
       "items": [{"sku": "abc", "count": 2, "price": 1.5}, {"sku": "def", "count": 1, "price": null}]}
      """;

  private static final List<String> PARTS = List.of(
      "0", "-1", "1.5", "true", "null", "\"\"", "\"text\"", "[]", "{}", "[1, 1]", "{\"a\": 1}");

  private static final List<String> BREAKS = List.of(
      "", ",", "'", "//", "#", "}", "]", "{", "[", "\"", "x", "```", "\\", "\n", "NaN", "é");

  /** 100 documents with another value or name somewhere, 100 with another text, and a few of their own kind. */
  static Stream<String> brokenDocuments() {
    Random random = new Random(31);
    List<String> broken = new ArrayList<>();
    String[] tokens = VALID.split("(?<=[\\[{,:])|(?=[\\]},:])");
    while (broken.size() < 100) {
      String[] changed = tokens.clone();
      int at = random.nextInt(tokens.length);
      if (changed[at].matches("\\s*[\"\\w].*\\s*")) {
        boolean isName = at + 1 < tokens.length && tokens[at + 1].startsWith(":");
        changed[at] = isName
            ? changed[at].replaceFirst("\"(.)(.*)\"", random.nextBoolean() ? "\"$2\"" : "\"new$1\"")
            : PARTS.get(random.nextInt(PARTS.size()));
        addInvalid(String.join("", changed), broken);
      }
    }
    while (broken.size() < 200) {
      int at = random.nextInt(VALID.length());
      String rest = random.nextBoolean() ? VALID.substring(at + random.nextInt(2)) : "";
      addInvalid(VALID.substring(0, at) + BREAKS.get(random.nextInt(BREAKS.size())) + rest, broken);
    }
    return Stream.concat(
        broken.stream(),
        Stream.of("", " ", "```json\n" + VALID + "```", VALID + "// end", "\uFEFF" + VALID));
  }

  private static void addInvalid(String json, List<String> documents) {
    if (!ORDER.check(json).isValid() && !documents.contains(json)) {
      documents.add(json);
    }
  }

  /** What is expected, or what to do. */
  private static final Pattern ANSWER = Pattern.compile(
      "expected|; |is not a valid|does not match|than the m|not greater than|multiple");

  @ParameterizedTest
  @MethodSource("brokenDocuments")
  void everyViolationSaysWhereItIsAndWhatIsExpected(String json) {
    CheckReport report = ORDER.check(json);
    List<String> lines = report.toRepairText(100_000).lines().toList();
    assertThat(lines).hasSameSizeAs(report.violations());
    for (int i = 0; i < lines.size(); i++) {
      Violation violation = report.violations().get(i);
      String pointer = violation.pointer().isEmpty() ? "root" : violation.pointer();
      assertThat(lines.get(i)).startsWith((i + 1) + ". " + pointer + " (line ");
      assertThat(lines.get(i).substring(lines.get(i).indexOf("): "))).containsPattern(ANSWER);
    }
    JsonNode problem = MAPPER.readTree(report.toProblemDetail());
    assertThat(problem.get("status").asInt())
        .isEqualTo(report.httpStatus())
        .isEqualTo(report.violations().get(0).phase() == Phase.SYNTAX ? 400 : 422);
    assertThat(problem.get("errors").size()).isEqualTo(report.violations().size());
    for (int i = 0; i < report.violations().size(); i++) {
      Violation violation = report.violations().get(i);
      JsonNode error = problem.get("errors").get(i);
      assertThat(error.get("pointer").asString()).isEqualTo(violation.pointer());
      assertThat(error.get("detail").asString()).isEqualTo(violation.message());
      assertThat(error.get("line").asInt())
          .isEqualTo(violation.location().orElseThrow().line());
    }
  }

  @ParameterizedTest
  @MethodSource("brokenDocuments")
  void aRepairTextIsNoLongerThanRequested(String json) {
    CheckReport report = ORDER.check(json);
    for (int maxChars : List.of(100, 150, 300)) {
      assertThat(report.toRepairText(maxChars).length()).isBetween(30, maxChars);
    }
  }

  @Test
  void aProblemDetailIsOfTheShapeOfRfc9457() {
    assertThat(
            ORDER.check("{\"id\":0,\"items\":[],\n\"customer\":{\"mail\":1}}").toProblemDetail())
        .isEqualTo("{\"type\":\"https://masu.dev/problems/invalid-document\","
            + "\"title\":\"The document is invalid\",\"status\":422,\"errors\":["
            + "{\"pointer\":\"/id\",\"line\":1,\"column\":7,\"code\":\"minimum\","
            + "\"detail\":\"0 is less than the minimum 1\"},"
            + "{\"pointer\":\"/items\",\"line\":1,\"column\":17,\"code\":\"minItems\","
            + "\"detail\":\"expected at least 1 item but found 0\"},"
            + "{\"pointer\":\"/customer\",\"line\":2,\"column\":12,\"code\":\"required\","
            + "\"detail\":\"missing property \\\"email\\\"; is \\\"mail\\\" meant to be it?\"},"
            + "{\"pointer\":\"/customer/mail\",\"line\":2,\"column\":13,\"code\":\"additionalProperties\","
            + "\"detail\":\"unexpected property \\\"mail\\\"; did you mean \\\"email\\\"?\"}]}");
  }

  @Test
  void aProblemDetailNamesNoClass() {
    Violation binding = Violation.builder(Phase.BINDING, "binding", "/at")
        .parameter("problem", "Cannot deserialize value of type `com.example.At`")
        .build();
    CheckReport report = CheckReport.of(List.of(binding, binding), 1);
    String start = "{\"type\":\"https://masu.dev/problems/invalid-document\","
        + "\"title\":\"The document is invalid\",\"status\":422,\"errors\":["
        + "{\"pointer\":\"/at\",\"code\":\"binding\",\"detail\":\"";
    String end = "\"}],\"truncated\":true}";
    assertThat(report.toProblemDetail())
        .isEqualTo(start + "the value cannot be made into its type" + end);
    assertThat(report.worded((v, locale) -> "Error: " + v.message(locale)).toProblemDetail())
        .isEqualTo(start + "Error: the value cannot be made into its type" + end);
    assertThat(ORDER.check(MAPPER.getNodeFactory().pojoNode(new Object())).toProblemDetail())
        .contains("\"detail\":\"expected a JSON value but found a Java object\"");
  }

  @Test
  void aProblemDetailSaysWhatIsWrongWithANotation() {
    assertThat(TestSchemas.compile("{\"format\":\"sin\"}").check("\"1\"").toProblemDetail())
        .contains("\"detail\":\"\\\"1\\\" is not a valid SIN: expected a letter (A-Z or a-z) but"
            + " found '1' at index 0 (example: C)\"");
  }

  @Test
  void aRedactedReportRevealsNothingOfTheDocument() {
    CheckReport report =
        ORDER.check("{\"secret\":\"secret\",\"id\":\"secret\"}").redacted(Set.of("id"));
    assertThat(report.toProblemDetail()).doesNotContain("secret").contains("\"/id\"");
    assertThat(report.toRepairText(500)).doesNotContain("secret").contains("4. /id");
  }

  @Test
  void aRepairTextCountsWhatItLeavesOut() {
    CheckReport report = ORDER.check("{\"id\":0,\"status\":\"old\",\"items\":[],\"customer\":{}}");
    assertThat(report.toRepairText(1_000)).isEqualTo("""
        1. /id (line 1, column 7): 0 is less than the minimum 1
        2. /status (line 1, column 18): expected "new", "paid" or "sent" but found the string "old"
        3. /items (line 1, column 32): expected at least 1 item but found 0
        4. /customer (line 1, column 46): missing property "email"; add it""");
    assertThat(report.toRepairText(100)).isEqualTo("""
        1. /id (line 1, column 7): 0 is less than the minimum 1
        … and 3 more""");
    List<Violation> all = report.violations();
    assertThat(CheckReport.of(all, 3).toRepairText(100)).isEqualTo("""
        1. /id (line 1, column 7): 0 is less than the minimum 1
        … and at least 2 more""");
    assertThat(CheckReport.of(all, 1).toRepairText(100)).isEqualTo("""
        1. /id (line 1, column 7): 0 is less than the minimum 1
        … and more""");
    assertThat(CheckReport.valid().toRepairText(100)).isEmpty();
    assertThatThrownBy(() -> report.toRepairText(99))
        .hasMessage("maxChars must be at least 100, not 99");
    assertThatThrownBy(() -> CheckReport.valid().toProblemDetail())
        .isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> CheckReport.valid().httpStatus())
        .isInstanceOf(IllegalStateException.class);
  }
}
