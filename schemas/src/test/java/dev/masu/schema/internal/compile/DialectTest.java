package dev.masu.schema.internal.compile;

import static dev.masu.schema.internal.compile.Draft.DRAFT_2019_09;
import static dev.masu.schema.internal.compile.Draft.DRAFT_2020_12;
import static dev.masu.schema.internal.compile.Draft.DRAFT_4;
import static dev.masu.schema.internal.compile.Draft.DRAFT_7;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which keywords a schema's dialect uses. */
class DialectTest {
  private static final String HOME = "https://json-schema.org/draft/2020-12/vocab/";
  private static final String META = "https://example.org/meta.json";

  private static Dialect custom(String metaSchema) {
    return LoadedSchemas.of(DRAFT_7, "{\"$schema\": \"" + META + "\"}")
        .with(META, metaSchema)
        .root()
        .dialect();
  }

  @ParameterizedTest
  @CsvSource({
    "http://json-schema.org/draft-04/schema#, DRAFT_4",
    "http://json-schema.org/draft-06/schema#, DRAFT_6",
    "http://json-schema.org/draft-07/schema, DRAFT_7",
    "https://json-schema.org/draft-07/schema#, DRAFT_7",
    "https://json-schema.org/draft/2019-09/schema, DRAFT_2019_09",
    "http://json-schema.org/draft/2020-12/schema#, DRAFT_2020_12",
    "https://example.org/unknown.json, DRAFT_2019_09"
  })
  void findsDraftOfSchema(String schema, Draft draft) {
    Dialect dialect = LoadedSchemas.of(DRAFT_2019_09, "{\"$schema\": \"" + schema + "\"}")
        .root()
        .dialect();
    assertThat(dialect.draft()).isEqualTo(draft);
    assertThat(dialect.id()).isEqualTo(draft.metaSchema());
  }

  @ParameterizedTest
  @CsvSource({
    "const, DRAFT_6, DRAFT_2020_12",
    "if, DRAFT_7, DRAFT_2020_12",
    "additionalItems, DRAFT_4, DRAFT_2019_09",
    "dependencies, DRAFT_4, DRAFT_2020_12",
    "dependentRequired, DRAFT_2019_09, DRAFT_2020_12",
    "prefixItems, DRAFT_2020_12, DRAFT_2020_12",
    "unevaluatedItems, DRAFT_2019_09, DRAFT_2020_12",
    "$recursiveRef, DRAFT_2019_09, DRAFT_2019_09",
    "$dynamicRef, DRAFT_2020_12, DRAFT_2020_12",
    "type, DRAFT_4, DRAFT_2020_12"
  })
  void usesKeywordsOfDraft(String keyword, Draft since, Draft until) {
    for (Draft draft : Draft.values()) {
      boolean expected = since.compareTo(draft) <= 0 && draft.compareTo(until) <= 0;
      Subschema root = LoadedSchemas.of(draft, "{}").root();
      assertThat(root.dialect().uses(keyword)).as(draft.name()).isEqualTo(expected);
      assertThat(root.ignores(keyword)).as(draft.name()).isEqualTo(!expected);
    }
  }

  @Test
  void ignoresAllButDefinitionsBesideRefInOlderDrafts() {
    String schema = "{\"$ref\": \"#\", \"$id\": \"https://example.org/other.json\"}";
    for (Draft draft : Draft.values()) {
      boolean isOlder = draft.compareTo(DRAFT_7) <= 0;
      Subschema root = LoadedSchemas.of(draft, schema).root();
      assertThat(root.ignores("type")).as(draft.name()).isEqualTo(isOlder);
      assertThat(root.ignores("$ref")).isFalse();
      assertThat(root.ignores("definitions")).isFalse();
      assertThat(root.baseUri().endsWith("root.json")).as(draft.name()).isEqualTo(isOlder);
    }
  }

  @Test
  void leavesOutKeywordsOfVocabulariesThatMetaSchemaDoesNotList() {
    Dialect dialect = custom("""
        {"$schema": "https://json-schema.org/draft/2020-12/schema",
         "$vocabulary": {"HOMEapplicator": true, "HOMEcore": true,
                         "HOMEformat-assertion": false, "https://example.org/own": false}}""".replace("HOME", HOME));
    assertThat(dialect.draft()).isEqualTo(DRAFT_2020_12);
    assertThat(dialect.id()).isEqualTo(META);
    assertThat(dialect.uses("properties")).isTrue();
    assertThat(dialect.uses("$ref")).isTrue();
    assertThat(dialect.uses("format")).isTrue();
    assertThat(dialect.uses("minimum")).isFalse();
    assertThat(dialect.uses("unevaluatedItems")).isFalse();
  }

  @Test
  void usesAllKeywordsOfDraftWhereMetaSchemaListsNoVocabulary() {
    Dialect dialect = custom("{\"$schema\": \"http://json-schema.org/draft-04/schema#\"}");
    assertThat(dialect.draft()).isEqualTo(DRAFT_4);
    assertThat(dialect.uses("minimum")).isTrue();
    assertThat(dialect.uses("const")).isFalse();
  }

  @Test
  void endsAtMetaSchemaWrittenInItself() {
    assertThat(custom("{\"$schema\": \"" + META + "\"}").draft()).isEqualTo(DRAFT_7);
  }

  @Test
  void changesInResourceWithSchemaOfItsOwn() {
    Subschema root = LoadedSchemas.of(DRAFT_2020_12, """
        {"$defs": {
           "a": {"$id": "a.json", "$schema": "http://json-schema.org/draft-07/schema#",
                 "definitions": {"b": {}}},
           "c": {"id": "c.json", "$schema": "http://json-schema.org/draft-04/schema#"},
           "d": {"$schema": "http://json-schema.org/draft-07/schema#"}}}""").root();
    Subschema a = root.child("$defs", "a");
    assertThat(a.dialect().draft()).isEqualTo(DRAFT_7);
    assertThat(a.child("definitions", "b").dialect().draft()).isEqualTo(DRAFT_7);
    assertThat(root.child("$defs", "c").dialect().draft()).isEqualTo(DRAFT_4);
    assertThat(root.child("$defs", "c").location()).isEqualTo("https://example.org/c.json#");
    assertThat(root.child("$defs", "d").dialect().draft()).isEqualTo(DRAFT_2020_12);
  }
}
