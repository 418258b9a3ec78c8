package dev.masu.jackson.reader;

import static dev.masu.jackson.reader.RecordTexts.outcome;
import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.SchemaBound;
import dev.masu.jackson.reader.CheckedResult.Rejected;
import dev.masu.jackson.testing.PointTypes.Plain;
import dev.masu.jackson.testing.TestMappers;
import dev.masu.jackson.testing.UserSchemas;
import dev.masu.schema.CheckLimits;
import dev.masu.schema.CheckReport;
import dev.masu.schema.catalog.SchemaCatalog;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.core.JsonParser;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.DefaultTyping;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.jsontype.BasicPolymorphicTypeValidator;

/** Lists: the violations of all items are reported, unless the list has a schema of its own. */
final class CheckedListsTest {
  private static final JsonMapper MAPPER = UserSchemas.mapper();
  private static final TypeReference<List<Plain>> POINTS = new TypeReference<>() {};

  /** The outcome of each kind of input. */
  private static Map<String, String> outcomes(CheckedReader<?> reader, String json)
      throws IOException {
    byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
    Map<String, String> outcomes = new LinkedHashMap<>();
    outcomes.put("text", outcome(reader.read(json)));
    outcomes.put("bytes", outcome(reader.read(bytes)));
    outcomes.put("stream", outcome(reader.read(new ByteArrayInputStream(bytes))));
    outcomes.put("long stream", outcome(reader.holding(1).read(new ByteArrayInputStream(bytes))));
    outcomes.put("parser", outcome(reader.read(reader.objectReader().createParser(json))));
    return outcomes;
  }

  /** Violations of several items are separated by semicolons. */
  private static void assertOutcomes(CheckedReader<?> reader, String json, String expected)
      throws IOException {
    assertThat(outcomes(reader, json).values()).containsOnly(expected.replace(" ; ", "\n"));
  }

