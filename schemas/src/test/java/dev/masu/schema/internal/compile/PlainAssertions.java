package dev.masu.schema.internal.compile;

import dev.masu.schema.internal.pattern.Regex;
import java.math.BigDecimal;
import tools.jackson.databind.JsonNode;

/** The keywords of {@link PlainEvaluator} that hold no schemas. */
final class PlainAssertions {
  static final int MAX_STEPS = 1_000_000;

  private PlainAssertions() {}

  static boolean holds(Subschema schema, String keyword, JsonNode held, JsonNode value) {
    return switch (keyword) {
      case "type" ->
        held.isArray()
            ? held.valueStream().anyMatch(type -> isOf(type.asString(), value, schema))
            : isOf(held.asString(), value, schema);
      case "const" -> same(held, value);
      case "enum" -> held.valueStream().anyMatch(constant -> same(constant, value));
      case "pattern" ->
        !value.isString()
            || Regex.parse(held.asString()).matcher(MAX_STEPS).find(value.stringValue());
      case "maxLength" -> !value.isString() || length(value) <= held.asInt();
      case "minLength" -> !value.isString() || length(value) >= held.asInt();
      case "maxItems" -> !value.isArray() || value.size() <= held.asInt();
      case "minItems" -> !value.isArray() || value.size() >= held.asInt();
      case "maxProperties" -> !value.isObject() || value.size() <= held.asInt();
      case "minProperties" -> !value.isObject() || value.size() >= held.asInt();
      case "uniqueItems" -> !held.asBoolean() || !value.isArray() || isUnique(value);
      case "required" -> !value.isObject() || hasAll(held, value);
      case "dependentRequired", "dependencies" ->
        !value.isObject()
            || held.properties().stream()
                .filter(entry -> value.has(entry.getKey()) && entry.getValue().isArray())
                .allMatch(entry -> hasAll(entry.getValue(), value));
      default -> !value.isNumber() || number(schema, keyword, held, value.decimalValue());
    };
  }

  private static boolean number(Subschema schema, String keyword, JsonNode held, BigDecimal value) {
    int compared = held.isNumber() ? value.compareTo(held.decimalValue()) : 0;
    return switch (keyword) {
      case "minimum" ->
        compared > 0
            || (compared == 0 && !schema.json().path("exclusiveMinimum").asBoolean(false));
      case "maximum" ->
        compared < 0
            || (compared == 0 && !schema.json().path("exclusiveMaximum").asBoolean(false));
      case "exclusiveMinimum" -> held.isBoolean() || compared > 0;
      case "exclusiveMaximum" -> held.isBoolean() || compared < 0;
      case "multipleOf" -> value.remainder(held.decimalValue()).signum() == 0;
      default -> true;
    };
  }

  private static boolean isOf(String type, JsonNode value, Subschema schema) {
    return switch (type) {
      case "integer" ->
        value.isIntegralNumber()
            || (value.isNumber()
                && schema.dialect().draft() != Draft.DRAFT_4
                && value.decimalValue().stripTrailingZeros().scale() <= 0);
      case "number" -> value.isNumber();
      case "string" -> value.isString();
      case "array" -> value.isArray();
      case "object" -> value.isObject();
      case "boolean" -> value.isBoolean();
      default -> value.isNull();
    };
  }

  private static int length(JsonNode text) {
    return text.stringValue().codePointCount(0, text.stringValue().length());
  }

  private static boolean hasAll(JsonNode names, JsonNode value) {
    return names.valueStream().allMatch(name -> value.has(name.asString()));
  }

  private static boolean isUnique(JsonNode array) {
    for (int i = 0; i < array.size(); i++) {
      for (int j = 0; j < i; j++) {
        if (same(array.get(i), array.get(j))) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean same(JsonNode a, JsonNode b) {
    return a.equals(
        (x, y) -> x.isNumber() && y.isNumber()
            ? x.decimalValue().compareTo(y.decimalValue())
            : x.equals(y) ? 0 : 1,
        b);
  }
}
