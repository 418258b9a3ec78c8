package dev.masu.schema.internal.text;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** What was found in a document, as parameters of a violation. */
public final class Actual {
  private Actual() {}

  /** The parameter {@code actualType} and, except for arrays and objects, {@code actual}. */
  public static Map<String, Object> of(JsonNode node) {
    Map<String, Object> parameters = new LinkedHashMap<>();
    String type = node.getNodeType().name().toLowerCase(Locale.ROOT);
    switch (node.getNodeType()) {
      case STRING -> Excerpt.of(node.stringValue()).addTo(parameters);
      case NUMBER -> {
        Number number = number(node);
        Excerpt excerpt = Excerpt.of(number.toString());
        excerpt.addTo(parameters);
        if (excerpt.length() == 0) {
          parameters.put("actual", number);
        }
      }
      case BOOLEAN -> parameters.put("actual", String.valueOf(node.booleanValue()));
      case NULL -> parameters.put("actual", "null");
      case ARRAY, OBJECT -> {}
      default -> parameters.put("actual", node.getClass().getSimpleName());
    }
    parameters.put("actualType", type);
    return parameters;
  }

  /** The parameter {@code actual} for text as it is written in a document. */
  public static Map<String, Object> written(String text) {
    Map<String, Object> parameters = new LinkedHashMap<>();
    Excerpt.of(text).addTo(parameters);
    return parameters;
  }

  /** The number of a node, as a type whose {@code toString} is JSON. */
  public static Number number(JsonNode number) {
    if (!number.isIntegralNumber()) {
      return number.decimalValue();
    }
    return number.canConvertToInt() ? (Number) number.intValue() : number.numberValue();
  }
}
