package dev.masu.schema.internal.streaming;

import dev.masu.schema.internal.keyword.Notation;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Where a keyword stands in its schema.
 *
 * @param name the keyword
 * @param location its absolute location
 * @param value its value
 * @param schema the schema object around it
 * @param slot its number among the keywords of that object, in the schema's order
 */
record KeywordSite(String name, String location, JsonNode value, JsonNode schema, int slot) {
  /** The names that the schema around declares, in its order. */
  List<String> declared() {
    return List.copyOf(schema.path("properties").propertyNames());
  }

  /** The notation that the schema around asks for with {@code format}, or null. */
  @Nullable
  Notation notation() {
    JsonNode format = schema.path("format");
    return format.isString() ? Notation.ofFormat(format.stringValue()).orElse(null) : null;
  }
}
