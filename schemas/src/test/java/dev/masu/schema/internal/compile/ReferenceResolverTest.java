package dev.masu.schema.internal.compile;

import static dev.masu.schema.internal.compile.Draft.DRAFT_2019_09;
import static dev.masu.schema.internal.compile.Draft.DRAFT_2020_12;
import static dev.masu.schema.internal.compile.Draft.DRAFT_4;
import static dev.masu.schema.internal.compile.Draft.DRAFT_6;
import static dev.masu.schema.internal.compile.Draft.DRAFT_7;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.masu.schema.internal.compile.ReferenceResolver.UnresolvedReference;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** Which schema a {@code $ref} means. */
class ReferenceResolverTest {
  private static final String TREE = """
      {
        "$defs": {
          "a": {"$anchor": "a-anchor"},
          "b": {"$dynamicAnchor": "b-anchor"},
          "c": {"$id": "folder/c.json", "$defs": {"d": {"$anchor": "d-anchor"}}},
          "e": {"$id": "/e.json", "items": {"$id": "f.json"}},
          "u": {"$id": "urn:example:u", "$defs": {"v": {"$anchor": "v-anchor"}}},
          "tilde~field/100%\\"": {},
          "empty": {"$id": "empty.json#"}
        },
        "prefixItems": [{}, {"properties": {"properties": {}, "$id": {}}}],
        "": {"": true},
        "unknown": {"$id": "g.json", "properties": {"h": {"$id": "i.json"}, "j": {"$anchor": "j-anchor"}}},
        "const": {"$id": "k.json", "$anchor": "k-anchor"}
      }""";

