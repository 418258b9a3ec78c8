package dev.masu.schema.keyword;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.masu.schema.CompiledSchema;
import dev.masu.schema.catalog.SchemaCatalog;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Keywords of other dialects assert nothing; those of the schema's own dialect do. */
class OtherDialectsTest {
  private static final String ID = "https://example.org/a.json";

  private static final Map<String, String> DIALECTS = Map.of(
      "draft-04", "http://json-schema.org/draft-04/schema#",
      "draft-06", "http://json-schema.org/draft-06/schema#",
      "draft-07", "http://json-schema.org/draft-07/schema#",
      "2019-09", "https://json-schema.org/draft/2019-09/schema",
      "2020-12", "https://json-schema.org/draft/2020-12/schema");

  private static CompiledSchema compile(String dialect, String keywords) {
    return SchemaCatalog.builder()
        .register(ID, "{\"$schema\":\"" + DIALECTS.get(dialect) + "\"," + keywords + "}")
        .build()
        .schema(ID);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      draft-04 | "const":1                                     | 2
      draft-04 | "contains":{"type":"string"}                  | [1]
      draft-04 | "propertyNames":{"maxLength":0}               | {"a":1}
      draft-06 | "dependentRequired":{"a":["b"]}               | {"a":1}
      draft-06 | "if":true,"then":false                        | 1
      draft-07 | "dependentRequired":{"a":["b"]}               | {"a":1}
      draft-07 | "dependentSchemas":{"a":false}                | {"a":1}
      draft-07 | "contains":{"type":"string"},"maxContains":1  | ["x","y"]
      draft-07 | "unevaluatedProperties":false                 | {"a":1}
      draft-07 | "prefixItems":[false]                         | [1]
      2019-09  | "prefixItems":[false]                         | [1]
      2020-12  | "additionalItems":false,"prefixItems":[true]  | [1,2]
      """)
  void theirKeywordsAssertNothing(String dialect, String keywords, String document) {
    assertThat(compile(dialect, keywords).check(document)).hasToString("valid");
  }

  @ParameterizedTest
  @CsvSource({
    "draft-04, dependencies",
    "draft-06, dependencies",
    "draft-07, dependencies",
    "2019-09, dependencies",
    "2019-09, dependentRequired",
    "2020-12, dependencies",
    "2020-12, dependentRequired",
  })
  void keywordsOfTheSchemasOwnDialectAssert(String dialect, String keyword) {
    assertThat(compile(dialect, '"' + keyword + "\":{\"a\":[\"b\"]}").check("{\"a\":1}"))
        .hasToString(
            "line 1, column 1 (root): missing property \"b\", which must stand beside \"a\"; add it");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      draft-04 | "contains":{"type":"strng","$ref":"nowhere.json"}
      draft-06 | "if":{"type":"strng","$ref":"nowhere.json"}
      draft-07 | "contentSchema":{"x":1,"type":"strng","$ref":"nowhere.json"}
      draft-07 | "dependentSchemas":{"a":{"pattern":"("}}
      draft-07 | "prefixItems":[{"$id":"b"},{"$id":"b","type":"null"}]
      draft-07 | "properties":{"a":{"$anchor":"n"},"b":{"$anchor":"n"}}
      draft-07 | "$dynamicRef":"#n"
      2019-09  | "prefixItems":[{"$ref":"#/nowhere"}]
      2019-09  | "$dynamicRef":"#n"
      2020-12  | "additionalItems":{"x":1,"$ref":"nowhere.json"}
      """)
  void theValuesOfTheirKeywordsAreNoSchemas(String dialect, String keywords) {
    assertThat(compile(dialect, keywords).check("1")).hasToString("valid");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      draft-07 | "properties":{"a":{"$anchor":"n"}},"items":{"$ref":"#n"}    | #n, where nothing is
      draft-07 | "prefixItems":[{"$id":"b"}],"items":{"$ref":"b"}            | https://example.org/b, which is not registered; register it too (nothing is ever fetched)
      2020-12  | "additionalItems":{"$anchor":"n"},"items":{"$ref":"#n"}     | #n, where nothing is
      """)
  void noIdOrAnchorIsFoundInTheValuesOfTheirKeywords(
      String dialect, String keywords, String target) {
    assertThatThrownBy(() -> compile(dialect, keywords))
        .hasMessageEndingWith("(/items/$ref): refers to " + target);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      draft-07 | "prefixItems":[{"type":"null"}],"items":{"$ref":"#/prefixItems/0"}
      draft-07 | "contentSchema":{"$id":"c","not":{"type":"null"}},"items":{"$ref":"#/contentSchema/not"}
      2020-12  | "additionalItems":{"type":"null"},"items":{"$ref":"#/additionalItems"}
      draft-07 | "$defs":{"b":{"$id":"b","type":"null"}},"items":{"$ref":"b"}
      2020-12  | "definitions":{"b":{"$id":"b","type":"null"}},"items":{"$ref":"b"}
      2020-12  | "dependencies":{"b":{"$anchor":"b","type":"null"}},"items":{"$ref":"#b"}
      """)
  void aReferenceMayLeadIntoTheValuesOfTheirKeywords(String dialect, String keywords) {
    CompiledSchema schema = compile(dialect, keywords);
    assertThat(schema.check("[null]")).hasToString("valid");
    assertThat(schema.check("[1]"))
        .hasToString("line 1, column 2 (/0): expected null but found the number 1");
  }
}
