package dev.masu.schema.internal.catalog;

import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.SchemaException;
import dev.masu.schema.Violation;
import dev.masu.schema.internal.document.DocumentText;
import dev.masu.schema.internal.document.JsonTexts;
import dev.masu.schema.internal.reference.ReferenceEngine;
import java.net.URI;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * A schema as it was written, so that what is wrong with it has a line and a column.
 *
 * @param id the absolute URI that it is found by
 * @param text its text
 * @param schema its JSON
 */
public record SchemaText(String id, String text, JsonNode schema) {

  /**
   * Reads a schema.
   *
   * @param text its text
   * @param givenId the id to find it by, or null for the {@code $id} that it holds
   * @throws SchemaException if it is not JSON, not a schema, or its id is missing or another one
   */
  public static SchemaText read(String text, @Nullable String givenId) {
    DocumentText document = DocumentText.of(text);
    JsonNode schema = JsonTexts.tree(
        document,
        problem -> new SchemaException(
            givenId, document.locate(problem.offset()), problem.message(), null));
    if (!schema.isObject() && !schema.isBoolean()) {
      throw new SchemaException(
          givenId, document.locate(0), "expected a schema: an object, true or false", null);
    }
    return new SchemaText(id(schema, givenId), text, schema);
  }

  private static String id(JsonNode schema, @Nullable String given) {
    String own = Optional.ofNullable(schema.get("$id")).map(JsonNode::asString).orElse(null);
    if (own == null && given == null) {
      throw new SchemaException(null, null, "has no $id; add one, or register it with an id", null);
    }
    if (own != null && given != null && !plain(own).equals(plain(given))) {
      throw new SchemaException(
          given, null, "holds another $id, " + own + "; register it by that", null);
    }
    String id = plain(own != null ? own : String.valueOf(given));
    requireAbsolute(id);
    return id;
  }

  /** An empty fragment names the same schema. */
  private static String plain(String id) {
    return id.endsWith("#") ? id.substring(0, id.length() - 1) : id;
  }

  private static void requireAbsolute(String id) {
    try {
      if (URI.create(id).isAbsolute()) {
        return;
      }
    } catch (IllegalArgumentException e) {
      throw new SchemaException(id, null, "its id is not a URI", e);
    }
    throw new SchemaException(
        id, null, "its id is not absolute; write it like https://example.org/" + id, null);
  }

  /**
   * Checks the schema against the meta-schema of its dialect.
   *
   * @throws SchemaException if it is not what that allows
   */
  public void checkAgainst(ReferenceEngine engine) {
    String dialect = Optional.ofNullable(schema.get("$schema"))
        .map(JsonNode::asString)
        .orElse(ReferenceEngine.defaultDialect());
    CompiledSchema metaSchema = engine.metaSchema(dialect);
    if (metaSchema == null) {
      throw new SchemaException(
          id,
          null,
          "its $schema " + dialect + " is not known; known are " + ReferenceEngine.knownDialects(),
          null);
    }
    CheckReport report = metaSchema.check(text);
    if (!report.isValid()) {
      Violation first = report.violations().get(0);
      int more = report.violations().size() - 1;
      throw new SchemaException(
          id,
          first.location().orElse(null),
          "not a valid schema at "
              + (first.pointer().isEmpty() ? "its root" : first.pointer())
              + ": "
              + first.message()
              + (more == 0 ? "" : " (and " + more + " more)"),
          null);
    }
  }
}
