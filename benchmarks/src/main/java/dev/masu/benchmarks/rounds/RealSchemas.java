package dev.masu.benchmarks.rounds;

import dev.masu.fixtures.Corpus;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.SchemaException;
import dev.masu.schema.catalog.SchemaCatalog;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.zip.GZIPInputStream;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.cfg.JsonNodeFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * Published schemas and documents of their authors, kept outside the project.
 *
 * @param byName one entry of the collection for each schema's name
 */
record RealSchemas(Map<String, JsonNode> byName) {
  private static final JsonMapper EXACT = JsonMapper.builder()
      .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
      .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
      .build();

  /** {@return the collection; empty where it is absent} */
  static Optional<RealSchemas> find() throws IOException {
    Optional<Path> file = Corpus.find()
        .map(corpus -> corpus.resolveSibling("real-schemas").resolve("schemas.jsonl.gz"))
        .filter(Files::isRegularFile);
    return file.isEmpty() ? Optional.empty() : Optional.of(read(file.orElseThrow()));
  }

  private static RealSchemas read(Path file) throws IOException {
    Map<String, JsonNode> byName = new LinkedHashMap<>();
    try (BufferedReader lines = new BufferedReader(new InputStreamReader(
        new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        JsonNode entry = EXACT.readTree(line);
        byName.put(entry.path("name").stringValue(), entry);
      }
    }
    return new RealSchemas(byName);
  }

  /** {@return the schema of a name; empty if it cannot be loaded} */
  Optional<RealSchema> load(String name) {
    JsonNode entry = byName.get(name);
    if (entry == null) {
      return Optional.empty();
    }
    Map<String, String> texts = new LinkedHashMap<>();
    Set<String> formats = new TreeSet<>();
    add(entry, texts, formats);
    try {
      CompiledSchema schema = catalog(texts, formats).schema(id(entry));
      return Optional.of(
          new RealSchema(name, id(entry), texts, formats, schema, validDocuments(entry, schema)));
    } catch (SchemaException e) {
      return Optional.empty();
    }
  }

  /** {@return a catalogue of the schemas, as a user would build it who accepts whatever is published} */
  static SchemaCatalog catalog(Map<String, String> texts, Set<String> formats) {
    SchemaCatalog.Builder builder = SchemaCatalog.builder();
    texts.forEach(builder::register);
    return builder.build();
  }

  private static List<byte[]> validDocuments(JsonNode entry, CompiledSchema schema) {
    List<byte[]> documents = new ArrayList<>();
    for (JsonNode valid : entry.path("valid")) {
      byte[] json = EXACT.writeValueAsBytes(valid.path("document"));
      if (schema.check(json).isValid()) {
        documents.add(json);
      }
    }
    return documents;
  }

  private void add(JsonNode entry, Map<String, String> texts, Set<String> formats) {
    String id = id(entry);
    if (texts.containsKey(id)) {
      return;
    }
    JsonNode schema = entry.path("schema");
    texts.put(id, schema.toString());
    addFormats(schema, formats);
    String url = entry.path("url").stringValue();
    if (!url.equals(id)) {
      String dialect = schema.path("$schema").asString("");
      texts.put(url, "{\"$schema\":\"%s\",\"$ref\":\"%s\"}".formatted(dialect, id));
    }
    for (JsonNode ref : entry.path("refs")) {
      JsonNode other = byName.get(ref.stringValue());
      if (other != null) {
        add(other, texts, formats);
      }
    }
  }

  /** The id that the schema has, or else the address that it is published at. */
  private static String id(JsonNode entry) {
    JsonNode schema = entry.path("schema");
    boolean isDraft4 = schema.path("$schema").asString("").contains("draft-04");
    String id = schema.path(isDraft4 ? "id" : "$id").asString("");
    String withoutFragment = id.endsWith("#") ? id.substring(0, id.length() - 1) : id;
    return isAbsolute(withoutFragment) ? withoutFragment : entry.path("url").stringValue();
  }

  private static boolean isAbsolute(String id) {
    try {
      return URI.create(id).isAbsolute();
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  private static void addFormats(JsonNode schema, Set<String> formats) {
    List<JsonNode> left = new ArrayList<>(List.of(schema));
    while (!left.isEmpty()) {
      JsonNode node = left.remove(left.size() - 1);
      JsonNode format = node.path("format");
      if (format.isString()) {
        formats.add(format.stringValue());
      }
      node.forEach(left::add);
    }
  }
}
