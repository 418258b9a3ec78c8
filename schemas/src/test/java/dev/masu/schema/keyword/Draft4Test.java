package dev.masu.schema.keyword;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.schema.SchemaException;
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
      """)
  void areCheckedByTheirMetaSchema(String keywords, String document, String report) {
    assertThat(report(keywords, document)).isEqualTo(report);
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
