package dev.masu.schema.suite;

import dev.masu.fixtures.Corpus;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.catalog.SchemaCatalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * The official test suite of JSON Schema, kept outside the project, of one draft.
 *
 * @param folder the suite's folder
 * @param draft the draft as the suite's folders name it
 * @param dialect what {@code $schema} calls it
 * @param remotes the documents that the suite's schemas may refer to, by URI
 */
public record OfficialSuite(
    Path folder, String draft, String dialect, Map<String, String> remotes) {
  private static final String HOST = "http://localhost:1234/";
  private static final JsonMapper MAPPER = JsonMapper.builder()
      .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
      .build();

  /**
   * A schema and its tests.
   *
   * @param file the file, from the draft's folder
   * @param description what it is about
   * @param id the id that the schema has or is given
   * @param schema the schema, which names its dialect
   * @param tests documents and whether they are valid
   */
  public record Group(
      String file, String description, String id, JsonNode schema, List<Case> tests) {}

  /**
   * A document and whether it is valid.
   *
   * @param description what it is about
   * @param data the document
   * @param isValid the right verdict
   */
  public record Case(String description, JsonNode data, boolean isValid) {}

  /** Reads the remotes of a draft, or skips the running test where the suite is absent. */
  public static OfficialSuite findOrSkip(String draft, String dialect) throws IOException {
    Optional<Path> suite = Corpus.find()
        .map(corpus -> corpus.resolveSibling("json-schema-test-suite"))
        .filter(Files::isDirectory);
    if (suite.isEmpty()) {
      String reason =
          "Skipped: there is no ../shared/json-schema-test-suite beside the repository.";
      System.out.println(reason);
      Assumptions.abort(reason);
    }
    Path folder = suite.orElseThrow();
    return new OfficialSuite(folder, draft, dialect, remotes(folder, dialect));
  }

  private static Map<String, String> remotes(Path suite, String dialect) throws IOException {
    Path folder = suite.resolve("remotes");
    Map<String, String> remotes = new TreeMap<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        String path = folder.relativize(file).toString().replace('\\', '/');
        addRemote(HOST + path, Files.readString(file), dialect, remotes);
      }
    }
    return remotes;
  }

  /** Adds a document by its own id too, if it has another one than the place it is fetched from. */
  private static void addRemote(
      String uri, String file, String dialect, Map<String, String> remotes) {
    String text = inDialect(MAPPER.readTree(file), dialect).toString();
    String id = id(MAPPER.readTree(text), dialect).orElse(uri);
    if (id.equals(uri)) {
      remotes.put(uri, text);
    } else {
      remotes.put(id, text);
      remotes.put(uri, "{\"$schema\":\"%s\",\"$ref\":\"%s\"}".formatted(dialect, id));
    }
  }

  private static Optional<String> id(JsonNode schema, String dialect) {
    return schema.path(dialect.contains("draft-04") ? "id" : "$id").stringValueOpt();
  }

  /** The groups of the required part. */
  public List<Group> required() throws IOException {
    return groups("", 1);
  }

  /** The groups of the optional part. */
  public List<Group> optional() throws IOException {
    return groups("optional", 2);
  }

  private List<Group> groups(String part, int depth) throws IOException {
    Path root = folder.resolve("tests").resolve(draft);
    List<Group> groups = new ArrayList<>();
    try (Stream<Path> files = Files.walk(root.resolve(part), depth)) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        String name = root.relativize(file).toString().replace('\\', '/');
        MAPPER.readTree(file).forEach(group -> groups.add(group(name, group)));
      }
    }
    return groups;
  }

  private Group group(String file, JsonNode group) {
    List<Case> tests = group
        .path("tests")
        .valueStream()
        .map(test -> new Case(
            test.path("description").asString(),
            test.path("data"),
            test.path("valid").asBoolean()))
        .toList();
    JsonNode schema = inDialect(group.path("schema"), dialect);
    return new Group(
        file,
        group.path("description").asString(),
        id(schema, dialect).orElse("https://example.org/schema.json"),
        schema,
        tests);
  }

  private static JsonNode inDialect(JsonNode schema, String dialect) {
    if (schema instanceof ObjectNode object && !object.has("$schema")) {
      object.put("$schema", dialect);
    }
    return schema;
  }

  /** The remotes that a group may refer to: of its own draft or of none, and those that it names. */
  Map<String, String> remotes(Group group) {
    Map<String, String> used = new TreeMap<>(remotes);
    String schema = group.schema().toString();
    used.keySet()
        .removeIf(uri -> !schema.contains(HOST) || (isOfOtherDraft(uri) && !schema.contains(uri)));
    return used;
  }

  private boolean isOfOtherDraft(String uri) {
    return uri.startsWith(HOST + "draft") && !uri.startsWith(HOST + draft + "/");
  }

  /** The schema of a group, in a catalogue that holds the remotes if it refers to them. */
  public CompiledSchema compile(Group group, boolean assertsFormats) {
    SchemaCatalog.Builder builder = SchemaCatalog.builder()
        .assertFormats(assertsFormats)
        .register(group.id(), group.schema().toString());
    remotes(group).forEach(builder::register);
    return builder.build().schema(group.id());
  }
}
