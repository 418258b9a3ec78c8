package dev.masu.schema.internal.catalog;

import java.util.HashMap;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The registered schemas as networknt needs them: with absolute ids and references alone.
 *
 * @param documents the schemas by id
 * @param embedded those that lie in another one, by id, each as if it stood alone
 */
public record ForNetworknt(Map<String, JsonNode> documents, Map<String, JsonNode> embedded) {

  static ForNetworknt of(AbsoluteSchemas absolute, Map<String, SchemaPart> parts) {
    Map<String, JsonNode> embedded = new HashMap<>();
    parts.forEach((id, part) -> embedded.put(id, alone(part, absolute.of(part))));
    return new ForNetworknt(absolute.byId(), embedded);
  }

  private static JsonNode alone(SchemaPart part, ObjectNode absolute) {
    // What it holds is shared: to copy a tree takes more of the thread's stack the deeper it is.
    ObjectNode alone = JsonNodeFactory.instance.objectNode();
    alone.setAll(absolute);
    alone.put("$schema", part.vocabulary().metaSchema());
    return alone;
  }
}
