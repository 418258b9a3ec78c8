package dev.masu.schema.differential;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A schema and a document, reduced while the verdicts still differ.
 *
 * @param schema the schema
 * @param document the document
 */
record SmallerPair(JsonNode schema, JsonNode document) {
  /**
   * Leaves out members and items, and puts scalars in place of containers, until none can be.
   *
   * @param differ compiles a schema, and finds whether the verdicts on a document differ
   */
  static SmallerPair of(
      JsonNode schema, JsonNode document, Function<JsonNode, Predicate<JsonNode>> differ) {
    JsonNode smallerSchema = schema;
    JsonNode smallerDocument = document;
    while (true) {
      JsonNode nextDocument = smaller(smallerDocument, differ.apply(smallerSchema));
      JsonNode nextSchema = smaller(smallerSchema, s -> differ.apply(s).test(nextDocument));
      if (nextSchema.equals(smallerSchema) && nextDocument.equals(smallerDocument)) {
        return new SmallerPair(smallerSchema, smallerDocument);
      }
      smallerSchema = nextSchema;
      smallerDocument = nextDocument;
    }
  }

  private static JsonNode smaller(JsonNode tree, Predicate<JsonNode> isKept) {
    JsonNode kept = tree;
    int tried = 0;
    while (true) {
      List<JsonNode> changes = changes(kept);
      if (tried >= changes.size()) {
        return kept;
      }
      JsonNode change = changes.get(tried);
      if (isKept.test(change)) {
        kept = change;
      } else {
        tried++;
      }
    }
  }

  /** Copies of a tree that each lack one member or item, or have a part in place of its parent. */
  private static List<JsonNode> changes(JsonNode tree) {
    List<JsonNode> changes = new ArrayList<>();
    if (tree instanceof ObjectNode object) {
      for (String name : object.propertyNames()) {
        changes.add(object.deepCopy().without(name));
      }
      object.forEachEntry((name, member) ->
          changes(member).forEach(change -> changes.add(object.deepCopy().set(name, change))));
    } else if (tree instanceof ArrayNode array) {
      for (int i = 0; i < array.size(); i++) {
        ArrayNode copy = array.deepCopy();
        copy.remove(i);
        changes.add(copy);
      }
      for (int i = 0; i < array.size(); i++) {
        int index = i;
        changes(array.get(i)).forEach(change -> changes.add(array.deepCopy().set(index, change)));
      }
    }
    if (tree.isContainer()) {
      tree.forEach(changes::add);
      changes.add(Values.JSON.booleanNode(true));
    }
    return changes;
  }
}
