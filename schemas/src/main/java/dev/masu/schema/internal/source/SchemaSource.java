package dev.masu.schema.internal.source;

import tools.jackson.databind.JsonNode;

/** What a schema was compiled from. */
public record SchemaSource(String id, String text, JsonNode json) {
  @Override
  public String toString() {
    JsonNode title = json.path("title");
    return "schema " + id + (title.isString() ? " (" + title.stringValue() + ")" : "");
  }
}
