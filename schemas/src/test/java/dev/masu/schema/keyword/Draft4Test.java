package dev.masu.schema.keyword;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.masu.schema.SchemaException;
import dev.masu.schema.Violation;
import dev.masu.schema.catalog.SchemaCatalog;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Schemas of draft-04 in a catalogue. */
class Draft4Test {
  private static final String ID = "https://example.org/a.json";
  private static final String DRAFT_4 = "\"$schema\":\"http://json-schema.org/draft-04/schema#\",";

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      "minimum":1,"exclusiveMinimum":true | 2     | valid
      "minimum":1,"exclusiveMinimum":true | 1     | line 1, column 1 (root): 1 is not greater than 1
      "minimum":1,"exclusiveMinimum":1    | 1     | line 1, column 85 (/exclusiveMinimum): expected true or false but found the number 1
      "required":[]                       | 1     | line 1, column 65 (/required): expected at least 1 item but found 0
      "properties":{"a":{"id":"x","type":"null"},"b":{"id":"x","type":"string"}} | {"a":null,"b":1} | line 1, column 15 (/b): expected a string but found the number 1
      "not":true                          | 1     | line 1, column 60 (/not): expected an object but found true
      "properties":{"x":{"$ref":5}}       | {"x":1} | line 1, column 80 (/properties/x/$ref): expected a string but found the number 5
      "$ref":{}                           | 1     | line 1, column 61 (/$ref): expected a string but found an object
      "items":[{"$ref":[]}]               | [1]   | line 1, column 71 (/items/0/$ref): expected a string but found an array
      "not":{"$ref":true}                 | 1     | line 1, column 68 (/not/$ref): expected a string but found true
      "$ref":null                         | 1     | line 1, column 61 (/$ref): expected a string but found null
      "properties":{"$ref":{"type":"null"}},"enum":[{"$ref":5}] | {"$ref":5} | line 1, column 9 (/$ref): expected null but found the number 5
      """)
  void areCheckedByTheirMetaSchema(String keywords, String document, String report) {
    assertThat(report(keywords, document)).isEqualTo(report);
  }

  @ParameterizedTest
  @CsvSource({"draft-04/schema#, id", "draft-06/schema#, $id"})
  void aReferenceIsAString(String draft, String idKeyword) {
    String embedded = "{\"" + idKeyword + "\":\"b\",\"$schema\":\"http://json-schema.org/" + draft
        + "\",\"not\":{\"$ref\":5}}";
    assertThatThrownBy(() ->
            SchemaCatalog.builder().register(ID, "{\"items\":" + embedded + "}").build())
        .isInstanceOfSatisfying(
            SchemaException.class,
            problem -> assertThat(problem.report().orElseThrow().violations())
                .extracting(Violation::pointer, Violation::code, Violation::message)
                .containsExactly(
                    tuple("/items/not/$ref", "type", "expected a string but found the number 5")));
  }

  private static String report(String keywords, String document) {
    try {
      SchemaCatalog catalog =
          SchemaCatalog.builder().register(ID, "{" + DRAFT_4 + keywords + "}").build();
      return catalog.schema(ID).check(document).toString();
    } catch (SchemaException e) {
      return e.report().orElseThrow().toString();
    }
  }
}
