package dev.masu.schema.input;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.schema.CompiledSchema;
import dev.masu.schema.Input;
import dev.masu.schema.TestSchemas;
import dev.masu.schema.catalog.CheckEngine;
import dev.masu.schema.catalog.SchemaCatalog;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.core.JsonParser;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.json.JsonMapper;

/** What a parser rejects because of a limit of its own is reported with its location, over every input and by both engines. */
class ParserLimitsTest {
  private static final String NUMBER = "the number is longer than the parser's limit of 3 digits";
  private static final String NAME =
      "the property name is longer than the parser's limit of 5 chars";

  private static final List<CompiledSchema> ENGINES = Arrays.stream(CheckEngine.values())
      .map(engine -> SchemaCatalog.builder()
          .engine(engine)
          .register(TestSchemas.ID, "{}")
          .build()
          .schema(TestSchemas.ID))
      .toList();

  private static final JsonMapper STRICT = JsonMapper.builder(JsonFactory.builder()
          .streamReadConstraints(StreamReadConstraints.builder()
              .maxNumberLength(3)
              .maxNameLength(5)
              .maxStringLength(9)
              .build())
          .build())
      .build();

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      '{"x":12345}'                | line 1, column 6 (/x): @number
      '{"a":"é","x": 1.2345}'      | line 1, column 15 (/x): @number
      '{"a":[0, 12345]}'           | line 1, column 10 (/a/1): @number
      '[{"a":{}},-12345]'          | line 1, column 11 (/1): @number
      '{"abcdefghijkl":1}'         | line 1, column 16 (root): @name
      '{"a":{"b":1,"abcdefghijkl"' | line 1, column 27 (/a): @name
      '{"a":{"b":1},"abcdefghijkl"'| line 1, column 28 (root): @name
      """)
  void areReportedAtTheNumberOrName(String json, String report) {
    String expected = report.replace("@number", NUMBER).replace("@name", NAME);
    for (CompiledSchema schema : ENGINES) {
      try (JsonParser parser = STRICT.createParser(json)) {
        assertThat(schema.check(parser)).hasToString(expected);
      }
    }
  }

  /** Jackson's messages, from which limits are recognized, have the digits of the locale. */
  @Test
  @ResourceLock(Resources.LOCALE)
  void areRecognizedWhateverTheLocaleOfTheJvm() {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
      areReportedAtTheNumberOrName("{\"x\":12345}", "line 1, column 6 (/x): @number");
    } finally {
      Locale.setDefault(before);
    }
  }

  /** The parser finds out when the string is recorded, as it is for the other engine. */
  @Test
  void areReportedAtAStringThatIsTheWholeValue() {
    try (JsonParser parser = STRICT.createParser("\"abcdefghij\"")) {
      assertThat(ENGINES.get(1).check(parser))
          .hasToString(
              "line 1, column 1 (root): the string is longer than the parser's limit of 9 chars");
    }
  }

  /** How much of a number was read when it is rejected depends on the input, and is not reported. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      '{"é":{"S:P":' | 2000 | '}}' | line 1, column 13 (/é/S:P): the number is longer than the parser's limit of 1000 digits
      '[0,'          | 5000 | ']'  | line 1, column 4 (/1): the number is longer than the parser's limit of 1000 digits
      """)
  void areReportedAtTheSameLocationOfEveryInput(
      String before, int digits, String after, String report) {
    String json = before + "1".repeat(digits) + after;
    for (CompiledSchema schema : ENGINES) {
      assertThat(Input.OF_TEXT)
          .allSatisfy(input -> assertThat(input.check(schema, json)).hasToString(report));
    }
  }

  /** A parser stops somewhere within the name. */
  @Test
  void areReportedWithinALongName() {
    String json = "{\"a\":1,\n\"" + "a".repeat(60_000) + "\":1}";
    for (CompiledSchema schema : ENGINES) {
      assertThat(schema.check(json).violations()).singleElement().satisfies(violation -> {
        assertThat(violation.pointer()).isEmpty();
        assertThat(violation.location().orElseThrow().line()).isEqualTo(2);
        assertThat(violation.location().orElseThrow().column()).isBetween(50_000, 60_003);
      });
    }
  }
}
