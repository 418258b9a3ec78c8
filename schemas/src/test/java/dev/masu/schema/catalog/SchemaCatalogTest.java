package dev.masu.schema.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.masu.notation.Qpi.Sides;
import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.SchemaException;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.Violation;
import dev.masu.schema.internal.compile.Draft;
import dev.masu.schema.internal.compile.MetaSchemas;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Registering, finding and compiling schemas. */
class SchemaCatalogTest {
  private static final String A = "https://example.org/a.json";
  private static final String B = "https://example.org/b.json";

  private static CompiledSchema compile(String schema) {
    return SchemaCatalog.builder().register(A, schema).build().schema(A);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
          https://example.org/A.json   | not registered; did you mean https://example.org/a.json?
          https://exmaple.org/a.json   | not registered; did you mean https://example.org/a.json?
          https://example.org/a.json#b | a fragment names a part of a schema; register a schema that refers to it, such as {"$ref": "https://example.org/a.json#b"}
          https://example.org/a/long/path/that/most/other/ids/of/schemas/share/as/well/oder.json | not registered; did you mean https://example.org/a/long/path/that/most/other/ids/of/schemas/share/as/well/order.json?
          order.schema.json | not registered, and no absolute URI, as ids are; for a class-path resource, write @SchemaBound(resource = "order.schema.json")
          classpath:/schemas/b.json | not registered; for a class-path resource, write @SchemaBound(resource = "/schemas/b.json")
          classpath:schemas/b.json | not registered; for a class-path resource, write @SchemaBound(resource = "/schemas/b.json")
          https://sashite.dev/schemas/stn/1.0.1/schema.json | not registered; did you mean https://sashite.dev/schemas/stn/1.0.0/schema.json?
          """)
  void suggestsTheIdClosestToAnUnknownOne(String id, String problem) {
    SchemaCatalog catalog = SchemaCatalog.builder()
        .register(A, "{}")
        .register(
            "https://example.org/a/long/path/that/most/other/ids/of/schemas/share/as/well/order.json",
            "{}")
        .build();
    assertThatThrownBy(() -> catalog.schema(id))
        .isInstanceOf(SchemaException.class)
        .hasMessage("schema " + id + ": " + problem);
  }

  @Test
  void listsTheRegisteredIdsIfNoneIsLikeAnUnknownOne() {
    assertThatThrownBy(() -> SchemaCatalog.bundled().schema("urn:x"))
        .hasMessage("schema urn:x: not registered; register it with SchemaCatalog.builder(), and"
            + " give the catalogue to the mapper with MasuModule.builder().catalog(…)");
    SchemaCatalog.Builder builder = SchemaCatalog.builder();
    List<String> ids =
        IntStream.range(0, 40).mapToObj(i -> "https://example.org/" + i).toList();
    ids.forEach(id -> builder.register(id, "{}"));
    assertThatThrownBy(() -> builder.build().schema("urn:x"))
        .hasMessage("schema urn:x: not registered; register it with SchemaCatalog.builder(),"
            + " registered are " + ids.subList(0, 12) + " and 28 more");
  }

  @Test
  void idsAreSortedAndUnmodifiable() {
    SchemaCatalog catalog =
        SchemaCatalog.builder().register(B, "{}").register(A, "{}").build();
    assertThat(List.copyOf(catalog.ids()))
        .containsAll(SchemaCatalog.bundled().ids())
        .startsWith(A, B)
        .isSorted();
    assertThatThrownBy(() -> catalog.ids().remove(A))
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ISO-8859-1 | line 1, column 50: expected UTF-8 but found the byte 0xE9 at byte offset 49, which is not part of any character; save the document as UTF-8",
        "UTF-16     | line 1, column 1: the document is encoded in UTF-16; save it as UTF-8",
      })
  void rejectsOtherEncodings(String encoding, String problem, @TempDir Path folder)
      throws IOException {
    byte[] bytes = ("{\"$id\":\"" + A + "\",\"required\":[\"\u00e9\"]}").getBytes(encoding);
    Path file = Files.write(folder.resolve("a.json"), bytes);
    assertThatThrownBy(() -> SchemaCatalog.builder().register(file))
        .isInstanceOf(SchemaException.class)
        .hasMessage("schema " + file + ", " + problem);
    assertThatThrownBy(() -> SchemaCatalog.builder().register(new ByteArrayInputStream(bytes)))
        .isInstanceOf(SchemaException.class)
        .hasMessage("schema, " + problem);
  }

  @Test
  void anEmptyFragmentIsNoPartOfTheId() {
    SchemaCatalog catalog = SchemaCatalog.builder()
        .register("{\"$id\":\"" + A + "#\",\"type\":\"string\"}")
        .register(B, "{\"$ref\":\"" + A + "#\"}")
        .build();
    assertThat(catalog.ids()).contains(A).doesNotContain(A + "#");
    assertThat(catalog.schema(A + "#")).isSameAs(catalog.schema(A));
    assertThat(catalog.schema(A).check("1").isValid()).isFalse();
    assertThat(catalog.schema(B).check("1").isValid()).isFalse();
    assertThat(catalog.schema(B).check("\"a\"").isValid()).isTrue();
  }

  /** networknt would read a schema as YAML whose id ends so. */
  @ParameterizedTest
  @EnumSource
  void aSchemaIsReadAsJsonWhateverItsIdEndsIn(CheckEngine engine) {
    String id = "https://example.org/a.yaml";
    CompiledSchema schema = SchemaCatalog.builder()
        .engine(engine)
        .register(A, "{\"$ref\":\"a.yaml\"}")
        .register(id, "{\"minimum\":1e400}")
        .build()
        .schema(A);
    assertThat(schema.check("1e401").isValid()).isTrue();
    assertThat(schema.check("1").isValid()).isFalse();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
          {"type":"string"}                | schema: has no $id; add one, or register it with an id
          true                             | schema: has no $id; add one, or register it with an id
          {"$id":5}                        | schema, line 1, column 8: expected $id to be a string but found the number 5
          {"$id":"a.json"}                 | schema a.json, line 1, column 8: its id is not absolute; write it like https://example.org/a.json
          {"$id":"#foo"}                   | schema #foo, line 1, column 8: its id is not absolute; write it like https://example.org/schema.json
          {"$id":"a.json#foo"}             | schema a.json#foo, line 1, column 8: its id is not absolute; write it like https://example.org/a.json
          {"$id":"https://x.y/a#b"}        | schema https://x.y/a#b, line 1, column 8: its id has a fragment, which names a part of a schema; write https://x.y/a
          {"$id":""}                       | schema , line 1, column 8: its id is not absolute; write it like https://example.org/schema.json
          {"$id":"a b:c"}                  | schema a b:c, line 1, column 8: its id is not a URI; percent-encode it, as %20 for a space and %25 for %
          {"type":                         | schema, line 1, column 9: the document ends inside the object that starts at line 1, column 1; is it cut off?
          {"default":None}                 | schema, line 1, column 12: expected a JSON value but found "None"; did you mean null?
          {'type':1}                       | schema, line 1, column 2: expected a property name in double quotes or '}' but found '''; JSON strings take double quotes
          {"type":1,"type":2}              | schema, line 1, column 11: the name "type" occurs twice in this object, first at line 1, column 2; keep one
          {"a":{"b":1,"c":2,"b":3}}        | schema, line 1, column 19: the name "b" occurs twice in this object, first at line 1, column 7; keep one
          []                               | schema, line 1, column 1: expected a schema: an object, true or false but found an array
          "a"                              | schema, line 1, column 1: expected a schema: an object, true or false but found the string "a"
          5                                | schema, line 1, column 1: expected a schema: an object, true or false but found the number 5
          schemas/my order.json            | schema: expected the text of a schema but found "schemas/my order.json"; register a file by its Path, and a class-path resource with registerResource
          """)
  void registeringRejectsWhatIsNoSchema(String schema, String message) {
    assertThatThrownBy(() -> SchemaCatalog.builder().register(schema))
        .isInstanceOf(SchemaException.class)
        .hasMessage(message);
  }

