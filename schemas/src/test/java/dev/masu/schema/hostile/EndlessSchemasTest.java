package dev.masu.schema.hostile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.SchemaException;
import dev.masu.schema.catalog.SchemaCatalog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Schemas that apply themselves to the same value again are rejected. */
@Timeout(20)
class EndlessSchemasTest {
  private static final String A = "https://example.org/a";
  private static final String B = "https://example.org/b";

  private static String failure(SchemaCatalog.Builder catalog) {
    SchemaException rejected = catchThrowableOfType(SchemaException.class, catalog::build);
    assertThat(rejected).isNotNull();
    CheckReport report = rejected.report().orElseThrow();
    assertThat(rejected.location()).isEqualTo(report.violations().get(0).location());
    return rejected.schemaId().orElseThrow() + " " + report;
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      {"$dynamicRef":"#"}                                                  | line 1, column 16 (/$dynamicRef): refers to #
      {"not":{"anyOf":[{"type":"null"},{"$ref":"#"}]}}                     | line 1, column 42 (/not/anyOf/1/$ref): refers to #
      {"if":true,"then":{"$ref":"#"}}                                      | line 1, column 27 (/then/$ref): refers to #
      {"if":true,"else":{"$ref":"#"}}                                      | line 1, column 27 (/else/$ref): refers to #
      {"if":{"oneOf":[{"$ref":"#/if"}]}}                                   | line 1, column 25 (/if/oneOf/0/$ref): refers to #/if
      {"dependentSchemas":{"x":{"$ref":"#"}}}                              | line 1, column 34 (/dependentSchemas/x/$ref): refers to #
      {"dependencies":{"x":{"$ref":"#"},"y":["z"]}}                        | line 1, column 30 (/dependencies/x/$ref): refers to #
      {"$defs":{"b":{"$ref":"#/$defs/c"},"c":{"$ref":"#/$defs/b"}}}        | line 1, column 48 (/$defs/c/$ref): refers to #/$defs/b
      {"items":{"$ref":"#/$defs/b"},"$defs":{"b":{"not":{"$ref":"#/$defs/b"}}}} | line 1, column 59 (/$defs/b/not/$ref): refers to #/$defs/b
      {"items":{"$ref":"#/$defs/b/not"},"$defs":{"b":{"not":{"$ref":"#/$defs/b"}}}} | line 1, column 63 (/$defs/b/not/$ref): refers to #/$defs/b
      {"$defs":{"b":{"$id":"https://example.org/b","not":{"$ref":"b"}}}}   | line 1, column 60 (/$defs/b/not/$ref): refers to b
      {"$ref":"#/x/b/not","items":{"$ref":"#/x/b"},"x":{"b":{"not":{"$ref":"#/x/b"}}}} | line 1, column 70 (/x/b/not/$ref): refers to #/x/b
      {"$ref":"b","items":{"$ref":"#/x/b"},"x":{"b":{"$id":"b","$ref":"a"}}} | line 1, column 65 (/x/b/$ref): refers to a
      {"$ref":"#b","items":{"$ref":"#/x/b"},"x":{"b":{"$anchor":"b","not":{"$ref":"#"}}}} | line 1, column 77 (/x/b/not/$ref): refers to #
      {"$schema":"https://json-schema.org/draft/2019-09/schema","$recursiveRef":"#"} | line 1, column 75 (/$recursiveRef): refers to #
      {"$schema":"https://json-schema.org/draft/2019-09/schema","$defs":{"b":{"$id":"b","$recursiveRef":"#"}}} | line 1, column 99 (/$defs/b/$recursiveRef): refers to #
      """)
  void areRejectedWhereTheCircleIs(String schema, String location) {
    String problem = " " + location
        + ", which applies this schema to the same value again, without end; let it go"
        + " into a property or an item first";
    assertThat(failure(SchemaCatalog.builder().register(A, schema))).isEqualTo(A + problem);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"$dynamicAnchor\":\"b\",\"$dynamicRef\":\"#b\"}",
        "{\"$dynamicAnchor\":\"b\",\"allOf\":[{\"$dynamicRef\":\"a#b\"}]}",
        "{\"$dynamicAnchor\":\"b\",\"not\":{\"$id\":\"b\",\"$dynamicRef\":\"a#b\"}}",
        "{\"items\":{\"$ref\":\"#/$defs/b\"},\"$defs\":{\"b\":{\"$dynamicAnchor\":\"b\",\"$dynamicRef\":\"#b\"}}}",
        "{\"$schema\":\"https://json-schema.org/draft/2019-09/schema\",\"$recursiveAnchor\":true,\"anyOf\":[{\"$recursiveRef\":\"#\"}]}",
      })
  void throughADynamicReferenceAreRejectedWhenTheSchemaIsCompiled(String schema) {
    SchemaCatalog catalog = SchemaCatalog.builder().register(A, schema).build();
    assertThatThrownBy(() -> catalog.schema(A))
        .isInstanceOf(SchemaException.class)
        .hasMessage("schema " + A
            + ": applies itself to the same value again, without end; let it apply to a part"
            + " of the value");
  }

  /** Applying a schema twice asserts nothing more. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      {"type":"null","$ref":"#"}                          | line 1, column 23 (/$ref): refers to #
      {"type":"null","$ref":""}                           | line 1, column 23 (/$ref): refers to ""
      {"type":"null","$ref":"https://example.org/a"}      | line 1, column 23 (/$ref): refers to https://example.org/a
      {"type":"null","$ref":"#b","$anchor":"b"}           | line 1, column 23 (/$ref): refers to #b
      {"type":"null","allOf":[{"$ref":"#"}]}              | line 1, column 33 (/allOf/0/$ref): refers to #
      {"type":"null","allOf":[{"allOf":[true,{"$ref":"#"}]}]} | line 1, column 48 (/allOf/0/allOf/1/$ref): refers to #
      {"$ref":"#/$defs/b","$defs":{"b":{"type":"null","allOf":[{"$ref":"#/$defs/b"},{"maxItems":1}]}}} | line 1, column 66 (/$defs/b/allOf/0/$ref): refers to #/$defs/b
      """)
  void mayIncludeThemselves(String schema, String warning) {
    SchemaCatalog catalog = SchemaCatalog.builder().register(A, schema).build();
    assertThat(catalog.schema(A).check("null").isValid()).isTrue();
    assertThat(catalog.schema(A).check("1"))
        .hasToString("line 1, column 1 (root): expected null but found the number 1");
    assertThat(catalog.warnings())
        .singleElement()
        .hasToString("schema " + A + ", " + warning
            + ", which this schema is a part of; that adds nothing, remove it");
  }

