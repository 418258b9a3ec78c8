package dev.masu.schema.differential;

import static dev.masu.schema.differential.Values.JSON;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Keywords that hold no schemas. */
final class ScalarKeywords {
  private static final List<String> TYPES =
      List.of("null", "boolean", "integer", "number", "string", "array", "object");

  private final Choice choice;
  private final Draft draft;
  private final Values values;

  ScalarKeywords(Choice choice, Draft draft) {
    this.choice = choice;
    this.draft = draft;
    this.values = new Values(choice, draft);
  }

  void addTo(ObjectNode schema) {
    switch (choice.below(11)) {
      case 0 -> schema.set("type", type());
      case 1, 2 -> schema.set("enum", enumeration());
      case 3 -> {
        if (draft.isSince(Draft.DRAFT_06)) {
          schema.set("const", values.any(2));
        }
      }
      case 4 -> addBound(schema, "minimum", "exclusiveMinimum");
      case 5 -> addBound(schema, "maximum", "exclusiveMaximum");
      case 6 -> schema.set("multipleOf", values.positive());
      case 7 -> schema.put("minLength", choice.below(3));
      case 8 -> schema.put("maxLength", choice.below(3));
      case 9 -> schema.put("pattern", choice.of(Values.PATTERNS));
      default -> schema.put("uniqueItems", true);
    }
  }

  private JsonNode type() {
    if (choice.percent(35)) {
      return JSON.stringNode(choice.of(TYPES));
    }
    ArrayNode types = JSON.arrayNode();
    for (int i = 2 + choice.below(3); i > 0; i--) {
      types.add(choice.of(TYPES));
    }
    return SchemaGenerator.distinct(types);
  }

  /** The meta-schemas of older drafts forbid two equal values. */
  private ArrayNode enumeration() {
    ArrayNode list = JSON.arrayNode();
    List<JsonNode> canonical = new ArrayList<>();
    for (int i = 1 + choice.below(4); i > 0; i--) {
      JsonNode value = values.any(2);
      JsonNode equal = ExactTree.of(value, draft);
      if (!canonical.contains(equal)) {
        canonical.add(equal);
        list.add(value);
      }
    }
    return list;
  }

  private void addBound(ObjectNode schema, String bound, String exclusive) {
    if (draft == Draft.DRAFT_04) {
      schema.set(bound, values.number());
      if (choice.percent(30)) {
        schema.put(exclusive, choice.percent(70));
      }
    } else {
      schema.set(choice.percent(60) ? bound : exclusive, values.number());
    }
  }
}
