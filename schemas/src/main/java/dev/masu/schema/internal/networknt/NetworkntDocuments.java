package dev.masu.schema.internal.networknt;

import dev.masu.schema.internal.compile.Draft;
import dev.masu.schema.internal.compile.MetaSchemas;
import dev.masu.schema.internal.compile.Reference;
import dev.masu.schema.internal.compile.ReferenceResolver;
import dev.masu.schema.internal.compile.ReferenceResolver.Link;
import dev.masu.schema.internal.compile.Subschema;
import dev.masu.schema.internal.text.Uris;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Schemas as networknt needs them, with absolute ids and references alone: it resolves relative ones by rules of its
 * own, not by those of RFC 3986.
 *
 * @param documents the schemas by id
 * @param embedded those that lie in another one, by id, each as if it stood alone
 */
public record NetworkntDocuments(Map<String, JsonNode> documents, Map<String, JsonNode> embedded) {

  /** Rewrites schemas in place. */
  public static NetworkntDocuments of(Map<String, JsonNode> documents, Draft defaultDraft) {
    Function<String, @Nullable JsonNode> known =
        id -> documents.getOrDefault(id, MetaSchemas.document(id).orElse(null));
    ReferenceResolver resources = new ReferenceResolver(known, defaultDraft);
    resources.load(documents.keySet());
    Map<String, JsonNode> embedded = new HashMap<>();
    resources.links().stream()
        .filter(link -> documents.containsKey(link.reference().from().document()))
        .forEach(NetworkntDocuments::resolve);
    for (Subschema schema : resources.schemas()) {
      if (documents.containsKey(schema.document())) {
        resolveId(schema);
        JsonNode dialect = schema.json().path("$schema");
        if (dialect.isString() && !resources.dialects().knows(dialect.stringValue())) {
          ((ObjectNode) schema.json()).put("$schema", schema.dialect().id());
        }
        if (schema.isResource() && !schema.isDocument()) {
          embedded.putIfAbsent(schema.base(), alone(schema));
        }
      }
    }
    return new NetworkntDocuments(documents, embedded);
  }

  private static JsonNode alone(Subschema schema) {
    // What it holds is shared: to copy a tree takes more of the thread's stack the deeper it is.
    ObjectNode alone = JsonNodeFactory.instance.objectNode();
    alone.setAll((ObjectNode) schema.json());
    alone.put("$schema", schema.dialect().id());
    return alone;
  }

  /** Writes out the id of a schema, if it has one. */
  private static void resolveId(Subschema schema) {
    String keyword = schema.dialect().draft().idKeyword();
    String id = schema.text(keyword);
    if (!Uris.withoutFragment(id).isEmpty()) {
      ((ObjectNode) schema.json()).put(keyword, schema.base() + fragment(id));
    }
  }

  /** Writes out a reference, if networknt would not resolve it against the base. */
  private static void resolve(Link link) {
    Reference reference = link.reference();
    Subschema from = reference.from();
    String uri = Uris.withoutFragment(reference.text());
    // It takes the base around a schema with an id for that of its $dynamicRef.
    boolean isBesideId =
        reference.keyword().equals("$dynamicRef") && from.json().has("$id");
    if (!uri.isEmpty() || isBesideId) {
      String absolute = uri.isEmpty() ? from.base() : Uris.resolved(from.base(), uri);
      ((ObjectNode) from.json()).put(reference.keyword(), absolute + fragment(reference.text()));
    }
  }

  private static String fragment(String uri) {
    return uri.substring(Uris.withoutFragment(uri).length());
  }
}
