package dev.masu.schema.internal.streaming;

import dev.masu.schema.internal.format.Notation;
import dev.masu.schema.internal.keyword.Expectation;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Where a keyword stands in its schema.
 *
 * @param name the keyword
 * @param location its absolute location
 * @param expected what it asks for
 * @param schema the schema object around it
 * @param slot its number among the keywords of that object, in the schema's order
 */
record KeywordSite(String name, String location, Expectation expected, JsonNode schema, int slot) {
  KeywordSite(String name, String location, JsonNode value, JsonNode schema, int slot) {
    this(name, location, new Expectation(name, value, List.of(schema)), schema, slot);
  }

  /** The keyword's value. */
  JsonNode value() {
    return expected.value();
  }

  /** The notation that the schema around asks for with {@code format}, or null. */
  @Nullable
  Notation notation() {
    JsonNode format = schema.path("format");
    return format.isString() ? Notation.ofFormat(format.stringValue()).orElse(null) : null;
  }
}
