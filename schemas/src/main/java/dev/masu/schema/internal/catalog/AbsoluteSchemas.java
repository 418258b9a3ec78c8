package dev.masu.schema.internal.catalog;

import dev.masu.schema.internal.document.Pointers;
import dev.masu.schema.internal.text.Uris;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Copies of schemas in which each id and reference is absolute: networknt resolves relative ones by rules of its
 * own, not by those of RFC 3986.
 */
final class AbsoluteSchemas {
  private final Map<String, JsonNode> byId = new HashMap<>();

  AbsoluteSchemas(Map<String, SchemaText> schemas) {
    // Read again, since to copy a tree takes more of the thread's stack the deeper it is.
    schemas.forEach((id, schema) ->
        byId.put(id, SchemaText.read(schema.document().text(), id).schema()));
  }

  Map<String, JsonNode> byId() {
    return byId;
  }

  /** The copy of a part that is an object. */
  ObjectNode of(SchemaPart part) {
    JsonNode copy = Objects.requireNonNull(byId.get(part.schema().id()));
    if (part.pointer().isEmpty()) {
      return (ObjectNode) copy;
    }
    for (String step : part.pointer().substring(1).split("/", -1)) {
      copy = copy.isArray() ? copy.get(Integer.parseInt(step)) : copy.get(Pointers.unescaped(step));
    }
    return (ObjectNode) copy;
  }

  /** Writes out the id of a part, if it has one. */
  void resolveId(SchemaPart part) {
    String keyword = part.idKeyword();
    String id = part.ignores(keyword) ? null : part.text(keyword);
    if (id != null && !Uris.withoutFragment(id).isEmpty()) {
      of(part).put(keyword, part.base() + fragment(id));
    }
  }

  /** Writes out a reference, if networknt would not resolve it against the base. */
  void resolve(SchemaReference reference) {
    boolean isFragment = Uris.withoutFragment(reference.text()).isEmpty();
    if (!isFragment || isBesideId(reference)) {
      of(reference.from()).put(reference.keyword(), reference.uri() + fragment(reference.text()));
    }
  }

  /** Whether networknt takes the base around the schema that holds a reference for its own. */
  private static boolean isBesideId(SchemaReference reference) {
    return reference.keyword().equals("$dynamicRef") && reference.from().text("$id") != null;
  }

  private static String fragment(String uri) {
    return uri.substring(Uris.withoutFragment(uri).length());
  }
}