  @Test
  void reportsTheIdAndTheLocationOfAProblem() {
    SchemaException problem = catchThrowableOfType(
        SchemaException.class, () -> SchemaCatalog.builder().register(A, "{\n  \"a\": nul }"));
    assertThat(problem)
        .hasMessage("schema " + A + ", line 2, column 8: expected a JSON value but found \"nul\";"
            + " did you mean null?");
    assertThat(problem.schemaId()).contains(A);
    assertThat(problem.location().map(SourceLocation::toString)).contains("line 2, column 8");
    assertThat(problem.problem())
        .isEqualTo("expected a JSON value but found \"nul\"; did you mean null?");
  }

  @ParameterizedTest
  @CsvSource({
    "https://example.org/b.json, https://example.org/b.json",
    "b.json, https://example.org/b.json",
    "https://example.org/b.json#, https://example.org/b.json",
    "urn:example:b, urn:example:b",
    "folder/, https://example.org/folder/"
  })
  void aSchemaIsFoundByItsIdAndByTheUriItIsRegisteredBy(String id, String uri) {
    SchemaCatalog catalog = SchemaCatalog.builder()
        .register(URI.create(A), "{\"$id\":\"" + id + "\",\"type\":\"string\"}")
        .register("https://example.org/c.json", "{\"items\":{\"$ref\":\"a.json\"}}")
        .register("https://example.org/d.json", "{\"items\":{\"$ref\":\"" + uri + "\"}}")
        .build();
    assertThat(catalog.schema(A)).isSameAs(catalog.schema(uri));
    assertThat(catalog.schema(A).id()).isEqualTo(uri);
    assertThat(catalog.ids()).contains(uri);
    for (String other : List.of("c", "d")) {
      assertThat(catalog
              .schema("https://example.org/" + other + ".json")
              .check("[1]")
              .violations()
              .get(0)
              .schemaLocation())
          .contains(uri + "#/type");
    }
  }

