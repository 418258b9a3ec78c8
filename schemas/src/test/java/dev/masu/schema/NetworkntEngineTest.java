package dev.masu.schema;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.fixtures.Threads;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.catalog.CheckEngine;
import dev.masu.schema.catalog.SchemaCatalog;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.json.JsonMapper;

/** The second opinion reports as Masu's own evaluator does. */
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
          "type":["integer","null"]                          | "a"               | type /: expected an integer or null but found the string "a"
          "enum":[1,"x"]                                     | 2                 | enum /: expected 1 or "x" but found the number 2
          "const":{"a":1}                                    | {}                | const /: expected {"a":1} but found another object
          "minimum":5                                        | 4.5               | minimum /: 4.5 is less than the minimum 5
          "multipleOf":0.1                                   | 0.25              | multipleOf /: 0.25 is not a multiple of 0.1
          "maxLength":1                                      | "\ud83d\udc32a"   | maxLength /: expected at most 1 character but found 2
          "minItems":2                                       | [1]               | minItems /: expected at least 2 items but found 1
          "maxProperties":0                                  | {"a":1}           | maxProperties /: expected at most 0 properties but found 1
          "pattern":"^a"                                     | "b"               | pattern /: "b" does not match the pattern ^a
          "format":"date"                                    | "b"               | format /: expected a string of the format date but found the string "b"
          "required":["a"]                                   | {}                | required /: missing property "a"; add it
          "items":{"required":["a"]}                         | [{}]              | required /0/: missing property "a"; add it
          "dependentRequired":{"a":["b"]}                    | {"a":1}           | dependentRequired /: missing property "b", which must stand beside "a"; add it
          "properties":{"a":{}},"additionalProperties":false | {"a":1,"b/c":2}   | additionalProperties /b~1c/: unexpected property "b/c"; remove it
          "allOf":[{}],"unevaluatedProperties":false         | {"a":1}           | unevaluatedProperties /a/: unexpected property "a"; remove it
          "prefixItems":[true],"items":false                 | [1,2]             | items /1/: no item is allowed here but found the number 2; remove it
          "prefixItems":[true],"unevaluatedItems":false      | [1,2]             | unevaluatedItems /1/: no item is allowed here but found the number 2; remove it
          "properties":{"a":false}                           | {"a":1}           | false /a/: no value is allowed here but found the number 1; remove it
          "uniqueItems":true                                 | [1,1.0]           | uniqueItems /: expected items that all differ but some of them are equal; remove the duplicates
          "contains":{"type":"null"},"minContains":2         | [null]            | minContains /: expected at least 2 items that "contains" accepts
          "propertyNames":{"maxLength":1}                    | {"ab":1}          | propertyNames /ab/: property 'ab' name is not valid: must be at most 1 characters long
          "not":{"type":"null"}                              | null              | not /: null is what the schema rules out here
          "oneOf":[true,{"minimum":1}]                       | 1                 | oneOf /: the alternatives 1 and 2 fit, but only one may
          """)
  void reportsInMasusWords(String keywords, String json, String expected) {
    CompiledSchema schema = compile("{" + keywords + "}");
    assertThat(schema.isStreaming()).isFalse();
    Violation violation = schema.check(json).violations().get(0);
    assertThat(violation.code() + " " + violation.pointer() + "/: " + violation.message())
        .isEqualTo(expected);
    assertThat(violation.phase()).isEqualTo(Phase.SCHEMA);
    assertThat(violation.keyword()).contains(violation.code());
    assertThat(violation.schemaLocation()).isPresent();
  }

  @Test
  void reportsAllBranchesOfAlternatives() {
    CompiledSchema schema =
        compile("{\"anyOf\":[{\"type\":\"string\"},{\"properties\":{\"a\":{\"type\":\"null\"}}}]}");
    assertThat(schema.check("{\"a\":1}")).hasToString("""
        line 1, column 1 (root): expected a string but found an object
        line 1, column 6 (/a): expected null but found the number 1""");
  }

  @Test
  void reportsEqualItemsOnce() {
    assertThat(compile("{\"uniqueItems\":true}").check("[1,2,1,1,2]"))
        .hasToString("line 1, column 1 (root): expected items that all differ but some of them are"
            + " equal; remove the duplicates");
  }

  @Test
  void reportsDependenciesOfOlderDrafts() {
    CompiledSchema schema = compile("{" + DRAFT_07 + "\"dependencies\":{\"a\":[\"b\"]}}");
    assertThat(schema.check("{\"a\":1}"))
        .hasToString(
            "line 1, column 1 (root): missing property \"b\", which must stand beside \"a\"; add it");
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
  void reportsTheSameOfEveryInput() throws IOException {
    CompiledSchema schema = compile("{\"properties\":{\"a\":{\"type\":\"null\"}}}");
    String json = "{\"\u00e9\":0,\n \"a\":1}";
    CheckReport report = schema.check(json);
    byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
    assertThat(report).hasToString("line 2, column 6 (/a): expected null but found the number 1");
    assertThat(schema.check(bytes)).isEqualTo(report);
    assertThat(schema.check(new ByteArrayInputStream(bytes))).isEqualTo(report);
    assertThat(schema.check(new StringReader(json))).isEqualTo(report);
    assertThat(schema.check(JsonMapper.shared().readTree(json)))
        .hasToString("(/a): expected null but found the number 1");
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
  void redactsReports() {
    CompiledSchema schema = builder()
        .redactValues(true)
        .register(ID, "{\"items\":{\"type\":\"null\"},\"propertyNames\":{\"maxLength\":1}}")
        .build()
        .schema(ID);
    assertThat(schema.check("[\"secret\"]").toString()).doesNotContain("secret");
    assertThat(schema.check("{\"secret\":1}").toString()).doesNotContain("secret");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"multipleOf\":3}                       | 1e1000000000                | undecided",
        "{\"type\":\"integer\",\"minimum\":1}     | [1e1000000000]              | undecided",
        "{\"type\":\"integer\",\"minimum\":1}     | 1e30                        | undecided",
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
        .hasToString("line 1, column 1 (root): expected null but found the number 1");
  }

  @Test
  void findsSchemasInTheCatalogueOnly() {
    CompiledSchema schema = builder()
        .register("{\"$id\":\"https://example.org/a/x\",\"$ref\":\"y#/$defs/n\"}")
        .register("{\"$id\":\"https://example.org/a/y\",\"$defs\":{\"n\":{\"type\":\"null\"}}}")
        .build()
        .schema("https://example.org/a/x");
    assertThat(schema.check("1"))
        .hasToString("line 1, column 1 (root): expected null but found the number 1");
    assertThat(schema.check("1").violations().get(0).schemaLocation())
        .contains("https://example.org/a/y#/$defs/n/type");
  }
}
