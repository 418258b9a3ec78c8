package dev.masu.schema.internal.compile;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Schemas by id, and the resolver of their references. */
final class LoadedSchemas {
  static final String ROOT = "https://example.org/root.json";

  private static final JsonMapper MAPPER = new JsonMapper();

  private final Map<String, JsonNode> byId = new HashMap<>();
  private final ReferenceResolver resources;

  private LoadedSchemas(Draft defaultDraft) {
    this.resources = new ReferenceResolver(this::document, defaultDraft);
  }

  /** Of one root and no others. */
  static LoadedSchemas of(Draft draft, String root) {
    return new LoadedSchemas(draft).with(ROOT, root);
  }

  static LoadedSchemas none(Draft draft) {
    return new LoadedSchemas(draft);
  }

  LoadedSchemas with(String id, String schema) {
    return with(id, MAPPER.readTree(schema));
  }

  LoadedSchemas with(String id, JsonNode schema) {
    byId.put(id, schema);
    return this;
  }

  ReferenceResolver resources() {
    return resources;
  }

  Subschema root() {
    return resources.root(ROOT);
  }

  /** Where a {@code $ref} in the root leads to. */
  String location(String ref) {
    return referred(root(), "$ref", ref).location();
  }

  Subschema referred(Subschema from, String keyword, String reference) {
    return resources.referred(new Reference(from, keyword, reference));
  }

  private @Nullable JsonNode document(String id) {
    JsonNode own = byId.get(id);
    return own != null ? own : MetaSchemas.document(id).orElse(null);
  }
}
