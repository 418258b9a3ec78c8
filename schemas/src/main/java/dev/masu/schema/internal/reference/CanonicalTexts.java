package dev.masu.schema.internal.reference;

import dev.masu.schema.internal.evaluate.Numbers;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/**
 * Texts that two JSON values of a check share exactly if JSON Schema calls them equal: numbers count by
 * their value, 1 and 1.0 alike, and objects whatever the order of their names. Arrays and objects are
 * gone into once: in the text of what is around them a number stands for each.
 */
final class CanonicalTexts {
  private final IdentityHashMap<JsonNode, String> byContainer = new IdentityHashMap<>();
  private final Map<String, String> numbers = new HashMap<>();

  /** The text of a value; of an array or object the number that all equal ones have. */
  String of(JsonNode value) {
    if (value.isContainer()) {
      String known = byContainer.get(value);
      if (known == null) {
        String parts = value.isArray() ? items(value) : members(value);
        known = numbers.computeIfAbsent(parts, unknown -> "#" + numbers.size());
        byContainer.put(value, known);
      }
      return known;
    }
    return value.isNumber() ? number(value.decimalValue()) : value.toString();
  }

  private static String number(BigDecimal number) {
    BigDecimal stripped = Numbers.canonical(number);
    return stripped.unscaledValue() + "e" + -(long) stripped.scale();
  }

  private String items(JsonNode array) {
    StringBuilder text = new StringBuilder("[");
    array.forEach(item -> text.append(of(item)).append(','));
    return text.append(']').toString();
  }

  private String members(JsonNode object) {
    Map<String, JsonNode> members = new TreeMap<>();
    object.properties().forEach(member -> members.put(member.getKey(), member.getValue()));
    StringBuilder text = new StringBuilder("{");
    members.forEach((name, value) ->
        text.append(name.length()).append(':').append(name).append(of(value)).append(','));
    return text.append('}').toString();
  }
}
