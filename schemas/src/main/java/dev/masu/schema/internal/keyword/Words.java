package dev.masu.schema.internal.keyword;

import dev.masu.schema.internal.text.Shown;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** Words for parts of a schema. */
final class Words {
  private Words() {}

  /** The types that a {@code type} keyword allows: {@code a string or null}. */
  static String types(JsonNode type) {
    return type.isArray() ? either(type.valueStream().map(Words::type).toList()) : type(type);
  }

  private static String type(JsonNode type) {
    return switch (type.asString()) {
      case "array" -> "an array";
      case "boolean" -> "true or false";
      case "integer" -> "an integer";
      case "null" -> "null";
      case "number" -> "a number";
      case "object" -> "an object";
      default -> "a " + type.asString();
    };
  }

  /** A value of the schema as JSON. */
  static String json(JsonNode value) {
    return value.isString() ? Shown.text(value.stringValue()) : value.toString();
  }

  /** Names to choose from: {@code "a", "b" or "c"}. */
  static String choice(List<String> names) {
    return either(names.stream().map(Shown::text).toList());
  }

  /** {@code x}, {@code x or y}, {@code x, y or z}. */
  static String either(List<String> words) {
    int last = words.size() - 1;
    return last < 1
        ? String.join("", words)
        : String.join(", ", words.subList(0, last)) + " or " + words.get(last);
  }

  /** {@code 1 item}, {@code 2 items}, {@code 0 properties}. */
  static String counted(String number, String unit) {
    if (number.equals("1")) {
      return "1 " + unit;
    }
    return number + " " + (unit.equals("property") ? "properties" : unit + "s");
  }
}
