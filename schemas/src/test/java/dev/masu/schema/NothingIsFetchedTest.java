package dev.masu.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** No network and no file is read for a schema, though a schema waits at each place named here. */
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
   * after all that were made before, and is counted when it ends.
   */
  private void assertNoConnectionWasMade() throws IOException {
    try (Socket socket = new Socket(server.getInetAddress(), server.getLocalPort())) {
      assertThat(socket.getInputStream().read()).isEqualTo(-1);
    }
    assertThat(connections).hasValue(1);
  }

  private static void assertRefused(String schema, String reference) {
    SchemaCatalog.Builder builder = SchemaCatalog.builder().register(ID, schema);
    assertThatThrownBy(builder::build)
        .isInstanceOf(SchemaException.class)
        .hasMessageContaining(reference);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'$ref':'@/a.json'}",
        "{'$ref':'@/a.json#/$defs/x'}",
        "{'properties':{'a':{'items':{'$ref':'@/a.json'}}}}",
        "{'$schema':'@/meta.json'}",
        "{'$schema':'@/meta.json#'}",
        "{'$id':'https://example.org/a.json','$ref':'@/a.json'}"
      })
  void noConnectionIsMade(String schema) throws IOException {
    assertRefused(schema.replace('\'', '"').replace("@", address()), address());
    assertNoConnectionWasMade();
  }

  @Test
  void aSchemaMayBeNamedByAnAddressWithoutBeingFetchedFromThere() throws IOException {
    SchemaCatalog catalog = SchemaCatalog.builder()
        .register(address() + "/a.json", "{\"$ref\":\"b.json\"}")
        .register(address() + "/b.json", "{\"type\":\"string\"}")
        .build();
    assertThat(catalog.schema(address() + "/a.json").check("1").isValid()).isFalse();
    assertNoConnectionWasMade();
  }

  @Test
  void theDialectOfAPartOfASchemaIsNotFetched() throws IOException {
    String schema = "{\"properties\":{\"a\":{\"$schema\":\"" + address() + "/meta.json\"}}}";
    CompiledSchema compiled =
        SchemaCatalog.builder().register(ID, schema).build().schema(ID);
    assertThat(compiled.check("{\"a\":1}").isValid()).isTrue();
    assertNoConnectionWasMade();
  }

  @Test
  void aDocumentCannotNameItsSchema() throws IOException {
    CompiledSchema anything = SchemaCatalog.builder().register(ID, "{}").build().schema(ID);
    String document =
        "{\"$schema\":\"" + address() + "/s.json\",\"$ref\":\"" + address() + "/a.json\"}";
    assertThat(anything.check(document).isValid()).isTrue();
    assertNoConnectionWasMade();
  }

  @Test
  void noFileIsRead(@TempDir Path folder) throws IOException {
    Path trap = Files.writeString(folder.resolve("trap.json"), "{\"type\":\"string\"}");
    String uri = trap.toUri().toString();
    assertRefused("{\"$ref\":\"" + uri + "\"}", uri);
    assertRefused("{\"$ref\":\"" + uri.replace("file:///", "file:/") + "\"}", "trap.json");
    assertRefused("{\"$schema\":\"" + uri + "\"}", uri);
    SchemaCatalog.Builder beside = SchemaCatalog.builder()
        .register(folder.resolve("a.json").toUri().toString(), "{\"$ref\":\"trap.json\"}");
    assertThatThrownBy(beside::build)
        .isInstanceOf(SchemaException.class)
        .hasMessageContaining(uri + ", which is not registered");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "classpath:dev/masu/schema/trap.json",
        "classpath:/dev/masu/schema/trap.json",
        "classpath://dev/masu/schema/trap.json",
        "resource:dev/masu/schema/trap.json",
        "resource:/dev/masu/schema/trap.json",
        "jar:file:/tmp/x.jar!/trap.json"
      })
  void noResourceOfTheClassPathIsRead(String reference) {
    assertThat(getClass().getResource("trap.json")).isNotNull();
    assertRefused("{\"$ref\":\"" + reference + "\"}", "trap.json");
    assertRefused("{\"$schema\":\"" + reference + "\"}", "trap.json");
  }
}
