package dev.masu.schema.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.masu.fixtures.Threads;
import dev.masu.notation.Qpi.Sides;
import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.SchemaException;
import dev.masu.schema.SchemaWarning;
import dev.masu.schema.Violation;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Errors in schemas: what their meta-schema rejects, broken references, ids and patterns. */
class SchemaInspectionTest {
  private static final String ID = "https://example.org/a.json";
  private static final String DRAFT_7 = "\"$schema\":\"http://json-schema.org/draft-07/schema#\",";

  private static SchemaCatalog.Builder register(String schema) {
    return SchemaCatalog.builder().register(ID, schema.replace("{draft-07,", "{" + DRAFT_7));
  }

  private static String problems(SchemaCatalog.Builder builder) {
    try {
      builder.build();
      return "none";
    } catch (SchemaException e) {
      return e.report().map(CheckReport::toString).orElseGet(() -> String.valueOf(e.getMessage()));
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
          {"type":"strng"}                   | line 1, column 9 (/type): expected "array", "boolean", "integer", "null", "number", "object", "string" or an array but found the string "strng"; did you mean "string"?
          {"minLength":-1}                   | line 1, column 14 (/minLength): -1 is less than the minimum 0
          {"minLength":1.5}                  | line 1, column 14 (/minLength): expected an integer but found the number 1.5
          {"properties":{"a":{"items":5}}}   | line 1, column 29 (/properties/a/items): expected an object, true or false but found the number 5
          {"dependentRequired":{"c":["a","b","a"]}} | line 1, column 27 (/dependentRequired/c): expected items that all differ but those at index 0 and 2 are equal; remove one
          {"pattern":"("}                    | line 1, column 12 (/pattern): the pattern "(" is no regular expression of ECMA-262: a group that is not closed, at "("
          {"patternProperties":{"a[":true}}  | line 1, column 23 (/patternProperties/a[): the pattern "a[" is no regular expression of ECMA-262: a class that is not closed, at "["
          {"multipleOf":0}                   | line 1, column 15 (/multipleOf): 0 is not greater than 0
          {"$schema":"http://json-schema.org/draft-07/schema#","items":{"type":"x"}} | line 1, column 70 (/items/type): expected "array", "boolean", "integer", "null", "number", "object", "string" or an array but found the string "x"
          {"$schema":5}                      | line 1, column 12 (/$schema): expected a string but found the number 5
          {"$ref":"#/$defs/x"}               | line 1, column 9 (/$ref): refers to #/$defs/x, where nothing is
          {"properties":{"a":{"$dynamicRef":"#x"}}} | line 1, column 35 (/properties/a/$dynamicRef): refers to #x, where nothing is
          {"$defs":{"unused":{"$ref":"#/$defs/x"}}} | line 1, column 28 (/$defs/unused/$ref): refers to #/$defs/x, where nothing is
          {"$ref":"#x"}                      | line 1, column 9 (/$ref): refers to #x, where nothing is
          {"allOf":[true,{"$ref":"#/allOf/2"}]} | line 1, column 24 (/allOf/1/$ref): refers to #/allOf/2, where nothing is
          {"properties":{"a":{"$ref":"other.json"}}} | line 1, column 28 (/properties/a/$ref): refers to https://example.org/other.json, which is not registered; register it too (nothing is ever fetched)
          {"$ref":"https://example.org/other.json#/$defs/x"} | line 1, column 9 (/$ref): refers to https://example.org/other.json, which is not registered; register it too (nothing is ever fetched)
          {"$ref":"https://sashite.dev/schemas/stn/1.0.0/schema.json#/$defs/x"} | line 1, column 9 (/$ref): refers to https://sashite.dev/schemas/stn/1.0.0/schema.json#/$defs/x, where nothing is
          {"$ref":"classpath:dev/masu/schema/report/schema-messages.txt"} | line 1, column 9 (/$ref): refers to classpath:dev/masu/schema/report/schema-messages.txt, which is not registered; for a class-path resource, write a relative path, or classpath:/dev/masu/schema/report/schema-messages.txt
          {"$ref":"classpath:/dev/masu/schema/stn/1.0.0/schema.json"} | line 1, column 9 (/$ref): refers to classpath:/dev/masu/schema/stn/1.0.0/schema.json, which is not registered, and is no resource that was found; correct its path, or register it with registerResource
          {"$ref":"resource:dev/masu/schema/stn/1.0.0/schema.json"} | line 1, column 9 (/$ref): refers to resource:dev/masu/schema/stn/1.0.0/schema.json, which is not registered; for a class-path resource, write a relative path, or classpath:/dev/masu/schema/stn/1.0.0/schema.json
          {"$ref":"classpath:///a/b.json#/$defs/c"} | line 1, column 9 (/$ref): refers to classpath:///a/b.json, which is not registered; for a class-path resource, write a relative path, or classpath:/a/b.json
          {"$defs":{"a":{"$id":"inner.json","$ref":"#/$defs/x"}},"$ref":"inner.json"} | line 1, column 42 (/$defs/a/$ref): refers to #/$defs/x, where nothing is
          {"properties":{"a":1,"b":2}} | line 1, column 20 (/properties/a): expected an object, true or false but found the number 1 // line 1, column 26 (/properties/b): expected an object, true or false but found the number 2
          {"$ref":5} | line 1, column 9 (/$ref): expected a string but found the number 5
          {"$ref":"b/"} | line 1, column 9 (/$ref): refers to https://example.org/b/, which is not registered; register it too (nothing is ever fetched)
          {"$defs":{"a":{"$id":"x#y"},"b":{"$id":"x#y","type":"null"}},"$ref":"x"} | line 1, column 1 (root): has no $schema and is read as 2020-12, but would be valid as draft-07; if it is that, add "$schema": "http://json-schema.org/draft-07/schema#" // line 1, column 22 (/$defs/a/$id): "x#y" does not match the pattern ^[^#]*#?$ // line 1, column 40 (/$defs/b/$id): another schema has the $id https://example.org/x too; leave this one out, or give it an id of its own
          {"$ref":"#/$comment/y","$comment":"c"} | line 1, column 9 (/$ref): refers to #/$comment/y, where nothing is
          {"$ref":"#/$defs/a~2","$defs":{"a~2":{}}} | line 1, column 9 (/$ref): refers to #/$defs/a~2, which is no JSON Pointer; write ~0 for ~ and ~1 for / in a name
          {"$ref":"$defs/a","$defs":{"a":{}}} | line 1, column 9 (/$ref): refers to https://example.org/$defs/a, which is not registered; write #/$defs/a for a part of the same schema
          {"$ref":"/$defs/a","$defs":{"a":{}}} | line 1, column 9 (/$ref): refers to https://example.org/$defs/a, which is not registered; write #/$defs/a for a part of the same schema
          {"$ref":"#/$defs/a%7E","$defs":{"a~":{}}} | line 1, column 9 (/$ref): refers to #/$defs/a%7E, which is no JSON Pointer; write ~0 for ~ and ~1 for / in a name
          {"$ref":"#/definition/b","definitions":{"b":{}}} | line 1, column 9 (/$ref): refers to #/definition/b, where nothing is; did you mean #/definitions/b?
          {"items":{"$ref":"#/"}} | line 1, column 18 (/items/$ref): refers to #/, where nothing is; did you mean #?
          {"$ref":"#/$defs/a~1c/items","$defs":{"a/b":{"items":true}}} | line 1, column 9 (/$ref): refers to #/$defs/a~1c/items, where nothing is; did you mean #/$defs/a~1b/items?
          {"$ref":"a.json#/definitions/adress","$defs":{"address":{}}} | line 1, column 9 (/$ref): refers to a.json#/definitions/adress, where nothing is; did you mean a.json#/$defs/address?
          {"$ref":"#address","definitions":{"address":{}}} | line 1, column 9 (/$ref): refers to #address, where nothing is; did you mean #/definitions/address?
          {"$ref":"#$defs/address","$defs":{"address":{}}} | line 1, column 9 (/$ref): refers to #$defs/address, where nothing is; did you mean #/$defs/address?
          {"$ref":"#/allOf/1/x","allOf":[true,{"y":1}]} | line 1, column 9 (/$ref): refers to #/allOf/1/x, where nothing is
          {"$ref":"b","$defs":{"a":{},"b":{"$id":"b","not":{"$ref":"#/$defs/a"}}}} | line 1, column 58 (/$defs/b/not/$ref): refers to #/$defs/a, where nothing is: the $id at /$defs/b makes that part a schema of its own; write https://example.org/a.json#/$defs/a
          {"$schema":"http://json-schema.org/draft-04/schema#","not":{"id":"b","not":{"$ref":"#/definitions/a"}},"definitions":{"a":{}}} | line 1, column 84 (/not/not/$ref): refers to #/definitions/a, where nothing is: the id at /not makes that part a schema of its own; write https://example.org/a.json#/definitions/a
          {"$ref":"my file.json"}            | line 1, column 9 (/$ref): refers to my file.json, which is not a URI reference; percent-encode it, as %20 for a space and %25 for %
          {"$ref":"#/$defs/100%","$defs":{"100%":{}}} | line 1, column 9 (/$ref): refers to #/$defs/100%, which is not a URI reference; percent-encode it, as %20 for a space and %25 for %
          {"properties":{"a/b":{"required":true}}} | line 1, column 34 (/properties/a~1b/required): expected an array but found true; list required properties in the "required" of the object instead
          {"properties":{"a":{"required":"b"}}} | line 1, column 32 (/properties/a/required): expected an array but found the string "b"
          {"type":["string","nul"]}          | line 1, column 19 (/type/1): expected "array", "boolean", "integer", "null", "number", "object" or "string" but found the string "nul"; did you mean "null"?
          {"$defs":{"a":{"$anchor":"x"},"b":{"$anchor":"x","type":"null"}},"not":{"$ref":"#x"}} | line 1, column 46 (/$defs/b/$anchor): another part has the anchor x too; give each one of its own
          {"$schema":"https://json-schema.org/draft/2019-09/schema","not":{"$recursiveRef":"b"}} | line 1, column 82 (/not/$recursiveRef): a $recursiveRef can only be "#"; use $ref
          {"$defs":{"a":{"$anchor":"x"},"b":{"$dynamicAnchor":"x"}},"not":{"$ref":"a.json#x"}} | line 1, column 53 (/$defs/b/$dynamicAnchor): another part has the anchor x too; give each one of its own
          {"$defs":{"a":{"$anchor":"x"},"b":{"$dynamicAnchor":"x"},"c":{"$dynamicAnchor":"y"}},"not":{"$dynamicRef":"#y"}} | line 1, column 53 (/$defs/b/$dynamicAnchor): another part has the anchor x too; give each one of its own
          {draft-07,"definitions":{"a":{"$id":"#x"},"b":{"$id":"#x"}},"not":{"$ref":"#x"}} | line 1, column 97 (/definitions/b/$id): another part has the anchor x too; give each one of its own
          {"$defs":{"a":{"$id":"b"},"b":{"$id":"./b","type":"null"}},"not":{"$ref":"b"}} | line 1, column 38 (/$defs/b/$id): another schema has the $id https://example.org/b too; leave this one out, or give it an id of its own
          {"$defs":{"a":{"$id":"https://sashite.dev/schemas/sin/1.0.0/schema.json","type":"number"}},"not":{"$ref":"https://sashite.dev/schemas/sin/1.0.0/schema.json"}} | line 1, column 22 (/$defs/a/$id): another schema has the $id https://sashite.dev/schemas/sin/1.0.0/schema.json too; leave this one out, or give it an id of its own
          {"$defs":{"a":{"$id":"b"},"b":{"$id":"b","$anchor":"x","items":{"$ref":"#x"}},"c":{"$id":"b"}}} | line 1, column 38 (/$defs/b/$id): another schema has the $id https://example.org/b too; leave this one out, or give it an id of its own
          {"$defs":{"a":{"$id":"b","$anchor":"x","not":{"$anchor":"x"}},"b":{"$id":"b","$anchor":"x","not":{"$anchor":"x"}}},"not":{"$ref":"b#x"}} | line 1, column 57 (/$defs/a/not/$anchor): another part has the anchor x too; give each one of its own
          {"$schema":"https://sashite.dev/schemas/cell/1.0.0/schema.json"} | line 1, column 1 (root): expected a string but found an object
          {"$defs":{"a":{"$id":"https://example.org/a.json","type":"null"},"b":{}},"not":{"$ref":"#/$defs/b"}} | line 1, column 22 (/$defs/a/$id): another schema has the $id https://example.org/a.json too; leave this one out, or give it an id of its own
          {"pattern":"(?>a)"}                | line 1, column 12 (/pattern): the pattern "(?>a)" is no regular expression of ECMA-262: ECMA-262 has no such group, at "(?>a)"
          {"patternProperties":{"a**":true}} | line 1, column 23 (/patternProperties/a**): the pattern "a**" is no regular expression of ECMA-262: nothing to repeat, at "*"
          {"pattern":"^\\\\d\\\\ya$"}        | line 1, column 12 (/pattern): the pattern "^\\\\d\\\\ya$" is no regular expression of ECMA-262: ECMA-262 has no such escape, at "\\\\ya$"
          {"pattern":"\\\\p{Dash}"}           | line 1, column 12 (/pattern): the pattern "\\\\p{Dash}" cannot be run: Dash is no property of ECMA-262 that Java knows; write the characters that you mean as a class, such as [a-z\\u{1F600}]
          {"dependentRequired":{"required":["a","a"]}}  | line 1, column 34 (/dependentRequired/required): expected items that all differ but those at index 0 and 1 are equal; remove one
          """)
  void reportsErrors(String schema, String problem) {
    assertThat(problems(register(schema))).isEqualTo(problem.replace(" // ", "\n"));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
          {"anyOf":[]}                 | line 1, column 10 (/anyOf): expected at least 1 item but found 0
          {"oneOf":{}}                 | line 1, column 10 (/oneOf): expected an array but found an object
          {"not":{"minLength":"3"}}    | line 1, column 21 (/not/minLength): expected an integer but found the string "3"
          {"multipleOf":0}             | line 1, column 15 (/multipleOf): 0 is not greater than 0
          {"type":"any"}               | line 1, column 9 (/type): expected "array", "boolean", "integer", "null", "number", "object", "string" or an array but found the string "any"
          {"required":[{}]}            | line 1, column 14 (/required/0): expected a string but found an object
          {"pattern":[1]}              | line 1, column 12 (/pattern): expected a string but found an array
          {"format":1,"title":1}       | none
          """)
  void keywordsOfTheVocabulariesAreCheckedWhateverACustomMetaSchemaAllows(
      String schema, String problem) {
    String id = "https://example.org/meta";
    String metaSchema = """
        {"$schema":"https://json-schema.org/draft/2020-12/schema","$vocabulary":{
         "https://json-schema.org/draft/2020-12/vocab/applicator":true,
         "https://json-schema.org/draft/2020-12/vocab/validation":true}}""";
    String named = schema.substring(0, schema.length() - 1) + ",\"$schema\":\"" + id + "\"}";
    assertThat(problems(register(named).register(id, metaSchema))).isEqualTo(problem);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"allOf\":1",
        "\"allOf\":[1]",
        "\"items\":[1],\"unevaluatedItems\":5",
        "\"properties\":{\"a\":{\"minimum\":\"x\"}}",
        "\"$defs\":{\"a\":{\"anyOf\":[]}}",
      })
  void keywordsOfOtherVocabulariesMayHaveAnyValue(String keywords) {
    String id = "https://example.org/meta";
    String metaSchema =
        "{\"$vocabulary\":{\"https://json-schema.org/draft/2020-12/vocab/validation\":true}}";
    String schema = "{\"$schema\":\"" + id + "\"," + keywords + "}";
    assertThat(problems(register(schema).register(id, metaSchema))).isEqualTo("none");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
          {"anyOf":[]}         | line 1, column 10 (/anyOf): expected at least 1 item but found 0
          {"$ref":"b"}         | line 1, column 9 (/$ref): refers to https://example.org/b, which is not registered; register it too (nothing is ever fetched)
          {"not":{"$ref":"#"}} | line 1, column 16 (/not/$ref): refers to #, which applies this schema to the same value again, without end; let it go into a property or an item first
          {"$dynamicAnchor":"a","not":{"$dynamicRef":"#a"}} | schema https://example.org/meta: applies itself to the same value again, without end; let it apply to a part of the value
          {"properties":{"$ref":true},"minProperties":2} | line 1, column 1 (root): expected at least 2 properties but found 1
          """)
  void errorsOfAMetaSchemaAreReported(String metaSchema, String problem) {
    String id = "https://example.org/meta";
    String schema = "{\"$schema\":\"" + id + "\"}";
    assertThat(problems(register(schema).register(id, metaSchema))).isEqualTo(problem);
    assertThat(problems(register(schema).resolver(Map.of(id, metaSchema)::get))).isEqualTo(problem);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "true",
        "{\"examples\":[{\"type\":\"strng\",\"format\":\"x\",\"pattern\":\"(\"}]}",
        "{\"$defs\":{\"requird\":{}},\"definitions\":{\"x\":{}},\"dependentSchemas\":{\"x\":{}}}",
        "{draft-07,\"$ref\":\"#/definitions/a\",\"definitions\":{\"a\":{}},\"requird\":1}",
        "{draft-07,\"items\":{\"$id\":\"#/items\"},\"not\":{\"$id\":\"#/items\"}}",
        "{draft-07,\"$defs\":{\"a\":{}},\"properties\":{\"a\":{\"$ref\":\"#/$defs/a\"}}}",
        "{draft-07,\"$comment\":\"\",\"readOnly\":true,\"writeOnly\":true,\"if\":{},\"then\":{}}",
        "{\"dependencies\":{\"a\":[\"b\"]},\"contentSchema\":{},\"deprecated\":true}",
        "{\"$schema\":\"https://json-schema.org/draft/2019-09/schema\",\"additionalItems\":true}",
        "{\"$vocabulary\":{\"https://json-schema.org/draft/2020-12/vocab/core\":true}}",
        "{\"pattern\":\"^(a|b)*$\",\"patternProperties\":{\"(x+x+)+y\":true}}",
        "{\"pattern\":\"^(?=.*[A-Z])(?=.*[0-9]).{8,}$\"}",
        "{\"$id\":\"https://example.org/a.json\",\"$ref\":\"a.json#/$defs/%41\",\"$defs\":{\"A\":{}}}",
        "{\"$defs\":{\"a\":{\"$anchor\":\"x\"},\"b\":{\"$id\":\"b\",\"$anchor\":\"x\"}}}",
        "{\"$defs\":{\"a\":{\"$id\":\"b\"},\"b\":{\"$id\":\"b\"}}}",
        "{\"items\":{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\"}}",
        "{\"$ref\":\"https://json-schema.org/draft/2020-12/schema\"}",
        "{\"$ref\":\"https://sashite.dev/schemas/stn/1.0.0/schema.json\"}",
      })
  void correctSchemasHaveNoErrors(String schema) {
    assertThat(problems(register(schema))).isEqualTo("none");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
          {"items":[{}]} | line 1, column 1 (root): has no $schema and is read as 2020-12, but would be valid as 2019-09; if it is that, add "$schema": "https://json-schema.org/draft/2019-09/schema" / line 1, column 10 (/items): expected an object, true or false but found an array
          {"exclusiveMinimum":true,"minimum":1} | line 1, column 1 (root): has no $schema and is read as 2020-12, but would be valid as draft-04; if it is that, add "$schema": "http://json-schema.org/draft-04/schema#" / line 1, column 21 (/exclusiveMinimum): expected a number but found true
          {"prefixItems":[]} | line 1, column 16 (/prefixItems): expected at least 1 item but found 0
          {"items":[{}],"minLength":-1} | line 1, column 10 (/items): expected an object, true or false but found an array / line 1, column 27 (/minLength): -1 is less than the minimum 0
          {"$schema":"https://example.org/b","items":[]} | line 1, column 12 (/$schema): its $schema "https://example.org/b" is not known, so that the default dialect applies, https://json-schema.org/draft/2020-12/schema; register it, or name one of [https://json-schema.org/draft/2020-12/schema, https://json-schema.org/draft/2019-09/schema, http://json-schema.org/draft-07/schema#, http://json-schema.org/draft-06/schema#, http://json-schema.org/draft-04/schema#] / line 1, column 44 (/items): expected an object, true or false but found an array
          {"$schema":"http://json-schema.org/draft-07/hyper-schema#","items":[{}],"links":[]} | none
          """)
  void suggestsTheDialectThatTheSchemaWouldBeValidIn(String schema, String problem) {
    assertThat(problems(register(schema))).isEqualTo(problem.replace(" / ", "\n"));
  }

  @Test
  void reportsAllErrorsOfASchemaInItsOrder() {
    SchemaException problem =
        catchThrowableOfType(SchemaException.class, () -> register("""
            {"minLength": -1,
             "requird": ["a"], "type": "strng",
             "properties": {"a": {"$ref": "#/$defs/b"}, "b": 5}}
            """).build());
    assertThat(problem).hasMessage("""
        schema https://example.org/a.json: 4 problems
          line 1, column 15 (/minLength): -1 is less than the minimum 0
          line 2, column 28 (/type): expected "array", "boolean", "integer", "null", "number", "object", "string" or an array but found the string "strng"; did you mean "string"?
          line 3, column 31 (/properties/a/$ref): refers to #/$defs/b, where nothing is
          line 3, column 50 (/properties/b): expected an object, true or false but found the number 5""");
    assertThat(problem.problem()).isEqualTo("-1 is less than the minimum 0");
    assertThat(problem.location().orElseThrow()).hasToString("line 1, column 15");
    assertThat(problem.report().orElseThrow().violations())
        .extracting(Violation::code)
        .containsExactly("minimum", "anyOf", "reference", "type");
  }

  @Test
  void theMessageOfTheExceptionIsTheDocumentedOne() throws IOException {
    SchemaException problem = catchThrowableOfType(
        SchemaException.class,
        () -> register("{\"maxLength\": -1, \"$ref\": \"#/$defs/id\"}").build());
    assertThat(Path.of("src/main/java/dev/masu/schema/SchemaException.java"))
        .content()
        .contains(String.valueOf(problem.getMessage()).replaceAll("(?m)^", " * "));
  }

  @Test
  void suggestsTargetsForTheFirstFiftyReferences() {
    String references = "{\"$ref\":\"#/$def/a\"},\n".repeat(60);
    String schema = "{\"allOf\":[\n" + references + "true],\"$defs\":{\"a\":{}}}";
    String expected = IntStream.range(0, 60)
        .mapToObj(i -> "line " + (i + 2) + ", column 9 (/allOf/" + i
            + "/$ref): refers to #/$def/a, where nothing is"
            + (i < 50 ? "; did you mean #/$defs/a?" : ""))
        .collect(Collectors.joining("\n"));
    assertThat(problems(register(schema))).isEqualTo(expected);
  }

  @Test
  void reportsTheFirstHundredOfVeryMany() {
    String keywords = IntStream.range(0, 100_000)
        .mapToObj(i -> "\"zz" + i + "\":5")
        .collect(Collectors.joining(","));
    SchemaException problem = catchThrowableOfType(
        SchemaException.class,
        () -> register("{\"properties\":{" + keywords + "}}").build());
    assertThat(problem.report().orElseThrow().violations()).hasSize(100);
    assertThat(problem).hasMessageEndingWith("\n  stopped after 100 violations; more follow");
  }

  @Test
  void namesTheSchemaThatHasTheError() {
    SchemaCatalog.Builder builder =
        register("{}").register("https://example.org/b.json", "{\"type\":1}");
    assertThatThrownBy(builder::build)
        .hasMessage("schema https://example.org/b.json, line 1, column 9 (/type): expected"
            + " \"array\", \"boolean\", \"integer\", \"null\", \"number\", \"object\", \"string\" or an"
            + " array but found the number 1");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
          {"x":{"p":{"multipleOf":0}},"$ref":"#/x/p"} | line 1, column 25 (/x/p/multipleOf): 0 is not greater than 0
          {"x":{"multipleOf":1,"not":{"minLength":"3"}},"$ref":"#/x/not"} | line 1, column 41 (/x/not/minLength): expected an integer but found the string "3"
          {"x":{"$anchor":"a","y":5},"default":{"type":5},"not":{"$ref":"#/default"}} | line 1, column 46 (/default/type): expected "array", "boolean", "integer", "null", "number", "object", "string" or an array but found the number 5
          {"default":{"minLength":-1},"items":{"$ref":"#/default"},"not":{"$ref":"#/default"}} | line 1, column 25 (/default/minLength): -1 is less than the minimum 0
          {"default":{"minLength":-1}} | none
          {"required":["a"],"$ref":"#/required"} | line 1, column 26 (/$ref): refers to #/required, where no schema is: expected an object, true or false but found an array
          {draft-07,"$defs":{"a":{"minLength":-1}},"items":{"$ref":"#/$defs/a"}} | line 1, column 80 (/$defs/a/minLength): -1 is less than the minimum 0
          {draft-07,"$defs":{"a":{"$id":"#a","minLength":-1}},"items":{"$ref":"#a"}} | line 1, column 91 (/$defs/a/minLength): -1 is less than the minimum 0
          """)
  void targetsOfReferencesAreCheckedByTheMetaSchema(String schema, String problem) {
    assertThat(problems(register(schema))).isEqualTo(problem);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
          {"$defs":{"p":{"$id":"p",{draft-07},"items":[true],"dependencies":{"a":["b"]}}}} | none
          {"items":{"$id":"p",{draft-07},"items":[{"minLength":-1}]}} | line 1, column 95 (/items/items/0/minLength): -1 is less than the minimum 0
          {{draft-07},"items":[{"$id":"p",{2020-12},"prefixItems":[true]}]} | none
          {{draft-07},"items":[{"$id":"p",{2020-12},"prefixItems":[5],"maxContains":"x"},{"minLength":-1}]} | line 1, column 146 (/items/0/prefixItems/0): expected an object, true or false but found the number 5 / line 1, column 163 (/items/0/maxContains): expected an integer but found the string "x" / line 1, column 181 (/items/1/minLength): -1 is less than the minimum 0
          {{draft-07},"not":{"$id":"p",{2020-12},"items":{"$id":"q",{draft-07},"items":[{"minItems":1}]}}} | none
          {{draft-07},"not":{"$id":"p",{2020-12},"items":{"$id":"q",{draft-07},"items":[{"minItems":-1}]}}} | line 1, column 220 (/not/items/items/0/minItems): -1 is less than the minimum 0
          {"not":{"$id":"p",{2019-09},"items":[true],"$recursiveAnchor":true}} | none
          {{draft-07},"not":{"$id":"p",{2020-12},"items":{"$id":"q",{2019-09},"items":[{"minItems":-1}]}}} | line 1, column 225 (/not/items/items/0/minItems): -1 is less than the minimum 0
          """)
  void anEmbeddedSchemaIsCheckedByItsOwnDialect(String schema, String problem) {
    String written = schema
        .replace("{draft-07}", DRAFT_7.replace(",", ""))
        .replace("{2019-09}", "\"$schema\":\"https://json-schema.org/draft/2019-09/schema\"")
        .replace("{2020-12}", "\"$schema\":\"https://json-schema.org/draft/2020-12/schema\"");
    assertThat(problems(register(written))).isEqualTo(problem.replace(" / ", "\n"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{'$schema':'https://example.org/a.json'} | {}",
        "{'$schema':'https://example.org/b.json'} | {'$schema':'https://example.org/a.json'}",
        "{'$schema':'https://example.org/b.json'} | {'$schema':'https://example.org/b.json'}",
        "{'$schema':'https://example.org/b.json#'} | {'$schema':'https://example.org/b.json#'}",
      })
  void aMetaSchemaMayBeWrittenInItself(String a, String b) {
    SchemaCatalog.Builder builder =
        register(a.replace('\'', '"')).register("https://example.org/b.json", b.replace('\'', '"'));
    assertThat(problems(builder)).isEqualTo("none");
    assertThat(builder.build().warnings()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{'$schema':'https://example.org/b.json'} | {'$vocabulary':{'https://example.org/v':true}}",
        "{'$schema':'https://example.org/b.json#'} | {'$vocabulary':{'https://example.org/v':true}}",
        "{'$schema':'https://example.org/b.json'} | {'$schema':'https://json-schema.org/draft/2019-09/schema',"
            + "'$vocabulary':{'https://json-schema.org/draft/2019-09/vocab/core':true,'https://example.org/v':true}}",
      })
  void aRequiredVocabularyMustBeKnown(String schema, String metaSchema) {
    SchemaCatalog.Builder builder = register(schema.replace('\'', '"'))
        .register("https://example.org/b.json", metaSchema.replace('\'', '"'));
    assertThatThrownBy(builder::build)
        .isInstanceOf(SchemaException.class)
        .hasMessageMatching("schema https://example.org/a.json, line 1, column 12 .*: its \\$schema"
            + " https://example.org/b.json#? requires the vocabulary https://example.org/v, which is not known;"
            + " remove that from its \\$vocabulary, or set it to false there");
    assertThat(problems(register(schema.replace('\'', '"'))
            .register(
                "https://example.org/b.json",
                metaSchema.replace('\'', '"').replace("/v\":true", "/v\":false"))))
        .isEqualTo("none");
  }

  @Test
  void reportsSchemasThatNestTooDeepForTheStack() {
    String nested = nestedSchema("not");
    // Loads classes, which would overflow the stack elsewhere.
    register("{\"not\":{\"not\":{\"minimum\":1}}}").build();
    assertThatThrownBy(
            () -> Threads.callOnStack(192 << 10, () -> register(nested).build().schema(ID)))
        .hasCauseInstanceOf(SchemaException.class)
        .hasMessageEndingWith("schema https://example.org/a.json, line 1, column 1: its schemas"
            + " nest in, or refer to, one another deeper than this thread's stack allows; let fewer"
            + " of them do so");
  }

  /** The meta-schema checks on a stack that is large enough, and nothing else recurses with the schema. */
  @Test
  void aSchemaMayNestDeepInItemsOnALittleStack() throws InterruptedException, ExecutionException {
    SchemaCatalog.Builder builder = register(nestedSchema("items"));
    CompiledSchema schema = Threads.callOnStack(192 << 10, () -> builder.build().schema(ID));
    assertThat(schema.check("[[]]").isValid()).isTrue();
  }

  private static String nestedSchema(String keyword) {
    return ("{\"" + keyword + "\":").repeat(450) + "{}" + "}".repeat(450);
  }

  @Test
  void anEmbeddedSchemaMayNestDeepOnALittleStack() throws InterruptedException, ExecutionException {
    String nested = "[".repeat(480) + "]".repeat(480);
    SchemaCatalog.Builder builder =
        register("{\"$defs\":{\"b\":{\"$id\":\"b.json\",\"default\":" + nested + "}}}");
    SchemaCatalog catalog = Threads.callOnStack(160 << 10, builder::build);
    assertThat(catalog.schema(ID).check("1").isValid()).isTrue();
  }

  @Test
  void reportsReferencesThatLeadTooDeepForTheStack() {
    int count = 20_000;
    String chain = IntStream.range(0, count)
        .mapToObj(i -> "\"" + i + "\":{\"not\":{\"$ref\":\"#/$defs/" + (i + 1) + "\"}},")
        .collect(Collectors.joining());
    SchemaCatalog.Builder builder =
        register("{\"$ref\":\"#/$defs/0\",\"$defs\":{" + chain + "\"" + count + "\":true}}");
    assertThatThrownBy(
            () -> Threads.callOnStack(256 << 10, () -> builder.build().schema(ID)))
        .hasCauseInstanceOf(SchemaException.class)
        .hasMessageEndingWith("schema https://example.org/a.json, line 1, column 1: its schemas"
            + " nest in, or refer to, one another deeper than this thread's stack allows; let fewer"
            + " of them do so");
  }

  @Test
  void aLongChainOfReferencesLeadsToItsEnd() {
    String chain = IntStream.range(0, 5_000)
        .mapToObj(i -> "\"" + i + "\":{\"$ref\":\"#/$defs/" + (i + 1) + "\"},")
        .collect(Collectors.joining());
    CompiledSchema schema = register(
            "{\"$ref\":\"#/$defs/0\",\"$defs\":{" + chain + "\"5000\":{\"type\":\"null\"}}}")
        .build()
        .schema(ID);
    assertThat(schema.check("1"))
        .hasToString("line 1, column 1 (root): expected null but found the number 1");
  }

  @Test
  void aPatternMayHaveManyParts() {
    CompiledSchema schema =
        register("{\"pattern\":\"^" + "(a|b)".repeat(3_000) + "$\"}").build().schema(ID);
    assertThat(schema.check("\"" + "ab".repeat(1_500) + "\"").isValid()).isTrue();
    assertThat(schema.check("\"" + "ab".repeat(1_499) + "\"").isValid()).isFalse();
  }

  /** An empty fragment names the same meta-schema. */
  @ParameterizedTest
  @ValueSource(strings = {"https://example.org/meta", "https://example.org/meta#"})
  void keywordsThatACustomMetaSchemaDeclaresAreKnown(String named) {
    String schema =
        "{\"$schema\":\"" + named + "\",\"x-order\":1,\"x-unit\":1,\"type\":\"string\"}";
    String meta = "https://example.org/meta";
    String part = "https://example.org/part";
    String dialect = "\"$schema\":\"https://json-schema.org/draft/2020-12/schema\"";
    SchemaCatalog.Builder builder = SchemaCatalog.builder()
        .register(
            meta,
            "{" + dialect
                + ",\"allOf\":[{\"$ref\":\"https://json-schema.org/draft/2020-12/schema\"},"
                + "{\"$ref\":\"part\"}],\"properties\":{\"x-order\":{}}}")
        .register(part, "{\"properties\":{\"x-unit\":{}}}")
        .register(ID, schema);
    assertThat(problems(builder)).isEqualTo("none");
    assertThat(builder.build().schema(ID).check("1"))
        .hasToString("line 1, column 1 (root): expected a string but found the number 1");
    assertThat(builder
            .register(ID + "/other", schema.replace("}", ",\"typ\":\"null\"}"))
            .build()
            .warnings())
        .extracting(SchemaWarning::message)
        .containsExactly("unknown keyword \"typ\" asserts nothing; did you mean \"type\"?");
  }

  /** What a custom meta-schema restricts itself is an error. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      draft/2020-12/schema | "properties":{"a":{"description":null}} | warning: expected a string but found null
      draft/2020-12/schema | "required":["a","a"]                   | warning: the string "a" is listed before; leave it out
      draft-04/schema#     | "enum":["a","a"]                       | warning: the string "a" is listed before; leave it out
      draft/2020-12/schema | "examples":[1]                         | error: expected an object but found an array
      draft/2020-12/schema | "x":["a","a"]                          | error: expected items that all differ but those at index 0 and 1 are equal; remove one
      draft/2020-12/schema | "minLength":null                       | error: expected an integer but found null
      """)
  void aCustomMetaSchemaWarnsWhereTheStandardOneDoes(
      String standard, String keywords, String found) {
    String extended = "\"http://json-schema.org/" + standard + '"';
    SchemaCatalog.Builder builder = SchemaCatalog.builder()
        .register(
            "https://example.org/meta",
            "{\"$schema\":" + extended + ",\"allOf\":[{\"$ref\":" + extended + "}],"
                + "\"properties\":{\"examples\":{\"type\":\"object\"},\"x\":{\"uniqueItems\":true}}}")
        .register(ID, "{\"$schema\":\"https://example.org/meta\"," + keywords + "}");
    String message;
    try {
      message = "warning: " + builder.build().warnings().get(0).message();
    } catch (SchemaException e) {
      message = "error: " + e.problem();
    }
    assertThat(message).isEqualTo(found);
  }

  /** The catalogue does not inspect the bundled schemas themselves. */
  @Test
  void theBundledSchemasHaveNoErrorsAndNoWarnings() {
    SchemaCatalog.Builder copies = SchemaCatalog.builder();
    for (String id : BundledSchemas.ids()) {
      String text = BundledSchemas.schema(id, Sides.SAME).text();
      copies.register(text.replace("/schemas/", "/copies/"));
    }
    assertThat(problems(copies)).isEqualTo("none");
    assertThat(copies.build().warnings()).isEmpty();
  }
}
