package dev.masu.schema.internal.networknt;

import com.networknt.schema.AbsoluteIri;
import com.networknt.schema.resource.InputStreamSource;
import com.networknt.schema.resource.SchemaLoader;
import dev.masu.schema.internal.compile.MetaSchemas;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Loads the schemas of a catalogue and the meta-schemas in networknt's jar, and nothing else. */
final class CatalogLoader extends SchemaLoader {
  private final Map<String, JsonNode> schemas;

  /** A loader of the schemas of a catalogue by id; where an id is in both, a document wins. */
  CatalogLoader(Map<String, JsonNode> documents, Map<String, JsonNode> embedded) {
    super(List.of(), List.of());
    schemas = new HashMap<>(embedded);
    schemas.putAll(documents);
  }

  @Override
  public @Nullable InputStreamSource getSchemaResource(AbsoluteIri iri) {
    JsonNode schema = schemas.get(iri.toString());
    if (schema != null) {
      return () -> new ByteArrayInputStream(schema.toString().getBytes(StandardCharsets.UTF_8));
    }
    return MetaSchemas.isMetaSchema(iri.toString()) ? super.getSchemaResource(iri) : null;
  }
}
