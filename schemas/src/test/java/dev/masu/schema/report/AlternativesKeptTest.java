package dev.masu.schema.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.schema.CheckLimits;
import dev.masu.schema.CheckReport;
import dev.masu.schema.TestSchemas;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The violations do not depend on how many a report may have. */
class AlternativesKeptTest {
  private static final List<Integer> LIMITS =
      List.of(1, 2, 3, 4, 5, 10, 99, 100, 101, 1_000, CheckLimits.ALL_VIOLATIONS);

  private static final String FIRST =
      "line 1, column 7 (/p0): expected a string but found the number 1";

  private static final String CLOSEST =
      "line 1, column 7 (/p0): no alternative fits; the closest is number %d: expected a string but"
          + " found the number 1; at /p1, expected a string but found the number 1; at /p2, expected a"
          + " string but found the number 1; and 147 more";

  /** An alternative of {@code anyOf}: texts, followed by the kind of object. */
  private static String kind(int texts, String kind) {
    return "{\"properties\":{" + members(texts, "{\"type\":\"string\"}") + ",\"kind\":{\"const\":\""
        + kind + "\"}}}";
  }

  private static String kinds(int texts) {
    return "{\"anyOf\":[" + kind(texts, "x") + "," + kind(texts, "y") + "]}";
  }

  private static String members(int count, String value) {
    return IntStream.range(0, count)
        .mapToObj(i -> "\"p" + i + "\":" + value)
        .collect(Collectors.joining(","));
  }

  private static String document(int numbers, String kind) {
    return "{" + members(numbers, "1") + ",\"kind\":\"" + kind + "\"}";
  }

  /** Schema, document, the first violation, and how many there are. */
  static Stream<Arguments> documents() {
    return Stream.of(
        Arguments.of(kinds(2), document(2, "x"), FIRST, 2),
        Arguments.of(kinds(2), document(2, "y"), FIRST, 2),
        Arguments.of(
            kinds(2),
            document(2, "z"),
            "line 1, column 23 (/kind): expected \"x\" or \"y\" but found the string \"z\"",
            1),
        Arguments.of(kinds(150), document(150, "x"), CLOSEST.formatted(1), 1),
        Arguments.of(kinds(150), document(150, "y"), CLOSEST.formatted(2), 1),
        // A type that distinguishes the alternatives, after other keywords of the same schema.
        Arguments.of(
            "{\"anyOf\":[{\"required\":[\"a\",\"b\",\"c\"],\"enum\":[1]},{\"required\":[\"d\",\"e\"],"
                + "\"const\":2}]}",
            "{}",
            "line 1, column 1 (root): expected 1 or 2 but found an object",
            1),
        // Alternatives within the best matching one.
        Arguments.of(
            "{\"items\":{\"anyOf\":[{\"required\":[\"z\"],\"additionalProperties\":" + kinds(4)
                + "},false]}}",
            "[{\"o\":" + document(4, "y") + "},{\"z\":1}]",
            "line 1, column 2 (/0): no alternative fits; the closest is number 1: missing property \"z\";"
                + " add it; at /0/o/p0, expected a string but found the number 1; at /0/o/p1, expected a"
                + " string but found the number 1; and 2 more",
            1),
        // The schema's keywords reject what notations reject as well, and are evaluated later.
        Arguments.of(
            "{\"allOf\":[{\"items\":{\"allOf\":[{\"format\":\"cell\"},{\"format\":\"qpi\"}]}},"
                + "{\"items\":{\"pattern\":\"^a\"}}]}",
            "[\"!\",\"a!\",\"a!\",\"!\"]",
            "line 1, column 2 (/0): \"!\" does not match the pattern ^a",
            4),
        Arguments.of(
            "{\"anyOf\":[{\"allOf\":[{\"items\":{\"allOf\":[{\"format\":\"cell\"},{\"format\":\"qpi\"}]}},"
                + "{\"items\":{\"pattern\":\"^a\"}}]},{\"type\":\"null\"}]}",
            "[\"!\",\"!\",\"!\",\"!\",\"!\"]",
            "line 1, column 2 (/0): \"!\" does not match the pattern ^a",
            5));
  }

  @ParameterizedTest
  @MethodSource("documents")
  void violationsAreTheFirstOfAll(String schema, String document, String first, int count) {
    CheckReport all = report(schema, document, CheckLimits.ALL_VIOLATIONS);
    assertThat(all.violations().get(0)).hasToString(first);
    assertThat(all.violations()).hasSize(count);
    for (int limit : LIMITS) {
      CheckReport report = report(schema, document, limit);
      assertThat(report.violations())
          .isEqualTo(all.violations().subList(0, Math.min(limit, count)));
      assertThat(report.isTruncated()).isEqualTo(limit < count);
    }
  }

  private static CheckReport report(String schema, String document, int limit) {
    CheckLimits limits = CheckLimits.defaults().withMaxViolations(limit);
    return TestSchemas.compile(schema, limits).check(document);
  }

  @ParameterizedTest
  @MethodSource("manyFailures")
  void violationsAreTheFirstOfVeryMany(String schema, String document) {
    CheckReport all = report(schema, document, CheckLimits.ALL_VIOLATIONS);
    for (int limit : LIMITS) {
      assertThat(report(schema, document, limit).violations())
          .isEqualTo(
              all.violations().subList(0, Math.min(limit, all.violations().size())));
    }
  }

  static Stream<Arguments> manyFailures() {
    String texts = IntStream.range(0, 250)
        .mapToObj(i -> i % 3 == 0 ? "\"a!\"" : "\"!\"")
        .collect(Collectors.joining(",", "[", "]"));
    String items =
        "{\"allOf\":[{\"items\":{\"allOf\":[{\"format\":\"cell\"},{\"format\":\"qpi\"}]}},"
            + "{\"items\":{\"pattern\":\"^a\"}}]}";
    return Stream.of(
        Arguments.of(kinds(150), document(150, "z")),
        Arguments.of(items, texts),
        Arguments.of("{\"anyOf\":[{\"type\":\"null\"}," + items + "]}", texts),
        // Once a report has enough of the items' violations, further items are not evaluated.
        Arguments.of("{\"items\":{\"type\":\"string\"},\"maxItems\":9}", numbers(3_000)),
        Arguments.of(
            "{\"items\":{\"type\":\"string\"},\"contains\":{\"const\":-1}}", numbers(3_000)),
        Arguments.of(
            "{\"items\":{\"$ref\":\"#/$defs/a\"},\"$defs\":{\"a\":" + kinds(1) + "}}",
            "[" + "{\"kind\":1},".repeat(3_000) + "{\"p0\":1,\"kind\":\"x\"}]"),
        Arguments.of(
            "{\"additionalProperties\":{\"items\":{\"multipleOf\":2},\"maxItems\":9}}",
            "{\"a\":" + numbers(3_000) + ",\"b\":" + numbers(3_000) + "}"));
  }

  private static String numbers(int count) {
    return IntStream.range(0, count).boxed().toList().toString();
  }
}
