package dev.masu.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.masu.fixtures.Threads;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.catalog.CheckEngine;
import dev.masu.schema.catalog.SchemaCatalog;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The second opinion has locations and codes as Masu's own evaluator has, and words of its own. */
class NetworkntEngineTest {
  private static final String ID = "https://example.org/s";
  private static final String DRAFT_07 = "\"$schema\":\"http://json-schema.org/draft-07/schema#\",";

  private static SchemaCatalog.Builder builder() {
    return SchemaCatalog.builder().engine(CheckEngine.NETWORKNT);
  }

  private static CompiledSchema compile(String schema) {
    return builder().register(ID, schema).build().schema(ID);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
          "type":["integer","null"]                          | "a"               | type /: string found, [integer, null] expected
          "enum":[1,"x"]                                     | 2                 | enum /: does not have a value in the enumeration [1, "x"]
          "const":{"a":1}                                    | {}                | const /: must be the constant value '{"a":1}'
          "minimum":5                                        | 4.5               | minimum /: must have a minimum value of 5
          "multipleOf":0.1                                   | 0.25              | multipleOf /: must be multiple of 0.1
          "maxLength":1                                      | "\ud83d\udc32a"   | maxLength /: must be at most 1 characters long
          "minItems":2                                       | [1]               | minItems /: must have at least 2 items but found 1
          "maxProperties":0                                  | {"a":1}           | maxProperties /: must have at most 0 properties
          "pattern":"^a"                                     | "b"               | pattern /: does not match the regex pattern ^a
          "format":"date"                                    | "b"               | format /: does not match the date pattern must be a valid RFC 3339 full-date
          "required":["a"]                                   | {}                | required /: required property 'a' not found
          "items":{"required":["a"]}                         | [{}]              | required /0/: required property 'a' not found
          "dependentRequired":{"a":["b"]}                    | {"a":1}           | dependentRequired /: has a missing property 'b' which is dependent required because 'a' is present
          "properties":{"a":{}},"additionalProperties":false | {"a":1,"b/c":2}   | additionalProperties /b~1c/: property 'b/c' is not defined in the schema and the schema does not allow additional properties
          "allOf":[{}],"unevaluatedProperties":false         | {"a":1}           | unevaluatedProperties /a/: property 'a' is not evaluated and the schema does not allow unevaluated properties
          "prefixItems":[true],"items":false                 | [1,2]             | items /1/: index '1' is not defined in the schema and the schema does not allow additional items
          "prefixItems":[true],"unevaluatedItems":false      | [1,2]             | unevaluatedItems /1/: index '1' is not evaluated and the schema does not allow unevaluated items
          "properties":{"a":false}                           | {"a":1}           | false /a/: schema for 'a' is false
          "uniqueItems":true                                 | [1,1.0]           | uniqueItems /: must have only unique items in the array
          "contains":{"type":"null"},"minContains":2         | [null]            | minContains /: must contain at least 2 element(s) that passes these validations: {"type":"null"}
          "propertyNames":{"maxLength":1}                    | {"ab":1}          | propertyNames /ab/: property 'ab' name is not valid: must be at most 1 characters long
          "not":{"type":"null"}                              | null              | not /: must not be valid to the schema {"type":"null"}
          "oneOf":[true,{"minimum":1}]                       | 1                 | oneOf /: must be valid to one and only one schema, but 2 are valid with indexes '0, 1'
          """)
  void reportsInItsOwnWords(String keywords, String json, String expected) {
    CompiledSchema schema = compile("{" + keywords + "}");
    Violation violation = schema.check(json).violations().get(0);
    assertThat(violation.code() + " " + violation.pointer() + "/: " + violation.message())
        .isEqualTo(expected);
    assertThat(violation.phase()).isEqualTo(Phase.SCHEMA);
    assertThat(violation.keyword()).contains(violation.code());
    assertThat(violation.schemaLocation()).isPresent();
  }

  @Test
  void holdsTheWholeDocument() {
    assertThat(compile("true").isStreaming()).isFalse();
    assertThat(TestSchemas.compile("true").isStreaming()).isTrue();
  }

  @Test
  void reportsAllBranchesOfAlternatives() {
    CompiledSchema schema =
        compile("{\"anyOf\":[{\"type\":\"string\"},{\"properties\":{\"a\":{\"type\":\"null\"}}}]}");
    assertThat(schema.check("{\"a\":1}")).hasToString("""
        line 1, column 1 (root): object found, string expected
        line 1, column 6 (/a): integer found, null expected""");
  }

  /** networknt's own pointers escape control characters. */
  @Test
  void locatesWhatIsInAMemberOfAnyName() {
    CompiledSchema schema = compile("{\"additionalProperties\":{\"type\":\"null\"}}");
    assertThat(schema.check("{\"a\\n~/\":1,\"a\\\\n~/\":null}"))
        .hasToString("line 1, column 10 (/a\\n~0~1): integer found, null expected");
  }

  @Test
  void reportsEqualItemsOnce() {
    assertThat(compile("{\"uniqueItems\":true}").check("[1,2,1,1,2]"))
        .hasToString("line 1, column 1 (root): must have only unique items in the array");
  }

  @Test
  void reportsDependenciesOfOlderDrafts() {
    CompiledSchema schema = compile("{" + DRAFT_07 + "\"dependencies\":{\"a\":[\"b\"]}}");
    assertThat(schema.check("{\"a\":1}"))
        .hasToString("line 1, column 1 (root): has an error with dependencies {a=[b]}");
  }

  @Test
  void reportsInDocumentOrderUpToTheLimit() {
    CompiledSchema schema = builder()
        .limits(CheckLimits.defaults().withMaxViolations(2))
        .register(ID, "{\"properties\":{\"b\":false,\"a\":false,\"c\":false}}")
        .build()
        .schema(ID);
    CheckReport report = schema.check("{\"a\":1,\"c\":2,\"b\":3}");
    assertThat(report.violations()).extracting(Violation::pointer).containsExactly("/a", "/c");
    assertThat(report.isTruncated()).isTrue();
  }

  @Test
  void reportsTheSameOfEveryInput() {
    CompiledSchema schema = compile("{\"properties\":{\"a\":{\"type\":\"null\"}}}");
    String json = "{\"\u00e9\":0,\n \"a\":1}";
    CheckReport report = schema.check(json);
    assertThat(report).hasToString("line 2, column 6 (/a): integer found, null expected");
    assertThat(Input.OF_TEXT)
        .allSatisfy(input -> assertThat(input.check(schema, json)).isEqualTo(report));
    assertThat(Input.TREE.check(schema, json)).hasToString("(/a): integer found, null expected");
  }

  @ParameterizedTest
  @CsvSource({"'{\"a\":1,\"a\":2}', duplicate-name", "[1] 2, trailing-content", "[, unexpected-end"
  })
  void readsAsStrictlyAsMasu(String json, String code) {
    CheckReport report = compile("true").check(json);
    assertThat(report.violations()).extracting(Violation::code).containsExactly(code);
    assertThat(report).isEqualTo(TestSchemas.compile("true").check(json));
  }

  @Test
  void findsSashitesNotations() {
    CheckReport report = SchemaCatalog.builder()
        .engine(CheckEngine.NETWORKNT)
        .build()
        .schema(SchemaCatalog.STN)
        .check("{\"board\":{\"e2\":\"C:KK\"}}");
    assertThat(report.isValid()).isFalse();
    assertThat(compile("{\"format\":\"qpi\"}").check("\"C\"").violations())
        .extracting(Violation::phase)
        .containsExactly(Phase.NOTATION);
  }

  @Test
  void assertsFormatsAsTheCatalogueDoes() {
    CompiledSchema schema = builder()
        .assertFormats(false)
        .register(ID, "{\"format\":\"date\"}")
        .build()
        .schema(ID);
    assertThat(schema.check("\"x\"").isValid()).isTrue();
    CompiledSchema unknown =
        builder().register(ID, "{\"format\":\"color\"}").build().schema(ID);
    assertThat(unknown.check("\"x\"").isValid()).isTrue();
  }

  @Test
  void aFormatThatThrowsIsNoLimit() {
    CompiledSchema schema = builder()
        .format("broken", text -> {
          throw new IllegalStateException("broken");
        })
        .register(ID, "{\"format\":\"broken\"}")
        .build()
        .schema(ID);
    assertThatThrownBy(() -> schema.check("\"x\""))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("broken");
  }

  @Test
  void redactsReports() {
    CompiledSchema schema = builder()
        .redactValues(true)
        .register(ID, "{\"items\":{\"type\":\"null\"},\"propertyNames\":{\"maxLength\":1}}")
        .build()
        .schema(ID);
    assertThat(schema.check("[\"secret\"]")).hasToString("line 1, column 2 (/…): refused by type");
    assertThat(schema.check("{\"secret\":1}"))
        .hasToString("line 1, column 2 (/…): refused by propertyNames");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"multipleOf\":3}                       | 1e1000000000                | undecided",
        "{\"type\":\"integer\",\"minimum\":1}     | [1e1000000000]              | undecided",
        "{\"type\":\"integer\",\"minimum\":1}     | 1e30                        | undecided",
        "{\"patternProperties\":{\"x*\":{\"$id\":\"i\"}}} | {\"a\":1}              | undecided",
        "{\"pattern\":\"^(a+)+\\\\1b$\"}          | \"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!\" | pattern-steps",
        "{\"items\":{\"$ref\":\"#\"}}             | DEEP                        | nesting-too-deep",
        "{\"oneOf\":[{\"items\":{\"$ref\":\"#\"},\"type\":\"array\"},{\"items\":{\"$ref\":\"#\"},"
            + "\"type\":\"null\"}],\"unevaluatedItems\":true} | [[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]"
            + " | too-many-steps"
      })
  void reportsWhatIsStoppedAsALimit(String schema, String json, String code) {
    CompiledSchema compiled = builder()
        .limits(CheckLimits.defaults().withMaxStepsPerValue(100))
        .register(ID, schema)
        .build()
        .schema(ID);
    CheckReport report =
        compiled.check(json.equals("DEEP") ? "[".repeat(1_000) + "]".repeat(1_000) : json);
    assertThat(report.violations()).singleElement().satisfies(violation -> {
      assertThat(violation.phase()).isEqualTo(Phase.LIMIT);
      assertThat(violation.code()).isEqualTo(code);
    });
  }

  @Test
  void reportsALimitWhereTheStackEnds() throws InterruptedException, ExecutionException {
    CompiledSchema schema = compile("{\"items\":{\"$ref\":\"#\"}}");
    String json = "[".repeat(400) + "]".repeat(400);
    CheckReport report = Threads.callOnStack(150_000, () -> schema.check(json));
    assertThat(report.violations()).extracting(Violation::code).containsExactly("nesting-too-deep");
  }

  @Test
  void ignoresAnIdBesideAReferenceInOlderDrafts() {
    CompiledSchema schema = compile("{" + DRAFT_07
        + "\"$id\":\"https://example.com/b\",\"$ref\":\"#/definitions/n\","
        + "\"definitions\":{\"n\":{\"type\":\"null\"}}}");
    assertThat(schema.check("1"))
        .hasToString("line 1, column 1 (root): integer found, null expected");
  }

  @Test
  void findsSchemasInTheCatalogueOnly() {
    CompiledSchema schema = builder()
        .register("{\"$id\":\"https://example.org/a/x\",\"$ref\":\"y#/$defs/n\"}")
        .register("{\"$id\":\"https://example.org/a/y\",\"$defs\":{\"n\":{\"type\":\"null\"}}}")
        .build()
        .schema("https://example.org/a/x");
    assertThat(schema.check("1"))
        .hasToString("line 1, column 1 (root): integer found, null expected");
    assertThat(schema.check("1").violations().get(0).schemaLocation())
        .contains("https://example.org/a/y#/$defs/n/type");
  }
}
