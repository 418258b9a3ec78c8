package dev.masu.schema.suite;

import dev.masu.fixtures.Corpus;
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
import org.junit.jupiter.api.Assumptions;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Published schemas and documents of their authors, kept outside the project.
 *
 * @param byName one entry of the collection for each schema's name
 */
public record RealSchemas(Map<String, JsonNode> byName) {
  private static final JsonMapper EXACT = JsonMapper.builder()
      .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
      .build();

  /** Reads the collection, or skips the running test where it is absent. */
  public static RealSchemas findOrSkip() throws IOException {
    Optional<Path> file = Corpus.find()
        .map(corpus -> corpus.resolveSibling("real-schemas").resolve("schemas.jsonl.gz"))
        .filter(Files::isRegularFile);
    if (file.isEmpty()) {
      String reason = "Skipped: there is no ../shared/real-schemas beside the repository.";
      System.out.println(reason);
      Assumptions.abort(reason);
    }
    Map<String, JsonNode> byName = new LinkedHashMap<>();
    try (BufferedReader lines = new BufferedReader(new InputStreamReader(
        new GZIPInputStream(Files.newInputStream(file.orElseThrow())), StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        JsonNode entry = EXACT.readTree(line);
        byName.put(entry.path("name").stringValue(), entry);
      }
    }
    return new RealSchemas(byName);
  }

  /**
   * {@return a catalogue of the schema and those that it refers to; empty if one of them cannot be
   * loaded}
   */
  public Optional<SchemaCatalog> catalog(JsonNode entry) {
    Map<String, String> schemas = new LinkedHashMap<>();
    Set<String> formats = new TreeSet<>();
    add(entry, schemas, formats);
    SchemaCatalog.Builder builder = SchemaCatalog.builder();
    try {
      schemas.forEach(builder::register);
      return Optional.of(builder.build());
    } catch (SchemaException e) {
      return Optional.empty();
    }
  }

  private void add(JsonNode entry, Map<String, String> schemas, Set<String> formats) {
    String id = id(entry);
    if (schemas.containsKey(id)) {
      return;
    }
    JsonNode schema = entry.path("schema");
    schemas.put(id, schema.toString());
    addFormats(schema, formats);
    String url = entry.path("url").stringValue();
    if (!url.equals(id)) {
      String dialect = schema.path("$schema").asString("");
      schemas.put(url, "{\"$schema\":\"%s\",\"$ref\":\"%s\"}".formatted(dialect, id));
    }
    for (JsonNode ref : entry.path("refs")) {
      JsonNode other = byName.get(ref.stringValue());
      if (other != null) {
        add(other, schemas, formats);
      }
    }
  }

  /** {@return the id that the schema has, or else the address that it is published at} */
  public static String id(JsonNode entry) {
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