  @Test
  void anIdMustBecomeAbsolute() {
    assertThatThrownBy(
            () -> SchemaCatalog.builder().register("urn:example:a", "{\"$id\":\"b.json\"}"))
        .hasMessage("schema b.json, line 1, column 8: its id is not absolute; write it like"
            + " https://example.org/b.json");
  }

  @Test
  void theIdOfDraft4IsInAnotherKeyword() {
    String draft4 = "\"$schema\":\"http://json-schema.org/draft-04/schema#\",";
    assertThat(SchemaCatalog.builder()
            .register("{" + draft4 + "\"id\":\"" + A + "#\"}")
            .build()
            .ids())
        .contains(A);
    assertThatThrownBy(
            () -> SchemaCatalog.builder().register("{" + draft4 + "\"$id\":\"" + A + "\"}"))
        .hasMessage("schema: has no id; add one, or register it with an id");
    assertThatThrownBy(() -> SchemaCatalog.builder().register("{\"id\":\"" + A + "\"}"))
        .hasMessage("schema: has no $id; add one, or register it with an id");
    assertThat(SchemaCatalog.builder()
            .register("{\"$schema\":\"https://example.org/meta\",\"id\":\"" + A + "\"}")
            .build()
            .ids())
        .contains(A);
  }

  @Test
  void theSameContentMayBeRegisteredTwice(@TempDir Path folder) throws IOException {
    String schema = "{\"$id\":\"" + A + "\",\"type\":\"string\"}";
    Path file = Files.writeString(folder.resolve("a.json"), schema.replace(",", ",\n  "));
    SchemaCatalog catalog = SchemaCatalog.builder()
        .register(schema)
        .register(file)
        .register(A, schema)
        .register(SchemaCatalog.bundled().schema(SchemaCatalog.GAN).text())
        .build();
    assertThat(catalog.schema(file.toUri().toString())).isSameAs(catalog.schema(A));
  }

