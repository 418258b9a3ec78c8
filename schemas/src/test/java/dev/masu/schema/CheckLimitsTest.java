package dev.masu.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What each limit stops, in both engines: documents and schemas made to exhaust a checker end soon, with
 * a report.
 */
@Timeout(60)
class CheckLimitsTest {
  private static final CheckLimits DEFAULTS = CheckLimits.defaults();

  /** A keyword without effect here keeps a schema from being streamed. */
  private enum Engine {
    STREAMING(""),
    REFERENCE("\"$dynamicAnchor\":\"here\",");

    private final String marker;

    Engine(String marker) {
      this.marker = marker;
    }

    CompiledSchema compile(String schema, CheckLimits limits) {
      CompiledSchema compiled = TestSchemas.compile("{" + marker + schema.substring(1), limits);
      assertThat(compiled.isStreaming()).isEqualTo(this == STREAMING);
      return compiled;
    }

    CompiledSchema compile(String schema) {
      return compile(schema, DEFAULTS);
    }
  }

  private static String joined(int count, IntFunction<String> part) {
    return IntStream.range(0, count).mapToObj(part).collect(Collectors.joining(","));
  }

  private static String nested(int depth) {
    return "[".repeat(depth) + "]".repeat(depth);
  }

  static Stream<Arguments> copies() {
    return Stream.of(
        Arguments.of(DEFAULTS.withMaxDepth(7), "7, 100, 1000, 1000000, 1000000"),
        Arguments.of(DEFAULTS.withMaxViolations(7), "500, 7, 1000, 1000000, 1000000"),
        Arguments.of(DEFAULTS.withMaxStepsPerValue(7), "500, 100, 7, 1000000, 1000000"),
        Arguments.of(DEFAULTS.withMaxPatternSteps(7), "500, 100, 1000, 7, 1000000"),
        Arguments.of(DEFAULTS.withMaxHeldValues(7), "500, 100, 1000, 1000000, 7"));
  }

  @ParameterizedTest
  @MethodSource("copies")
  void aCopyDiffersInOneLimit(CheckLimits limits, String values) {
    String shown = "%d, %d, %d, %d, %d"
        .formatted(
            limits.maxDepth(),
            limits.maxViolations(),
            limits.maxStepsPerValue(),
            limits.maxPatternSteps(),
            limits.maxHeldValues());
    assertThat(shown).isEqualTo(values);
  }

