package dev.masu.schema.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.schema.CheckLimits;
import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.Input;
import dev.masu.schema.TestSchemas;
import dev.masu.schema.Violation;
import java.util.EnumSet;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** All violations, the first or the first few, over every input. */
class ViolationsKeptTest {
  private static final String SCHEMA = """
      {"required": ["z"],
       "properties": {"b": {"items": {"type": "string", "format": "cell", "pattern": "^[a-z]"}}},
       "additionalProperties": false}
      """;

  /** A duplicate name, a text that both a pattern and a notation reject, and one violation of each other kind. */
  private static final String DOCUMENT = "{\"b\": [1, \"E4\", \"e0\", \"e4\"], \"b\": 2, \"c\": 3}";

  private static final String WITHOUT_DUPLICATE =
      "{\"b\": [1, \"E4\", \"e0\", \"e4\"], \"b2\": 2, \"c\": 3}";

  private static final List<String> CODES =
      List.of("required", "type", "pattern", "format", "duplicate-name", "additionalProperties");

  private static final List<String> CODES_WITHOUT_DUPLICATE = List.of(
      "required", "type", "pattern", "format", "additionalProperties", "additionalProperties");

  static Stream<Integer> limits() {
    return Stream.of(1, 2, 3, 4, 5, 6, 7, 100, CheckLimits.ALL_VIOLATIONS);
  }

  @ParameterizedTest
  @MethodSource("limits")
  void areTheFirstInDocumentOrder(int limit) {
    CheckLimits limits = CheckLimits.defaults().withMaxViolations(limit);
    CompiledSchema schema = TestSchemas.compile(SCHEMA, limits);
    for (Input input : Input.values()) {
      assertKept(input.check(schema, WITHOUT_DUPLICATE), CODES_WITHOUT_DUPLICATE, limit);
    }
    for (Input input : EnumSet.range(Input.STRING, Input.BOUND)) {
      assertKept(input.check(schema, DOCUMENT), CODES, limit);
    }
  }

  private static void assertKept(CheckReport report, List<String> found, int limit) {
    int kept = Math.min(limit, found.size());
    assertThat(report.violations()).extracting(Violation::code).isEqualTo(found.subList(0, kept));
    assertThat(report.isTruncated()).isEqualTo(limit < found.size());
    String last = kept == 1 ? "1 violation" : kept + " violations";
    if (limit < found.size()) {
      assertThat(report.toString()).endsWith("\nstopped after " + last + "; more follow");
    } else {
      assertThat(report.toString()).doesNotContain("stopped after");
    }
  }
}
