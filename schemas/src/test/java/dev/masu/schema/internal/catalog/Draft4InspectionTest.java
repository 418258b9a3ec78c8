package dev.masu.schema.internal.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.masu.schema.SchemaException;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is reported of schemas of draft-04, whose ids are in {@code id}. */
class Draft4InspectionTest {
  private static final String ID = "https://example.org/a.json";
  private static final String DRAFT_4 = "\"$schema\":\"http://json-schema.org/draft-04/schema#\"";

  private static String problems(String schema) {
    SchemaText text = SchemaText.read(schema, ID);
    SchemaRules rules = new SchemaRules(true, false, Set.of(), Set.of(), false);
    try {
      new SchemaInspection(Map.of(ID, text), rules, MetaSchemas::isMetaSchema)
          .require(text, id -> new StubMetaSchema(true));
      return "none";
    } catch (SchemaException e) {
      return e.report().orElseThrow().toString();
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      "minimum":1,"exclusiveMinimum":true      | none
      "id":"https://example.org/a.json"        | none
      "$ref":"http://json-schema.org/draft-04/schema#" | none
      "definitions":{"a":{"id":"#a"}},"items":{"$ref":"#a"} | none
      "definitions":{"a":{"id":"b.json"}},"items":{"$ref":"b.json"} | none
      "definitions":{"a":{"id":"b.json","$ref":"#"}},"items":{"$ref":"b.json"} | line 1, column 117 (/items/$ref): refers to https://example.org/b.json, which is not registered; register it too (nothing is ever fetched)
      "definitions":{"a":{"id":"b"},"b":{"id":"./b","type":"null"}} | line 1, column 94 (/definitions/b/id): another schema has the id https://example.org/b too; give each one of its own
      "definitions":{"a":{"id":"#x"},"b":{"id":"#x"}} | line 1, column 95 (/definitions/b/id): another part has the anchor x too; give each one of its own
      "items":{"id":"http://json-schema.org/draft-07/schema"} | line 1, column 68 (/items/id): the id http://json-schema.org/draft-07/schema is that of a schema that comes with Masu; leave this one out, every $ref finds that, or give it an id of its own
      "$id":"https://example.org/a.json"       | line 1, column 54 (/$id): unknown keyword "$id" in draft-04; it is one of draft-06 and draft-07 and 2019-09 and 2020-12: name that in $schema, or write what draft-04 has instead
      "const":1                                | line 1, column 54 (/const): unknown keyword "const" in draft-04; it is one of draft-06 and draft-07 and 2019-09 and 2020-12: name that in $schema, or write what draft-04 has instead
      """)
  void reportsWhatIsWrong(String keywords, String problem) {
    assertThat(problems("{" + DRAFT_4 + "," + keywords + "}")).isEqualTo(problem);
  }

  @Test
  void readsTheIdOfItsDraft() {
    assertThat(read(DRAFT_4 + ",\"id\":\"" + ID + "#\"").id()).isEqualTo(ID);
    assertThat(read("\"$schema\":\"https://example.org/meta\",\"id\":\"" + ID + "\"")
            .id())
        .isEqualTo(ID);
    assertThatThrownBy(() -> read(DRAFT_4 + ",\"$id\":\"" + ID + "\""))
        .hasMessage("schema: has no id; add one, or register it with an id");
    assertThatThrownBy(() -> read("\"id\":\"" + ID + "\""))
        .hasMessage("schema: has no $id; add one, or register it with an id");
    assertThatThrownBy(
            () -> SchemaText.read("{" + DRAFT_4 + ",\"id\":\"https://example.org/b.json\"}", ID))
        .hasMessage(
            "schema https://example.org/a.json, line 1, column 59: holds another id, https://example.org/b.json;"
                + " register it by that");
  }

  private static SchemaText read(String keywords) {
    return SchemaText.read("{" + keywords + "}", null);
  }

  @Test
  void mayBeEmbeddedInAnotherDialect() {
    String embedded = "{\"$defs\":{\"a\":{\"id\":\"b.json\"," + DRAFT_4 + ",\"KEYWORD\":[]}}}";
    assertThat(problems(embedded.replace("KEYWORD", "required"))).isEqualTo("none");
    assertThat(problems(embedded.replace("KEYWORD", "contains")))
        .startsWith(
            "line 1, column 82 (/$defs/a/contains): unknown keyword \"contains\" in draft-04;");
  }
}
