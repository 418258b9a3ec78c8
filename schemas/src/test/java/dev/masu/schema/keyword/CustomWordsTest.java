package dev.masu.schema.keyword;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.SchemaWarning;
import dev.masu.schema.Violation;
import dev.masu.schema.catalog.CheckEngine;
import dev.masu.schema.catalog.SchemaCatalog;
import java.math.BigDecimal;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Formats, keywords and messages of the user's own. */
class CustomWordsTest {
  private static final String ID = "https://example.org/a.json";

  private static SchemaCatalog.Builder register(String schema) {
    return SchemaCatalog.builder().register(ID, schema);
  }

  private static Optional<String> even(JsonNode value, JsonNode setting) {
    boolean isOdd = value.isNumber()
        && value.decimalValue().remainder(BigDecimal.valueOf(2)).signum() != 0;
    boolean isShort = value.isString() && value.stringValue().length() < setting.asInt();
    if (isOdd) {
      return Optional.of("expected an even number but found " + value);
    }
    return isShort ? Optional.of("expected a longer text but found " + value) : Optional.empty();
  }

  @ParameterizedTest
  @EnumSource
  void customFormatsAreAsserted(CheckEngine engine) {
    CompiledSchema schema = register("{\"format\":\"sku\"}")
        .format("sku", text -> text.startsWith("S-"))
        .engine(engine)
        .build()
        .schema(ID);
    assertThat(schema.check("\"S-1\"")).hasToString("valid");
    assertThat(schema.check("1")).hasToString("valid");
    assertThat(schema.check("\"1\"").violations())
        .extracting(Violation::code)
        .containsExactly("format");
  }

