package dev.masu.schema.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.masu.SchemaBound;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.SchemaException;
import dev.masu.stn.Stn;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What is in a catalogue can be read back: texts, types' schemas, bundles. */
class ReadBackTest {
  private static final String A = "https://example.org/a.json";
  private static final String B = "https://example.org/b.json";
  private static final List<String> DRAFTS =
      List.of("draft-04", "draft-06", "draft-07", "draft/2019-09", "draft/2020-12");

  @SchemaBound(A)
  private record Named() {}

  @SchemaBound(resource = "trap.json")
  private static class OfResource {}

  private static final class Inheriting extends OfResource {}

  @SchemaBound(A)
  private interface Marker {}

  private record Implementing() implements Marker {}

  @SchemaBound(resource = "none.json")
  private record Missing() {}

  @SchemaBound
  private record Nameless() {}

  @SchemaBound(value = A, resource = "trap.json")
  private record TwiceNamed() {}

  @Test
  void theTextAndTheJsonOfASchema() {
    String text = "{ \"title\": \"Order\",\n\"minimum\": 1.50 }";
    CompiledSchema schema = SchemaCatalog.builder().register(A, text).build().schema(A);
    assertThat(schema.text()).isEqualTo(text);
    assertThat(schema.json()).hasToString("{\"title\":\"Order\",\"minimum\":1.50}");
    assertThat(schema).hasToString("schema " + A + " (Order)");
    CompiledSchema redacting =
        SchemaCatalog.builder().register(A, text).redactValues(true).build().schema(A);
    assertThat(redacting.text()).isEqualTo(text);
    assertThat(redacting.json()).isEqualTo(schema.json());
    assertThat(redacting).hasToString("schema " + A + " (Order)");
    CompiledSchema networknt = SchemaCatalog.builder()
        .register(A, text)
        .engine(CheckEngine.NETWORKNT)
        .build()
        .schema(A);
    assertThat(networknt.text()).isEqualTo(text);
    assertThat(
            SchemaCatalog.bundled().schema(SchemaCatalog.STN).json().path("$id").asString())
        .isEqualTo(SchemaCatalog.STN);
  }

  @Test
  void aCatalogueSaysWhatItHolds() {
    assertThat(SchemaCatalog.builder().register(B, "{}").register(A, "{}").build())
        .hasToString("catalogue of the bundled schemas and [" + A + ", " + B + "]");
  }

  @Test
  void theSchemaOfAType() {
    SchemaCatalog catalog = SchemaCatalog.builder().register(A, "{}").build();
    assertThat(catalog.schema(Named.class)).isSameAs(catalog.schema(A));
    assertThat(catalog.schema(Implementing.class)).isSameAs(catalog.schema(A));
    assertThat(catalog.schema(Stn.class)).isSameAs(catalog.schema(SchemaCatalog.STN));
    CompiledSchema resource = catalog.schema(OfResource.class);
    assertThat(resource.id()).isEqualTo("classpath:/dev/masu/schema/catalog/trap.json");
    assertThat(resource.check("1").isValid()).isFalse();
    assertThat(catalog.schema(Inheriting.class)).isSameAs(resource);
    assertThat(catalog.schema(getClass(), "trap.json")).isSameAs(resource);
  }

  @Test
  void aTypeWithoutASchema() {
    SchemaCatalog catalog = SchemaCatalog.bundled();
    assertThatThrownBy(() -> catalog.schema(String.class))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("expected a type with @SchemaBound but found java.lang.String; annotate it");
    assertThatThrownBy(() -> catalog.schema(Named.class))
        .isInstanceOf(SchemaException.class)
        .hasMessageStartingWith("schema " + A + ": not registered");
    assertThatThrownBy(() -> catalog.schema(Missing.class))
        .isInstanceOf(SchemaException.class)
        .hasMessageContaining("there is no resource /dev/masu/schema/catalog/none.json where"
            + " dev.masu.schema.catalog.ReadBackTest$Missing is loaded from");
    assertThatThrownBy(() -> catalog.schema(Nameless.class))
        .hasMessage(
            "expected @SchemaBound of dev.masu.schema.catalog.ReadBackTest$Nameless to name either an"
                + " id or a resource but found none");
    assertThatThrownBy(() -> catalog.schema(TwiceNamed.class)).hasMessageEndingWith("found both");
  }

