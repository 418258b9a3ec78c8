package dev.masu.schema.suite;

import dev.masu.fixtures.RealSchemas;
import dev.masu.schema.SchemaException;
import dev.masu.schema.catalog.SchemaCatalog;
import java.net.URI;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/**
 * A published schema with documents of its authors.
 *
 * @param entry its entry in the collection
 * @param all the collection
 */
record RealSchema(JsonNode entry, RealSchemas all) {

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
   * {@return a catalogue of the schema and those that it refers to, by the addresses that they are published at}
   *
   * @throws SchemaException if one of them cannot be loaded
   */
  SchemaCatalog catalog() {
    SchemaCatalog.Builder builder = SchemaCatalog.builder();
    addTo(builder, new HashSet<>());
    return builder.build();
  }

  private void addTo(SchemaCatalog.Builder builder, Set<String> added) {
    if (!added.add(url())) {
      return;
    }
    builder.register(URI.create(url()), entry.path("schema"));
    for (JsonNode name : entry.path("refs")) {
      JsonNode other = all.byName().get(name.stringValue());
      if (other != null) {
        new RealSchema(other, all).addTo(builder, added);
      }
    }
  }

  String url() {
    return entry.path("url").stringValue();
  }
}
