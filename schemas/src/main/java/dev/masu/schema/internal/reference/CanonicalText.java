package dev.masu.schema.internal.reference;

import dev.masu.schema.internal.keyword.Numbers;
import java.math.BigDecimal;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/**
 * A text that two JSON values share exactly if JSON Schema calls them equal: numbers count by their
 * value, 1 and 1.0 alike, and objects whatever the order of their names.
 */
final class CanonicalText {
  private final StringBuilder text = new StringBuilder();

  private CanonicalText() {}

  static String of(JsonNode value) {
    CanonicalText canonical = new CanonicalText();
    canonical.append(value);
    return canonical.text.toString();
  }

  private void append(JsonNode value) {
    if (value.isNumber()) {
      append(value.decimalValue());
    } else if (value.isArray()) {
      text.append('[');
      value.forEach(item -> {
        append(item);
        text.append(',');
      });
      text.append(']');
    } else if (value.isObject()) {
      appendMembers(value);
    } else {
      text.append(value);
    }
  }

  private void append(BigDecimal number) {
    BigDecimal stripped = Numbers.canonical(number);
    text.append(stripped.unscaledValue()).append('e').append(-(long) stripped.scale());
  }

  private void appendMembers(JsonNode object) {
    Map<String, JsonNode> members = new TreeMap<>();
    object.properties().forEach(member -> members.put(member.getKey(), member.getValue()));
    text.append('{');
    members.forEach((name, value) -> {
      text.append(name.length()).append(':').append(name);
      append(value);
      text.append(',');
    });
    text.append('}');
  }
}