  @Test
  void aCopyOfABundledSchemaIsFoundByItsUri(@TempDir Path folder) throws IOException {
    CompiledSchema qpi = SchemaCatalog.bundled().schema(SchemaCatalog.QPI);
    Files.writeString(folder.resolve("qpi.json"), qpi.text());
    Files.writeString(folder.resolve("pieces.json"), "{\"items\":{\"$ref\":\"qpi.json\"}}");
    for (CheckEngine engine : CheckEngine.values()) {
      SchemaCatalog catalog = SchemaCatalog.builder()
          .registerAll(URI.create("https://example.org/"), folder)
          .engine(engine)
          .build();
      assertThat(catalog.ids()).hasSize(BundledSchemas.ids().size() + 1);
      assertThat(catalog.schema("https://example.org/qpi.json"))
          .isSameAs(catalog.schema(SchemaCatalog.QPI));
      for (Sides sides : Sides.values()) {
        CompiledSchema pieces =
            catalog.withQpiSides(sides).schema("https://example.org/pieces.json");
        assertThat(pieces.check("[\"C:K\"]").isValid()).isTrue();
        assertThat(pieces.check("[\"C:k\"]").isValid()).isEqualTo(sides == Sides.INDEPENDENT);
        assertThat(pieces.check("[1]").isValid()).isFalse();
      }
    }
  }

  @Test
  void aRejectedSchemaIsNotRegistered() {
    SchemaCatalog.Builder builder = SchemaCatalog.builder().register(A, "{}");
    assertThatThrownBy(() -> builder.register(B, "{\"$id\":\"" + A + "\",\"type\":\"null\"}"))
        .isInstanceOf(SchemaException.class);
    SchemaCatalog catalog = builder.build();
    assertThat(catalog.schema(A).check("1").isValid()).isTrue();
    assertThatThrownBy(() -> catalog.schema(B))
        .hasMessage("schema " + B + ": not registered; did you mean " + A + "?");
  }

