package dev.masu.schema.differential;

import static dev.masu.schema.differential.Values.JSON;

import java.math.BigDecimal;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Trees in which equal numbers are equal nodes, all of {@code BigDecimal}: networknt loses digits of others. */
final class ExactTree {
  private ExactTree() {}

  static JsonNode of(JsonNode tree, Draft draft) {
    if (tree.isArray()) {
      ArrayNode items = JSON.arrayNode();
      tree.forEach(item -> items.add(of(item, draft)));
      return items;
    }
    if (tree.isObject()) {
      ObjectNode members = JSON.objectNode();
      tree.forEachEntry((name, member) -> members.set(name, of(member, draft)));
      return members;
    }
    return tree.isNumber() ? number(tree, draft) : tree;
  }

  private static JsonNode number(JsonNode number, Draft draft) {
    if (draft == Draft.DRAFT_04) {
      // There, networknt takes a BigDecimal for no integer.
      JsonNode written = Values.EXACT.readTree(number.toString());
      if (written.isIntegralNumber()) {
        return written;
      }
    }
    BigDecimal exact = number.decimalValue();
    return JSON.numberNode(exact.signum() == 0 ? BigDecimal.ZERO : exact.stripTrailingZeros());
  }
}