  @ParameterizedTest
  @CsvSource({
    "https://json-schema.org/draft/2020-12/schema, $defs, $id",
    "https://json-schema.org/draft/2019-09/schema, $defs, $id",
    "http://json-schema.org/draft-07/schema#, definitions, $id",
    "http://json-schema.org/draft-04/schema#, definitions, id"
  })
  void aBundleIsOneSchemaThatMeansTheSame(String dialect, String definitions, String id) {
    String start = "{\"$schema\":\"" + dialect + "\",";
    SchemaCatalog catalog = SchemaCatalog.builder()
        .register(
            A,
            start + "\"" + definitions + "\":{\"own\":{\"maxLength\":3}},\"properties\":{"
                + "\"a\":{\"$ref\":\"b.json#/properties/x\"},\"b\":{\"$ref\":\"#/" + definitions
                + "/own\"},\"c\":{\"$ref\":\"c.json\"},\"d\":{\"$ref\":\"" + dialect + "\"}}}")
        .register(B, start + "\"properties\":{\"x\":{\"$ref\":\"folder/d.json\"}}}")
        .register("https://example.org/c.json", start + "\"$ref\":\"b.json#/properties/x\"}")
        .register("https://example.org/folder/d.json", "{\"type\":\"null\"}")
        .register("https://example.org/unused.json", "{}")
        .build();
    JsonNode bundle = catalog.bundle(A);
    assertThat(bundle.path(id).asString()).isEqualTo(A);
    assertThat(bundle.path("$schema").asString()).isEqualTo(dialect);
    assertThat(bundle.path(definitions).propertyNames())
        .containsExactly(
            "own", B, "https://example.org/c.json", "https://example.org/folder/d.json");
    CompiledSchema alone = SchemaCatalog.builder().register(bundle).build().schema(A);
    for (String document : new String[] {
      "{\"a\":null,\"b\":\"abc\",\"c\":null,\"d\":{}}",
      "{\"a\":1}",
      "{\"b\":\"abcd\"}",
      "{\"c\":1}",
      "{\"d\":{\"type\":1}}"
    }) {
      assertThat(alone.check(document).isValid())
          .as(document)
          .isEqualTo(catalog.schema(A).check(document).isValid());
    }
    assertThat(JsonMapper.shared().readTree(catalog.schema(A).text()).has(id)).isFalse();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
          {"$ref":"b.json#/$defs/x"} | {"$id":"https://b.org/b","$defs":{"x":{"$ref":"c"}},"$anchor":"y"} | {"$id":"https://b.org/c","type":"null"} | {"https://b.org/b":{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://b.org/b","$defs":{"x":{"$ref":"c"}},"$anchor":"y"},"https://b.org/c":{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://b.org/c","type":"null"}}
          {"if":{"$ref":"b.json#y"},"then":false} | {"$id":"https://b.org/b","$anchor":"y","not":{"$ref":"https://example.org/c.json"}} | {"type":"null"} | {"https://b.org/b":{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://b.org/b","$anchor":"y","not":{"$ref":"https://example.org/c.json"}},"https://example.org/c.json":{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://example.org/c.json","type":"null"}}
          {"$schema":"http://json-schema.org/draft-07/schema#","not":{"not":{"$ref":"b.json"}}} | {"$ref":"c.json","allOf":[true],"minLength":2} | {"type":"null"} | {"https://example.org/b.json":{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://example.org/b.json","allOf":[true,{"$ref":"c.json"}],"minLength":2},"https://example.org/c.json":{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://example.org/c.json","type":"null"}}
          {"$ref":"b.json","not":{"$ref":"#/$defs/https:~1~1example.org~1b.json"},"$defs":{"https://example.org/b.json":{"type":"string"}}} | {"type":"null"} | {} | {"https://example.org/b.json":{"type":"string"},"https://example.org/b.json_":{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://example.org/b.json","type":"null"}}
          """)
  void whatABundleEmbedsIsFound(String a, String b, String c, String definitions) {
    SchemaCatalog catalog = SchemaCatalog.builder()
        .register(A, a)
        .register(B, b)
        .register("https://example.org/c.json", c)
        .build();
    JsonNode bundle = catalog.bundle(A);
    assertThat(bundle.path(bundle.has("$defs") ? "$defs" : "definitions")).hasToString(definitions);
    CompiledSchema alone = SchemaCatalog.builder().register(bundle).build().schema(A);
    for (String document : new String[] {"null", "1", "\"a\""}) {
      assertThat(alone.check(document)).isEqualTo(catalog.schema(A).check(document));
    }
  }

  /** Draft-07 and older ignore an id beside a {@code $ref}, in the bundle or in what it embeds. */
  @ParameterizedTest
  @FieldSource("DRAFTS")
  void aBundleEmbedsSchemasThatAreReferences(String draft) {
    for (String embedded : DRAFTS) {
      SchemaCatalog catalog = SchemaCatalog.builder()
          .register(A, "{" + dialect(draft) + "\"properties\":{\"a\":{\"$ref\":\"b.json\"}}}")
          .register(
              B,
              "{" + dialect(embedded)
                  + "\"$ref\":\"#/definitions/b\",\"definitions\":{\"b\":{\"maximum\":3}}}")
          .build();
      CompiledSchema alone =
          SchemaCatalog.builder().register(catalog.bundle(A)).build().schema(A);
      assertThat(alone.check("{\"a\":3}").isValid()).as(embedded).isTrue();
      assertThat(alone.check("{\"a\":4}").isValid()).as(embedded).isFalse();
    }
  }

  /** References lead into keywords that no draft has, which bundles and networknt's engine need too. */
  @ParameterizedTest
  @FieldSource("DRAFTS")
  void aBundleKeepsWhatIsReferredTo(String draft) {
    SchemaCatalog.Builder schemas = SchemaCatalog.builder()
        .register(
            A,
            "{" + dialect(draft)
                + "\"$ref\":\"#/components/a\",\"components\":{\"a\":{\"maximum\":3}}}");
    JsonNode bundle = schemas.build().bundle(A);
    for (CompiledSchema schema : List.of(
        SchemaCatalog.builder().register(bundle).build().schema(A),
        schemas.engine(CheckEngine.NETWORKNT).build().schema(A))) {
      assertThat(schema.check("3").isValid()).isTrue();
      assertThat(schema.check("4").isValid()).isFalse();
    }
  }

  private static String dialect(String draft) {
    return "\"$schema\":\"" + (draft.startsWith("draft/") ? "https" : "http")
        + "://json-schema.org/" + draft + "/schema\",";
  }

  @Test
  void equalSchemasKeepTheirOwnIds() {
    SchemaCatalog catalog = SchemaCatalog.builder()
        .register("urn:a", "false")
        .register("urn:b", "false")
        .register("urn:c", "{\"items\":{\"$ref\":\"urn:b\"}}")
        .build();
    assertThat(catalog.bundle("urn:b").path("$id").asString()).isEqualTo("urn:b");
    assertThat(catalog.bundle("urn:c").at("/items/$ref").asString()).isEqualTo("urn:b");
    assertThat(catalog.schema("urn:c").check("[1]").violations())
        .extracting(violation -> violation.schemaLocation().orElseThrow())
        .containsExactly("urn:b#");
  }

  /** Other programs compare URIs as they are written. */
  @Test
  void aBundleNamesSchemasByTheirIds() {
    SchemaCatalog catalog = SchemaCatalog.builder()
        .register(
            A,
            "{\"items\":{\"$ref\":\"grösse.json#/$defs/ä\"},\"not\":{\"$ref\":\"gr%C3%B6sse.json\"},"
                + "\"allOf\":[{\"$ref\":\"ö.json\"},{\"$ref\":\"#/$defs/ü\"}],"
                + "\"$defs\":{\"ö\":{\"$id\":\"ö.json\"},\"ü\":{}}}")
        .register("https://example.org/grösse.json", "{\"$defs\":{\"ä\":{\"type\":\"null\"}}}")
        .build();
    String size = "https://example.org/gr%C3%B6sse.json";
    String dialect = "\"$schema\":\"https://json-schema.org/draft/2020-12/schema\"";
    assertThat(catalog.bundle(A))
        .hasToString("{" + dialect + ",\"$id\":\"" + A + "\",\"items\":{\"$ref\":\"" + size
            + "#/$defs/ä\"},\"not\":{\"$ref\":\"gr%C3%B6sse.json\"},\"allOf\":[{\"$ref\":\"ö.json\"},"
            + "{\"$ref\":\"#/$defs/ü\"}],\"$defs\":{\"ö\":{\"$id\":\"ö.json\"},\"ü\":{},\""
            + size + "\":{" + dialect + ",\"$id\":\"" + size
            + "\",\"$defs\":{\"ä\":{\"type\":\"null\"}}}}}");
  }

  @ParameterizedTest
  @CsvSource({
    "http://json-schema.org/draft-07/schema#, http://json-schema.org/draft-07/schema#",
    "http://json-schema.org/draft-07/schema, http://json-schema.org/draft-07/schema#",
    "https://json-schema.org/draft-07/schema#, http://json-schema.org/draft-07/schema#",
    "https://json-schema.org/draft/2019-09/schema#, https://json-schema.org/draft/2019-09/schema",
    "urn:unknown, http://json-schema.org/draft-06/schema#"
  })
  void aBundleNamesItsDialect(String dialect, String expected) {
    JsonNode bundle = SchemaCatalog.builder()
        .defaultDialect("http://json-schema.org/draft-06/schema")
        .register("{\"$schema\":\"" + dialect + "\",\"$id\":\"" + A + "\"}")
        .build()
        .bundle(A);
    assertThat(bundle).hasToString("{\"$schema\":\"" + expected + "\",\"$id\":\"" + A + "\"}");
  }

  @Test
  void theBundleOfABundledSchema() {
    JsonNode bundle = SchemaCatalog.bundled().bundle(SchemaCatalog.GGN);
    assertThat(bundle.path("$id").asString()).isEqualTo(SchemaCatalog.GGN);
    assertThatThrownBy(() -> SchemaCatalog.bundled().bundle(A)).isInstanceOf(SchemaException.class);
  }
}