  @Test
  void theViolationsOfAllItemsAreReported() throws IOException {
    for (CheckedReader<?> reader : List.of(
        CheckedReader.of(MAPPER, POINTS),
        CheckedReader.of(MAPPER, new TypeReference<Set<Plain>>() {}),
        CheckedReader.of(MAPPER, Plain[].class),
        CheckedReader.<List<Plain>>of(
            MAPPER, MAPPER.getTypeFactory().constructCollectionType(List.class, Plain.class)))) {
      assertThat(outcomes(reader, "[{\"x\":\"a\",\"y\":1},\n{\"x\":2},3,{\"x\":-1},{}]")
              .values())
          .containsOnly("""
              line 1, column 7 (/0/x): expected an integer but found the string "a"
              line 1, column 11 (/0/y): unexpected property "y"; expected "x" or "name"
              line 2, column 9 (/2): expected an object but found the number 3
              line 2, column 11 (/3): Cannot construct instance of `dev.masu.jackson.testing.PointTypes$Plain`, problem: x is below 0: -1
              line 2, column 20 (/4): missing property "x"; add it""");
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      [{"x":1,"x":2},{}] | line 1, column 9 (/0/x): the name "x" occurs twice in this object, first at line 1, column 3; keep one ; line 1, column 16 (/1): missing property "x"; add it
      [{"x":1e99999999999},{}] | line 1, column 7 (/0/x): the exponent of 1e99999999999 does not fit in 32 bits ; line 1, column 22 (/1): missing property "x"; add it
      """)
  void aListIsReadOnAfterAProblemThatIsNoSyntaxError(String json, String expected)
      throws IOException {
    assertOutcomes(CheckedReader.of(MAPPER, POINTS), json, expected);
  }

  @Test
  void aSyntaxErrorIsReportedWithTheViolationsBeforeIt() throws IOException {
    String missing = "line 1, column 2 (/0): missing property \"x\"; add it\n";
    String inMasusWords =
        missing + "line 1, column 12 (/1/x): found '}' after a comma; remove the comma before it";
    String inJacksonsWords = missing
        + "line 1, column 12 (/1/x): Unexpected character ('}' (code 125)): was expecting"
        + " double-quote to start property name";
    assertThat(outcomes(CheckedReader.of(MAPPER, POINTS), "[{},{\"x\":1,}]"))
        .isEqualTo(Map.of(
            "text", inMasusWords,
            "bytes", inMasusWords,
            "stream", inMasusWords,
            "long stream", inJacksonsWords,
            "parser", inJacksonsWords));
  }

  record Stop(Plain at, int minutes) {}

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      [{"minutes":"a"}] | line 1, column 13 (/0/minutes): Cannot deserialize value of type `int` from String "a": not a valid `int` value
      [{"at":{}},{"minutes":"a"}] | line 1, column 8 (/0/at): missing property "x"; add it ; line 1, column 23 (/1/minutes): Cannot deserialize value of type `int` from String "a": not a valid `int` value
      """)
  void bindingErrorsHaveThePointerOfTheirItem(String json, String expected) throws IOException {
    assertOutcomes(CheckedReader.of(MAPPER, new TypeReference<List<Stop>>() {}), json, expected);
  }

  @Test
  void aTruncatedReportHasTheFirstViolations() {
    SchemaCatalog catalog = SchemaCatalog.builder()
        .limits(CheckLimits.defaults().withMaxViolations(3))
        .register(
            UserSchemas.POINT, "{\"required\":[\"x\"],\"maxProperties\":1,\"propertyNames\":false}")
        .build();
    CheckedReader<List<Plain>> reader = CheckedReader.of(TestMappers.of(catalog), POINTS);
    // The limit is lower if pointers are long.
    String longName = "[{\"x\":1},{\"" + "n".repeat(35_000) + "\":1,\"x\":1}]";
    assertThat(Stream.of("[{},{},{},{}]", "[{},{},{}]", "[{\"a\":1,\"b\":2},{\"x\":1}]", longName)
            .map(json -> ((Rejected<List<Plain>>) reader.read(json)).report())
            .peek(report -> assertThat(report.violations()).hasSize(3))
            .map(CheckReport::isTruncated))
        .containsExactly(true, false, true, true);
  }

  @Test
  void aListThatIsNotJsonAfterTheLastReportedMistakeKeepsTheReport() {
    SchemaCatalog catalog = SchemaCatalog.builder()
        .limits(CheckLimits.defaults().withMaxViolations(1))
        .register(UserSchemas.POINT, "{\"required\":[\"x\"]}")
        .build();
    CheckedReader<List<Plain>> reader = CheckedReader.of(TestMappers.of(catalog), POINTS);
    for (String json : List.of("[{},{},@]", "[{},{\"x\":}]", "[{},{\"x\":1", "[{} @")) {
      assertThat(((Rejected<List<Plain>>) reader.read(json)).report())
          .hasToString("line 1, column 2 (/0): missing property \"x\"; add it\n"
              + "stopped after 1 violation; more follow");
    }
  }

  @SchemaBound(UserSchemas.NUMBERS)
  static final class Numbers extends ArrayList<Integer> {
    private static final long serialVersionUID = 1L;
  }

  @SchemaBound(UserSchemas.NUMBERS)
  static final class Points extends ArrayList<Plain> {
    private static final long serialVersionUID = 1L;
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      [] | line 1, column 1 (root): expected at least 1 item but found 0
      {} | line 1, column 1 (root): expected an array but found an object
      [1,"a",2,"b"] | line 1, column 4 (/1): expected an integer but found the string "a" ; line 1, column 10 (/3): expected an integer but found the string "b"
      """)
  void aListWithASchemaIsCheckedByIt(String json, String expected) throws IOException {
    assertOutcomes(CheckedReader.of(MAPPER, Numbers.class), json, expected);
  }

  @Test
  void theViolationsOfAListAreReportedWithThoseOfAnItem() throws IOException {
    SchemaCatalog catalog = SchemaCatalog.builder()
        .register(UserSchemas.POINT, "{\"required\":[\"x\"]}")
        .register(UserSchemas.NUMBERS, "{\"minItems\":3}")
        .build();
    assertOutcomes(
        CheckedReader.of(TestMappers.of(catalog), Points.class),
        "[{\"x\":1},{}]",
        "line 1, column 1 (root): expected at least 3 items but found 2 ; line 1, column 10 (/1):"
            + " missing property \"x\"; add it");
  }

  /** An invalid list is read to its end, so that the next value can be read. */
  @Test
  void aParserReadsOnAfterAListWithASchema() throws IOException {
    CheckedReader<Numbers> numbers = CheckedReader.of(MAPPER, Numbers.class);
    try (JsonParser parser = MAPPER.createParser("[] [1] [\"a\"] [2]")) {
      List<String> outcomes = new ArrayList<>();
      for (int i = 0; i < 4; i++) {
        outcomes.add(outcome(numbers.read(parser)));
      }
      assertThat(outcomes)
          .containsExactly(
              "line 1, column 1 (root): expected at least 1 item but found 0",
              "[1]",
              "line 1, column 9 (/0): expected an integer but found the string \"a\"",
              "[2]");
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      ACCEPT_SINGLE_VALUE_AS_ARRAY | {} | line 1, column 1 (root): missing property "x"; add it
      ACCEPT_SINGLE_VALUE_AS_ARRAY | 5 | line 1, column 1 (root): expected an object but found the number 5
      UNWRAP_ROOT_VALUE | {"List":[{"x":"a"},{}]} | line 1, column 15 (/List/0/x): expected an integer but found the string "a"
      """)
  void aListThatIsNotAnArrayIsReportedAsItIsRead(
      DeserializationFeature feature, String json, String expected) throws IOException {
    assertOutcomes(
        CheckedReader.of(UserSchemas.builder().enable(feature).build(), POINTS), json, expected);
  }

  @Test
  void theTypeIdOfAListIsNoItem() throws IOException {
    JsonMapper mapper = UserSchemas.builder()
        .activateDefaultTyping(
            BasicPolymorphicTypeValidator.builder()
                .allowIfBaseType(Object.class)
                .build(),
            DefaultTyping.NON_FINAL)
        .build();
    assertOutcomes(
        CheckedReader.of(mapper, POINTS),
        "[\"java.util.ArrayList\",[{\"x\":1},{},{}]]",
        "line 1, column 33 (/1/1): missing property \"x\"; add it");
  }
}
