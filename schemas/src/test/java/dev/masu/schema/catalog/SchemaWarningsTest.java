package dev.masu.schema.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.masu.schema.CompiledSchema;
import dev.masu.schema.SchemaException;
import dev.masu.schema.SchemaWarning;
import dev.masu.schema.SourceLocation;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is likely a mistake in a schema that works all the same. */
class SchemaWarningsTest {
  private static final String ID = "https://example.org/a.json";
  private static final String START = "schema " + ID + ", ";

  private static SchemaCatalog.Builder register(String schema) {
    return SchemaCatalog.builder()
        .register(
            ID,
            schema
                .replace("{draft-07,", "{\"$schema\":\"http://json-schema.org/draft-07/schema#\",")
                .replace(
                    "{draft-04,", "{\"$schema\":\"http://json-schema.org/draft-04/schema#\","));
  }

  private static String warnings(SchemaCatalog.Builder builder) {
    return builder.build().warnings().stream()
        .map(warning -> warning.code() + ": " + warning.toString().substring(START.length()))
        .collect(Collectors.joining(" & "));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
          {"requierd":["a"]}                 | misspelt-keyword: line 1, column 2 (/requierd): unknown keyword "requierd" asserts nothing; did you mean "required"?
          {"properties":{"a":{"typ":"string"}}} | misspelt-keyword: line 1, column 21 (/properties/a/typ): unknown keyword "typ" asserts nothing; did you mean "type"?
          {"type":"object","property":{"a":{}}} | misspelt-keyword: line 1, column 18 (/property): unknown keyword "property" asserts nothing; did you mean "properties"?
          {"title":"t","x-a":1,"name":{"type":"string"}} | no-keyword: line 1, column 22 (/name): the schema has no keyword that asserts anything, so that every value is valid; if "name" is a property, put it into "properties"
          {"$def":{}}                        | misspelt-keyword: line 1, column 2 (/$def): unknown keyword "$def" asserts nothing; did you mean "$defs"?
          {"additionalProperty":false}       | misspelt-keyword: line 1, column 2 (/additionalProperty): unknown keyword "additionalProperty" asserts nothing; did you mean "additionalProperties"?
          {"_ref":"#"}                       | misspelt-keyword: line 1, column 2 (/_ref): unknown keyword "_ref" asserts nothing; did you mean "$ref"?
          {"inclusiveMinimum":0}             | misspelt-keyword: line 1, column 2 (/inclusiveMinimum): unknown keyword "inclusiveMinimum" asserts nothing; did you mean "minimum"?
          {draft-04,"inclusiveMaximum":5}    | misspelt-keyword: line 1, column 54 (/inclusiveMaximum): unknown keyword "inclusiveMaximum" asserts nothing; did you mean "maximum"?
          {"definition":{"a":{"type":"x"}}}  | misspelt-keyword: line 1, column 2 (/definition): unknown keyword "definition" asserts nothing; did you mean "definitions"?
          {"minlength":1}                    | misspelt-keyword: line 1, column 2 (/minlength): unknown keyword "minlength" asserts nothing; did you mean "minLength"?
          {"x":{"a":{"typ":"null"},"b":{"typ":"null"}},"$ref":"#/x/a"} | misspelt-keyword: line 1, column 12 (/x/a/typ): unknown keyword "typ" asserts nothing; did you mean "type"?
          {"id":"https://example.org/b"}     | other-draft: line 1, column 2 (/id): "id" is no keyword of 2020-12 and asserts nothing; name the draft that has it in $schema, draft-04
          {"additionalItems":false}          | other-draft: line 1, column 2 (/additionalItems): "additionalItems" is no keyword of 2020-12 and asserts nothing; name the draft that has it in $schema, draft-04 to 2019-09
          {draft-07,"prefixItems":[]}        | other-draft: line 1, column 54 (/prefixItems): "prefixItems" is no keyword of draft-07 and asserts nothing; name the draft that has it in $schema, 2020-12
          {draft-04,"const":1}               | other-draft: line 1, column 54 (/const): "const" is no keyword of draft-04 and asserts nothing; name the draft that has it in $schema, draft-06 to 2020-12
          {"$defs":{"a":{"$id":"b","$schema":"http://json-schema.org/draft-07/schema#","prefixItems":[]}}} | other-draft: line 1, column 78 (/$defs/a/prefixItems): "prefixItems" is no keyword of draft-07 and asserts nothing; name the draft that has it in $schema, 2020-12
          {draft-07,"items":{"$ref":"#/definitions/a","required":["b"],"title":"t"},"definitions":{"a":{}}} | ignored-beside-ref: line 1, column 88 (/items/required): "required" is ignored, as draft-07 ignores what is beside a $ref; put the $ref into an allOf
          {"required":["a","b"],"properties":{"a":true},"additionalProperties":false} | forbidden-required: line 1, column 18 (/required/1): the property "b" is required but forbidden by additionalProperties; add it to properties
          {"allOf":[{"$ref":"#/$defs/base"},{"properties":{"b":{}},"required":["b"]}],"$defs":{"base":{"properties":{"a":{}},"additionalProperties":false}}} | forbidden-required: line 1, column 139 (/$defs/base/additionalProperties): the property "b" is forbidden here, as it is not in the properties beside this, but https://example.org/a.json#/allOf/1 requires it of the same object; leave this out
          {"$ref":"#/$defs/base","additionalProperties":false,"$defs":{"base":{"required":["a"]}}} | forbidden-required: line 1, column 47 (/additionalProperties): the property "a" is forbidden here, as it is not in the properties beside this, but https://example.org/a.json#/$defs/base requires it of the same object; leave this out
          {"properties":{"b":{"$ref":"#/$defs/c"},"c":{"$ref":"#/$defs/c"}},"$defs":{"base":{"required":["a"]},"c":{"allOf":[{"$ref":"#/$defs/base"},{"additionalProperties":false}]}}} | forbidden-required: line 1, column 164 (/$defs/c/allOf/1/additionalProperties): the property "a" is forbidden here, as it is not in the properties beside this, but https://example.org/a.json#/$defs/base requires it of the same object; leave this out
          {"minimum":2,"maximum":1}          | empty-range: line 1, column 12 (/minimum): no number is valid: the minimum is 2 and the maximum 1
          {"exclusiveMinimum":1,"maximum":1.0} | empty-range: line 1, column 21 (/exclusiveMinimum): no number is valid: the exclusiveMinimum is 1 and the maximum 1.0
          {"minItems":2,"maxItems":1}        | empty-range: line 1, column 13 (/minItems): no array is valid: the minItems is 2 and the maxItems 1
          {"type":"string","enum":["a",1]}   | excluded-value: line 1, column 30 (/enum/1): the type string excludes the number 1; leave it out, or allow its type
          {"type":["integer","null"],"const":1.5} | excluded-value: line 1, column 36 (/const): the type integer or null excludes the number 1.5; leave it out, or allow its type
          {"type":"array","enum":["a","b"]}  | excluded-value: line 1, column 24 (/enum): no value is valid: the type array excludes each of these; correct the type, or the values
          {"items":{"type":"string","nullable":true}} | foreign-keyword: line 1, column 27 (/items/nullable): "nullable" is a keyword of OpenAPI 3.0, and null is invalid here; add "null" to the type
          {draft-07,"enum":["a",1,"a"]}      | repeated-value: line 1, column 68 (/enum/2): the string "a" is listed before; leave it out
          {"enum":[1,1.0]}                   | repeated-value: line 1, column 12 (/enum/1): the number 1.0 is listed before; leave it out
          {draft-04,"items":{"enum":["a",1,"a"]}} | repeated-value: line 1, column 77 (/items/enum/2): the string "a" is listed before; leave it out
          {draft-04,"required":["a","b","a"]} | repeated-value: line 1, column 74 (/required/2): the string "a" is listed before; leave it out
          {"not":{"required":["a","a"]}}     | repeated-value: line 1, column 25 (/not/required/1): the string "a" is listed before; leave it out
          {draft-07,"enum":[]}               | excluded-value: line 1, column 61 (/enum): no value is valid: the enum is empty; list the values
          {"then":false}                     | missing-if: line 1, column 2 (/then): "then" asserts nothing without an "if"; add that
          {draft-07,"else":false}            | missing-if: line 1, column 54 (/else): "else" asserts nothing without an "if"; add that
          {"$id":"my file.json"}             | invalid-id: line 1, column 8 (/$id): its $id "my file.json" is not a URI reference, and is ignored; percent-encode it, as %20 for a space and %25 for %
          {draft-04,"not":{"id":"a%","not":{"$ref":"#/definitions/a"}},"definitions":{"a":{}}} | invalid-id: line 1, column 66 (/not/id): its id "a%" is not a URI reference, and is ignored; percent-encode it, as %20 for a space and %25 for %
          {draft-04,"properties":{"a":{"id":"x","type":"string"},"b":{"id":"x","type":"number"}}} | duplicate-id: line 1, column 109 (/properties/b/id): another schema has the id https://example.org/x too; leave this one out, or give it an id of its own
          {"$ref":"#/$defs/b","$defs":{"a":{"$id":"x"},"b":{"$id":"x","$anchor":"y"}}} | duplicate-id: line 1, column 57 (/$defs/b/$id): another schema has the $id https://example.org/x too; leave this one out, or give it an id of its own
          {draft-07,"items":[{"$id":"https://example.org/a.json","type":"null"}]} | duplicate-id: line 1, column 70 (/items/0/$id): another schema has the $id https://example.org/a.json too; leave this one out, or give it an id of its own
          {draft-07,"items":[{"$id":"#x"},{"$id":"#x"}]} | duplicate-anchor: line 1, column 83 (/items/1/$id): another part has the anchor x too; give each one of its own
          {draft-07,"$defs":{"a":{"type":[[]],"enum":[1,1],"required":{"b":1},"additionalProperties":false}}} | repeated-value: line 1, column 90 (/$defs/a/enum/1): the number 1 is listed before; leave it out
          {"format":"datetime"}              | misspelt-format: line 1, column 11 (/format): unknown format "datetime" asserts nothing; did you mean "date-time"?
          {"format":"url"}                   | misspelt-format: line 1, column 11 (/format): unknown format "url" asserts nothing; did you mean "uri"?
          {"format":"mail"}                  | misspelt-format: line 1, column 11 (/format): unknown format "mail" asserts nothing; did you mean "email"?
          {"format":"Uuid"}                  | misspelt-format: line 1, column 11 (/format): unknown format "Uuid" asserts nothing; did you mean "uuid"?
          {"title":1,"properties":{"description":true}} | annotation: line 1, column 10 (/title): expected a string but found the number 1
          {"not":{"examples":"Yes"}}         | annotation: line 1, column 20 (/not/examples): expected an array but found the string "Yes"
          {"$comment":[]}                    | annotation: line 1, column 13 (/$comment): expected a string but found an array
          {"contentEncoding":{}}             | annotation: line 1, column 20 (/contentEncoding): expected a string but found an object
          {"$schema":"https://json-schema.org/draft/2019-09/schema","deprecated":"no"} | annotation: line 1, column 72 (/deprecated): expected true or false but found the string "no"
          {draft-07,"items":{"writeOnly":0}} | annotation: line 1, column 75 (/items/writeOnly): expected true or false but found the number 0
          {draft-07,"dependencies":{"a":{"contentMediaType":1}}} | annotation: line 1, column 94 (/dependencies/a/contentMediaType): expected a string but found the number 1
          {draft-04,"additionalProperties":{"description":null}} | annotation: line 1, column 92 (/additionalProperties/description): expected a string but found null
          {"$defs":{"a":{"$id":"b","$schema":"http://json-schema.org/draft-07/schema#","title":1}}} | annotation: line 1, column 86 (/$defs/a/title): expected a string but found the number 1
          {"pattern":"^((a{0,50}){0,50}){0,50}$"} | unsafe-pattern: line 1, column 12 (/pattern): the pattern "^((a{0,50}){0,50}){0,50}$" may take too many steps: it has back-references or large counts, and repeats what is repeated itself; write it without one of these
          {"pattern":"(?i)^a$"} | foreign-pattern: line 1, column 12 (/pattern): the pattern "(?i)^a$" is not written in the syntax of ECMA-262; other implementations may reject it or read it otherwise
          {"pattern":"^[a-z&&[^bc]]+$"} | foreign-pattern: line 1, column 12 (/pattern): the pattern "^[a-z&&[^bc]]+$" has a class within a class; in ECMA-262 the first ] ends both, so write a single one
          {"pattern":"[^[:alnum:]_]"} | foreign-pattern: line 1, column 12 (/pattern): the pattern "[^[:alnum:]_]" has a class within a class; in ECMA-262 the first ] ends both, so write a single one
          {"pattern":"[a-z-[aeiou]]"} | foreign-pattern: line 1, column 12 (/pattern): the pattern "[a-z-[aeiou]]" has a class within a class; in ECMA-262 the first ] ends both, so write a single one
          {"pattern":"/^[a-z]+$/i"} | foreign-pattern: line 1, column 12 (/pattern): the pattern "/^[a-z]+$/i" is a literal of JavaScript, whose slashes keep it from matching anything; leave them out
          {"patternProperties":{"(a*)*\\\\1":true}} | unsafe-pattern: line 1, column 23 (/patternProperties/(a*)*\\\\1): the pattern "(a*)*\\\\1" may take too many steps: it has back-references or large counts, and repeats what is repeated itself; write it without one of these
          {"additionalProperties":false,"required":["configuration_of_the_service"],"patternProperties":{"^([a-z]+_?)+-\\\\1$":{}}} | unsafe-pattern: line 1, column 96 (/patternProperties/^([a-z]+_?)+-\\\\1$): the pattern "^([a-z]+_?)+-\\\\1$" may take too many steps: it has back-references or large counts, and repeats what is repeated itself; write it without one of these
          """)
  void areAboutLikelyMistakes(String schema, String warning) {
    assertThat(warnings(register(schema))).isEqualTo(warning);
    assertThatThrownBy(() -> register(schema).strict(true).build())
        .isInstanceOf(SchemaException.class)
        .hasMessage(START + warning.substring(warning.indexOf("line")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "true",
        "{\"type\":\"string\",\"$default\":{\"$source\":\"argv\"},\"_id\":\"a\",\"_enum\":[],\"tsAdditionalProperties\":true}",
        "{\"definition\":\"A text.\",\"types\":{},\"property\":\"a\",\"items\":{\"additionalProperty\":\"a\"}}",
        "{draft-04,\"definition\":[],\"item\":\"a\",\"require\":true}",
        "{\"markdownDescription\":1,\"x-order\":1,\"example\":1,\"errorMessage\":1,\"nullable\":true}",
        "{\"type\":\"object\",\"enumNames\":[],\"tsType\":\"\",\"deprecationMessage\":\"\",\"discriminator\":{},\"xml\":{}}",
        "{\"format\":\"uint32\",\"not\":{\"format\":\"int64\"},\"items\":{\"format\":\"color\"}}",
        "{\"format\":\"ulid\",\"not\":{\"format\":\"ssn\"},\"minContains\":2,\"maxContains\":1}",
        "{\"const\":{\"requird\":1},\"enum\":[{\"requird\":1}],\"default\":{\"requird\":1}}",
        "{\"properties\":{\"requird\":{},\"type\":{},\"format\":{},\"$ref\":{},\"pattern\":true}}",
        "{draft-07,\"deprecated\":true,\"$defs\":{},\"contentSchema\":{}}",
        "{\"$defs\":{\"group\":{\"id\":{},\"b\":{}}},\"properties\":{\"a\":{\"$ref\":\"#/$defs/group/id\"}}}",
        "{draft-04,\"examples\":[],\"$comment\":\"\",\"readOnly\":true,\"id\":\"https://example.org/a.json\"}",
        "{draft-07,\"$ref\":\"#/definitions/a\",\"title\":\"\",\"type\":\"object\",\"definitions\":{\"a\":{}}}",
        "{\"$ref\":\"#/$defs/a\",\"required\":[\"b\"],\"$defs\":{\"a\":{}},\"definitions\":{\"x\":{}}}",
        "{\"required\":[\"a\",\"bc\"],\"properties\":{\"a\":true},\"patternProperties\":{\"^b\":true},\"additionalProperties\":false}",
        "{\"required\":[\"a\"],\"additionalProperties\":{}}",
        "{\"anyOf\":[{\"required\":[\"a\"]}],\"not\":{\"required\":[\"a\"]},\"additionalProperties\":false}",
        "{\"type\":\"array\",\"required\":[\"a\"],\"additionalProperties\":false}",
        "{\"properties\":{\"a\":{\"$ref\":\"#/defs/a\"}},\"defs\":{\"a\":{\"type\":\"string\"}}}",
        "{\"title\":\"t\",\"x-a\":{},\"enumNames\":[\"a\"],\"version\":1}",
        "{\"minimum\":1,\"maximum\":1,\"minLength\":0,\"maxLength\":0}",
        "{\"type\":\"integer\",\"enum\":[1,2.0,1e3]}",
        "{draft-07,\"not\":{\"$ref\":\"#/else\",\"$id\":\"a b\"},\"if\":true,\"else\":{}}",
        "{\"pattern\":\"[&&[]a[a&&b]\\\\[[a-]]:[a-z]\",\"not\":{\"pattern\":\"[:a-z][+-[]]\"}}",
        "{\"pattern\":\"^/a$\",\"patternProperties\":{\"/a/\":{},\"^/.*/$\":{}},\"if\":false}",
        "{\"type\":[\"string\",\"null\"],\"enum\":[\"a\",null],\"nullable\":true}",
        "{\"type\":\"string\",\"nullable\":false}",
      })
  void areNotAboutWhatIsInOrder(String schema) {
    assertThat(warnings(register(schema))).isEmpty();
    assertThat(register(schema).strict(true).build().schema(ID).id()).isEqualTo(ID);
  }

  @Test
  void areAboutKeywordsThatAMetaSchemaLeavesOut() {
    String vocabulary = "https://json-schema.org/draft/2020-12/vocab/validation";
    SchemaCatalog.Builder builder = register("""
            {"$schema": "https://example.org/meta", "required": ["b"], "additionalProperties": false,
             "patternProperties": {"[": true}}""")
        .register("https://example.org/meta", "{\"$vocabulary\":{\"" + vocabulary + "\":true}}");
    assertThat(warnings(builder))
        .isEqualTo(
            "other-vocabulary: line 1, column 60 (/additionalProperties): \"additionalProperties\" is in no"
                + " vocabulary of https://example.org/meta and asserts nothing; list its vocabulary in the $vocabulary"
                + " there & other-vocabulary: line 2, column 2 (/patternProperties): \"patternProperties\" is in no"
                + " vocabulary of https://example.org/meta and asserts nothing; list its vocabulary in the $vocabulary"
                + " there");
  }

  @Test
  void areListedSchemaBySchemaInTheirOrder() {
    SchemaCatalog catalog = register("{\n\"typ\":\"null\",\"not\":{\"typ\":\"null\"}}")
        .register("https://example.org/0", "{\"items\":{\"typ\":\"null\"},\"typo\":\"null\"}")
        .build();
    assertThat(catalog.warnings())
        .extracting(SchemaWarning::toString)
        .map(warning -> warning.replaceFirst(": unknown.*", ""))
        .containsExactly(
            START + "line 2, column 1 (/typ)",
            START + "line 2, column 21 (/not/typ)",
            "schema https://example.org/0, line 1, column 11 (/items/typ)",
            "schema https://example.org/0, line 1, column 25 (/typo)");
    SchemaWarning first = catalog.warnings().get(0);
    assertThat(first.schemaId()).isEqualTo(ID);
    assertThat(first.code()).isEqualTo("misspelt-keyword");
    assertThat(first.pointer()).isEqualTo("/typ");
    assertThat(first.location().map(SourceLocation::line)).contains(first.line());
    assertThat(first.line()).isEqualTo(2);
    assertThat(first.message())
        .isEqualTo("unknown keyword \"typ\" asserts nothing; did you mean \"type\"?");
  }

  @Test
  @Timeout(15)
  void areFoundInLinearTime() {
    String part = "{\"items\":{\"$ref\":\"#/definitions/a\"},\"const\":1},";
    String schema =
        "{draft-04,\"allOf\":[" + part.repeat(40_000) + "{}],\"definitions\":{\"a\":{}}}";
    assertThat(register(schema).build().warnings()).hasSize(40_000);
  }

  @Test
  void areListedOnceForASchemaOfTwoUris() {
    String schema = "{\"$id\":\"" + ID + "\",\"typ\":\"null\"}";
    SchemaCatalog catalog = SchemaCatalog.builder()
        .register("https://example.org/1", schema)
        .register("https://example.org/2", schema)
        .register("https://example.org/3", "{\"$ref\":\"2\"}")
        .build();
    assertThat(catalog.warnings()).hasSize(1);
    assertThat(catalog.schema("https://example.org/2"))
        .isSameAs(catalog.schema("https://example.org/1"));
    assertThat(catalog.schema("https://example.org/3").check("1").isValid()).isTrue();
  }

  @Test
  void areErrorsWhereTheCatalogueIsStrict() {
    SchemaCatalog.Builder builder =
        register("{\"typ\":\"null\",\"not\":{\"typ\":\"null\"}}").strict(true);
    assertThatThrownBy(builder::build).hasMessage("""
        schema https://example.org/a.json: 2 problems
          line 1, column 2 (/typ): unknown keyword "typ" asserts nothing; did you mean "type"?
          line 1, column 22 (/not/typ): unknown keyword "typ" asserts nothing; did you mean "type"?""");
  }

  /** The meta-schema reports a limited number of violations, so that many of annotations may hide others. */
  @ParameterizedTest
  @ValueSource(ints = {1, 997, 998, 20_000})
  void annotationsOfTheWrongTypeHideNoErrors(int count) {
    String annotations = "{\"title\":null},".repeat(count);
    String schema = "{draft-07,\"items\":{\n\"allOf\":[" + annotations
        + "{}],\n\"title\":1,\"type\":\"strng\",\"minLength\":-1}}";
    String problems = count < 998 ? """
            schema https://example.org/a.json: 2 problems
              line 3, column 18 (/items/type): expected "array", "boolean", "integer", "null", "number", "object", "string" or an array but found the string "strng"; did you mean "string"?
              line 3, column 38 (/items/minLength): -1 is less than the minimum 0""" : """
            schema https://example.org/a.json: more than 100 problems
              line 2, column 19 (/items/allOf/0/title): expected a string but found null
            """;
    assertThatThrownBy(register(schema)::build)
        .isInstanceOf(SchemaException.class)
        .hasMessageStartingWith(problems);
  }

  @Test
  void unknownKeywordsAndFormatsAssertNothing() {
    CompiledSchema schema = register(
            "{\"requierd\":[\"a\"],\"format\":\"uint32\",\"x\":{\"type\":5}}")
        .build()
        .schema(ID);
    assertThat(schema.check("{}").isValid()).isTrue();
    assertThat(schema.check("\"\"").isValid()).isTrue();
  }
}
