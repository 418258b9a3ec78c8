package dev.masu.schema.internal.catalog;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * A schema with an {@code $id} of its own within a registered one.
 *
 * @param holder the id of the registered one
 * @param alone the schema as if it stood alone, with its absolute id and its dialect
 */
public record EmbeddedSchema(String holder, JsonNode alone) {

  static EmbeddedSchema of(SchemaPart part, ObjectNode absolute) {
    // What it holds is shared: to copy a tree takes more of the thread's stack the deeper it is.
    ObjectNode alone = JsonNodeFactory.instance.objectNode();
    alone.setAll(absolute);
    alone.put("$schema", part.vocabulary().metaSchema());
    return new EmbeddedSchema(part.schema().id(), alone);
  }
}
