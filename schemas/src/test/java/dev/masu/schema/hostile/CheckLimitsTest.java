package dev.masu.schema.hostile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.masu.fixtures.Threads;
import dev.masu.schema.CheckLimits;
import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.Input;
import dev.masu.schema.TestSchemas;
import dev.masu.schema.Violation;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutionException;
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
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;

/**
 * What each limit stops: documents and schemas made to exhaust a checker end soon, with
 * a report.
 */
@Timeout(60)
class CheckLimitsTest {
  private static final CheckLimits DEFAULTS = CheckLimits.defaults();

  /** The inputs whose size counts in bytes. */
  private static final Set<Input> OF_BYTES = EnumSet.of(Input.BYTES, Input.STREAM, Input.FILE);

  private static final Set<Input> HAVE_A_SIZE =
      EnumSet.complementOf(EnumSet.of(Input.TOKEN_BUFFER, Input.TREE));

  private static String joined(int count, IntFunction<String> part) {
    return IntStream.range(0, count).mapToObj(part).collect(Collectors.joining(","));
  }

  private static String nested(int depth) {
    return "[".repeat(depth) + "]".repeat(depth);
  }

  static Stream<Arguments> copies() {
    return Stream.of(
        Arguments.of(DEFAULTS.withMaxDepth(7), "maxDepth=500", "maxDepth=7"),
        Arguments.of(DEFAULTS.withMaxViolations(7), "maxViolations=100", "maxViolations=7"),
        Arguments.of(
            DEFAULTS.withMaxStepsPerValue(7), "maxStepsPerValue=1000", "maxStepsPerValue=7"),
        Arguments.of(
            DEFAULTS.withMaxPatternSteps(7), "maxPatternSteps=10000000", "maxPatternSteps=7"),
        Arguments.of(DEFAULTS.withMaxHeldValues(7), "maxHeldValues=1000000", "maxHeldValues=7"),
        Arguments.of(
            DEFAULTS.withMaxStringLength(7), "maxStringLength=20000000", "maxStringLength=7"),
        Arguments.of(
            DEFAULTS.withMaxDocumentSize(5_000_000_000L),
            "maxDocumentSize=2147483647",
            "maxDocumentSize=5000000000"));
  }

  @ParameterizedTest
  @MethodSource("copies")
  void aCopyDiffersInOneLimit(CheckLimits limits, String before, String after) {
    assertThat(DEFAULTS.toString()).contains(before);
    assertThat(limits)
        .hasToString(DEFAULTS.toString().replace(before, after))
        .isNotEqualTo(DEFAULTS)
        .doesNotHaveSameHashCodeAs(DEFAULTS);
    String values = Stream.of(
            "maxDepth=" + limits.maxDepth(),
            "maxViolations=" + limits.maxViolations(),
            "maxStepsPerValue=" + limits.maxStepsPerValue(),
            "maxPatternSteps=" + limits.maxPatternSteps(),
            "maxHeldValues=" + limits.maxHeldValues(),
            "maxStringLength=" + limits.maxStringLength(),
            "maxDocumentSize=" + limits.maxDocumentSize())
        .collect(Collectors.joining(", "));
    assertThat(limits).hasToString(values);
    assertThat(limits.withMaxDepth(limits.maxDepth())).isEqualTo(limits).hasSameHashCodeAs(limits);
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
    assertThatThrownBy(() -> DEFAULTS.withMaxStringLength(0))
        .hasMessage("maxStringLength must be at least 1, not 0");
    assertThatThrownBy(() -> DEFAULTS.withMaxDocumentSize(0))
        .hasMessage("maxDocumentSize must be at least 1, not 0");
  }