  @Test
  void aCustomFormatMayReplaceAStandardOne() {
    SchemaCatalog catalog = register("{\"format\":\"uri\",\"not\":{\"format\":\"url\"}}")
        .format("uri", text -> true)
        .format("url", text -> false)
        .build();
    assertThat(catalog.schema(ID).check("\"a b\"").isValid()).isTrue();
    assertThat(catalog.warnings()).isEmpty();
    assertThat(register("{\"format\":\"sku\"}")
            .assertFormats(false)
            .format("sku", text -> false)
            .build()
            .schema(ID)
            .check("\"\"")
            .isValid())
        .isTrue();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      2      | valid
      3      | line 1, column 1 (root): expected an even number but found 3
      "abc"  | valid
      "a"    | line 1, column 1 (root): expected a longer text but found "a"
      [1]    | valid
      {"a":1.5} | valid
      true   | valid
      """)
  void customKeywordsAreAsserted(String document, String report) {
    CompiledSchema schema =
        register("{\"evn\":3}").keyword("evn", CustomWordsTest::even).build().schema(ID);
    assertThat(schema.check(document)).hasToString(report);
    for (Violation violation : schema.check(document).violations()) {
      assertThat(violation.code()).isEqualTo("evn");
      assertThat(violation.keyword()).contains("evn");
      assertThat(violation.schemaLocation()).contains(ID + "#/evn");
      assertThat(violation.parameters()).containsKey("problem");
    }
  }

  @Test
  void aCustomKeywordAssertsWhereverItsSchemaApplies() {
    String schema =
        "{\"$ref\":\"#/$defs/a\",\"evn\":1,\"items\":{\"anyOf\":[{\"evn\":1},{\"type\":\"null\"}]},"
            + "\"$defs\":{\"a\":true}}";
    SchemaCatalog catalog =
        register(schema).keyword("evn", CustomWordsTest::even).build();
    assertThat(catalog.schema(ID).check("1").isValid()).isFalse();
    assertThat(catalog.schema(ID).check("[2,null]").isValid()).isTrue();
    assertThat(catalog.schema(ID).check("[1]").isValid()).isFalse();
    assertThat(catalog.warnings()).isEmpty();
    SchemaCatalog old = register(
            "{\"$schema\":\"http://json-schema.org/draft-07/schema#\",\"$ref\":\"#/definitions/a\",\"evn\":1,"
                + "\"definitions\":{\"a\":{}}}")
        .keyword("evn", CustomWordsTest::even)
        .build();
    assertThat(old.schema(ID).check("1").isValid()).isTrue();
    assertThat(old.warnings())
        .extracting(SchemaWarning::message)
        .containsExactly("\"evn\" is ignored, as draft-07 ignores what is beside a $ref; put the"
            + " $ref into an allOf");
  }

  @Test
  void aMisspeltKeywordIsAWarning() {
    assertThat(register("{\"evne\":3,\"x\":1}")
            .keyword("even", CustomWordsTest::even)
            .build()
            .warnings())
        .extracting(SchemaWarning::message)
        .containsExactly("unknown keyword \"evne\" asserts nothing; did you mean \"even\"?");
  }

  @Test
  void aCustomKeywordNeedsANameOfItsOwnAndMasusEngine() {
    assertThatThrownBy(() -> SchemaCatalog.builder().keyword("type", CustomWordsTest::even))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("type is a keyword of JSON Schema; give yours another name");
    assertThatThrownBy(() -> SchemaCatalog.builder()
            .keyword("evn", CustomWordsTest::even)
            .engine(CheckEngine.NETWORKNT)
            .build())
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("CheckEngine.NETWORKNT does not know the keywords [evn]; use CheckEngine.MASU");
  }

  /** The names are keys of Masu's own messages. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "encoding",
        "expected",
        "nothing.value",
        "place",
        "problem",
        "string-too-long",
        "syntax"
      })
  void theMessageOfACustomKeywordIsItsOwnWhateverItsName(String name) {
    CompiledSchema schema = register("{\"" + name + "\":3}")
        .keyword(name, CustomWordsTest::even)
        .build()
        .schema(ID);
    CheckReport report = schema.check("3");
    assertThat(report).hasToString("line 1, column 1 (root): expected an even number but found 3");
    assertThat(report.toProblemDetail())
        .contains("\"detail\":\"expected an even number but found 3\"");
    assertThat(report.redacted(Set.of()))
        .hasToString("line 1, column 1 (root): refused by " + name);
  }

  @Test
  void aRedactedReportHidesTheMessageOfACustomKeyword() {
    CompiledSchema schema = register("{\"evn\":3}")
        .keyword("evn", CustomWordsTest::even)
        .redactValues(true)
        .build()
        .schema(ID);
    assertThat(schema.check("3")).hasToString("line 1, column 1 (root): refused by evn");
  }

  @Test
  void customMessagesReplaceMasus() {
    BiFunction<Violation, Locale, String> words =
        (violation, locale) -> violation.code().equals("required")
            ? locale.getLanguage() + ": " + violation.parameters().get("missing") + "?"
            : violation.message(locale) + "!";
    CompiledSchema schema = register("{\"required\":[\"a\"],\"maxProperties\":0}")
        .messages(words)
        .build()
        .schema(ID);
    CheckReport report = schema.check("{\"b\":1}");
    assertThat(report).hasToString("""
        line 1, column 1 (root): en: a?
        line 1, column 1 (root): expected at most 0 properties but found 1!""");
    assertThat(report.toString(Locale.GERMAN)).startsWith("Zeile 1, Spalte 1 (Wurzel): de: a?\n");
    assertThat(report.violations().get(0).relocated(place -> place).message()).isEqualTo("en: a?");
    assertThat(report)
        .isEqualTo(register("{\"required\":[\"a\"],\"maxProperties\":0}")
            .build()
            .schema(ID)
            .check("{\"b\":1}"));
  }

  @Test
  void customMessagesAreThoseOfNestedViolationsToo() {
    CompiledSchema schema = register(
            "{\"anyOf\":[{\"maximum\":5,\"multipleOf\":2},{\"minimum\":9}]}")
        .messages((violation, locale) ->
            violation.code().equals("minimum") ? "too small in " + locale.getLanguage() : null)
        .build()
        .schema(ID);
    CheckReport report = schema.check("7");
    assertThat(report)
        .hasToString("line 1, column 1 (root): no alternative fits; the closest is number 2: "
            + "too small in en");
    assertThat(report.toString(Locale.GERMAN)).contains("too small in de");
  }

  @Test
  void customMessagesOfRedactedReportsGetNothingOfTheDocument() {
    CompiledSchema schema = register("{\"type\":\"null\"}")
        .redactValues(true)
        .messages((violation, locale) -> violation.parameters().toString())
        .build()
        .schema(ID);
    assertThat(schema.check("5"))
        .hasToString("line 1, column 1 (root): {expected=[null], actualType=number}");
  }

  @Test
  void parametersThatAreNumbersHaveTypesOfNumbers() {
    CompiledSchema schema = register(
            "{\"minItems\":1,\"minimum\":2.50,\"multipleOf\":5,\"contains\":{\"type\":\"null\"},\"type\":[\"array\",\"number\"]}")
        .build()
        .schema(ID);
    assertThat(schema.check("[]").violations().get(0).parameters())
        .containsEntry("expected", 1)
        .containsEntry("actual", 0);
    assertThat(schema.check("[]").violations().get(1).parameters()).containsEntry("expected", 1);
    assertThat(schema.check("1").violations().get(0).parameters())
        .containsEntry("expected", new BigDecimal("2.50"))
        .containsEntry("actual", 1);
    assertThat(schema.check("1").violations().get(1).parameters()).containsEntry("expected", 5);
    CheckReport hidden = schema.check("1").redacted(Set.of());
    assertThat(hidden.violations().get(0).parameters()).doesNotContainKey("actual");
  }
}
