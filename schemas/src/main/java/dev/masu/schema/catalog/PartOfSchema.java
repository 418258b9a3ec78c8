package dev.masu.schema.catalog;

import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.internal.location.Pointers;
import java.util.Iterator;
import java.util.List;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.TreeTraversingParser;

/**
 * A part of a schema that is checked alone.
 *
 * @param document a document that holds the part at its pointer, and otherwise only what leads there
 * @param tokens how many tokens come before the part
 */
record PartOfSchema(JsonNode document, int tokens) {

  /**
   * The part at a pointer.
   *
   * @param others the pointers of schemas of other dialects in it, in whose place an empty schema is put
   */
  static PartOfSchema of(JsonNode schema, String pointer, List<String> others) {
    JsonNode document = schema;
    for (String other : others) {
      document =
          with(document, Pointers.steps(other).iterator(), JsonNodeFactory.instance.objectNode());
    }
    return alone(document, Pointers.steps(pointer).iterator());
  }

  /** A copy with another value at a pointer; what does not lead there is shared. */
  private static JsonNode with(JsonNode around, Iterator<String> steps, JsonNode value) {
    if (!steps.hasNext() || !around.isContainer()) {
      return value;
    }
    String step = steps.next();
    if (around.isArray()) {
      int index = Integer.parseInt(step);
      ArrayNode copy = JsonNodeFactory.instance.arrayNode().addAll((ArrayNode) around);
      return copy.set(index, with(around.get(index), steps, value));
    }
    ObjectNode copy = JsonNodeFactory.instance.objectNode();
    copy.setAll((ObjectNode) around);
    return copy.set(step, with(around.path(step), steps, value));
  }

  private static PartOfSchema alone(JsonNode around, Iterator<String> steps) {
    if (!steps.hasNext()) {
      return new PartOfSchema(around, 0);
    }
    String step = steps.next();
    if (around.isObject()) {
      PartOfSchema member = alone(around.get(step), steps);
      ObjectNode object = JsonNodeFactory.instance.objectNode();
      return new PartOfSchema(object.set(step, member.document), member.tokens + 2);
    }
    int index = Integer.parseInt(step);
    PartOfSchema item = alone(around.get(index), steps);
    ArrayNode array = JsonNodeFactory.instance.arrayNode();
    for (int i = 0; i < index; i++) {
      array.addNull();
    }
    return new PartOfSchema(array.add(item.document), item.tokens + 1 + index);
  }

  /** Checks the part; pointers start at the document's root. */
  CheckReport check(CompiledSchema metaSchema) {
    try (JsonParser parser = new TreeTraversingParser(document)) {
      JsonToken token = parser.nextToken();
      for (int i = 0; i < tokens && token != null; i++) {
        token = parser.nextToken();
      }
      return metaSchema.check(parser);
    }
  }
}
