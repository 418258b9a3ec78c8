package dev.masu.schema;

import java.net.URI;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;

/**
 * A published schema with documents of its authors.
 *
 * @param entry its entry in the collection
 * @param all the collection
 */
record RealSchema(JsonNode entry, GoldenRealSchemas all) {

  /**
   * One of the documents.
   *
   * @param isValid the verdict of the schema's authors
   */
  record Document(String name, boolean isValid, String text) {}

  List<Document> documents() {
    List<Document> documents = new ArrayList<>();
    for (String verdict : List.of("valid", "invalid")) {
      for (JsonNode test : entry.path(verdict)) {
        String name = entry.path("name").asString()
            + '/'
            + verdict
            + '/'
            + test.path("file").asString();
        documents.add(
            new Document(name, verdict.equals("valid"), test.path("document").toString()));
      }
    }
    return documents;
  }

  /**
   * Compiles the schema, with those that it refers to.
   *
   * @throws SchemaException if one of them cannot be loaded
   */
  CompiledSchema compile() {
    Map<String, String> schemas = new LinkedHashMap<>();
    Set<String> formats = new TreeSet<>();
    addTo(schemas, formats);
    SchemaCatalog.Builder builder = SchemaCatalog.builder()
        .allowUnknownKeywords(true)
        .allowUnsafePatterns(true)
        .allowFormats(formats.toArray(String[]::new));
    schemas.forEach(builder::register);
    return builder.build().schema(id());
  }

  /** Adds the schema by its id, and by the address that it is published at. */
  private void addTo(Map<String, String> schemas, Set<String> formats) {
    JsonNode schema = entry.path("schema");
    if (schemas.putIfAbsent(id(), schema.toString()) != null) {
      return;
    }
    schema.findValues("format").stream()
        .filter(JsonNode::isString)
        .forEach(format -> formats.add(format.stringValue()));
    String dialect = schema.path("$schema").asString("");
    schemas.putIfAbsent(url(), "{\"$schema\":\"%s\",\"$ref\":\"%s\"}".formatted(dialect, id()));
    for (JsonNode name : entry.path("refs")) {
      JsonNode other = all.byName().get(name.stringValue());
      if (other != null) {
        new RealSchema(other, all).addTo(schemas, formats);
      }
    }
  }

  private String url() {
    return entry.path("url").stringValue();
  }

  /** The id that the schema has if that is absolute, or else the address that it is published at. */
  private String id() {
    JsonNode schema = entry.path("schema");
    boolean isDraft4 = schema.path("$schema").asString("").contains("draft-04");
    String id = schema.path(isDraft4 ? "id" : "$id").asString("");
    String withoutFragment = id.endsWith("#") ? id.substring(0, id.length() - 1) : id;
    return isAbsolute(withoutFragment) ? withoutFragment : url();
  }

  private static boolean isAbsolute(String id) {
    try {
      return URI.create(id).isAbsolute();
    } catch (IllegalArgumentException e) {
      return false;
    }
  }
}
