package dev.masu.schema.internal.networknt;

import com.networknt.schema.AbsoluteIri;
import com.networknt.schema.resource.InputStreamSource;
import com.networknt.schema.resource.SchemaLoader;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Loads schemas from a catalogue only, never from the network; of the class path nothing but the
 * meta-schemas that networknt's jar contains.
 */
final class CatalogLoader extends SchemaLoader {
  private static final Set<String> META_SCHEMAS = Stream.concat(
          Stream.of("04", "06", "07")
              .map(draft -> "http://json-schema.org/draft-" + draft + "/schema"),
          Stream.of(
                  "2019-09/schema",
                  "2019-09/meta/applicator",
                  "2019-09/meta/content",
                  "2019-09/meta/core",
                  "2019-09/meta/format",
                  "2019-09/meta/meta-data",
                  "2019-09/meta/validation",
                  "2020-12/schema",
                  "2020-12/meta/applicator",
                  "2020-12/meta/content",
                  "2020-12/meta/core",
                  "2020-12/meta/format-annotation",
                  "2020-12/meta/format-assertion",
                  "2020-12/meta/meta-data",
                  "2020-12/meta/unevaluated",
                  "2020-12/meta/validation")
              .map(path -> "https://json-schema.org/draft/" + path))
      .collect(Collectors.toUnmodifiableSet());

  private final Map<String, byte[]> schemas = new HashMap<>();

  /** A loader of the schemas of a catalogue by id; where an id is in both, a document wins. */
  CatalogLoader(Map<String, JsonNode> documents, Map<String, JsonNode> embedded) {
    super(List.of(), List.of());
    embedded.forEach((id, schema) -> schemas.put(id, bytes(schema)));
    documents.forEach((id, schema) -> schemas.put(id, bytes(schema)));
  }

  private static byte[] bytes(JsonNode schema) {
    return schema.toString().getBytes(StandardCharsets.UTF_8);
  }

  @Override
  public @Nullable InputStreamSource getSchemaResource(AbsoluteIri iri) {
    byte[] schema = schemas.get(iri.toString());
    if (schema != null) {
      return () -> new ByteArrayInputStream(schema);
    }
    return META_SCHEMAS.contains(iri.toString()) ? super.getSchemaResource(iri) : null;
  }
}
