package dev.masu.schema;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.fixtures.Corpus;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * The required part of the official test suite of JSON Schema, kept outside the project: every verdict,
 * over text, bytes and tree.
 */
class OfficialSuiteTest {
  private static final String HOST = "http://localhost:1234/";
  private static final JsonMapper MAPPER = JsonMapper.builder()
      .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
      .build();

  @ParameterizedTest
  @CsvSource({
    "draft7, http://json-schema.org/draft-07/schema#, 0.95",
    "draft2020-12, https://json-schema.org/draft/2020-12/schema, 0.70"
  })
  void givesEveryVerdict(String draft, String dialect, double streamedAtLeast) throws IOException {
    Path suite = suiteOrSkip();
    Map<String, String> remotes = remotes(suite, draft, dialect);
    List<String> wrong = new ArrayList<>();
    int groups = 0;
    int streamed = 0;
    try (Stream<Path> files = Files.list(suite.resolve("tests").resolve(draft))) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        for (JsonNode group : MAPPER.readTree(file)) {
          groups++;
          CompiledSchema schema = schema(group, dialect, remotes);
          streamed += schema.isStreaming() ? 1 : 0;
          String name = file.getFileName() + ": " + group.path("description").asString();
          group.path("tests").forEach(test -> check(schema, test, name, wrong));
        }
      }
    }
    System.out.printf("%s: %d of %d groups are streamed%n", draft, streamed, groups);
    assertThat(wrong).isEmpty();
    assertThat((double) streamed / groups).isGreaterThanOrEqualTo(streamedAtLeast);
  }

  private static Path suiteOrSkip() {
    Optional<Path> suite = Corpus.find()
        .map(corpus -> corpus.resolveSibling("json-schema-test-suite"))
        .filter(Files::isDirectory);
    if (suite.isEmpty()) {
      String reason =
          "Skipped: there is no ../shared/json-schema-test-suite beside the repository.";
      System.out.println(reason);
      Assumptions.abort(reason);
    }
    return suite.orElseThrow();
  }

  /** The documents that the suite's schemas may refer to, by URI. */
  private static Map<String, String> remotes(Path suite, String draft, String dialect)
      throws IOException {
    Path folder = suite.resolve("remotes");
    Map<String, String> remotes = new TreeMap<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        String path = folder.relativize(file).toString();
        if (path.startsWith(draft + "/") || !path.startsWith("draft")) {
          addRemote(HOST + path, Files.readString(file), dialect, remotes);
        }
      }
    }
    return remotes;
  }

  /** Adds a document by its own id too, if it has another one than the place it is fetched from. */
  private static void addRemote(
      String uri, String file, String dialect, Map<String, String> remotes) {
    String text = inDialect(MAPPER.readTree(file), dialect).toString();
    String id = MAPPER.readTree(text).path("$id").asString(uri);
    if (id.equals(uri)) {
      remotes.put(uri, text);
    } else {
      remotes.put(id, text);
      remotes.put(uri, "{\"$schema\":\"%s\",\"$ref\":\"%s\"}".formatted(dialect, id));
    }
  }

  private static CompiledSchema schema(
      JsonNode group, String dialect, Map<String, String> remotes) {
    JsonNode schema = inDialect(group.path("schema"), dialect);
    String text = schema.toString();
    String id = schema.path("$id").asString("https://example.org/schema.json");
    SchemaCatalog.Builder builder = SchemaCatalog.builder()
        .assertFormats(false)
        .allowUnknownKeywords(true)
        .register(id, text);
    if (text.contains(HOST)) {
      remotes.forEach(builder::register);
    }
    return builder.build().schema(id);
  }

  private static JsonNode inDialect(JsonNode schema, String dialect) {
    if (schema instanceof ObjectNode object && !object.has("$schema")) {
      object.put("$schema", dialect);
    }
    return schema;
  }

  private static void check(
      CompiledSchema schema, JsonNode test, String group, List<String> wrong) {
    JsonNode data = test.path("data");
    boolean expected = test.path("valid").asBoolean();
    CheckReport report = schema.check(data.toString());
    if (report.isValid() != expected) {
      wrong.add("%s, %s (%s): expected %s, found %s"
          .formatted(
              group,
              test.path("description").asString(),
              schema.isStreaming() ? "streamed" : "not streamed",
              expected,
              report));
    }
    assertThat(schema.check(data.toString().getBytes(StandardCharsets.UTF_8))).isEqualTo(report);
    assertThat(schema.check(data).isValid()).isEqualTo(report.isValid());
  }
}
