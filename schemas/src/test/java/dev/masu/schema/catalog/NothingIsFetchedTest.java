package dev.masu.schema.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.masu.schema.CompiledSchema;
import dev.masu.schema.SchemaException;
import dev.masu.schema.internal.compile.CompilerOptions;
import dev.masu.schema.internal.compile.Draft;
import dev.masu.schema.internal.compile.ReferenceResolver;
import dev.masu.schema.internal.compile.ReferenceResolver.UnresolvedReference;
import dev.masu.schema.internal.keyword.SchemaCompiler;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** No network and no file is read for a schema, though each URI named here would return one. */
class NothingIsFetchedTest {
  private static final String ID = "https://example.org/a.json";

  private final AtomicInteger connections = new AtomicInteger();
  private ServerSocket server = unbound();

  private static ServerSocket unbound() {
    try {
      return new ServerSocket();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @BeforeEach
  void listen() throws IOException {
    server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    Thread acceptor = new Thread(
        () -> {
          try {
            while (true) {
              Socket client = server.accept();
              connections.incrementAndGet();
              client.close();
            }
          } catch (IOException e) {
            // The server was closed: the test is over.
          }
        },
        "counts connections");
    acceptor.setDaemon(true);
    acceptor.start();
  }

  @AfterEach
  void close() throws IOException {
    server.close();
  }

  private String address() {
    return "http://" + server.getInetAddress().getHostAddress() + ":" + server.getLocalPort();
  }

  /**
   * Connections are accepted one after the other, and counted before they are closed: this one comes
   * after all earlier ones, and is counted when it ends.
   */
  private void assertNoConnectionWasMade() throws IOException {
    try (Socket socket = new Socket(server.getInetAddress(), server.getLocalPort())) {
      assertThat(socket.getInputStream().read()).isEqualTo(-1);
    }
    assertThat(connections).hasValue(1);
  }

  private static void assertRejected(String schema, String reference) {
    assertRejectedByCatalogue(schema, reference);
    assertCompilerFindsNone(schema);
  }

  /** An unknown {@code $schema} is a warning, which is an error of a strict catalogue. */
  private static void assertRejectedByCatalogue(String schema, String reference) {
    SchemaCatalog.Builder builder =
        SchemaCatalog.builder().register(ID, schema).strict(schema.contains("$schema"));
    assertThatThrownBy(builder::build)
        .isInstanceOf(SchemaException.class)
        .hasMessageContaining(reference);
  }

  /** The compiler resolves references through the catalogue alone, and replaces an unknown dialect by the default one. */
  private static void assertCompilerFindsNone(String schema) {
    Map<String, JsonNode> schemas = Map.of(
        ID,
        SchemaText.read(schema, new SchemaText.Origin(ID, null, Draft.DRAFT_2020_12))
            .json());
    CompilerOptions options = new CompilerOptions(true, Map.of(), Map.of());
    ReferenceResolver resources = new ReferenceResolver(schemas::get, Draft.DRAFT_2020_12);
    Throwable problem = catchThrowable(() -> SchemaCompiler.compileAll(ID, options, resources));
    if (schema.contains("ef\":")) {
      assertThat(problem).isInstanceOf(UnresolvedReference.class);
    } else {
      assertThat(problem).isNull();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'$ref':'@/a.json'}",
        "{'$ref':'@/a.json#/$defs/x'}",
        "{'properties':{'a':{'items':{'$ref':'@/a.json'}}}}",
        "{'$schema':'@/meta.json'}",
        "{'$schema':'@/meta.json#'}",
        "{'$id':'https://example.org/a.json','$ref':'@/a.json'}",
        "{'$defs':{'b':{'$id':'@/b.json','$ref':'a.json'}},'$ref':'@/b.json'}",
        "{'$defs':{'b':{'$id':'@/b.json#','allOf':[{'$ref':'//#host/a.json'}]}},'$ref':'@/b.json'}",
        "{'$ref':'@/a.json#here'}",
        "{'$ref':'jar:@/a.jar!/a.json'}",
        "{'if':{'$ref':'@/a.json'}}",
        "{'unevaluatedProperties':{'$ref':'@/a.json'}}",
        "{'$dynamicRef':'@/a.json#here'}"
      })
  void noConnectionIsMade(String schema) throws IOException {
    String host = address().substring("http://".length());
    String text = schema.replace('\'', '"').replace("@", address()).replace("#host", host);
    assertRejected(text, host);
    assertNoConnectionWasMade();
  }

  @Test
  void theSchemasThatAMetaSchemaRefersToAreNotFetched() throws IOException {
    String meta = "{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"$vocabulary\":{"
        + "\"https://json-schema.org/draft/2020-12/vocab/core\":true,\"" + address()
        + "/vocab\":false},\"allOf\":[{\"$ref\":\"" + address() + "/meta.json\"}]}";
    SchemaCatalog.Builder builder = SchemaCatalog.builder()
        .register("https://example.org/meta", meta)
        .register(ID, "{\"$schema\":\"https://example.org/meta\"}");
    assertThatThrownBy(builder::build)
        .isInstanceOf(SchemaException.class)
        .hasMessageContaining(address());
    assertNoConnectionWasMade();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://json-schema.org/no-such-schema",
        "https://json-schema.org/draft/2020-12/meta/no-such-part",
        "https://json-schema.org/../dev/masu/schema/catalog/trap.json"
      })
  void otherSchemasAreNotFetchedFromTheHostOfTheMetaSchemas(String reference) {
    SchemaCatalog.Builder builder =
        SchemaCatalog.builder().register(ID, "{\"$ref\":\"" + reference + "\"}");
    assertThatThrownBy(builder::build)
        .isInstanceOf(SchemaException.class)
        .hasMessageContaining("which is not registered");
  }