  @Test
  void limitsArePositive() {
    assertThatThrownBy(() -> DEFAULTS.withMaxDepth(0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("maxDepth must be at least 1, not 0");
    assertThatThrownBy(() -> DEFAULTS.withMaxViolations(0))
        .hasMessage("maxViolations must be at least 1, not 0");
    assertThatThrownBy(() -> DEFAULTS.withMaxStepsPerValue(-1))
        .hasMessage("maxStepsPerValue must be at least 1, not -1");
    assertThatThrownBy(() -> DEFAULTS.withMaxPatternSteps(0))
        .hasMessage("maxPatternSteps must be at least 1, not 0");
    assertThatThrownBy(() -> DEFAULTS.withMaxHeldValues(0))
        .hasMessage("maxHeldValues must be at least 1, not 0");
  }

  @ParameterizedTest
  @EnumSource
  void nestingIsLimited(Engine engine) {
    CompiledSchema schema = engine.compile("{\"title\":\"anything\"}");
    assertThat(schema.check(nested(499)).isValid()).isTrue();
    assertThat(schema.check(nested(500)).isValid()).isTrue();
    String tooDeep = "line 1, column 501 (" + "/0".repeat(500)
        + "): arrays and objects nest deeper than the limit of 500";
    assertThat(schema.check(nested(501))).hasToString(tooDeep);
    assertThat(schema.check(nested(100_000))).hasToString(tooDeep);
    assertThat(schema.check("[".repeat(100_000))).hasToString(tooDeep);
    assertThat(engine
            .compile("{\"items\":{\"not\":{\"not\":{}}}}", DEFAULTS.withMaxDepth(2))
            .check("{\"a\":[[1]]}"))
        .hasToString("line 1, column 7 (/a/0): arrays and objects nest deeper than the limit of 2");
  }

  @ParameterizedTest
  @EnumSource
  void aThreadWithALittleStackIsEnoughForAReport(Engine engine) throws InterruptedException {
    CompiledSchema schema = engine.compile(
        "{\"oneOf\":[{\"type\":\"string\"},{\"items\":{\"$ref\":\"#\"},\"type\":\"array\"}]}");
    CheckReport[] report = new CheckReport[1];
    Thread thread =
        new Thread(null, () -> report[0] = schema.check(nested(500)), "small", 200_000L);
    thread.start();
    thread.join();
    if (engine == Engine.STREAMING) {
      assertThat(report[0]).isEqualTo(CheckReport.valid());
    } else {
      assertThat(report[0])
          .hasToString("line 1, column 1 (root): the document nests too deep to be checked by this"
              + " schema on this thread's stack, or the schema refers to itself without end");
    }
  }

  @ParameterizedTest
  @EnumSource
  void theFirstViolationsAreKept(Engine engine) {
    String schema = "{\"items\":{\"type\":\"string\"}}";
    String first = "line 2, column 1 (/0): expected a string but found the number 0";
    String second = "line 3, column 1 (/1): expected a string but found the number 1";
    String document = "[" + joined(300_000, i -> "\n" + i) + "]";
    assertThat(engine.compile(schema, DEFAULTS.withMaxViolations(1)).check(document))
        .hasToString(first + "\nstopped after 1 violation; more follow");
    assertThat(engine.compile(schema, DEFAULTS.withMaxViolations(2)).check(document))
        .hasToString(first + "\n" + second + "\nstopped after 2 violations; more follow");
    CheckReport hundred = engine.compile(schema).check(document);
    assertThat(hundred.violations()).hasSize(100);
    assertThat(hundred.violations().get(99))
        .hasToString("line 101, column 1 (/99): expected a string but found the number 99");
    assertThat(hundred.isTruncated()).isTrue();
    CheckReport all =
        engine.compile(schema, DEFAULTS.withMaxViolations(300_000)).check(document);
    assertThat(all.violations()).hasSize(300_000);
    assertThat(all.isTruncated()).isFalse();
  }

  /** Such pointers, each written out, would take gigabytes. */
  @ParameterizedTest
  @EnumSource
  void longPointersAreNotKeptByTheHundred(Engine engine) {
    CompiledSchema schema = engine.compile(
        "{\"additionalProperties\":{\"$ref\":\"#\"},\"items\":{\"type\":\"string\"}}");
    String name = "{\"" + "n".repeat(49_000) + "\":";
    String document = name.repeat(40) + "[" + joined(20_000, i -> "1") + "]" + "}".repeat(40);
    CheckReport report = schema.check(document);
    assertThat(report.isTruncated()).isTrue();
    assertThat(report.violations()).hasSize(1);
    assertThat(report.violations().get(0).pointer()).hasSize(40 * 49_001 + 2);
    assertThat(report.violations().get(0).message())
        .isEqualTo("expected a string but found the number 1");
  }

  @ParameterizedTest
  @EnumSource
  void namesTwiceByTheHundredThousandEndSoon(Engine engine) {
    String document = "{" + joined(300_000, i -> "\"name\":" + i) + "}";
    CheckReport report = engine.compile("{\"title\":\"anything\"}").check(document);
    assertThat(report.violations()).hasSize(100);
    assertThat(report.violations().get(0))
        .hasToString("line 1, column 11 (/name): the name \"name\" stands twice in this object,"
            + " first at line 1, column 2; keep one");
  }

  @ParameterizedTest
  @EnumSource
  void aMillionPropertiesEndSoon(Engine engine) {
    String document = "{" + joined(1_000_000, i -> "\"property-which-is-long-" + i + "\":1") + "}";
    String wanted = joined(50, i -> "\"propertie-which-are-long-" + i + "\"");
    CompiledSchema schema = engine.compile("{\"required\":[" + wanted
        + "],\"properties\":{\"a\":true},\"additionalProperties\":false}");
    CheckReport report = schema.check(document);
    assertThat(report.violations()).hasSize(100);
    assertThat(report.violations().get(0).code()).isEqualTo("required");
    assertThat(report.violations().get(50))
        .hasToString("line 1, column 2 (/property-which-is-long-0): unexpected property"
            + " \"property-which-is-long-0\"; expected \"a\"");
  }

  /** Of 41 bytes, whose branches double at each level. */
  @ParameterizedTest
  @EnumSource
  void branchesThatDoubleEndSoon(Engine engine) {
    String branch = "{\"type\":\"array\",\"items\":{\"$ref\":\"#\"}}";
    CompiledSchema schema = engine.compile("{\"oneOf\":[" + branch + "," + branch + "]}");
    CheckReport report = schema.check("[".repeat(20) + "0" + "]".repeat(20));
    String streamed = "line 1, column 21 (" + "/0".repeat(20)
        + "): no alternative fits; the closest is number 1: expected an array but found the number"
        + " 0";
    String stopped = "line 1, column 1 (root): checking needs more than 100000 steps of the"
        + " schema's keywords; simplify the schema or raise its limit";
    assertThat(report).hasToString(engine == Engine.STREAMING ? streamed : stopped);
  }

  @ParameterizedTest
  @EnumSource
  void stepsAreLimited(Engine engine) {
    String allOf = joined(2_000, i -> "{\"type\":\"array\"}");
    CompiledSchema schema =
        engine.compile("{\"allOf\":[" + allOf + "]}", DEFAULTS.withMaxStepsPerValue(10));
    assertThat(schema.check("[]"))
        .hasToString("line 1, column 1 (root): checking needs more than 1000 steps of the schema's"
            + " keywords; simplify the schema or raise its limit");
    CheckReport raised = engine
        .compile("{\"allOf\":[" + allOf + "]}", DEFAULTS.withMaxStepsPerValue(100))
        .check("[]");
    assertThat(raised.isValid()).isTrue();
  }

  @ParameterizedTest
  @MethodSource("patterns")
  void patternsEndSoon(Engine engine, String pattern, String text, String expected) {
    CompiledSchema schema =
        engine.compile("{\"pattern\":\"" + pattern.replace("\\", "\\\\") + "\"}");
    assertThat(schema.check('"' + text + '"')).hasToString(expected);
  }

  static Stream<Arguments> patterns() {
    String a60 = "a".repeat(60);
    String ab = "ab".repeat(50_000);
    String letters = "abcdefghij".repeat(6);
    return Stream.of(Engine.values())
        .flatMap(engine -> Stream.of(
            Arguments.of(engine, "^(a|b)*$", ab, "valid"),
            Arguments.of(
                engine,
                "^(a|b)*$",
                ab + "c",
                "line 1, column 1 (root): \"" + ab.substring(0, 48) + "…babababababc\" (100,001"
                    + " characters) does not match the pattern ^(a|b)*$"),
            Arguments.of(engine, "(a*)*\\1b", a60, limit("(a*)*\\1b")),
            Arguments.of(engine, "(.*a){12}", a60, "valid"),
            Arguments.of(
                engine,
                "^(.*a){12}$",
                a60 + "b",
                "line 1, column 1 (root): \"" + "a".repeat(48) + "…" + "a".repeat(11)
                    + "b\" (61 characters) does not match the pattern ^(.*a){12}$"),
            Arguments.of(engine, "([a-z]+)*\\1", letters, limit("([a-z]+)*\\1"))));
  }

  private static String limit(String pattern) {
    return "line 1, column 1 (root): matching the pattern " + pattern
        + " needs more than 1000000 steps; write it without nested repetition, look-around or"
        + " back-references";
  }

  @ParameterizedTest
  @EnumSource
  void patternStepsAreLimited(Engine engine) {
    CompiledSchema schema =
        engine.compile("{\"pattern\":\"^(?!x)\"}", DEFAULTS.withMaxPatternSteps(1));
    assertThat(schema.check("\"\"").isValid()).isTrue();
    assertThat(schema.check("\"abc\"").violations())
        .extracting(Violation::phase)
        .hasSizeLessThan(2)
        .allMatch(Violation.Phase.LIMIT::equals);
  }

  @ParameterizedTest
  @EnumSource
  void textsOfTenMegabytesEndSoon(Engine engine) {
    CompiledSchema schema = engine.compile(
        "{\"pattern\":\"^[xy]*$\",\"format\":\"qpi\",\"maxLength\":9999999,\"minLength\":1}");
    CheckReport report = schema.check('"' + "x".repeat(10_000_000) + '"');
    assertThat(report)
        .hasToString(
            "line 1, column 1 (root): expected at most 9999999 characters but found" + " 10000000");
    assertThat(schema.check('"' + "z".repeat(10_000_000) + '"').toString())
        .hasSizeLessThan(1_000)
        .contains("is not a valid QPI", "expected at most 9999999 characters");
  }

  @ParameterizedTest
  @EnumSource
  void numbersOfAnyExponentEndSoon(Engine engine) {
    CompiledSchema schema = engine.compile(
        "{\"type\":\"integer\",\"multipleOf\":7,\"minimum\":-1e1000000000,\"const\":5}");
    assertThat(schema.check("1e1000000000"))
        .hasToString("line 1, column 1 (root): 1E+1000000000 is not a multiple of 7\n"
            + "line 1, column 1 (root): expected 5 but found the number 1E+1000000000");
    assertThat(schema.check("[1e99999999999]").violations())
        .extracting(Violation::code)
        .containsExactly("type", "const", "exponent-too-large");
    assertThat(schema.check("1e" + "9".repeat(500)))
        .hasToString("line 1, column 1 (root): the exponent of 1e" + "9".repeat(46) + "…"
            + "9".repeat(12) + " (502 characters) does not fit in 32 bits");
  }

  @ParameterizedTest
  @EnumSource
  void itemsWhoseHashesCollideEndSoon(Engine engine) {
    String items = joined(
        1 << 16,
        i -> IntStream.range(0, 16)
            .mapToObj(bit -> (i >> bit & 1) == 0 ? "Aa" : "BB")
            .collect(Collectors.joining("", "\"", "\"")));
    CompiledSchema schema = engine.compile("{\"uniqueItems\":true}");
    assertThat(schema.check("[" + items + "]").isValid()).isTrue();
    assertThat(schema.check("[" + items + ",\"" + "Aa".repeat(16) + "\"]"))
        .hasToString("line 1, column 1 (root): expected items that all differ but those at index 0"
            + " and 65536 are equal; remove one");
  }

  @ParameterizedTest
  @CsvSource({"STREAMING", "REFERENCE"})
  void halvesOfSurrogatePairsAreShownAsEscapes(Engine engine) {
    CompiledSchema schema = engine.compile(
        "{\"items\":{\"maxLength\":1,\"enum\":[\"a\"]},\"additionalProperties\":false}");
    String expected = "line 1, column 2 (/0): expected \"a\" but found the string \"\\uD800\"";
    assertThat(schema.check("[\"\\uD800\"]")).hasToString(expected);
    assertThat(schema.check("[\"\uD800\"]")).hasToString(expected);
    assertThat(schema.check("{\"\\uDC00\":1}").violations())
        .hasSize(1)
        .allMatch(violation -> violation.phase() == Violation.Phase.SYNTAX);
  }
}
