package dev.masu.schema.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.fixtures.Document;
import dev.masu.fixtures.Documents;
import dev.masu.notation.Qpi.Sides;
import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.Input;
import dev.masu.schema.TestSchemas;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.catalog.SchemaCatalog;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Redacted reports contain nothing of the document. */
class RedactionTest {
  private static final Pattern TOKEN =
      Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*+\"|[\\[\\]{}:,]|[-+.0-9eE]++|true|false|null");
  private static final int PLACES = 3;
  private static final String WORD = "XqSecret";
  private static final String NUMBER = "90817263544";

  /** Texts with the secret in them, shaped as schemas and notations require. */
  private static final List<String> SECRETS = List.of(
      '"' + WORD + '"',
      "\"e4" + WORD + '"',
      "\"C:K" + WORD + '"',
      "\"CHESS:" + WORD + "'\"",
      "\"board_" + WORD + '"',
      '"' + WORD.repeat(20) + '"',
      WORD,
      '\'' + WORD + '\'',
      "\"\\" + WORD + '"',
      NUMBER,
      NUMBER + ".5",
      NUMBER + "e99999999999",
      '-' + NUMBER,
      "0" + NUMBER,
      NUMBER + WORD,
      '"' + NUMBER + '"',
      "{\"" + WORD + "\":1,\"" + WORD + "\":2}",
      "[[[{\"" + NUMBER + "\":[\"" + WORD + "\"]}]]]");

  private static final SchemaCatalog REDACTING =
      SchemaCatalog.builder().redactValues(true).build();

  /** Copies of the document, each with a secret at one position: of many positions, some. */
  private static Stream<String> withSecrets(String document) {
    List<MatchResult> tokens = TOKEN.matcher(document).results().toList();
    int step = Math.max(1, tokens.size() / PLACES);
    int turn = document.hashCode() & 0xFF;
    return IntStream.range(0, 3 * tokens.size())
        .filter(i -> i / 3 % step == 0)
        .mapToObj(i -> document.substring(0, tokens.get(i / 3).start())
            + SECRETS.get((turn + i) % SECRETS.size())
            + document.substring(tokens.get(i / 3).end()));
  }

  private static void assertSecret(CheckReport report) {
    assertSecret(report.violations());
    assertThat(report.toString()).doesNotContainIgnoringCase(WORD, NUMBER);
    assertThat(report.toString(Locale.GERMAN)).doesNotContainIgnoringCase(WORD, NUMBER);
  }

  private static void assertSecret(List<?> violations) {
    for (Object each : violations) {
      Violation violation = (Violation) each;
      String all = violation.pointer()
          + violation.parameters()
          + violation.schemaLocation()
          + violation.keyword()
          + violation.code();
      assertThat(all).doesNotContainIgnoringCase(WORD, NUMBER);
      assertThat(violation.message()).isNotBlank();
    }
  }

  @Documents({"stn/invalid", "ggn/invalid", "json/invalid", "stn/valid"})
  void valuesOfInvalidDocumentsAreHidden(Document document) {
    String id = document.kind() == Document.Kind.GGN ? SchemaCatalog.GGN : SchemaCatalog.STN;
    CompiledSchema schema = REDACTING.schema(id);
    for (String json : (Iterable<String>) withSecrets(document.text())::iterator) {
      CheckReport report = schema.check(json);
      assertSecret(report);
      assertSecret(schema.check(json.getBytes(StandardCharsets.UTF_8)));
      CheckReport open = SchemaCatalog.bundled().schema(id).check(json);
      assertThat(report).isEqualTo(open.redacted(REDACTING.propertyNames()));
      assertThat(places(report)).isEqualTo(places(open));
    }
  }

  private static List<Object> places(CheckReport report) {
    return report.violations().stream()
        .<Object>map(v -> List.of(v.phase(), v.code(), v.location(), v.keyword()))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("dev.masu.schema.report.SchemaMessagesTest#cases")
  void everyKeywordHidesValues(SchemaMessagesTest.Case row) {
    for (String json : (Iterable<String>) withSecrets(row.instance())::iterator) {
      SchemaMessagesTest.Case secret =
          new SchemaMessagesTest.Case(row.schema(), json, row.expected());
      assertSecret(SchemaMessagesTest.report(secret).redacted(REDACTING.propertyNames()));
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
          {"type":"string"}                 | 5         | (root): expected a string but found a number
          {"type":"string"}                 | true      | (root): expected a string but found a boolean
          {"type":"string"}                 | [5]       | (root): expected a string but found an array
          {"enum":["red","blue"]}           | "rad"     | (root): expected "red" or "blue" but found a string
          {"const":"red"}                   | 5         | (root): expected "red" but found a number
          {"const":[1]}                     | [5]       | (root): expected [1] but found another array
          {"pattern":"^a"}                  | "b"       | (root): the string does not match the pattern ^a
          {"format":"date"}                 | "b"       | (root): the string is not of the format date, such as 2024-02-29
          {"format":"qpi"}                  | "b"       | (root): the string is not a valid QPI
          {"pattern":"^a","format":"qpi"}   | "b"       | (root): the string is not a valid QPI
          {"minimum":2}                     | 1         | (root): the number is less than the minimum 2
          {"multipleOf":2}                  | 1         | (root): the number is not a multiple of 2
          {"minLength":2}                   | "a"       | (root): expected at least 2 characters but found 1
          {"required":["name"]}             | {"nam":1} | (root): missing property "name"; add it
          {"additionalProperties":false}    | {"a":1}   | (/…): unexpected property; remove it
          {"properties":{"a":{},"b":{}},"additionalProperties":false} | {"c":1} | (/…): unexpected property; expected "a" or "b"
          {"properties":{"board":{"items":{"type":"string"}}}} | {"board":["a",1]} | (/board/…): expected a string but found a number
          {"additionalProperties":{"type":"string"}}           | {"joe":1} | (/…): expected a string but found a number
          {"propertyNames":{"pattern":"^a"}}                   | {"joe":1} | (/…): invalid property name: the string does not match the pattern ^a
          {"uniqueItems":true}              | [5,5]     | (root): expected items that all differ but those at index 0 and 1 are equal; remove one
          {"not":{"const":5}}               | 5         | (root): expected any value other than 5
          {"not":{"minimum":5}}             | 6         | (root): expected a value that is invalid against {"minimum":5} but found a number
          false                             | 6         | (root): no value is allowed here but found a number; remove it
          {"anyOf":[{"properties":{"a":{"minimum":5}}},{"type":"null"}]} | {"a":1} | (/…): the number is less than the minimum 5
          true                              | {"a":1,"a":2} | (/…): a name occurs twice in this object, first at line 1, column 2; keep one
          true                              | 1e99999999999 | (root): the exponent of the number does not fit in 32 bits
          true                              | [1 2]     | (/…): expected ',' or ']' but found something else
          true                              | tru       | (root): expected a JSON value but found something else
          true                              | 'a'       | (root): expected a JSON value but found something else; JSON strings take double quotes
          true                              | "\\q"     | (root): found an unknown escape in a string; JSON knows \\" \\\\ \\/ \\b \\f \\n \\r \\t and \\uXXXX
          true                              | 1 2       | (root): expected the end of the document but found something else; a document is one JSON value
          """)
  void theRestOfTheMessageIsReported(String schema, String instance, String expected) {
    CheckReport report = TestSchemas.compile(schema).check(instance);
    assertThat(report.redacted(Set.of("board")).toString()).endsWith(expected);
    assertThat(report.toString()).doesNotEndWith("…");
  }

  @ParameterizedTest
  @CsvSource({
    "cell, CELL",
    "ggn-hand-piece, GGN-Figur auf der Hand",
    "ggn-occupation, GGN-Besetzung",
    "ggn-piece, GGN-Figur",
    "legacy-gan, altes GAN"
  })
  void notationsHaveTheirNamesInGerman(String format, String expected) {
    CheckReport report = TestSchemas.compile("{\"format\":\"" + format + "\"}").check("\"?\"");
    assertThat(report.toString(Locale.GERMAN)).contains(" ist nicht gültig als " + expected + ": ");
    assertThat(report.redacted(Set.of()).toString(Locale.GERMAN))
        .isEqualTo("Zeile 1, Spalte 1 (Wurzel): die Zeichenkette ist in der Notation " + expected
            + " nicht gültig");
  }

  @Test
  void aCatalogueHidesValuesOfEveryInput() {
    String json = "{\"board\":{\"e4\":90817263544},\"" + WORD + "\":1}";
    CompiledSchema schema = REDACTING.schema(SchemaCatalog.STN);
    String board = "(/board/…): expected a string or null but found a number";
    String unexpected = "(/…): unexpected property; expected \"board\", \"hands\" or \"toggle\"";
    String expected = "line 1, column 16 " + board + "\nline 1, column 29 " + unexpected;
    for (Input input : EnumSet.range(Input.STRING, Input.PARSER_OF_BYTES)) {
      assertThat(input.check(schema, json)).as(input.name()).hasToString(expected);
    }
    assertThat(Input.TREE.check(schema, json)).hasToString(board + "\n" + unexpected);
  }

  @Test
  void bytesAreHidden() {
    byte[] latin1 = "\"é\"".getBytes(StandardCharsets.ISO_8859_1);
    assertThat(REDACTING.schema(SchemaCatalog.STN).check(latin1))
        .hasToString(
            "line 1, column 2 (root): expected UTF-8 but found a byte at byte offset 1 that"
                + " is not part of any character; save the document as UTF-8");
  }

  @Test
  void messagesAndParametersOfTheCallerAreHidden() {
    Violation violation = Violation.builder(Phase.BINDING, "binding", "/a/board")
        .keyword("type", "#/type")
        .parameter("expected", WORD)
        .message(WORD)
        .build();
    Violation redacted = violation.redacted(Set.of("board"));
    assertThat(redacted).hasToString("(/…/board): the value cannot be made into its type");
    assertThat(redacted.parameters()).isEqualTo(Map.of());
    assertThat(redacted.keyword()).contains("type");
    assertThat(redacted.schemaLocation()).contains("#/type");
    assertThat(redacted.message(Locale.GERMAN))
        .isEqualTo("aus dem Wert lässt sich kein Objekt seines Typs machen");
    assertThat(
            Violation.builder(Phase.BINDING, "mine", "").message(WORD).build().redacted(Set.of()))
        .hasToString("(root): refused by mine");
  }

  @Test
  void unknownParametersAreHidden() {
    Violation violation =
        Violation.builder(Phase.SCHEMA, "type", "").parameter("other", WORD).build();
    assertThat(violation.redacted(Set.of()).parameters()).isEqualTo(Map.of());
  }

  @ParameterizedTest
  @CsvSource({
    "'', ''",
    "/, /",
    "/a, /a",
    "/b, /…",
    "/a/0/b//a, /a/…/…//a",
    "/x~1y/x~0y/x~01y, /x~1y/…/…",
  })
  void namesThatMayBeReportedStayInPointers(String pointer, String expected) {
    Violation violation =
        Violation.builder(Phase.SCHEMA, "type", pointer).message("").build();
    assertThat(violation.redacted(Set.of("a", "x/y")).pointer()).isEqualTo(expected);
  }

  @Test
  void aRedactedReportIsTruncatedAsBefore() {
    CheckReport report = CheckReport.of(
        List.of(
            Violation.builder(Phase.SCHEMA, "type", "/a").message("1").build(),
            Violation.builder(Phase.SCHEMA, "type", "/b").message("2").build()),
        1);
    assertThat(report.redacted(Set.of()).isTruncated()).isTrue();
    assertThat(report.redacted(Set.of()).violations()).hasSize(1);
    assertThat(CheckReport.valid().redacted(Set.of())).isSameAs(CheckReport.valid());
  }

  @Test
  void aCatalogueHasThePropertyNamesOfItsSchemas() {
    assertThat(SchemaCatalog.bundled().propertyNames()).contains("board", "hands", "toggle");
    SchemaCatalog own = SchemaCatalog.builder()
        .register(
            TestSchemas.ID,
            "{\"properties\":{\"a\":{\"allOf\":[{\"properties\":{\"b\":true}}]}},"
                + "\"required\":[\"c\"]}")
        .build();
    assertThat(own.propertyNames()).contains("a", "b", "board").doesNotContain("c", "properties");
    assertThat(own.redactsValues()).isFalse();
    assertThat(REDACTING.withQpiSides(Sides.INDEPENDENT).redactsValues()).isTrue();
    assertThat(REDACTING.schema(SchemaCatalog.STN).id()).isEqualTo(SchemaCatalog.STN);
  }
}
