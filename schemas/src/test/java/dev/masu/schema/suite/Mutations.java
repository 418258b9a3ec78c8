package dev.masu.schema.suite;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Every tree that differs from a given one at a single node, of a fixed choice of differences. */
final class Mutations {
  private static final ObjectMapper MAPPER = new JsonMapper();

  /** One value or more of each type of JSON. */
  private static final List<JsonNode> VALUES = List.of(
      json("null"),
      json("true"),
      json("0"),
      json("1.5"),
      json("\"a\""),
      json("\"enemy\""),
      json("\"CHESS:K\""),
      json("[]"),
      json("{}"));

  /** Characters that a text of GGN may hold, may not hold, or may hold elsewhere. */
  private static final String CHARACTERS = "Az:+-'*7 \nK";

  private final List<JsonNode> found = new ArrayList<>();

  private Mutations() {}

  /** {@return the mutations of a tree, always the same in the same order} */
  static List<JsonNode> of(JsonNode tree) {
    Mutations mutations = new Mutations();
    VALUES.forEach(mutations.found::add);
    mutations.collect(tree, List.of());
    return mutations.found;
  }

  private static JsonNode json(String json) {
    return MAPPER.readTree(json);
  }

  private void collect(JsonNode tree, List<Object> path) {
    JsonNode node = at(tree, path);
    if (node instanceof ObjectNode object) {
      VALUES.forEach(value -> ofObject(tree, path, copy -> copy.set("added", value)));
      object.propertyNames().forEach(name -> ofMember(tree, path, name));
    } else if (node instanceof ArrayNode array) {
      VALUES.forEach(value -> ofArray(tree, path, copy -> copy.add(value)));
      for (int index = 0; index < array.size(); index++) {
        ofItem(tree, path, index);
      }
    }
  }

  private void ofMember(JsonNode tree, List<Object> path, String name) {
    ofObject(tree, path, copy -> copy.remove(name));
    for (JsonNode value : VALUES) {
      ofObject(tree, path, copy -> copy.set(name, value));
    }
    for (String other : texts(name)) {
      ofObject(tree, path, copy -> rename(copy, name, other));
    }
    JsonNode value = at(tree, path).path(name);
    if (value.isString()) {
      for (String other : texts(value.stringValue())) {
        ofObject(tree, path, copy -> copy.put(name, other));
      }
    }
    collect(tree, with(path, name));
  }

  private void ofItem(JsonNode tree, List<Object> path, int index) {
    ofArray(tree, path, copy -> copy.remove(index));
    for (JsonNode value : VALUES) {
      ofArray(tree, path, copy -> copy.set(index, value));
    }
    collect(tree, with(path, index));
  }

  private void ofObject(JsonNode tree, List<Object> path, Consumer<ObjectNode> change) {
    JsonNode copy = tree.deepCopy();
    change.accept((ObjectNode) at(copy, path));
    found.add(copy);
  }

  private void ofArray(JsonNode tree, List<Object> path, Consumer<ArrayNode> change) {
    JsonNode copy = tree.deepCopy();
    change.accept((ArrayNode) at(copy, path));
    found.add(copy);
  }

  /** Renames a property in its place, unless the object has the other name too. */
  private static void rename(ObjectNode object, String name, String other) {
    if (object.has(other)) {
      return;
    }
    ObjectNode renamed = JsonNodeFactory.instance.objectNode();
    for (Map.Entry<String, JsonNode> member : object.properties()) {
      renamed.set(member.getKey().equals(name) ? other : member.getKey(), member.getValue());
    }
    object.removeAll();
    object.setAll(renamed);
  }

  /** The text without one character, with one more, or with another one. */
  private static List<String> texts(String text) {
    List<String> texts = new ArrayList<>();
    for (int i = 0; i <= Math.min(text.length(), 20); i++) {
      char inserted = CHARACTERS.charAt(i % CHARACTERS.length());
      texts.add(text.substring(0, i) + inserted + text.substring(i));
      if (i < text.length()) {
        char replacing = CHARACTERS.charAt((i + 5) % CHARACTERS.length());
        texts.add(text.substring(0, i) + text.substring(i + 1));
        texts.add(text.substring(0, i) + replacing + text.substring(i + 1));
      }
    }
    return texts;
  }

  private static List<Object> with(List<Object> path, Object step) {
    List<Object> longer = new ArrayList<>(path);
    longer.add(step);
    return longer;
  }

  private static JsonNode at(JsonNode tree, List<Object> path) {
    JsonNode node = tree;
    for (Object step : path) {
      node = step instanceof Integer index ? node.path(index) : node.path((String) step);
    }
    return node;
  }
}