  @ParameterizedTest
  @CsvSource({
    "'', https://example.org/root.json#",
    "#, https://example.org/root.json#",
    "root.json, https://example.org/root.json#",
    "https://example.org/root.json#, https://example.org/root.json#",
    "#a-anchor, https://example.org/root.json#/$defs/a",
    "root.json#a-anchor, https://example.org/root.json#/$defs/a",
    "#b-anchor, https://example.org/root.json#/$defs/b",
    "#/$defs/a, https://example.org/root.json#/$defs/a",
    "#/%24defs/a, https://example.org/root.json#/$defs/a",
    "#/$defs/c, https://example.org/folder/c.json#",
    "folder/c.json, https://example.org/folder/c.json#",
    "folder/c.json#d-anchor, https://example.org/folder/c.json#/$defs/d",
    "folder/c.json#/$defs/d, https://example.org/folder/c.json#/$defs/d",
    "#/$defs/c/$defs/d, https://example.org/folder/c.json#/$defs/d",
    "e.json, https://example.org/e.json#",
    "f.json, https://example.org/f.json#",
    "#/$defs/e/items, https://example.org/f.json#",
    "urn:example:u, urn:example:u#",
    "urn:example:u#v-anchor, urn:example:u#/$defs/v",
    "urn:example:u#/$defs/v, urn:example:u#/$defs/v",
    "'#/$defs/tilde~0field~1100%25%22', 'https://example.org/root.json#/$defs/tilde~0field~1100%\"'",
    "empty.json, https://example.org/empty.json#",
    "#/prefixItems/1, https://example.org/root.json#/prefixItems/1",
    "#/prefixItems/1/properties/$id, https://example.org/root.json#/prefixItems/1/properties/$id",
    "#/prefixItems/1/properties/properties, "
        + "https://example.org/root.json#/prefixItems/1/properties/properties",
    "#//, https://example.org/root.json#//",
    "#/unknown, https://example.org/g.json#",
    "#/unknown/properties/h, https://example.org/i.json#",
    "#/const, https://example.org/k.json#"
  })
  void findsTheSchemaOfReference(String ref, String location) {
    assertThat(LoadedSchemas.of(DRAFT_2020_12, TREE).location(ref)).isEqualTo(location);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "other.json",
        "#nowhere",
        "#/$defs/missing",
        "#/prefixItems/2",
        "#/prefixItems/01",
        "#/prefixItems/-1",
        "#/prefixItems",
        "#/$defs/a/$anchor",
        "folder/c.json#a-anchor",
        "g.json",
        "i.json",
        "k.json",
        "#j-anchor",
        "#d-anchor",
        "#%zz",
        "a b"
      })
  void rejectsReferenceToNoSchema(String ref) {
    LoadedSchemas schemas = LoadedSchemas.of(DRAFT_2020_12, TREE);
    assertThatExceptionOfType(UnresolvedReference.class)
        .isThrownBy(() -> schemas.location(ref))
        .withMessageMatching("refers to .*, wh(ich|ere) .*");
  }

  @Test
  void rejectsUnknownRoot() {
    assertThatExceptionOfType(UnresolvedReference.class)
        .isThrownBy(() -> LoadedSchemas.none(DRAFT_2020_12).root())
        .withMessage("refers to https://example.org/root.json, which is not registered");
  }

  @Test
  void findsNamesBelowUnknownKeywordOnceReferenceLeadsThere() {
    LoadedSchemas schemas = LoadedSchemas.of(DRAFT_2020_12, """
        {"x": {"a": {"$id": "a.json", "$defs": {"b": {"$anchor": "b"}}}},
         "$ref": "#/x/a"}""");
    assertThat(schemas.location("a.json#b")).isEqualTo("https://example.org/a.json#/$defs/b");
  }

  @ParameterizedTest
  @CsvSource({
    "#foo, https://example.org/root.json#/definitions/a",
    "other.json#bar, https://example.org/other.json#",
    "other.json, https://example.org/other.json#",
    "#/definitions/c, https://example.org/root.json#/definitions/c",
    "#/definitions/c/definitions/d, https://example.org/d.json#",
    "d.json, https://example.org/d.json#"
  })
  void findsIdsOfOlderDrafts(String ref, String location) {
    String schema = """
        {"definitions": {
           "a": {"ID": "#foo"},
           "b": {"ID": "other.json#bar"},
           "c": {"ID": "ignored/", "$ref": "#foo", "definitions": {"d": {"ID": "d.json"}}}
         }}""";
    String withId = schema.replace("ID", "$id");
    assertThat(LoadedSchemas.of(DRAFT_6, withId).location(ref)).isEqualTo(location);
    assertThat(LoadedSchemas.of(DRAFT_7, withId).location(ref)).isEqualTo(location);
    assertThat(LoadedSchemas.of(DRAFT_4, schema.replace("ID", "id")).location(ref))
        .isEqualTo(location);
  }

  @Test
  void takesIdBesideRefForBaseSince201909() {
    LoadedSchemas schemas = LoadedSchemas.of(
            DRAFT_2019_09, "{\"$defs\": {\"a\": {\"$id\": \"a/b.json\", \"$ref\": \"c.json\"}}}")
        .with("https://example.org/a/c.json", "{}");
    Subschema a = schemas.root().child("$defs", "a");
    assertThat(a.location()).isEqualTo("https://example.org/a/b.json#");
    assertThat(schemas.referred(a, "$ref", "c.json").location())
        .isEqualTo("https://example.org/a/c.json#");
  }

  @Test
  void findsDocumentsByTheirOwnIdAndByTheUriTheyWereFoundBy() {
    LoadedSchemas schemas = LoadedSchemas.of(DRAFT_2020_12, "{}")
        .with("https://example.org/found.json", "{\"$id\": \"own.json\", \"$defs\": {\"a\": {}}}");
    assertThat(schemas.location("found.json#/$defs/a"))
        .isEqualTo("https://example.org/own.json#/$defs/a");
    assertThat(schemas.location("own.json")).isEqualTo("https://example.org/own.json#");
  }

  @Test
  void findsEmbeddedResourceOfDocumentLoadedWithIt() {
    LoadedSchemas schemas = LoadedSchemas.of(DRAFT_2020_12, "{}")
        .with(
            "https://example.org/holder.json",
            "{\"$defs\": {\"e\": {\"$id\": \"embedded.json\", \"$defs\": {\"f\": true}}}}");
    schemas.resources().load(List.of(LoadedSchemas.ROOT, "https://example.org/holder.json"));
    assertThat(schemas.location("embedded.json#/$defs/f"))
        .isEqualTo("https://example.org/embedded.json#/$defs/f");
    assertThat(schemas.resources().root("https://example.org/embedded.json").location())
        .isEqualTo("https://example.org/embedded.json#");
  }

  @ParameterizedTest
  @CsvSource({
    "http://json-schema.org/draft-04/schema#, http://json-schema.org/draft-04/schema#",
    "https://json-schema.org/draft-07/schema, http://json-schema.org/draft-07/schema#",
    "https://json-schema.org/draft/2019-09/meta/core#/$defs, ''",
    "https://json-schema.org/draft/2020-12/meta/core#meta, "
        + "https://json-schema.org/draft/2020-12/meta/core#"
  })
  void findsMetaSchemas(String ref, String location) {
    LoadedSchemas schemas = LoadedSchemas.of(DRAFT_2020_12, "{}");
    if (location.isEmpty()) {
      assertThatExceptionOfType(UnresolvedReference.class).isThrownBy(() -> schemas.location(ref));
    } else {
      assertThat(schemas.location(ref)).isEqualTo(location);
    }
  }

  @Test
  void findsSchemasNestedDeeply() {
    int depth = 1_000;
    JsonNode root = JsonNodeFactory.instance.objectNode().put("$anchor", "deep");
    for (int i = 0; i < depth; i++) {
      root = JsonNodeFactory.instance.objectNode().set("not", root);
    }
    LoadedSchemas schemas = LoadedSchemas.none(DRAFT_2020_12).with(LoadedSchemas.ROOT, root);
    assertThat(schemas.location("#deep")).hasSize(LoadedSchemas.ROOT.length() + 1 + 4 * depth);
  }
}