  @ParameterizedTest
  @EnumSource
  void aSchemaIsNotFetchedFromTheAddressThatIsItsId(CheckEngine engine) throws IOException {
    SchemaCatalog catalog = SchemaCatalog.builder()
        .engine(engine)
        .register(address() + "/a.json", "{\"$ref\":\"b.json\"}")
        .register(address() + "/b.json", "{\"type\":\"string\"}")
        .build();
    assertThat(catalog.schema(address() + "/a.json").check("1").isValid()).isFalse();
    assertNoConnectionWasMade();
  }

  @Test
  void theDialectOfAPartOfASchemaIsNotFetched() throws IOException {
    String schema = "{\"properties\":{\"a\":{\"$schema\":\"" + address() + "/meta.json\"}}}";
    assertRejectedByCatalogue(schema, address());
    String embedded = schema.replace("{\"$schema\"", "{\"$id\":\"b.json\",\"$schema\"");
    assertRejected(embedded, address());
    assertNoConnectionWasMade();
  }

  @Test
  void aDocumentCannotNameItsSchema() throws IOException {
    String document =
        "{\"$schema\":\"" + address() + "/s.json\",\"$ref\":\"" + address() + "/a.json\"}";
    for (CheckEngine engine : CheckEngine.values()) {
      CompiledSchema anything =
          SchemaCatalog.builder().register(ID, "{}").engine(engine).build().schema(ID);
      assertThat(anything.check(document).isValid()).isTrue();
    }
    assertNoConnectionWasMade();
  }

  @Test
  void noFileIsRead(@TempDir Path folder) throws IOException {
    Path trap = Files.writeString(folder.resolve("trap.json"), "{\"type\":\"string\"}");
    String uri = trap.toUri().toString();
    assertRejected("{\"$ref\":\"" + uri + "\"}", uri);
    assertRejected("{\"$ref\":\"" + uri.replace("file:///", "file:/") + "\"}", "trap.json");
    assertRejected("{\"$schema\":\"" + uri + "\"}", uri);
    SchemaCatalog.Builder beside = SchemaCatalog.builder()
        .register(folder.resolve("a.json").toUri().toString(), "{\"$ref\":\"trap.json\"}");
    assertThatThrownBy(beside::build)
        .isInstanceOf(SchemaException.class)
        .hasMessageContaining(uri + ", which is not registered");
  }

  @Test
  void noFileIsReadForAReferenceBesideARegisteredSchema(@TempDir Path folder) throws IOException {
    Path trap = Files.writeString(folder.resolve("trap.json"), "{\"type\":\"string\"}");
    String base = folder.resolve("a.json").toUri().toString();
    SchemaCatalog catalog = SchemaCatalog.builder()
        .register(base, "{\"properties\":{\"a\":{\"$ref\":\"b.json\"}}}")
        .register(folder.resolve("b.json").toUri().toString(), "{\"type\":\"number\"}")
        .build();
    assertThat(catalog.schema(base).check("{\"a\":1}").isValid()).isTrue();
    assertThat(catalog.schema(base).check("{\"a\":\"\"}").isValid()).isFalse();
    String jar = "jar:" + trap.toUri() + "!/trap.json";
    assertRejected("{\"$ref\":\"" + jar + "\"}", "trap.json");
    assertRejected("{\"$ref\":\"" + trap + "\"}", "trap.json");
    assertRejected(
        "{\"$defs\":{\"b\":{\"$id\":\"" + base + "\",\"$ref\":\"trap.json\"}},\"$ref\":\"" + base
            + "\"}",
        "trap.json");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "classpath:dev/masu/schema/catalog/trap.json",
        "classpath:/dev/masu/schema/catalog/trap.json",
        "classpath://dev/masu/schema/catalog/trap.json",
        "resource:dev/masu/schema/catalog/trap.json",
        "resource:/dev/masu/schema/catalog/trap.json",
        "/dev/masu/schema/catalog/trap.json",
        "jar:file:/tmp/x.jar!/trap.json"
      })
  void noResourceOfTheClassPathIsRead(String reference) {
    assertThat(getClass().getResource("trap.json")).isNotNull();
    assertRejected("{\"$ref\":\"" + reference + "\"}", "trap.json");
    assertRejected("{\"$schema\":\"" + reference + "\"}", "trap.json");
  }
}
