package dev.masu.schema.differential;

import static dev.masu.schema.differential.Values.JSON;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Changes one part of a document. */
final class Mutator {
  private final Choice choice;
  private final Values values;

  Mutator(Choice choice, Draft draft) {
    this.choice = choice;
    this.values = new Values(choice, draft);
  }

  /** The document itself may be changed. */
  JsonNode mutated(JsonNode document) {
    List<JsonNode> containers = new ArrayList<>();
    collect(document, containers);
    if (containers.isEmpty() || choice.percent(5)) {
      return values.any(2);
    }
    JsonNode container = choice.of(containers);
    if (container instanceof ObjectNode object) {
      mutate(object);
    } else {
      mutate((ArrayNode) container);
    }
    return document;
  }

  private static void collect(JsonNode value, List<JsonNode> containers) {
    if (value.isContainer()) {
      containers.add(value);
      value.forEach(part -> collect(part, containers));
    }
  }

  private void mutate(ObjectNode object) {
    if (object.isEmpty() || choice.percent(40)) {
      object.set(choice.of(Values.NAMES), values.any(2));
      return;
    }
    String name = choice.of(List.copyOf(object.propertyNames()));
    JsonNode member = object.get(name);
    if (choice.percent(60)) {
      object.remove(name);
    }
    if (choice.percent(70)) {
      boolean isMoved = choice.percent(30);
      object.set(isMoved ? choice.of(Values.NAMES) : name, isMoved ? member : values.any(2));
    }
  }

  private void mutate(ArrayNode array) {
    int index = choice.below(array.size() + 1);
    if (array.isEmpty() || choice.percent(40)) {
      boolean isRepeated = !array.isEmpty() && choice.percent(50);
      array.insert(
          index, isRepeated ? array.get(choice.below(array.size())).deepCopy() : values.any(2));
    } else if (choice.percent(50)) {
      array.remove(choice.below(array.size()));
    } else {
      array.set(choice.below(array.size()), choice.percent(70) ? values.any(2) : JSON.nullNode());
    }
  }
}