  @Test
  void nestingIsLimited() {
    CompiledSchema schema = TestSchemas.compile("{\"title\":\"anything\"}");
    assertThat(schema.check(nested(499)).isValid()).isTrue();
    assertThat(schema.check(nested(500)).isValid()).isTrue();
    String tooDeep = "line 1, column 501 (" + "/0".repeat(90) + "…" + "/0".repeat(60)
        + " (1,000 characters)): arrays and objects nest deeper than the limit of 500";
    assertThat(schema.check(nested(501))).hasToString(tooDeep);
    assertThat(schema.check(nested(100_000))).hasToString(tooDeep);
    assertThat(schema.check("[".repeat(100_000))).hasToString(tooDeep);
    assertThat(TestSchemas.compile("{\"items\":{\"not\":{\"not\":{}}}}", DEFAULTS.withMaxDepth(2))
            .check("{\"a\":[[1]]}"))
        .hasToString("line 1, column 7 (/a/0): arrays and objects nest deeper than the limit of 2");
  }

  @Test
  void aThreadWithALittleStackIsEnoughForAReport() throws InterruptedException, ExecutionException {
    CompiledSchema schema = TestSchemas.compile(
        "{\"oneOf\":[{\"type\":\"string\"},{\"items\":{\"$ref\":\"#\"},\"type\":\"array\"}]}");
    CheckReport report = Threads.callOnStack(200_000, () -> schema.check(nested(500)));
    assertThat(report).isEqualTo(CheckReport.valid());
  }

  /** The pointer is built without recursion. */
  @ParameterizedTest
  @CsvSource({"[, ], /0, 20001", "'{\"a\":', }, /a, 100001"})
  void aLittleStackIsEnoughHoweverDeepTheLimit(String open, String close, String step, int column)
      throws InterruptedException, ExecutionException {
    int depth = 20_000;
    String document = open.repeat(depth) + "1" + close.repeat(depth);
    CompiledSchema schema = TestSchemas.compile(
        "{\"additionalProperties\":{\"$ref\":\"#\"},\"items\":{\"$ref\":\"#\"},\"type\":[\"object\",\"array\"]}",
        DEFAULTS.withMaxDepth(depth));
    JsonFactory deep = JsonFactory.builder()
        .streamReadConstraints(
            StreamReadConstraints.builder().maxNestingDepth(depth).build())
        .build();
    List<CheckReport> reports = Threads.callOnStack(
        200_000,
        () -> List.of(
            schema.check(document),
            schema.check(document.getBytes(StandardCharsets.UTF_8)),
            schema.check(deep.createParser(ObjectReadContext.empty(), document))));
    assertThat(reports).hasSize(3).allSatisfy(report -> {
      assertThat(report)
          .hasToString("line 1, column " + column + " (" + step.repeat(90) + "…" + step.repeat(60)
              + " (40,000 characters)): expected an object or an array but found the number 1");
      assertThat(report.violations().get(0).pointer()).isEqualTo(step.repeat(depth));
    });
  }

  @Test
  void theFirstViolationsAreKept() {
    String schema = "{\"items\":{\"type\":\"string\"}}";
    String first = "line 2, column 1 (/0): expected a string but found the number 0";
    String second = "line 3, column 1 (/1): expected a string but found the number 1";
    String document = "[" + joined(60_000, i -> "\n" + i) + "]";
    assertThat(TestSchemas.compile(schema, DEFAULTS.withMaxViolations(1)).check(document))
        .hasToString(first + "\nstopped after 1 violation; more follow");
    assertThat(TestSchemas.compile(schema, DEFAULTS.withMaxViolations(2)).check(document))
        .hasToString(first + "\n" + second + "\nstopped after 2 violations; more follow");
    CheckReport hundred = TestSchemas.compile(schema).check(document);
    assertThat(hundred.violations()).hasSize(100);
    assertThat(hundred.violations().get(99))
        .hasToString("line 101, column 1 (/99): expected a string but found the number 99");
    assertThat(hundred.isTruncated()).isTrue();
    CheckReport all =
        TestSchemas.compile(schema, DEFAULTS.withMaxViolations(60_000)).check(document);
    assertThat(all.violations()).hasSize(60_000);
    assertThat(all.isTruncated()).isFalse();
  }

