package dev.masu.schema.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.fixtures.Document;
import dev.masu.fixtures.Documents;
import dev.masu.schema.CheckLimits;
import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.TestSchemas;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.catalog.SchemaCatalog;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Messages in other languages than English. */
class LanguagesTest {
  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
          {"type":["string","boolean"]}     | 5       | erwartet wurde eine Zeichenkette, true oder false, gefunden wurde die Zahl 5
          {"type":"array"}                  | null    | erwartet wurde ein Array, gefunden wurde null
          {"enum":["red","blue"]}           | "rad"   | erwartet wurde "red" oder "blue", gefunden wurde die Zeichenkette "rad"; war "red" gemeint?
          {"enum":[1,2,3,4,5,6,7,8,9,10,11,12,13,14]} | 0 | erwartet wurde 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 oder eines von 2 weiteren, gefunden wurde die Zahl 0
          {"const":{"a":1}}                 | {}      | erwartet wurde {"a":1}, gefunden wurde ein anderes Objekt
          {"required":["a"]}                | {}      | die Eigenschaft "a" fehlt; bitte ergänzen
          {"required":["name"]}             | {"nam":1} | die Eigenschaft "name" fehlt; ist sie mit "nam" gemeint?
          {"dependentRequired":{"a":["b"]}} | {"a":1} | die Eigenschaft "b" fehlt, die neben "a" stehen muss; bitte ergänzen
          {"additionalProperties":false}    | {"a":1} | unerwartete Eigenschaft "a"; bitte entfernen
          {"properties":{"abc":{}},"additionalProperties":false} | {"abd":1} | unerwartete Eigenschaft "abd"; war "abc" gemeint?
          {"properties":{"abc":{},"def":{}},"additionalProperties":false} | {"x":1} | unerwartete Eigenschaft "x"; erwartet wurde "abc" oder "def"
          {"pattern":"^a"}                  | "b"     | "b" passt nicht zum Muster ^a
          {"pattern":"^a"}                  | "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb" | "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb…bbbbbbbbbbbb" (68 Zeichen) passt nicht zum Muster ^a
          {"format":"date"}                 | "b"     | erwartet wurde eine Zeichenkette im Format date wie 2024-02-29, gefunden wurde die Zeichenkette "b"
          {"format":"qpi"}                  | "C;K"   | "C;K" ist nicht gültig als QPI: erwartet wurde ':', gefunden wurde ';' (Index 1; Beispiel: C:K)
          {"minimum":2}                     | 1.5     | 1.5 ist kleiner als das Minimum 2
          {"multipleOf":2}                  | 1       | 1 ist kein Vielfaches von 2
          {"minItems":1}                    | []      | erwartet wurde mindestens 1 Element, gefunden: 0
          {"minItems":2}                    | [1]     | erwartet wurden mindestens 2 Elemente, gefunden: 1
          {"maxProperties":1}               | {"a":1,"b":2} | erwartet wurde höchstens 1 Eigenschaft, gefunden: 2
          {"maxLength":1}                   | "abc"   | erwartet wurde höchstens 1 Zeichen, gefunden: 3
          {"uniqueItems":true}              | [1,1]   | erwartet wurden lauter verschiedene Elemente, aber die mit den Indizes 0 und 1 sind gleich; bitte eines davon entfernen
          {"items":false}                   | [1]     | hier ist kein Element erlaubt, gefunden wurde die Zahl 1; bitte entfernen
          {"not":{"type":"string"}}         | "a"     | hier ist eine Zeichenkette nicht erlaubt, gefunden wurde die Zeichenkette "a"
          {"contains":{"type":"string"}}    | [1]     | erwartet wurde mindestens 1 Element, das eine Zeichenkette ist, gefunden: 0
          {"contains":{"minimum":5},"minContains":2} | [1] | erwartet wurden mindestens 2 Elemente, die gegen {"minimum":5} gültig sind, gefunden: 0
          {"oneOf":[{"type":"number"},{"const":1}]}  | 1 | die Alternativen 1 und 2 passen, aber nur eine darf es
          {"anyOf":[{"maximum":1},{"minimum":3}]} | 2 | keine Alternative passt: 2 ist größer als das Maximum 1; 2 ist kleiner als das Minimum 3
          {"anyOf":[{"required":["a"],"properties":{"b":{"type":"null"}}},{"minProperties":5,"required":["c"],"properties":{"b":{}}}]} | {"b":1} | keine Alternative passt; am nächsten kommt Nummer 1: die Eigenschaft "a" fehlt; bitte ergänzen; bei /b: erwartet wurde null, gefunden wurde die Zahl 1
          true                              | {"a":1,"a":2} | der Name "a" steht zweimal in diesem Objekt, zuerst an dieser Stelle: Zeile 1, Spalte 2; bitte nur einen behalten
          true                              | {"a":1, | das Dokument endet in dem Objekt, das an dieser Stelle beginnt: Zeile 1, Spalte 1; ist es abgeschnitten?
          true                              | [1 2]   | erwartet wurde ',' oder ']', gefunden wurde '2'
          true                              | `[1.\n]` | erwartet wurde eine Ziffer nach dem Dezimalpunkt, gefunden wurde ein Zeilenumbruch
          true                              | tru     | erwartet wurde ein JSON-Wert, gefunden wurde "tru"; war true gemeint?
          true                              | {a:1}   | erwartet wurde ein Eigenschaftsname in doppelten Anführungszeichen oder '}', gefunden wurde 'a'; Zeichenketten stehen in doppelten Anführungszeichen
          """)
  void messagesAreTranslatedToGerman(String schema, String instance, String expected) {
    Violation violation =
        TestSchemas.compile(schema).check(instance).violations().get(0);
    assertThat(violation.message(Locale.GERMANY)).isEqualTo(expected);
    assertThat(violation.toString(Locale.GERMANY))
        .startsWith("Zeile 1, Spalte ")
        .endsWith(expected);
  }

  @Test
  void reportsAreTranslatedAsAWhole() {
    CompiledSchema schema = TestSchemas.compile(
        "{\"items\":{\"type\":\"null\"}}", CheckLimits.defaults().withMaxViolations(1));
    CheckReport report = schema.check("[1,2]");
    assertThat(report.toString(Locale.GERMAN)).isEqualTo("""
        Zeile 1, Spalte 2 (/0): erwartet wurde null, gefunden wurde die Zahl 1
        nach 1 Verstoß abgebrochen; es folgen weitere""");
    assertThat(report.toString(Locale.FRENCH)).isEqualTo(report.toString());
    assertThat(schema.check("1").toString(Locale.GERMAN)).isEqualTo("gültig");
    assertThat(TestSchemas.compile("false").check("1").toString(Locale.GERMAN))
        .startsWith("Zeile 1, Spalte 1 (Wurzel): hier ist kein Wert erlaubt");
  }

  @Test
  void messagesOfTheCallerAreNotTranslated() {
    Violation violation =
        Violation.builder(Phase.BINDING, "my-code", "/a").message("my words").build();
    assertThat(violation.message(Locale.GERMAN)).isEqualTo("my words");
    assertThat(violation.toString(Locale.GERMAN)).isEqualTo("(/a): my words");
  }

  @Test
  void aCodeWithoutAMessageReportsItsProblem() {
    Violation.Builder violation = Violation.builder(Phase.BINDING, "my-code", "");
    assertThat(violation.build().message()).isEqualTo("refused by my-code");
    assertThat(violation.build().message(Locale.GERMAN)).isEqualTo("abgelehnt durch my-code");
    violation.parameter("problem", "is wrong");
    assertThat(violation.build().message()).isEqualTo("is wrong");
  }

  private static List<String> messages(List<CheckReport> reports) {
    return reports.stream().map(CheckReport::toString).toList();
  }

  private static List<CheckReport> everyKeyword() {
    return SchemaMessagesTest.cases().stream().map(SchemaMessagesTest::report).toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"de", "tr", "ar-EG-u-nu-arab", "hi-IN-u-nu-deva"})
  @ResourceLock(Resources.LOCALE)
  void englishIsTheDefaultWhateverTheLocaleOfTheJvm(String tag) {
    List<String> expected = messages(everyKeyword());
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag(tag));
      assertThat(messages(everyKeyword())).isEqualTo(expected);
    } finally {
      Locale.setDefault(before);
    }
  }

  @Documents({"stn/invalid", "ggn/invalid", "json/invalid"})
  void everyViolationOfTheFixturesIsInGerman(Document document) {
    String id = document.kind() == Document.Kind.GGN ? SchemaCatalog.GGN : SchemaCatalog.STN;
    assertGerman(SchemaCatalog.bundled().schema(id).check(document.bytes()));
  }

  @ParameterizedTest
  @MethodSource("everyKeyword")
  void everyViolationOfEveryKeywordIsInGerman(CheckReport report) {
    assertGerman(report);
  }

  private static void assertGerman(CheckReport report) {
    for (Violation violation : report.violations()) {
      String german = violation.message(Locale.GERMAN);
      assertThat(german).isNotBlank();
      if (!hasEnglishInside(violation)) {
        assertThat(german)
            .isNotEqualTo(violation.message())
            .doesNotMatch("(?s).* (found|expected|but|the|that|of|with|and) .*");
      }
    }
  }

  /** The reasons of Jackson are in English. */
  private static boolean hasEnglishInside(Violation violation) {
    return violation.parameters().get("problem") instanceof String;
  }
}