  @Test
  void twoContentsOfOneIdAreAnErrorThatNamesBoth(@TempDir Path folder) throws IOException {
    Path first = Files.writeString(folder.resolve("a.json"), "{\"$id\":\"" + A + "\"}");
    Path second =
        Files.writeString(folder.resolve("b.json"), "{\"title\":\"b\",\n  \"$id\":\"" + A + "\"}");
    SchemaCatalog.Builder builder = SchemaCatalog.builder().register(first);
    assertThatThrownBy(() -> builder.register(second))
        .isInstanceOf(SchemaException.class)
        .hasMessage("schema " + A + ", line 2, column 9: two different schemas have the id " + A
            + ": " + first + " and " + second
            + "; give each an id of its own, or leave one out");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://json-schema.org/draft-07/schema#",
        "https://json-schema.org/draft-07/schema",
        "https://json-schema.org/draft-07/schema#",
        "http://json-schema.org/draft-07/schema"
      })
  void aSchemaMayHoldACopyOfItsMetaSchema(String id) {
    JsonNode meta =
        SchemaCatalog.builder().register(A, "{\"$ref\":\"" + id + "\"}").build().bundle(A);
    assertThat(meta.has("$defs")).isFalse();
    SchemaCatalog catalog = SchemaCatalog.builder()
        .register(
            A,
            "{\"$schema\":\"" + id + "\",\"definitions\":{\"m\":{\"$id\":\"" + id
                + "\",\"title\":\"mine\"}},\"items\":{\"$ref\":\"" + id + "\"}}")
        .build();
    assertThat(catalog.schema(A).check("[{\"type\":1}]").isValid()).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "https://example.org/meta,                not known,     'register it, or name'",
    "http://json-schema.org/draft-03/schema#, not supported, name",
    "http://json-schema.org/schema#,          not supported, name",
  })
  void anUnknownDialectIsAWarningAndTheDefaultOneApplies(
      String dialect, String problem, String remedy) {
    String schema = "{\"$schema\":\"" + dialect + "\",\"prefixItems\":[{\"type\":\"null\"}]}";
    SchemaCatalog catalog = SchemaCatalog.builder().register(A, schema).build();
    assertThat(catalog.schema(A).check("[1]").isValid()).isFalse();
    assertThat(catalog.warnings())
        .singleElement()
        .hasToString("schema " + A + ", line 1, column 12 (/$schema): its $schema \"" + dialect
            + "\" is " + problem + ", so that the default dialect applies,"
            + " https://json-schema.org/draft/2020-12/schema; " + remedy + " one of"
            + " [https://json-schema.org/draft/2020-12/schema,"
            + " https://json-schema.org/draft/2019-09/schema,"
            + " http://json-schema.org/draft-07/schema#, http://json-schema.org/draft-06/schema#,"
            + " http://json-schema.org/draft-04/schema#]");
    SchemaCatalog older = SchemaCatalog.builder()
        .defaultDialect("http://json-schema.org/draft-07/schema")
        .register(A, schema)
        .build();
    assertThat(older.schema(A).check("[1]").isValid()).isTrue();
  }

  @Test
  void theDefaultDialectIsThatOfSchemasThatNameNone() {
    SchemaCatalog catalog = SchemaCatalog.builder()
        .defaultDialect("http://json-schema.org/draft-04/schema#")
        .register("{\"id\":\"" + A + "\",\"minimum\":1,\"exclusiveMinimum\":true}")
        .build();
    assertThat(catalog.schema(A).check("1").isValid()).isFalse();
    assertThatThrownBy(() -> SchemaCatalog.builder().defaultDialect("draft-04"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageEndingWith("but found draft-04");
  }

  @Test
  void bundledSchemasCannotBeReplaced() {
    for (String id : SchemaCatalog.bundled().ids()) {
      assertThatThrownBy(() -> SchemaCatalog.builder().register(id, "true"))
          .isInstanceOf(SchemaException.class)
          .hasMessage("schema " + id
              + ": a schema of this id comes with Masu; use that, or take another id");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://json-schema.org/draft/2020-12/schema",
        "https://json-schema.org/draft/2020-12/meta/core",
        "http://json-schema.org/draft-07/schema"
      })
  void metaSchemasCannotBeReplaced(String id) {
    assertThatThrownBy(() -> SchemaCatalog.builder().register(id, "true"))
        .isInstanceOf(SchemaException.class)
        .hasMessage("schema " + id
            + ": this is the id of a meta-schema of JSON Schema, which comes with"
            + " Masu; leave this schema out, or take another id");
    String published = MetaSchemas.document(id).orElseThrow().toString();
    assertThat(SchemaCatalog.builder().register(published).build().ids())
        .isEqualTo(SchemaCatalog.bundled().ids());
  }

  @Test
  void anotherEditionOfAMetaSchemaNeedsAnIdOfItsOwn() {
    String id = "https://json-schema.org/draft/2020-12/schema";
    String other = "{\"$id\":\"" + id + "\",\"type\":\"string\"}";
    assertThatThrownBy(() -> SchemaCatalog.builder().register(other))
        .isInstanceOf(SchemaException.class)
        .hasMessage("schema " + id
            + ", line 1, column 8: this is the id of a meta-schema of JSON Schema, which comes with"
            + " Masu; leave this schema out, or take another id");
    SchemaCatalog catalog = SchemaCatalog.builder().register(A, other).build();
    assertThat(catalog.schema(A).check("1"))
        .hasToString("line 1, column 1 (root): expected a string but found the number 1");
  }

  @ParameterizedTest
  @EnumSource
  void aMetaSchemaMayBeRegistered(Draft draft) {
    String copy = MetaSchemas.document(draft.metaSchema()).orElseThrow().toString();
    SchemaCatalog catalog =
        SchemaCatalog.builder().register(copy).register(A, copy).build();
    assertThat(catalog.schema(A).check("{\"type\":\"string\"}").isValid()).isTrue();
    assertThat(catalog.schema(A).check("{\"type\":[]}").isValid()).isFalse();
  }

  @Test
  void aResolverFindsWhatIsReferredToButNotRegistered() {
    Map<String, String> stored = Map.of(
        B,
        "{\"$schema\":\"urn:dialect\",\"items\":{\"$ref\":\"c.json#/$defs/c\"}}",
        "https://example.org/c.json",
        "{\"$id\":\"urn:c\",\"$defs\":{\"c\":{\"type\":\"string\",\"not\":{\"$ref\":\"" + A
            + "\"}}}}",
        "urn:dialect",
        "{\"$schema\":\"http://json-schema.org/draft-07/schema#\"}");
    List<String> asked = new ArrayList<>();
    SchemaCatalog catalog = SchemaCatalog.builder()
        .register(A, "{\"anyOf\":[{\"$ref\":\"b.json\"},{\"$ref\":\"" + SchemaCatalog.STN + "\"}]}")
        .resolver(id -> {
          asked.add(id);
          return stored.get(id);
        })
        .build();
    assertThat(asked).containsExactlyInAnyOrderElementsOf(stored.keySet());
    assertThat(catalog.ids()).contains(A, B, "urn:c", "urn:dialect");
    assertThat(catalog.schema(A).check("[7]"))
        .hasToString("line 1, column 2 (/0): expected a string but found the number 7");
    assertThatThrownBy(() -> catalog.schema("urn:d")).hasMessageContaining("not registered");
    assertThat(asked).hasSameSizeAs(stored.keySet());
  }

  @Test
  void aPartOfADocumentIsFoundThoughTheResolverFindsThatLater() {
    SchemaCatalog catalog = SchemaCatalog.builder()
        .register(A, "{\"$ref\":\"c.json\"}")
        .register("urn:d", "{\"$ref\":\"" + B + "\"}")
        .resolver(Map.of(B, "{\"$defs\":{\"c\":{\"$id\":\"c.json\",\"type\":\"string\"}}}")::get)
        .build();
    assertThat(catalog.schema(A).check("7"))
        .hasToString("line 1, column 1 (root): expected a string but found the number 7");
    assertThat(catalog.bundle(A).path("$defs").propertyNames()).containsExactly(B);
  }

  @Test
  void whatNoResolverFindsIsNotRegistered() {
    SchemaCatalog.Builder builder = SchemaCatalog.builder()
        .register(A, "{\"$ref\":\"b.json\"}")
        .resolver(Map.<String, String>of()::get);
    assertThatThrownBy(builder::build)
        .hasMessage("schema " + A + ", line 1, column 9 (/$ref): refers to " + B
            + ", which is not registered; register it too (nothing is ever fetched)");
    assertThatThrownBy(builder.resolver(id -> "{")::build)
        .isInstanceOf(SchemaException.class)
        .hasMessage(
            "schema " + B + ", line 1, column 2: the document ends inside the object that starts"
                + " at line 1, column 1; is it cut off?");
  }

  @Test
  void aBrokenReferenceIsReportedInTheSchemaThatHasIt() {
    SchemaCatalog.Builder builder = SchemaCatalog.builder()
        .register(A, "{\"$ref\":\"b.json\"}")
        .register(B, "{\n\"items\":{\"$ref\":\"c.json\"}}");
    assertThatThrownBy(builder::build)
        .hasMessage("schema " + B
            + ", line 2, column 17 (/items/$ref): refers to https://example.org/c.json,"
            + " which is not registered; register it too (nothing is ever fetched)");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
          {}                                        | if that is the schema registered as file:///schemas/b.json, give it this $id or register it by this URI
          {"$id":"v1/b.json"}                       | if that is the schema registered as file:///schemas/b.json, give it this $id or register it by this URI
          {"$id":"http://example.com/b.json?v=1"}   | if that is the schema registered as file:///schemas/b.json, give it this $id or register it by this URI
          {"$id":"https://example.org/v1/b.json"}   | if that is the schema registered as file:///schemas/b.json, give it this $id or register it by this URI
          """)
  void suggestsASchemaThatWasRegisteredByAnotherUri(String schema, String suggestion) {
    SchemaCatalog.Builder builder = SchemaCatalog.builder()
        .register("file:///schemas/a.json", "{\"$id\":\"" + A + "\",\"$ref\":\"b.json\"}")
        .register("file:///schemas/b.json", schema);
    assertThatThrownBy(builder::build)
        .hasMessage("schema " + A + ", line 1, column 44 (/$ref): refers to " + B
            + ", which is not registered; " + suggestion);
  }

  @Test
  void suggestsNoReferenceToTheSchemaItself() {
    SchemaCatalog.Builder builder =
        SchemaCatalog.builder().register(A, "{\"$ref\":\"https://example.com/latest/a.json\"}");
    assertThatThrownBy(builder::build)
        .hasMessage("schema " + A + ", line 1, column 9 (/$ref): refers to"
            + " https://example.com/latest/a.json, which is not registered; register it too"
            + " (nothing is ever fetched)");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://json-schema.org/draft-04/schema#",
        "http://json-schema.org/draft-06/schema#",
        "http://json-schema.org/draft-07/schema#",
        "http://json-schema.org/draft-07/schema",
        "https://json-schema.org/draft/2019-09/schema",
        "https://json-schema.org/draft/2020-12/schema"
      })
  void metaSchemasNeedNoRegistration(String dialect) {
    CompiledSchema schema = compile("{\"$schema\":\"" + dialect + "\",\"type\":\"string\"}");
    assertThat(schema.check("\"a\"").isValid()).isTrue();
    assertThat(schema.check("1").isValid()).isFalse();
    CompiledSchema ofSchemas = compile("{\"$ref\":\"" + dialect + "\"}");
    assertThat(ofSchemas.check("{\"type\":\"string\"}").isValid()).isTrue();
    assertThat(ofSchemas.check("{\"type\":\"strng\"}").isValid()).isFalse();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
          b.json                                  | false | true
          https://example.org/b.json              | false | true
          https://example.org/b.json#             | false | true
          b.json#/$defs/short                     | true  | false
          b.json#short                            | true  | false
          """)
  void referencesLeadToOtherRegisteredSchemas(
      String reference, boolean isAValid, boolean isAbcValid) {
    String b = """
        {"type": "string", "minLength": 2, "$defs": {
          "short": {"$anchor": "short", "type": "string", "maxLength": 2}}}
        """;
    SchemaCatalog catalog = SchemaCatalog.builder()
        .register(A, "{\"$ref\":\"" + reference + "\"}")
        .register(B, b)
        .build();
    assertThat(catalog.schema(A).check("\"a\"").isValid()).isEqualTo(isAValid);
    assertThat(catalog.schema(A).check("\"abc\"").isValid()).isEqualTo(isAbcValid);
  }

  @Test
  void schemasMayReferToEachOtherAndToThemselves() {
    SchemaCatalog catalog = SchemaCatalog.builder()
        .register(A, "{\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"b.json\"}}")
        .register(B, "{\"type\":\"array\",\"items\":{\"$ref\":\"a.json\"}}")
        .build();
    assertThat(catalog.schema(A).check("{\"x\":[{\"y\":[]}]}").isValid()).isTrue();
    assertThat(catalog.schema(A).check("{\"x\":[{\"y\":[5]}]}"))
        .hasToString("line 1, column 13 (/x/0/y/0): expected an object but found the number 5");
    CompiledSchema list = compile("{\"items\":{\"$ref\":\"#\"},\"type\":\"array\"}");
    assertThat(list.check("[[],[[]]]").isValid()).isTrue();
    assertThat(list.check("[[],[[1]]]").isValid()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "'$ref': 'inner/list.json'",
        "'$ref': 'inner/list.json#all'",
        "'allOf': [{'$ref': 'inner/list.json'}, {'$ref': 'b.json'}]",
        "'allOf': [{'$ref': 'b.json'}, {'$ref': 'inner/list.json'}]"
      })
  void schemasEmbeddedInAnotherSchemaAreFoundInAnyOrder(String reference) {
    String other = "{'$defs': {'x': {'$id': 'inner/list.json#', '$anchor': 'all',"
        + " 'items': {'$ref': 'item.json'}, '$defs': {'i': {'$id': 'item.json', 'maxLength': 3}}}}}";
    for (boolean isFirst : new boolean[] {true, false}) {
      SchemaCatalog.Builder builder = SchemaCatalog.builder();
      if (isFirst) {
        builder.register(B, other.replace('\'', '"'));
      }
      builder.register(A, ("{" + reference + "}").replace('\'', '"'));
      if (!isFirst) {
        builder.register(B, other.replace('\'', '"'));
      }
      Violation violation =
          builder.build().schema(A).check("[\"abc\", \"abcd\"]").violations().get(0);
      assertThat(violation.schemaLocation())
          .contains("https://example.org/inner/item.json#/maxLength");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "'$anchor': 'q', 'type': 'string'",
        "'$dynamicAnchor': 'q', 'type': 'string'",
        "'$schema': 'http://json-schema.org/draft-07/schema#', 'definitions': {'d': {'$id': '#q'}}, 'type': 'string'"
      })
  void copiesOfASchemaMayHaveItsAnchors(String parts) {
    String copy = "{'$id': 'https://example.org/b.json', " + parts + "}";
    SchemaCatalog catalog = SchemaCatalog.builder()
        .register(A, ("{'$defs': {'x': " + copy + "}, '$ref': 'b.json#q'}").replace('\'', '"'))
        .register(copy.replace('\'', '"'))
        .build();
    assertThat(catalog.schema(B).check("\"s\"").isValid()).isTrue();
    assertThat(catalog.schema(B).check("1").isValid()).isFalse();
    assertThat(catalog.schema(A).check("\"s\"").isValid()).isTrue();
  }

  @Test
  void schemasOfOneIdMustBeOfOneDialect() {
    String embedded = "\"$defs\":{\"e\":{\"$id\":\"e.json\",\"maxLength\":2}}}";
    SchemaCatalog.Builder builder = SchemaCatalog.builder()
        .register(A, "{\"$ref\":\"e.json\"," + embedded)
        .register(B, "{\"$schema\":\"https://json-schema.org/draft/2019-09/schema\"," + embedded);
    assertThatThrownBy(builder::build)
        .hasMessage("schema " + B + ", line 1, column 79 (/$defs/e/$id): another schema has the $id"
            + " https://example.org/e.json too; leave this one out, or give it an id of its own");
  }

  @Test
  void embeddedSchemasOfDraft7AreFoundByOtherDocuments() {
    SchemaCatalog catalog = SchemaCatalog.builder()
        .register(A, "{\"additionalProperties\":{\"$ref\":\"inner.json\"}}")
        .register(B, """
            {"$schema": "http://json-schema.org/draft-07/schema#",
             "definitions": {"x": {"$id": "inner.json", "items": [{"$ref": "#/definitions/y"}],
                                   "definitions": {"y": {"$ref": "#z"}, "z": {"$id": "#z", "type": "null"}}}}}
            """)
        .build();
    assertThat(catalog.schema(A).check("{\"k\":[1]}"))
        .hasToString("line 1, column 7 (/k/0): expected null but found the number 1");
  }

  @Test
  void embeddedSchemasAreFoundWithinTheirDocument() {
    CompiledSchema schema = compile("""
        {"$defs": {
           "x": {"$id": "https://example.org/embedded.json", "type": "string",
                 "$defs": {"y": {"minLength": 2}}, "$ref": "#/$defs/y"},
           "z": {"$anchor": "named", "maxLength": 3}},
         "$ref": "embedded.json", "allOf": [{"$ref": "#named"}]}
        """);
    assertThat(schema.check("\"ab\"").isValid()).isTrue();
    assertThat(schema.check("\"a\"").violations().get(0).schemaLocation())
        .contains("https://example.org/embedded.json#/$defs/y/minLength");
    assertThat(schema.check("\"abcd\"").violations().get(0).schemaLocation())
        .contains(A + "#/$defs/z/maxLength");
  }

  @Test
  void booleansAreSchemas() {
    assertThat(compile("true").check("1").isValid()).isTrue();
    assertThat(compile("false").check("1"))
        .hasToString("line 1, column 1 (root): no value is allowed here but found the number 1;"
            + " remove it");
  }

  private static String nested(int depth) {
    return "{\"not\":".repeat(depth) + "true" + "}".repeat(depth);
  }

  @Test
  void theReportOfASchemaExceptionHasAViolation() {
    assertThatThrownBy(() -> new SchemaException(A, CheckReport.valid()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the report of schema " + A + " has no violation; it needs at least one");
  }

  @Test
  void schemasMayNest() {
    assertThat(compile(nested(50)).check("1").isValid()).isTrue();
    assertThat(compile(nested(51)).check("1").isValid()).isFalse();
  }

  @Test
  void schemasThatNestTooDeepAreRejected() {
    assertThatThrownBy(() -> compile(nested(100_000)))
        .hasMessage("schema " + A + ", line 1, column 3501: arrays and objects nest deeper than the"
            + " limit of 500");
  }
}
