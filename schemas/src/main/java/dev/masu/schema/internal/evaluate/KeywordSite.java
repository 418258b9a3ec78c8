package dev.masu.schema.internal.evaluate;

import dev.masu.schema.internal.format.Notation;
import dev.masu.schema.internal.report.Expectation;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Where a keyword stands in its schema.
 *
 * @param name the keyword
 * @param location its absolute location
 * @param expected what it expects
 * @param schema the schema object around it
 */
public record KeywordSite(String name, String location, Expectation expected, JsonNode schema) {
  /** Makes a site whose keyword knows the names of its own schema. */
  public KeywordSite(String name, String location, JsonNode value, JsonNode schema) {
    this(name, location, new Expectation(name, value, List.of(schema)), schema);
  }

  /** The keyword's value. */
  public JsonNode value() {
    return expected.value();
  }

  /** The notation that the schema around asks for with {@code format}, or null. */
  public @Nullable Notation notation() {
    JsonNode format = schema.path("format");
    return format.isString() ? Notation.ofFormat(format.stringValue()).orElse(null) : null;
  }
}
