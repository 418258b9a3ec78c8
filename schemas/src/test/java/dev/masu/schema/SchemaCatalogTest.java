package dev.masu.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.SocketTimeoutException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Finding and registering schemas: what is found, what is refused and why, and that nothing is fetched. */
class SchemaCatalogTest {
  private static final String ID = "https://example.org/s.json";

  @Test
  void knowsTheBundledSchemas() {
    assertThat(SchemaCatalog.bundled().ids())
        .contains(
            SchemaCatalog.STN,
            SchemaCatalog.GGN,
            SchemaCatalog.POSITION,
            SchemaCatalog.GAN,
            SchemaCatalog.QPI,
            SchemaCatalog.CELL);
    for (String id : SchemaCatalog.bundled().ids()) {
      assertThat(SchemaCatalog.bundled().schema(id).id()).isEqualTo(id);
    }
    assertThat(SchemaCatalog.bundled().schema(SchemaCatalog.STN).isStreaming()).isTrue();
    assertThat(SchemaCatalog.bundled().schema(SchemaCatalog.GGN).isStreaming()).isTrue();
  }

  @Test
  void suggestsTheIdThatWasMeant() {
    assertThatThrownBy(() ->
            SchemaCatalog.bundled().schema("https://sashite.dev/schemas/sth/1.0.0/schema.json"))
        .isInstanceOf(SchemaException.class)
        .hasMessage(
            "schema https://sashite.dev/schemas/sth/1.0.0/schema.json: not registered; did you mean"
                + " https://sashite.dev/schemas/stn/1.0.0/schema.json?");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{ | schema, line 1, column 2: the document ends inside the object that starts at line 1, column"
            + " 1; is it cut off?",
        "5 | schema, line 1, column 1: expected a schema: an object, true or false",
        "{\"type\": \"string\"} | schema: has no $id; add one, or register it with an id",
        "{\"$id\": \"https://example.org/s.json\", \"type\": \"strng\"} | schema"
            + " https://example.org/s.json, line 1, column 47: not a valid schema at /type: no"
            + " alternative fits; the closest is number 1: expected \"array\", \"boolean\", \"integer\","
            + " \"null\", \"number\", \"object\" or \"string\" but found the string \"strng\"; did you"
            + " mean \"string\"?",
        "{\"$id\": \"https://example.org/s.json\", \"$ref\": \"https://nowhere.example/x\"} | schema"
            + " https://example.org/s.json: refers to https://nowhere.example/x, which is not"
            + " registered; register it too (nothing is ever fetched)",
      })
  void refusesBrokenSchemas(String schema, String message) {
    assertThatThrownBy(() -> SchemaCatalog.builder().register(schema).build())
        .isInstanceOf(SchemaException.class)
        .hasMessage(message);
  }

  @Test
  void anIdStandsForOneSchema() {
    SchemaCatalog.Builder builder = SchemaCatalog.builder().register(ID, "true");
    assertThatThrownBy(() -> builder.register(ID, "false")).isInstanceOf(SchemaException.class);
    assertThatThrownBy(() -> builder.register(SchemaCatalog.STN, "true"))
        .isInstanceOf(SchemaException.class);
  }

  @Test
  void schemasReferToEachOther() {
    CompiledSchema schema = SchemaCatalog.builder()
        .register("https://example.org/a.json", "{\"items\": {\"$ref\": \"b.json#/$defs/n\"}}")
        .register("https://example.org/b.json", "{\"$defs\": {\"n\": {\"type\": \"integer\"}}}")
        .build()
        .schema("https://example.org/a.json");
    assertThat(schema.check("[1, \"x\"]"))
        .hasToString("line 1, column 5 (/1): expected an integer but found the string \"x\"");
  }

  @Test
  void nothingIsFetched(@TempDir Path folder) throws IOException {
    Path trap = Files.writeString(folder.resolve("trap.json"), "true");
    try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      String url = "http://localhost:" + server.getLocalPort() + "/schema.json";
      for (String reference :
          new String[] {url, trap.toUri().toString(), "classpath:draft-07/schema"}) {
        String schema = "{\"$id\": \"" + ID + "\", \"$ref\": \"" + reference + "\"}";
        assertThatThrownBy(() -> SchemaCatalog.builder().register(schema).build())
            .isInstanceOf(SchemaException.class)
            .hasMessageContaining(reference);
      }
      server.setSoTimeout(1);
      assertThatThrownBy(server::accept).isInstanceOf(SocketTimeoutException.class);
    }
  }

  @Test
  void documentsAndStringsAskForTheSamePatterns() throws IOException {
    String stn = resource("stn");
    assertThat(stn).contains(pattern("cell")).contains(pattern("qpi"));
    assertThat(resource("position")).contains(pattern("cell")).contains(pattern("qpi"));
  }

  private static String pattern(String notation) throws IOException {
    Matcher pattern = Pattern.compile("\"pattern\": \".*\"").matcher(resource(notation));
    assertThat(pattern.find()).isTrue();
    return pattern.group();
  }

  private static String resource(String name) throws IOException {
    return Files.readString(
        Path.of("src/main/resources/dev/masu/schema", name, "1.0.0", "schema.json"));
  }
}
