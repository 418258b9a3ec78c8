package dev.masu.schema.keyword;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.masu.schema.CompiledSchema;
import dev.masu.schema.TestSchemas;
import dev.masu.schema.catalog.SchemaCatalog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which schema a reference leads to. */
class ReferencesTest {
  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      "$defs":{"a/b":{"type":"null"},"a%7E1b":false}                 | #/$defs/a%7E1b
      "$defs":{"a/b":{"type":"null"},"a~1b":false}                   | #/$defs/a~1b
      "$defs":{"a":{"type":"null"}}                                  | #%2F$defs%2Fa
      "$defs":{"a":{"type":"null"},"%61":false}                      | #/%24defs/%61
      "$defs":{"%":{"type":"null"},"%25":false,"%2525":false}        | #/$defs/%25
      "$defs":{"%":false,"%25":{"type":"null"},"%2525":false}        | #/$defs/%2525
      "properties":{"~":{"type":"null"},"~0":false}                  | #/properties/%7E0
      "properties":{"~":false,"~0":{"type":"null"}}                  | #/properties/~00
      "properties":{"/":false,"~1":{"type":"null"}}                  | #/properties/~01
      "anyOf":[{"type":"null"},true]                                 | #/anyOf/%30
      "$defs":{"0":{"type":"null"},"00":false}                       | #/$defs/0
      "$defs":{"0":false,"00":{"type":"null"}}                       | #/$defs/00
      "$defs":{"12345678901":{"type":"null"}}                        | #/$defs/12345678901
      "$defs":{"a+b":{"type":"null"},"a b":false}                    | #/$defs/a+b
      "$defs":{"a+b":{"type":"null"},"a b":false}                    | #/$defs/a+%62
      "$defs":{"a+b":false,"a b":{"type":"null"}}                    | #/$defs/a%20b
      "$defs":{"é":{"type":"null"}}                                  | #/$defs/%C3%A9
      "$defs":{"a\\\\n":{"type":"null"},"a\\n":false}                   | #/$defs/a%5Cn
      "$defs":{"":{"type":"null"}}                                   | #/$defs/
      "$defs":{"%":{"type":"null"},"%25":false}                      | schema#/$defs/%25
      "$defs":{"b":{"$anchor":"a","type":"null"}}                    | #%61
      """)
  void fragmentsArePercentEncoded(String keywords, String reference) {
    String schema = "{\"items\":{\"$ref\":\"" + reference + "\"}," + keywords + "}";
    CompiledSchema compiled = TestSchemas.compile(schema);
    assertThat(compiled.check("[null]")).as(reference).hasToString("valid");
    assertThat(compiled.check("[1]"))
        .hasToString("line 1, column 2 (/0): expected null but found the number 1");
  }

  @ParameterizedTest
  @ValueSource(strings = {"#/$defs/%25", "schema#/%24defs/%25", "#%62"})
  void fragmentsOfDynamicReferencesArePercentEncoded(String reference) {
    CompiledSchema compiled = TestSchemas.compile("{\"items\":{\"$dynamicRef\":\"" + reference
        + "\"},\"$defs\":{\"%\":{\"$anchor\":\"b\",\"type\":\"null\"},\"%25\":false}}");
    assertThat(compiled.check("[null]")).hasToString("valid");
    assertThat(compiled.check("[1]"))
        .hasToString("line 1, column 2 (/0): expected null but found the number 1");
  }

  @ParameterizedTest
  @CsvSource({
    "https://e.org/a/b/s,      t,              https://e.org/a/b/t",
    "https://e.org/a/b/s,      //e.org/a/b/t,  https://e.org/a/b/t",
    "https://e.org/a/b/s,      //f.org/t,      https://f.org/t",
    "https://e.org/a/b/s,      .,              https://e.org/a/b/",
    "https://e.org/a/b/s,      ..,             https://e.org/a/",
    "https://e.org/a/b/s,      ../../t,        https://e.org/t",
    "https://e.org/a/b/s?a/b,  t,              https://e.org/a/b/t",
    "https://e.org/a/b/s?a/b,  /t,             https://e.org/t",
    "file:///a/s,              t,              file:///a/t",
    "urn:x:s,                  urn:x:t,        urn:x:t",
  })
  void relativeReferencesAreResolvedAsUris(String base, String reference, String target) {
    String whole = "{\"items\":{\"$ref\":\"" + reference + "\"}}";
    String part = "{\"items\":{\"$ref\":\"" + reference + "#/$defs/a\"}}";
    String embedded = "{\"items\":{\"$ref\":\"" + target + "\"},\"$defs\":{\"a\":{\"$id\":\""
        + reference + "\",\"type\":\"null\"}}}";
    SchemaCatalog.Builder catalog = SchemaCatalog.builder()
        .register(target, "{\"type\":\"null\",\"$defs\":{\"a\":{\"type\":\"null\"}}}");
    assertItemsAreNull(catalog.register(base, whole), base);
    assertItemsAreNull(catalog.register(base + 2, part), base + 2);
    assertItemsAreNull(SchemaCatalog.builder().register(base, embedded), base);
  }

  /** What lies in the schema with the id in between is resolved against that one. */
  @ParameterizedTest
  @CsvSource({
    "//f.org/c/d,       t,            https://f.org/c/t",
    "..,                t,            https://e.org/a/t",
    "../c/d?e/f,        t,            https://e.org/a/c/t",
    "c/d,               //f.org/t,    https://f.org/t",
    "https://f.org/c/d, ..,           https://f.org/",
    "urn:x:d,           urn:x:t,      urn:x:t",
  })
  void referencesBelowAnotherIdAreResolvedAgainstIt(String id, String reference, String target) {
    String base = "https://e.org/a/b/s";
    String schema = "{\"$ref\":\"#/$defs/d\",\"$defs\":{\"d\":{\"$id\":\"" + id
        + "\",\"$ref\":\"#/$defs/a\",\"$defs\":{\"a\":{\"items\":{\"$ref\":\"" + reference
        + "\"}}}}}}";
    SchemaCatalog.Builder catalog =
        SchemaCatalog.builder().register(target, "{\"type\":\"null\"}").register(base, schema);
    assertItemsAreNull(catalog, base);
  }

  /** In draft-07 an id beside a reference has no effect. */
  @ParameterizedTest
  @CsvSource({
    "t,               //f.org/c/d",
    "#/definitions/a, //f.org/c/d",
    "#/definitions/a, c/d",
    "t,               #b",
  })
  void anIdWithoutEffectIsNoBase(String reference, String id) {
    String base = "https://e.org/a/b/s";
    CompiledSchema schema = SchemaCatalog.builder()
        .register("https://e.org/a/b/t", "{\"type\":\"null\"}")
        .register(
            base,
            TestSchemas.text("draft-07 {\"items\":{\"$id\":\"" + id + "\",\"$ref\":\"" + reference
                + "\"},\"definitions\":{\"a\":{\"type\":\"null\"}}}"))
        .build()
        .schema(base);
    assertItemsAreNull(schema);
  }

  /** Until draft-07, the fragment of an id is an anchor, also after a base URI (draft-04 core, section 7.2.2). */
  @ParameterizedTest
  @CsvSource({
    "#g,                      #g",
    "s#g,                     #g",
    "s#g,                     s#g",
    "s#g,                     #/definitions/a",
    "https://e.org/a/b/s#g,   #g",
    "s#/definitions/a,        #/definitions/a",
    "t/inner.json#g,          t/inner.json#g",
    "t/inner.json#g,          #/definitions/a",
  })
  void theFragmentOfAnIdIsAnAnchor(String id, String reference) {
    String base = "https://e.org/a/b/s";
    for (String draft : new String[] {"draft-04", "draft-06", "draft-07"}) {
      String keyword = draft.equals("draft-04") ? "id" : "$id";
      String schema = "{\"$schema\":\"http://json-schema.org/" + draft + "/schema#\",\""
          + keyword + "\":\"" + base + "#\",\"items\":{\"$ref\":\"" + reference
          + "\"},\"definitions\":{\"a\":{\"" + keyword + "\":\"" + id
          + "\",\"type\":\"null\"}}}";
      assertItemsAreNull(SchemaCatalog.builder().register(schema), base);
    }
  }

  private static void assertItemsAreNull(SchemaCatalog.Builder catalog, String id) {
    CompiledSchema schema = catalog.build().schema(id);
    assertItemsAreNull(schema);
  }

  private static void assertItemsAreNull(CompiledSchema schema) {
    assertThat(schema.check("[null]")).hasToString("valid");
    assertThat(schema.check("[1]"))
        .hasToString("line 1, column 2 (/0): expected null but found the number 1");
  }

  @Test
  void aReferenceToNothingIsReportedAsItWasWritten() {
    assertThatThrownBy(() -> TestSchemas.compile("{\"$ref\":\"#/$defs/%7e1\"}"))
        .hasMessageEndingWith("(/$ref): refers to #/$defs/%7e1, where nothing is");
  }
}
