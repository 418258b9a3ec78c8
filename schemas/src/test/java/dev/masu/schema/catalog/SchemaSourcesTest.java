package dev.masu.schema.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.masu.schema.CompiledSchema;
import dev.masu.schema.SchemaException;
import dev.masu.schema.SchemaWarning;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.SourceLocation.Unit;
import java.io.ByteArrayInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.net.URI;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Schemas from files, folders, lists, the class path, trees and streams, in JSON and YAML. */
class SchemaSourcesTest {
  private static final URI A = URI.create("https://example.org/schemas/a.json");
  private static final String STRING = "{\"type\":\"string\"}";

  @TempDir
  private Path folder;

  private Path write(String name, String content) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(Objects.requireNonNull(file.getParent()));
    return Files.writeString(file, content);
  }

  private static boolean isOneValid(SchemaCatalog.Builder builder, String uri) {
    return builder.build().schema(uri).check("1").isValid();
  }

  @Test
  void fromEveryKindOfInput() throws IOException {
    Path file = write("a.json", STRING);
    JsonNode tree = JsonMapper.shared().readTree(STRING);
    byte[] utf8 = STRING.getBytes(StandardCharsets.UTF_8);
    String uri = A.toString();
    assertThat(isOneValid(SchemaCatalog.builder().register(A, STRING), uri)).isFalse();
    assertThat(isOneValid(SchemaCatalog.builder().register(A, tree), uri)).isFalse();
    assertThat(isOneValid(SchemaCatalog.builder().register(uri, STRING), uri)).isFalse();
    assertThat(isOneValid(SchemaCatalog.builder().register(A, new ByteArrayInputStream(utf8)), uri))
        .isFalse();
    String ofFile = file.toUri().toString();
    assertThat(isOneValid(SchemaCatalog.builder().register(file), ofFile)).isFalse();
    assertThat(isOneValid(SchemaCatalog.builder().register(file.toFile()), ofFile))
        .isFalse();
    URL url = file.toUri().toURL();
    assertThat(isOneValid(SchemaCatalog.builder().register(url), url.toString()))
        .isFalse();
    String withId = "{\"$id\":\"" + A + "\",\"type\":\"string\"}";
    assertThat(isOneValid(SchemaCatalog.builder().register(withId), uri)).isFalse();
    InputStream stream = new ByteArrayInputStream(withId.getBytes(StandardCharsets.UTF_8));
    assertThat(isOneValid(SchemaCatalog.builder().register(stream), uri)).isFalse();
    JsonNode treeWithId = JsonMapper.shared().readTree(withId);
    assertThat(isOneValid(SchemaCatalog.builder().register(treeWithId), uri)).isFalse();
  }

  @Test
  void aFolderWhoseFilesReferToEachOther() throws IOException {
    write("order.json", "{\"properties\":{\"lines\":{\"items\":{\"$ref\":\"parts/line.json\"}}}}");
    write("parts/line.json", "{\"$ref\":\"../order.json#/$defs/x\"}");
    write("parts/notes.txt", "no schema");
    assertThatThrownBy(() -> SchemaCatalog.builder().registerAll(folder).build())
        .isInstanceOf(SchemaException.class)
        .hasMessageContaining("parts/line.json, line 1, column 9 (/$ref): refers to"
            + " ../order.json#/$defs/x, where nothing is");
    write("order.json", """
        {"properties": {"lines": {"items": {"$ref": "parts/line.json"}}}, "$defs": {"x": {"type": "null"}}}""");
    SchemaCatalog files = SchemaCatalog.builder().registerAll(folder).build();
    String order = folder.resolve("order.json").toUri().toString();
    assertThat(files.schema(order).check("{\"lines\":[1]}"))
        .hasToString("line 1, column 11 (/lines/0): expected null but found the number 1");
    SchemaCatalog published = SchemaCatalog.builder()
        .registerAll(URI.create("https://example.org/schemas/"), folder)
        .build();
    assertThat(published.ids())
        .contains(
            "https://example.org/schemas/order.json",
            "https://example.org/schemas/parts/line.json");
  }

  @Test
  void aFolderWithLinks() throws IOException {
    write("real/a.json", STRING);
    Path link = Files.createSymbolicLink(folder.resolve("link"), folder.resolve("real"));
    Files.createSymbolicLink(folder.resolve("real/up"), folder);
    Files.createSymbolicLink(folder.resolve("real/gone.json"), folder.resolve("nowhere"));
    assertThat(isOneValid(
            SchemaCatalog.builder().registerAll(link),
            link.resolve("a.json").toUri().toString()))
        .isFalse();
    assertThat(isOneValid(
            SchemaCatalog.builder().registerAll(URI.create("https://example.org/"), folder),
            "https://example.org/link/a.json"))
        .isFalse();
  }

  @Test
  void aFolderWithoutSchemas() {
    assertThatThrownBy(() -> SchemaCatalog.builder().registerAll(folder))
        .isInstanceOf(FileNotFoundException.class)
        .hasMessage("expected a folder of schemas but found no file named *.json, *.yaml or *.yml"
            + " in " + folder);
  }

  @Test
  void aListLikeThatOfSchemaStore() throws IOException {
    write("schemas/a.json", STRING);
    write("schemas/b.json", "{\"$ref\":\"a.json\"}");
    Path list = write("catalog.json", """
        {"$schema": "https://json.schemastore.org/schema-catalog.json", "version": 1, "schemas": [
          {"name": "A", "description": "…", "fileMatch": ["a.*"], "url": "https://example.org/all/a.json"},
          {"name": "B", "url": "https://example.org/all/b"},
          {"name": "C", "url": "schemas/a.json"},
          {"name": "D", "url": "https://example.org/all/d.json"}]}""");
    SchemaCatalog catalog = SchemaCatalog.builder().registerCatalog(list).build();
    assertThat(catalog.schema("https://example.org/all/b").check("1").isValid()).isFalse();
    assertThat(catalog.warnings())
        .singleElement()
        .hasToString("schema https://example.org/all/d.json, (root): " + list
            + " lists it, but no file of its name is there; nothing is fetched");
    Path wrong = write("wrong.json", "{\"schemas\":[{\"url\":\"none.json\"}]}");
    assertThatThrownBy(() -> SchemaCatalog.builder().registerCatalog(wrong))
        .isInstanceOf(FileNotFoundException.class)
        .hasMessage(
            wrong + " lists none.json, but there is no file " + folder.resolve("none.json"));
    for (String noList : new String[] {"{}", "{\"schemas\":{\"url\":\"a.json\"}}"}) {
      write("wrong.json", noList);
      assertThatThrownBy(() -> SchemaCatalog.builder().registerCatalog(wrong))
          .isInstanceOf(SchemaException.class)
          .hasMessage("schema " + wrong + ": expected a list of schemas, {\"schemas\": [{\"url\":"
              + " …}]}, but found no array \"schemas\"");
    }
    for (String url : new String[] {"", "my schema.json"}) {
      write("wrong.json", "{\"schemas\":[{\"url\":\"" + url + "\"}]}");
      assertThatThrownBy(() -> SchemaCatalog.builder().registerCatalog(wrong))
          .isInstanceOf(SchemaException.class)
          .hasMessage(
              "schema " + wrong + ": lists \"" + url + "\", which is no URL; write that of the"
                  + " schema, or its file's path, with %20 for a space");
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
          https://a.org/one/s.json     | one/s.json
          https://b.org/x/two/s        | two/s.json
          https://b.org/x/s.json       |
          https://b.org/t.json         | t.json
          https://b.org/x/t.json       |
          https://b.org/list.json      |
          urn:example:null             |
          """)
  void aListIsMatchedWithTheEndsOfPaths(String url, String file) throws IOException {
    for (String name :
        new String[] {"one/s.json", "two/s.json", "t.json", "one/t.json", "null.json"}) {
      write(name, "{\"const\":\"" + name + "\"}");
    }
    Path list = write("list.json", "{\"schemas\":[{\"url\":\"" + url + "\"}]}");
    SchemaCatalog catalog = SchemaCatalog.builder().registerCatalog(list).build();
    if (file == null) {
      assertThat(catalog.ids()).doesNotContain(url);
      assertThat(catalog.warnings())
          .extracting(SchemaWarning::code)
          .containsExactly("missing-file");
    } else {
      assertThat(catalog.schema(url).check('"' + file + '"').isValid()).isTrue();
      assertThat(catalog.warnings()).isEmpty();
    }
  }

  @Test
  void aListedSchemaMayBeRegisteredOtherwise() throws IOException {
    write("one/a.json", STRING);
    write("two/a.json", "{}");
    Path list = write(
        "list.json",
        "{\"schemas\":[{\"url\":\"" + A + "\"},{\"url\":\"" + SchemaCatalog.STN + "\"}]}");
    SchemaCatalog.Builder builder = SchemaCatalog.builder().strict(true).registerCatalog(list);
    assertThatThrownBy(builder::build)
        .hasMessage("schema " + A + ", (root): " + list + " lists it, but several files have its"
            + " name, [" + folder.resolve("one/a.json") + ", " + folder.resolve("two/a.json")
            + "]; register the right one by this URL");
    assertThat(isOneValid(builder.register(A, STRING), A.toString())).isFalse();
  }

  @Test
  void whatIsNotThereIsReported() throws IOException {
    assertThatThrownBy(() -> SchemaCatalog.builder().register(folder))
        .isInstanceOf(IOException.class)
        .hasMessage(folder + " is a folder; registerAll registers the schemas in it");
    assertThatThrownBy(() -> SchemaCatalog.builder().register(folder.resolve("none.json")))
        .isInstanceOf(NoSuchFileException.class);
    URL none = getClass().getResource("none.json");
    InputStream noStream = getClass().getResourceAsStream("none.json");
    SchemaCatalog.Builder builder = SchemaCatalog.builder();
    for (ThrowingCallable registration : List.<ThrowingCallable>of(
        () -> builder.register(none),
        () -> builder.register(noStream),
        () -> builder.register(A, noStream))) {
      assertThatThrownBy(registration)
          .isInstanceOf(NullPointerException.class)
          .hasMessage("expected a schema but found null; if it is from Class.getResource, there is"
              + " no such resource");
    }
  }

  @Test
  void resourcesOfTheClassPath() throws IOException {
    SchemaCatalog catalog =
        SchemaCatalog.builder().registerResource(getClass(), "trap.json").build();
    String uri = "classpath:/dev/masu/schema/catalog/trap.json";
    assertThat(catalog.schema(uri).check("1").isValid()).isFalse();
    assertThat(SchemaCatalog.builder()
            .registerResource(getClass(), "/dev/masu/schema/catalog/trap.json")
            .build()
            .schema(uri)
            .id())
        .isEqualTo(uri);
  }

  @Test
  void aMissingResourceIsNamed() {
    assertThatThrownBy(() -> SchemaCatalog.builder().registerResource(getClass(), "none.json"))
        .isInstanceOf(SchemaException.class)
        .hasMessage("schema classpath:/dev/masu/schema/catalog/none.json: there is no resource"
            + " /dev/masu/schema/catalog/none.json where dev.masu.schema.catalog.SchemaSourcesTest is loaded from; is the"
            + " name right, and is the file built into the class path?");
    assertThatThrownBy(() -> SchemaCatalog.builder().registerResource(getClass(), "/a/none.json"))
        .hasMessageContaining("there is no resource /a/none.json ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "classpath:", "classpath:/"})
  void theResourceThatIsMeantIsSuggested(String prefix) {
    String name = "dev/masu/schema/catalog/trap.json";
    assertThatThrownBy(() -> SchemaCatalog.builder().registerResource(getClass(), prefix + name))
        .isInstanceOf(SchemaException.class)
        .hasMessageEndingWith("there is no resource /dev/masu/schema/catalog/" + prefix + name
            + " where dev.masu.schema.catalog.SchemaSourcesTest is loaded from; did you mean"
            + " \"/" + name + "\"?");
  }

  @Test
  void aSchemaMayBeYaml() throws IOException {
    Path file = write("order.yaml", """
        # An order.
        $id: https://example.org/order
        type: object
        required: [id]
        properties:
          id: {type: string}
          total:
            minimum: 0.10
            typ: number
        """);
    SchemaCatalog catalog = SchemaCatalog.builder().register(file).build();
    CompiledSchema order = catalog.schema("https://example.org/order");
    assertThat(order.check("{\"id\":\"1\",\"total\":0.1}").isValid()).isTrue();
    assertThat(order.check("{\"total\":0.09}")).hasToString("""
            line 1, column 1 (root): missing property "id"; add it
            line 1, column 10 (/total): 0.09 is less than the minimum 0.10""");
    assertThat(order.text()).startsWith("# An order.");
    assertThat(catalog.warnings())
        .extracting(SchemaWarning::toString)
        .containsExactly(
            "schema https://example.org/order, line 9, column 5 (/properties/total/typ):"
                + " unknown keyword \"typ\" asserts nothing; did you mean \"type\"?");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
          type: [string   | line 1, column 14: expected ',' or ']', but got <stream end>
          a: "^\\d+$"      | line 1, column 7: found unknown escape character d(100)
          `a:\n\tb: 1`     | line 2, column 1: found character '\\t(TAB)' that cannot start any token. (Do not use \\t(TAB) for indentation)
          maximum: .inf   | line 1, column 10: expected a number of JSON but found .inf
          `a: 1\na: 2`     | line 2, column 5: the name "a" occurs twice
          `a: 1\n---\na: 2` | line 3, column 1: expected one value only
          minLength: -1   | line 1, column 12 (/minLength): -1 is less than the minimum 0
          """)
  void whatIsNoYamlOrNoSchemaInYaml(String yaml, String problem) throws IOException {
    Path file = write("a.yml", yaml);
    SchemaException found = catchThrowableOfType(
        SchemaException.class, () -> SchemaCatalog.builder().register(file).build());
    assertThat(found).hasMessageEndingWith(", " + problem);
    new ObjectOutputStream(OutputStream.nullOutputStream()).writeObject(found);
  }

  @Test
  void anAliasInYamlIsReported() throws IOException {
    Path alias = write("a.yaml", """
        $defs: {id: &id {type: string}}
        properties:
          first: *id
        """);
    assertThatThrownBy(() -> SchemaCatalog.builder().register(alias))
        .isInstanceOf(SchemaException.class)
        .hasMessage("schema " + alias + ", line 3, column 10: expected no alias but found *id;"
            + " write out what it stands for, or put that into $defs and refer to it by $ref");
    Path merged = write("b.yaml", """
        $defs: {id: &id {type: string}}
        properties:
          first:
            <<: *id
        """);
    assertThatThrownBy(() -> SchemaCatalog.builder().register(merged))
        .isInstanceOf(SchemaException.class)
        .hasMessageContaining(", line 4, column 9: expected no alias but found *id;");
    Path anchor = write("c.yaml", "$defs: {id: &id {type: string}}\n");
    assertThat(SchemaCatalog.builder().register(anchor).build().warnings()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "~", "Null", "TRUE", "False", "0x1F", "0o17", ".5", "-.5e3", "+1", "+1.5", "010", "-09.5",
        "+.inf", "-.Inf", ".INF", ".NaN"
      })
  void whatIsNoStringInYamlIsNotReadAsOne(String value) throws IOException {
    Path plain = write("a.yaml", "enum: [a, " + value + "]\n");
    assertThatThrownBy(() -> SchemaCatalog.builder().register(plain))
        .isInstanceOf(SchemaException.class)
        .hasMessage("schema " + plain
            + ", line 1, column 11: expected a value as JSON writes it but"
            + " found " + value + "; write null, true, false or a decimal number, or put a string"
            + " into quotes");
    Path quoted = write("b.yaml", "enum: ['" + value + "', x, \"y\"]\n");
    assertThat(SchemaCatalog.builder()
            .register(quoted)
            .build()
            .schema(quoted.toUri().toString())
            .check('"' + value + '"'))
        .hasToString("valid");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"!!str 010", "! 010", "&x !!str 010", "!!str &x 010", "&x '010'", "|-\n  010"})
  void aStringInYamlMayLookLikeANumber(String value) throws IOException {
    Path file = write("a.yaml", "const: " + value + "\n");
    CompiledSchema schema =
        SchemaCatalog.builder().register(file).build().schema(file.toUri().toString());
    assertThat(schema.check("\"010\"")).hasToString("valid");
  }

  @Test
  void charactersBeyondTheFirstPlaneInYaml() throws IOException {
    Path plain = write("a.yaml", "title: \uD83D\uDE00\nconst: True\n");
    assertThatThrownBy(() -> SchemaCatalog.builder().register(plain))
        .isInstanceOf(SchemaException.class)
        .hasMessageContaining("line 2, column 8: expected a value as JSON writes it");
    Path anchored = write("d.yaml", "title: \uD83D\uDE00\nconst: &x  +1\n");
    assertThatThrownBy(() -> SchemaCatalog.builder().register(anchored))
        .isInstanceOf(SchemaException.class)
        .hasMessageContaining("line 2, column 8: expected a value as JSON writes it but found +1;");
    Path misspelt = write("b.yaml", "title: \uD83D\uDE00\ntyp: string\n");
    assertThat(SchemaCatalog.builder().register(misspelt).build().warnings())
        .singleElement()
        .satisfies(warning -> assertThat(warning.location())
            .contains(new SourceLocation(2, 1, Unit.CODE_POINT, 10, Unit.CHAR)));
    Path marked = write("c.yaml", "\uFEFFtype: 5\n");
    assertThatThrownBy(() -> SchemaCatalog.builder().register(marked).build())
        .isInstanceOf(SchemaException.class)
        .hasMessageContaining("line 1, column 7 (/type): expected");
  }
}
