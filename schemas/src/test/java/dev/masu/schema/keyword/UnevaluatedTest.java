package dev.masu.schema.keyword;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.schema.CompiledSchema;
import dev.masu.schema.TestSchemas;
import dev.masu.schema.catalog.SchemaCatalog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is reported of members and items that no schema evaluates. */
class UnevaluatedTest {
  private static final String[] DRAFTS = {"2019-09", "2020-12"};
  private static final String CLOSED = ",\"unevaluatedProperties\":false";

  private static String dialect(String draft) {
    return "\"$schema\":\"https://json-schema.org/draft/" + draft + "/schema\",";
  }

  /** In a table the lines of a report are separated by two slashes. */
  private static void assertReport(String draft, String keywords, String json, String report) {
    CompiledSchema schema = TestSchemas.compile("{" + dialect(draft) + keywords + "}");
    assertThat(schema.check(json)).as(draft).hasToString(report.replace(" // ", "\n"));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      "$ref":"#/$defs/a","$defs":{"a":{"properties":{"b":{"type":"integer"},"c":true}}} | {"b":"1","c":2} | line 1, column 6 (/b): expected an integer but found the string "1"
      "$ref":"#/$defs/a","$defs":{"a":{"properties":{"c":true},"required":["b"]}}      | {"c":2}         | line 1, column 1 (root): missing property "b"; add it
      "$ref":"#/$defs/a","$defs":{"a":{"properties":{"c":true},"required":["b"]}}      | {"c":2,"x":1}   | line 1, column 1 (root): missing property "b"; add it // line 1, column 8 (/x): unexpected property "x"; expected "c"
      "allOf":[{"properties":{"b":{"type":"integer"},"c":true}}]                       | {"b":"1","c":2} | line 1, column 6 (/b): expected an integer but found the string "1"
      "allOf":[{"allOf":[{"properties":{"c":true}}],"required":["b"]}]                 | {"c":2}         | line 1, column 1 (root): missing property "b"; add it
      "allOf":[{"properties":{"c":true},"unevaluatedProperties":false}]                | {"c":2,"x":1}   | line 1, column 8 (/x): unexpected property "x"; expected "c"
      "allOf":[{"additionalProperties":{"type":"integer"}}]                            | {"b":"1","c":2} | line 1, column 6 (/b): expected an integer but found the string "1"
      "allOf":[{"patternProperties":{"^b":{"type":"integer"},"^c":true}}]              | {"b":"1","c":2} | line 1, column 6 (/b): expected an integer but found the string "1"
      "patternProperties":{"^b":{"type":"integer"}}                                    | {"b":"1"}       | line 1, column 6 (/b): expected an integer but found the string "1"
      "if":true,"then":{"properties":{"b":{"type":"integer"},"c":true}}                | {"b":"1","c":2} | line 1, column 6 (/b): expected an integer but found the string "1"
      "if":false,"else":{"properties":{"b":{"type":"integer"},"c":true}}               | {"b":"1","c":2} | line 1, column 6 (/b): expected an integer but found the string "1"
      "dependentSchemas":{"c":{"properties":{"b":{"type":"integer"},"c":true}}}        | {"b":"1","c":2} | line 1, column 6 (/b): expected an integer but found the string "1"
      "anyOf":[{"properties":{"b":{"const":1},"c":true}},{"properties":{"b":{"const":2},"d":true}}] | {"b":3,"c":4} | line 1, column 6 (/b): expected 1 or 2 but found the number 3
      "oneOf":[{"type":"null"},{"patternProperties":{"^b":{"type":"integer"}}}]        | {"b":"1"}       | line 1, column 6 (/b): expected an integer but found the string "1"
      "oneOf":[{"type":"null"},{"allOf":[{"properties":{"b":true},"required":["c"]}],"unevaluatedProperties":false}] | {"b":1} | line 1, column 1 (root): missing property "c"; add it
      """)
  void membersThatAnInvalidSubschemaEvaluatesAreNotUnevaluated(
      String keywords, String json, String report) {
    for (String draft : DRAFTS) {
      assertReport(draft, keywords + CLOSED, json, report);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"2019-09", "2020-12"})
  void aSchemaOfUnevaluatedMembersIsNotAppliedToThem(String draft) {
    assertReport(
        draft,
        "\"allOf\":[{\"properties\":{\"b\":{\"type\":\"integer\"},\"c\":true}}],"
            + "\"unevaluatedProperties\":{\"type\":\"null\"}",
        "{\"b\":\"1\",\"c\":2,\"x\":3}",
        "line 1, column 6 (/b): expected an integer but found the string \"1\""
            + " // line 1, column 20 (/x): expected null but found the number 3");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      2019-09 | "$ref":"#/$defs/a","$defs":{"a":{"items":[true,{"type":"integer"}]}}         | ["a","b"]     | line 1, column 6 (/1): expected an integer but found the string "b"
      2019-09 | "$ref":"#/$defs/a","$defs":{"a":{"items":[true,{"type":"integer"}]}}         | ["a","b","c"] | line 1, column 6 (/1): expected an integer but found the string "b" // line 1, column 10 (/2): no item is allowed here but found the string "c"; remove it
      2019-09 | "allOf":[{"items":{"type":"integer"}}]                                       | [1,"b"]       | line 1, column 4 (/1): expected an integer but found the string "b"
      2019-09 | "allOf":[{"items":[true],"additionalItems":{"type":"integer"}}]              | ["a","b"]     | line 1, column 6 (/1): expected an integer but found the string "b"
      2019-09 | "allOf":[{"items":[true],"unevaluatedItems":false}]                          | [1,2]         | line 1, column 4 (/1): no item is allowed here but found the number 2; remove it
      2020-12 | "$ref":"#/$defs/a","$defs":{"a":{"prefixItems":[true,{"type":"integer"}]}}   | ["a","b"]     | line 1, column 6 (/1): expected an integer but found the string "b"
      2020-12 | "$ref":"#/$defs/a","$defs":{"a":{"prefixItems":[true,{"type":"integer"}]}}   | ["a","b","c"] | line 1, column 6 (/1): expected an integer but found the string "b" // line 1, column 10 (/2): no item is allowed here but found the string "c"; remove it
      2020-12 | "allOf":[{"prefixItems":[true],"items":{"type":"integer"}}]                  | ["a","b"]     | line 1, column 6 (/1): expected an integer but found the string "b"
      2020-12 | "allOf":[{"prefixItems":[true],"unevaluatedItems":false}]                    | [1,2]         | line 1, column 4 (/1): no item is allowed here but found the number 2; remove it
      2020-12 | "allOf":[{"contains":{"type":"integer"},"minItems":3}]                       | [1,2]         | line 1, column 1 (root): expected at least 3 items but found 2
      2020-12 | "prefixItems":[true],"contains":{"type":"integer"}                           | ["a","1"]     | line 1, column 1 (root): expected at least 1 item that is an integer but found 0
      2020-12 | "contains":{"type":"integer"},"maxContains":1                                | [1,2,"a"]     | line 1, column 1 (root): expected at most 1 item that is an integer but found 2 // line 1, column 6 (/2): no item is allowed here but found the string "a"; remove it
      """)
  void itemsThatAnInvalidSubschemaEvaluatesAreNotUnevaluated(
      String draft, String keywords, String json, String report) {
    assertReport(draft, keywords + ",\"unevaluatedItems\":false", json, report);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      2019-09 | "contains":{"type":"null"}                          | [null]   | line 1, column 2 (/0): no item is allowed here but found null; remove it
      2019-09 | "items":[true],"contains":{"type":"null"}           | [1,null] | line 1, column 4 (/1): no item is allowed here but found null; remove it
      2019-09 | "contains":{"type":"null"}                          | [1]      | line 1, column 1 (root): expected at least 1 item that is null but found 0 // line 1, column 2 (/0): no item is allowed here but found the number 1; remove it
      2020-12 | "contains":{"type":"null"}                          | [null]   | valid
      2020-12 | "prefixItems":[true],"contains":{"type":"null"}     | [1,null] | valid
      2020-12 | "contains":{"type":"null"}                          | [1]      | line 1, column 1 (root): expected at least 1 item that is null but found 0
      """)
  void containsEvaluatesItemsSince202012(
      String draft, String keywords, String json, String report) {
    assertReport(draft, keywords + ",\"unevaluatedItems\":false", json, report);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      "dependentSchemas":{"z":{"properties":{"y":true}}},"unevaluatedProperties":{"required":["b"]} | {"y":{}} | line 1, column 6 (/y): missing property "b"; add it
      "contains":{"type":"string"},"unevaluatedItems":{"properties":{"b":true},"additionalProperties":false} | ["a",{"c":1}] | line 1, column 7 (/1/c): unexpected property "c"; expected "b"
      """)
  void unevaluatedValuesFailByTheKeywordsOfTheirSchema(
      String keywords, String json, String report) {
    assertReport("2020-12", keywords, json, report);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      2019-09 | "allOf":[{"items":[true],"additionalItems":false}],"unevaluatedItems":false   | [1,2,3]             | line 1, column 4 (/1): no item is allowed here but found the number 2; remove it // line 1, column 6 (/2): no item is allowed here but found the number 3; remove it
      2020-12 | "allOf":[{"prefixItems":[true],"items":false}],"unevaluatedItems":false       | [1,2,3]             | line 1, column 4 (/1): no item is allowed here but found the number 2; remove it // line 1, column 6 (/2): no item is allowed here but found the number 3; remove it
      2020-12 | "allOf":[{"properties":{"a":true},"additionalProperties":false}],"unevaluatedProperties":false | {"a":1,"b":2,"c":3} | line 1, column 8 (/b): unexpected property "b"; expected "a" // line 1, column 14 (/c): unexpected property "c"; expected "a"
      2020-12 | "anyOf":[{"properties":{"a":true},"additionalProperties":false},{"required":["b"]}],"unevaluatedProperties":false | {"a":1,"b":2} | line 1, column 2 (/a): unexpected property "a"; remove it // line 1, column 8 (/b): unexpected property "b"; remove it
      """)
  void whatIsAdditionalIsNotReportedAsUnevaluatedToo(
      String draft, String keywords, String json, String report) {
    assertReport(draft, keywords, json, report);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      "if":{"properties":{"b":{"const":1}}}                   | {"b":2}         | line 1, column 2 (/b): unexpected property "b"; expected "a"
      "if":{"properties":{"b":{"const":1}}}                   | {"b":2,"a":"1"} | line 1, column 2 (/b): unexpected property "b"; expected "a" // line 1, column 12 (/a): expected an integer but found the string "1"
      "not":{"properties":{"b":{"const":1}}}                  | {"b":2}         | line 1, column 2 (/b): unexpected property "b"; expected "a"
      "not":{"properties":{"b":{"const":1}}}                  | {"b":2,"a":"1"} | line 1, column 2 (/b): unexpected property "b"; expected "a" // line 1, column 12 (/a): expected an integer but found the string "1"
      "not":{"properties":{"b":{"const":1}}}                  | {"b":1}         | line 1, column 1 (root): expected a value that is invalid against {"properties":{"b":{"const":1}}} but found an object // line 1, column 2 (/b): unexpected property "b"; expected "a"
      "anyOf":[{"properties":{"b":{"const":1}}},true]         | {"b":2}         | line 1, column 2 (/b): unexpected property "b"; expected "a"
      "anyOf":[{"properties":{"b":{"const":1}}},true]         | {"b":2,"a":"1"} | line 1, column 2 (/b): unexpected property "b"; expected "a" // line 1, column 12 (/a): expected an integer but found the string "1"
      "oneOf":[{"properties":{"b":{"const":1}}},true]         | {"b":2,"a":"1"} | line 1, column 2 (/b): unexpected property "b"; expected "a" // line 1, column 12 (/a): expected an integer but found the string "1"
      "dependentSchemas":{"c":{"properties":{"b":true}}}      | {"b":2,"a":"1"} | line 1, column 2 (/b): unexpected property "b"; expected "a" // line 1, column 12 (/a): expected an integer but found the string "1"
      "allOf":[{"properties":{"b":{"type":"null"}}},{"unevaluatedProperties":false}] | {"b":2} | line 1, column 2 (/b): unexpected property "b"; remove it // line 1, column 6 (/b): expected null but found the number 2
      """)
  void aSubschemaThatMayFailEvaluatesNothingWhenItFails(
      String keywords, String json, String report) {
    for (String draft : DRAFTS) {
      String own = ",\"properties\":{\"a\":{\"type\":\"integer\"}}";
      assertReport(draft, keywords + own + CLOSED, json, report);
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      "$ref":"#/$defs/a","$defs":{"a":{"properties":{"id":true,"name":true}}}                           | {"id":1,"nam":"x"}    | line 1, column 9 (/nam): unexpected property "nam"; did you mean "name"?
      "$ref":"#/$defs/a","$defs":{"a":{"properties":{"id":true,"name":true}}}                           | {"id":1,"rank":"x"}   | line 1, column 9 (/rank): unexpected property "rank"; expected "elo", "id" or "name"
      "allOf":[{"properties":{"id":true}},{"properties":{"id":true,"elo":true}},{"properties":{"of":true}}] | {"x":1}           | line 1, column 2 (/x): unexpected property "x"; expected "elo", "id" or "of"
      "anyOf":[{"properties":{"id":true}},{"properties":{"of":true},"required":["of"]}]                 | {"x":1}               | line 1, column 2 (/x): unexpected property "x"; expected "elo" or "id"
      "oneOf":[{"properties":{"id":{"const":1}}},{"properties":{"id":{"const":2},"of":true}}]           | {"id":2,"x":1}        | line 1, column 9 (/x): unexpected property "x"; expected "elo", "id" or "of"
      "oneOf":[{"properties":{"id":{"const":1}}},{"properties":{"id":{"const":2},"of":true}}]           | {"id":3,"x":1}        | line 1, column 7 (/id): expected 1 or 2 but found the number 3 // line 1, column 9 (/x): unexpected property "x"; expected "elo", "id" or "of"
      "if":{"properties":{"id":{"const":1}}},"then":{"properties":{"dan":true}},"else":{"properties":{"kyu":true}} | {"id":1,"dn":1} | line 1, column 9 (/dn): unexpected property "dn"; did you mean "dan"?
      "if":{"properties":{"id":{"const":1}}},"then":{"properties":{"dan":true}},"else":{"properties":{"id":true,"kyu":true}} | {"id":2,"dan":1} | line 1, column 9 (/dan): unexpected property "dan"; expected "elo", "id" or "kyu"
      "dependentSchemas":{"elo":{"properties":{"of":true}},"id":{"properties":{"id":true}}}             | {"elo":1,"x":1}       | line 1, column 10 (/x): unexpected property "x"; expected "elo" or "of"
      "not":{"properties":{"id":{"const":1}},"required":["id"]}                                         | {"x":1}               | line 1, column 2 (/x): unexpected property "x"; expected "elo"
      "patternProperties":{"^el":{"properties":{"of":true}}}                                            | {"elo":{"x":1},"x":1} | line 1, column 16 (/x): unexpected property "x"; expected "elo"
      "anyOf":[{"properties":{"id":true},"unevaluatedProperties":false},{"type":"null"}]                | {"x":1}               | line 1, column 2 (/x): unexpected property "x"; expected "id"
      """)
  void namesOfAllSchemasThatApplyAreReported(String keywords, String json, String report) {
    for (String draft : DRAFTS) {
      assertReport(draft, keywords + ",\"properties\":{\"elo\":true}" + CLOSED, json, report);
    }
  }

  @Test
  void theNamesAreThoseOfTheBranchThatIsValid() {
    assertReport(
        "2020-12",
        "\"items\":{\"anyOf\":[{\"properties\":{\"a\":{\"const\":1},\"b\":true}},"
            + "{\"properties\":{\"a\":{\"const\":2},\"c\":true}}],\"unevaluatedProperties\":false}",
        "[{\"a\":1,\"x\":0},{\"a\":2,\"x\":0},{\"a\":1,\"x\":0}]",
        "line 1, column 9 (/0/x): unexpected property \"x\"; expected \"a\" or \"b\""
            + " // line 1, column 23 (/1/x): unexpected property \"x\"; expected \"a\" or \"c\""
            + " // line 1, column 37 (/2/x): unexpected property \"x\"; expected \"a\" or \"b\"");
  }

  @ParameterizedTest
  @CsvSource({
    "2019-09, \"$recursiveAnchor\":true, \"$recursiveRef\":\"#\"",
    "2020-12, \"$dynamicAnchor\":\"node\", \"$dynamicRef\":\"#node\"",
  })
  void theyFollowDynamicReferences(String draft, String anchor, String reference) {
    String start = "{" + dialect(draft) + anchor + ",";
    CompiledSchema strict = SchemaCatalog.builder()
        .register(
            "https://example.org/tree",
            start + "\"properties\":{\"data\":true,\"children\":{\"items\":{" + reference + "}}}}")
        .register(
            "https://example.org/strict",
            start + "\"$ref\":\"tree\",\"unevaluatedProperties\":false}")
        .build()
        .schema("https://example.org/strict");
    assertThat(strict.check("{\"children\":[{\"data\":1},{\"daat\":1}]}"))
        .hasToString("line 1, column 26 (/children/1/daat): unexpected property \"daat\";"
            + " did you mean \"data\"?");
  }

  @Test
  void namesOfEmbeddedSchemasAreReportedToo() {
    assertReport(
        "2020-12",
        "\"$ref\":\"base\",\"$defs\":{\"b\":{\"$id\":\"base\",\"properties\":{\"id\":true}}}"
            + CLOSED,
        "{\"x\":1}",
        "line 1, column 2 (/x): unexpected property \"x\"; expected \"id\"");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      2019-09 | applicator  | "patternProperties":{"^a":true},"unevaluatedProperties":false | line 1, column 8 (/b): unexpected property "b"; remove it
      2019-09 | validation  | "patternProperties":{"^a":false},"unevaluatedProperties":false,"not":true | valid
      2020-12 | applicator  | "patternProperties":{"^a":true},"unevaluatedProperties":false | valid
      2020-12 | unevaluated | "patternProperties":{"^a":false},"unevaluatedProperties":false,"not":true | line 1, column 2 (/a): unexpected property "a"; remove it // line 1, column 8 (/b): unexpected property "b"; remove it
      """)
  void areKeywordsOfVocabularies(String draft, String vocabulary, String keywords, String report) {
    String vocabularies = "https://json-schema.org/draft/" + draft + "/vocab/";
    String meta = "{" + dialect(draft) + "\"$vocabulary\":{\"" + vocabularies + "core\":true,\""
        + vocabularies + vocabulary + "\":true}}";
    CompiledSchema schema = SchemaCatalog.builder()
        .register("https://example.org/meta", meta)
        .register(TestSchemas.ID, "{\"$schema\":\"https://example.org/meta\"," + keywords + "}")
        .build()
        .schema(TestSchemas.ID);
    assertThat(schema.check("{\"a\":1,\"b\":2}")).hasToString(report.replace(" // ", "\n"));
  }
}
