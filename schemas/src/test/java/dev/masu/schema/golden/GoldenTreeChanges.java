package dev.masu.schema.golden;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Changes one value, name or item of a document, which stays JSON. The same random numbers make the
 * same change.
 */
final class GoldenTreeChanges {
  private static final List<JsonNode> VALUES = json(
      "null",
      "true",
      "0",
      "1.5",
      "-7",
      "1e400",
      "\"\"",
      "\"a\"",
      "\"2020-02-30\"",
      "\"http://[\"",
      "[]",
      "{}",
      "[[]]",
      "{\"a\":1}",
      "[1,1.0]",
      "\"" + "x".repeat(300) + "\"");

  /**
   * A changed document.
   *
   * @param description what was changed, and where
   * @param document the document with the change
   */
  record Change(String description, JsonNode document) {}

  /** A member or an item: its container, its name or index, and where it is. */
  private record Child(JsonNode container, Object step, String pointer) {
    JsonNode value() {
      return step instanceof Integer index ? container.path(index) : container.path((String) step);
    }

    void set(JsonNode value) {
      if (container instanceof ArrayNode array) {
        array.set((Integer) step, value);
      } else if (container instanceof ObjectNode object) {
        object.set((String) step, value);
      }
    }
  }

  private final Random random;

  private GoldenTreeChanges(Random random) {
    this.random = random;
  }

  static Change of(JsonNode tree, Random random) {
    JsonNode copy = tree.deepCopy();
    List<Child> children = new ArrayList<>();
    collect(copy, "", children);
    GoldenTreeChanges changes = new GoldenTreeChanges(random);
    if (children.isEmpty()) {
      JsonNode value = changes.oneOf(VALUES);
      return new Change("is " + shown(value), value);
    }
    Child child = changes.oneOf(children);
    return new Change(child.pointer() + " " + changes.change(child), copy);
  }

  private static void collect(JsonNode container, String pointer, List<Child> children) {
    if (container instanceof ObjectNode object) {
      for (String name : object.propertyNames()) {
        String escaped = name.replace("~", "~0").replace("/", "~1");
        collect(new Child(object, name, pointer + "/" + escaped), children);
      }
    } else if (container instanceof ArrayNode array) {
      for (int i = 0; i < array.size(); i++) {
        collect(new Child(array, i, pointer + "/" + i), children);
      }
    }
  }

  private static void collect(Child child, List<Child> children) {
    children.add(child);
    collect(child.value(), child.pointer(), children);
  }

  private String change(Child child) {
    return switch (random.nextInt(8)) {
      case 0 -> removed(child);
      case 1 -> added(child);
      case 2 -> child.container().isObject() ? renamed(child) : repeated(child);
      case 3, 4, 5 -> scalarChanged(child);
      default -> replaced(child, oneOf(VALUES));
    };
  }

  private static String removed(Child child) {
    if (child.container() instanceof ArrayNode array) {
      array.remove((Integer) child.step());
    } else {
      ((ObjectNode) child.container()).remove((String) child.step());
    }
    return "removed";
  }

  private String added(Child child) {
    JsonNode value = oneOf(VALUES);
    if (child.container() instanceof ArrayNode array) {
      array.add(value);
    } else {
      ((ObjectNode) child.container()).set("added", value);
    }
    return "gets beside it " + shown(value);
  }

  private static String repeated(Child child) {
    ((ArrayNode) child.container()).add(child.value());
    return "repeated";
  }

  /** Misspells a name, in its place. */
  private static String renamed(Child child) {
    ObjectNode object = (ObjectNode) child.container();
    String name = (String) child.step();
    String other = name.length() > 3 ? name.substring(0, name.length() - 1) : name + "x";
    List<Map.Entry<String, JsonNode>> members = new ArrayList<>(object.properties());
    object.removeAll();
    members.forEach(member ->
        object.set(member.getKey().equals(name) ? other : member.getKey(), member.getValue()));
    return "renamed " + other;
  }

  private String scalarChanged(Child child) {
    JsonNode value = child.value();
    if (value.isString()) {
      String text = value.stringValue();
      return replaced(
          child, text(random.nextBoolean() ? text + "!" : text.toUpperCase(Locale.ROOT)));
    }
    if (value.isNumber()) {
      return replaced(
          child, json(random.nextBoolean() ? "-1" : "\"" + value + "\"").get(0));
    }
    if (value.isBoolean()) {
      return replaced(child, text(value.toString()));
    }
    return replaced(child, oneOf(VALUES));
  }

  private static String replaced(Child child, JsonNode value) {
    child.set(value);
    return "becomes " + shown(value);
  }

  private static JsonNode text(String text) {
    return GoldenChecks.EXACT.getNodeFactory().stringNode(text);
  }

  private static String shown(JsonNode value) {
    String json = value.toString();
    return json.length() <= 40 ? json : json.substring(0, 40) + "…";
  }

  private static List<JsonNode> json(String... texts) {
    return Stream.of(texts).map(GoldenChecks.EXACT::readTree).toList();
  }

  private <T> T oneOf(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }
}