  @Test
  void theSchemaWithTheCircleIsReported() {
    SchemaCatalog.Builder catalog = SchemaCatalog.builder()
        .register(A, "{\"items\":{\"$ref\":\"b\"}}")
        .register(B, "{\"anyOf\":[{\"$ref\":\"b\"},true]}");
    assertThat(failure(catalog))
        .isEqualTo(B
            + " line 1, column 19 (/anyOf/0/$ref): refers to b, which applies this schema to the same"
            + " value again, without end; let it go into a property or an item first");
  }

  @Test
  void eachCircleIsReported() {
    assertThat(failure(SchemaCatalog.builder()
                .register(
                    A,
                    "{\"not\":{\"$ref\":\"#\"},\"anyOf\":[{\"$ref\":\"b\"},{\"not\":{\"$ref\":\"#/anyOf/1\"}}]}")
                .register(B, "{\"$ref\":\"a\"}"))
            .lines()
            .map(line -> line.replaceFirst(", which.*", "")))
        .containsExactly(
            A + " line 1, column 16 (/not/$ref): refers to #",
            "line 1, column 58 (/anyOf/1/not/$ref): refers to #/anyOf/1");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      {"items":{"$ref":"#"},"type":"array"}                     | [[1]]       | line 1, column 3 (/0/0): expected an array but found the number 1
      {"properties":{"a":{"$ref":"#"}},"type":"object"}         | {"a":1}     | line 1, column 6 (/a): expected an object but found the number 1
      {"propertyNames":{"$ref":"#"},"maxLength":1}              | {"aa":1}    | line 1, column 2 (/aa): invalid property name: expected at most 1 character but found 2
      {"contains":{"$ref":"#"},"minContains":0,"type":"array"}  | [1]         | valid
      {"then":{"$ref":"#"}}                                     | 1           | valid
      {"const":{"$ref":"#"}}                                    | {"$ref":"#"} | valid
      {"allOf":[{"$ref":"#/$defs/a"},{"$ref":"#/$defs/a"}],"$defs":{"a":{"$ref":"#/$defs/b"},"b":true}} | 1 | valid
      {"$schema":"http://json-schema.org/draft-07/schema#","$ref":"#/definitions/a","not":{"$ref":"#"},"definitions":{"a":true}} | 1 | valid
      {"$dynamicAnchor":"b","items":{"$dynamicRef":"#b"},"type":"array"} | [[1]] | line 1, column 3 (/0/0): expected an array but found the number 1
      {"$ref":"b","$defs":{"a":{"$dynamicAnchor":"b","type":"null"},"b":{"$id":"b","$dynamicAnchor":"b","$dynamicRef":"#b"}}} | 1 | line 1, column 1 (root): expected null but found the number 1
      {"$schema":"https://json-schema.org/draft/2019-09/schema","items":{"$recursiveRef":"#"},"type":"array"} | [[1]] | line 1, column 3 (/0/0): expected an array but found the number 1
      {"$schema":"https://json-schema.org/draft/2019-09/schema","$recursiveAnchor":true,"type":"null","$defs":{"b":{"$id":"b","$recursiveAnchor":true,"$recursiveRef":"#"}}} | 1 | line 1, column 1 (root): expected null but found the number 1
      """)
  void schemasThatApplyThemselvesToOtherValuesAreValid(String schema, String json, String report) {
    CompiledSchema built = SchemaCatalog.builder().register(A, schema).build().schema(A);
    assertThat(built.check(json)).hasToString(report);
  }

  @Test
  void schemasThatAnotherSchemaMayEndAreValid() {
    SchemaCatalog catalog = SchemaCatalog.builder()
        .register(A, "{\"$dynamicAnchor\":\"b\",\"$dynamicRef\":\"#b\"}")
        .register(
            B, "{\"$ref\":\"a\",\"$defs\":{\"a\":{\"$dynamicAnchor\":\"b\",\"type\":\"null\"}}}")
        .build();
    assertThat(catalog.schema(B).check("null")).hasToString("valid");
    assertThat(catalog.schema(B).check("1"))
        .hasToString("line 1, column 1 (root): expected null but found the number 1");
  }
}