  /** Such pointers, each written out, would take gigabytes. */
  @Test
  void violationsWithLongPointersAreFewer() {
    CompiledSchema schema = TestSchemas.compile(
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

  @Test
  void hundredsOfThousandsOfPropertiesEndSoon() {
    String document = "{" + joined(300_000, i -> "\"property-which-is-long-" + i + "\":1") + "}";
    String wanted = joined(50, i -> "\"propertie-which-are-long-" + i + "\"");
    CompiledSchema schema = TestSchemas.compile("{\"required\":[" + wanted
        + "],\"properties\":{\"a\":true},\"additionalProperties\":false}");
    CheckReport report = schema.check(document);
    assertThat(report.violations()).hasSize(100);
    assertThat(report.violations().get(0).code()).isEqualTo("required");
    assertThat(report.violations().get(50))
        .hasToString("line 1, column 2 (/property-which-is-long-0): unexpected property"
            + " \"property-which-is-long-0\"; expected \"a\"");
  }

  @Test
  void stepsAreLimited() {
    String allOf = joined(2_000, i -> "{\"maxItems\":" + i + "}");
    CompiledSchema schema =
        TestSchemas.compile("{\"allOf\":[" + allOf + "]}", DEFAULTS.withMaxStepsPerValue(4));
    assertThat(schema.check("[]"))
        .hasToString("line 1, column 1 (root): checking needs more than 1200 steps of the schema's"
            + " keywords; simplify the schema or raise its limit");
    CheckReport raised = TestSchemas.compile(
            "{\"allOf\":[" + allOf + "]}", DEFAULTS.withMaxStepsPerValue(100))
        .check("[]");
    assertThat(raised.isValid()).isTrue();
  }

  @Test
  void smallDocumentsMayHaveThousandsOfAlternatives() {
    String alternatives = joined(
        5_000,
        i -> "{\"properties\":{\"kind\":{\"const\":" + i
            + "},\"name\":{\"type\":\"string\"}},\"required\":[\"kind\",\"name\"]}");
    CompiledSchema schema = TestSchemas.compile("{\"items\":{\"oneOf\":[" + alternatives + "]}}");
    String resources = joined(50, i -> "{\"kind\":" + 90 * i + ",\"name\":\"a\"}");
    assertThat(schema.check("[" + resources + "]")).hasToString("valid");
  }

  @ParameterizedTest
  @MethodSource("patterns")
  void patternsEndSoon(String pattern, String text, String expected) {
    CompiledSchema schema =
        TestSchemas.compile("{\"pattern\":\"" + pattern.replace("\\", "\\\\") + "\"}");
    assertThat(schema.check('"' + text + '"')).hasToString(expected);
  }

  static Stream<Arguments> patterns() {
    String a60 = "a".repeat(60);
    String letters = "abcdefghij".repeat(6);
    return Stream.of(
        Arguments.of(
            "^(.*a){12}$",
            a60 + "b",
            "line 1, column 1 (root): \"" + "a".repeat(48) + "…" + "a".repeat(11)
                + "b\" (61 characters) does not match the pattern ^(.*a){12}$"),
        Arguments.of("([a-z]+)*\\1!", letters, limit("([a-z]+)*\\1!")));
  }

  private static String limit(String pattern) {
    return "line 1, column 1 (root): matching the pattern " + pattern
        + " needs more than 10000000 steps; write it without back-references, nested repetition or"
        + " large counts";
  }

  @Test
  void namesThatOccurTwiceAreReportedAfterALimitToo() {
    CompiledSchema schema = TestSchemas.compile(
        "{\"properties\":{\"a\":{},\"b\":{\"pattern\":\"^(x+x+)+\\\\1y\"}}}",
        DEFAULTS.withMaxPatternSteps(3));
    assertThat(schema
            .check("{\"a\":1,\"b\":\"" + "x".repeat(30) + "\",\"z\":1,\"z\":2,\"a\":2}")
            .violations())
        .extracting(Violation::code, Violation::pointer)
        .containsExactly(
            tuple("pattern-steps", "/b"),
            tuple("duplicate-name", "/z"),
            tuple("duplicate-name", "/a"));
  }

  @Test
  void stepsOfAllPatternsTogetherAreLimited() {
    CompiledSchema schema = TestSchemas.compile("{\"items\":{\"pattern\":\"^(x+x+)+\\\\1y\"}}");
    String slow = '"' + "x".repeat(14) + '"';
    assertThat(schema.check("[" + slow + "]").violations())
        .extracting(Violation::pointer, Violation::code)
        .containsExactly(tuple("/0", "pattern"));
    assertThat(schema.check("[" + joined(1_000, i -> slow) + "]").violations())
        .extracting(Violation::code)
        .containsExactly("pattern-steps");
  }

  @Test
  void textsOfTenMegabytesEndSoon() {
    CompiledSchema schema = TestSchemas.compile(
        "{\"pattern\":\"^[xy]*$\",\"format\":\"qpi\",\"maxLength\":9999999,\"minLength\":1}");
    CheckReport report = schema.check('"' + "x".repeat(10_000_000) + '"');
    assertThat(report)
        .hasToString(
            "line 1, column 1 (root): expected at most 9999999 characters but found" + " 10000000");
    assertThat(schema.check('"' + "z".repeat(10_000_000) + '"').toString())
        .hasSizeLessThan(1_000)
        .contains("is not a valid QPI", "expected at most 9999999 characters");
  }

  @Test
  void numbersOfAnyExponentEndSoon() {
    CompiledSchema schema = TestSchemas.compile(
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

  @Test
  void halvesOfSurrogatePairsAreShownAsEscapes() {
    CompiledSchema schema = TestSchemas.compile(
        "{\"items\":{\"maxLength\":1,\"enum\":[\"a\"]},\"additionalProperties\":false}");
    String expected = "line 1, column 2 (/0): expected \"a\" but found the string \"\\uD800\"";
    assertThat(schema.check("[\"\\uD800\"]")).hasToString(expected);
    assertThat(schema.check("[\"\uD800\"]")).hasToString(expected);
    assertThat(schema.check("{\"\\uDC00\":1}").violations())
        .hasSize(1)
        .allMatch(violation -> violation.phase() == Violation.Phase.SYNTAX);
  }

  @ParameterizedTest
  @EnumSource
  void theSizeOfADocumentIsLimited(Input input) {
    String document = "[" + joined(2_000, i -> "\"\u00E9\"") + ",7]";
    boolean isOfBytes = OF_BYTES.contains(input) || input == Input.PARSER_OF_BYTES;
    int size = isOfBytes ? document.getBytes(StandardCharsets.UTF_8).length : document.length();
    String schema = "{\"items\":{\"type\":\"string\"}}";
    CheckReport fits =
        input.check(TestSchemas.compile(schema, DEFAULTS.withMaxDocumentSize(size)), document);
    assertThat(fits.violations())
        .extracting(Violation::phase)
        .containsExactly(Violation.Phase.SCHEMA);
    for (int limit : new int[] {1, 5_000, size - 1}) {
      CheckReport report =
          input.check(TestSchemas.compile(schema, DEFAULTS.withMaxDocumentSize(limit)), document);
      if (HAVE_A_SIZE.contains(input)) {
        assertThat(report.violations()).hasSize(1);
        assertThat(report.violations().get(0).phase()).isEqualTo(Violation.Phase.LIMIT);
        assertThat(report.violations().get(0).code()).isEqualTo("document-too-large");
        assertThat(report.violations().get(0).message())
            .isEqualTo("the document is larger than the limit of " + limit
                + (isOfBytes ? " bytes" : " chars"));
      } else {
        assertThat(report).isEqualTo(fits);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void whiteSpaceAroundTheValueCounts(Input input) {
    String space = " ".repeat(20);
    for (String document :
        new String[] {"{}" + space, space + "{}", space + "7", "\n".repeat(22)}) {
      int size = document.length();
      CompiledSchema schema =
          TestSchemas.compile("{\"title\":\"anything\"}", DEFAULTS.withMaxDocumentSize(size - 1));
      if (Input.OF_TEXT.contains(input)) {
        assertThat(input.check(schema, document))
            .hasToString("line 1, column 1 (root): the document is larger than the limit of "
                + (size - 1) + (OF_BYTES.contains(input) ? " bytes" : " chars"));
      } else if (!document.isBlank()) {
        assertThat(input.check(schema, document).isValid()).isTrue();
      }
      CompiledSchema fits =
          TestSchemas.compile("{\"title\":\"anything\"}", DEFAULTS.withMaxDocumentSize(size));
      if (!document.isBlank()) {
        assertThat(input.check(fits, document).isValid()).isTrue();
      }
    }
  }

  /** The size of a document that is not held in memory is counted while it is read. */
  @Test
  void whiteSpaceAroundALargeValueCounts() {
    int size = (1 << 24) + 1_000;
    CompiledSchema schema =
        TestSchemas.compile("{\"type\":\"object\"}", DEFAULTS.withMaxDocumentSize(size));
    String space = " ".repeat(size - 2);
    String expected = "line 1, column 1 (root): the document is larger than the limit of 16778216 ";
    for (String document : new String[] {"{}" + space, space + "{}"}) {
      for (Input input : List.of(Input.STREAM, Input.READER, Input.FILE)) {
        assertThat(input.check(schema, document).isValid()).isTrue();
        assertThat(input.check(schema, document + " "))
            .hasToString(expected + (input == Input.READER ? "chars" : "bytes"));
      }
    }
  }

  @Test
  void endlessWhiteSpaceEnds() throws IOException {
    CompiledSchema schema =
        TestSchemas.compile("{\"type\":\"object\"}", DEFAULTS.withMaxDocumentSize((1 << 24) + 1));
    String expected = "line 1, column 1 (root): the document is larger than the limit of 16777217 ";
    for (String start : new String[] {"", "{}"}) {
      assertThat(schema.check(withSpaceWithoutEnd(start))).hasToString(expected + "bytes");
      Reader text = new InputStreamReader(withSpaceWithoutEnd(start), StandardCharsets.UTF_8);
      assertThat(schema.check(text)).hasToString(expected + "chars");
    }
  }

  private static InputStream withSpaceWithoutEnd(String start) {
    return new SequenceInputStream(
        new ByteArrayInputStream(start.getBytes(StandardCharsets.UTF_8)), new InputStream() {
          @Override
          public int read() {
            return ' ';
          }

          @Override
          public int read(byte[] bytes, int offset, int length) {
            Arrays.fill(bytes, offset, offset + length, (byte) ' ');
            return length;
          }
        });
  }

  @Test
  void anEndlessDocumentEnds() throws IOException {
    CompiledSchema schema =
        TestSchemas.compile("{\"title\":\"anything\"}", DEFAULTS.withMaxDocumentSize(100_000));
    InputStream endless = new InputStream() {
      @Override
      public int read() {
        return '[';
      }
    };
    Reader endlessText = new InputStreamReader(endless, StandardCharsets.UTF_8);
    String expected = "line 1, column 1 (root): the document is larger than the limit of 100000 ";
    assertThat(schema.check(endless)).hasToString(expected + "bytes");
    assertThat(schema.check(endlessText)).hasToString(expected + "chars");
  }

  @ParameterizedTest
  @EnumSource
  void theLengthOfAStringIsLimited(Input input) {
    CompiledSchema schema = TestSchemas.compile(
        "{\"items\":{\"maxLength\":2},\"uniqueItems\":true}", DEFAULTS.withMaxStringLength(5));
    assertThat(input.check(schema, "[\"a\",\"12345\"]").violations())
        .extracting(Violation::code)
        .containsExactly("maxLength");
    CheckReport report = input.check(schema, "[\"a\",\"123456\",\"123\"]");
    assertThat(report.violations())
        .extracting(Violation::pointer, Violation::phase, Violation::code)
        .containsExactly(
            tuple("/1", Violation.Phase.LIMIT, "string-too-long"),
            tuple("/2", Violation.Phase.SCHEMA, "maxLength"));
    assertThat(report.violations().get(0).message())
        .isEqualTo("the string has 6 chars, more than the limit of 5");
    assertThat(input.check(schema, "\"123456\"").violations())
        .extracting(Violation::code)
        .containsExactly("string-too-long");
    assertThat(input.check(schema, "\"\uD83D\uDE00\uD83D\uDE00\"").isValid()).isTrue();
  }
}
