package dev.masu.schema.internal.catalog;

import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.SchemaException;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.Violation;
import dev.masu.schema.internal.document.DocumentText;
import dev.masu.schema.internal.document.JsonTexts;
import dev.masu.schema.internal.document.LocatedValue;
import dev.masu.schema.internal.reference.ReferenceEngine;
import dev.masu.schema.internal.text.Shown;
import java.net.URI;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * A schema as it was written, so that what is wrong with it has a line and a column.
 *
 * @param id the absolute URI that it is found by
 * @param document its text
 * @param root its JSON, with places
 */
public record SchemaText(String id, DocumentText document, LocatedValue root) {
  private static final String ID = "$id";
  private static final String DIALECT = "$schema";

  /**
   * Reads a schema.
   *
   * @param text its text
   * @param givenId the id to find it by, or null for the {@code $id} that it holds
   * @throws SchemaException if it is not JSON, not a schema, or its id is missing or another one
   */
  public static SchemaText read(String text, @Nullable String givenId) {
    DocumentText document = DocumentText.of(text);
    LocatedValue root = JsonTexts.value(
        document,
        problem -> new SchemaException(
            givenId, document.locate(problem.offset()), problem.message(), null));
    if (!root.node().isObject() && !root.node().isBoolean()) {
      throw new SchemaException(
          givenId, document.locate(0), "expected a schema: an object, true or false", null);
    }
    SchemaText schema = new SchemaText(String.valueOf(givenId), document, root);
    return new SchemaText(schema.id(givenId), document, root);
  }

  /** The schema's JSON. */
  public JsonNode schema() {
    return root.node();
  }

  /** A problem of the id that the schema holds. */
  public SchemaException idProblem(String problem) {
    return new SchemaException(id, placeOf(ID), problem, null);
  }

  private String id(@Nullable String given) {
    String own = text(ID).orElse(null);
    if (own == null && given == null) {
      throw new SchemaException(null, null, "has no $id; add one, or register it with an id", null);
    }
    if (own != null && given != null && !plain(own).equals(plain(given))) {
      throw idProblem("holds another $id, " + own + "; register it by that");
    }
    String id = plain(own != null ? own : String.valueOf(given));
    requireAbsolute(id, placeOf(ID));
    return id;
  }

  /** The text of a keyword at the schema's root, if it is there. */
  private Optional<String> text(String keyword) {
    JsonNode value = schema().get(keyword);
    if (value != null && !value.isString()) {
      String problem = "expected " + keyword + " to be a string but found " + Shown.value(value);
      throw new SchemaException(id, placeOf(keyword), problem, null);
    }
    return Optional.ofNullable(value).map(JsonNode::stringValue);
  }

  private @Nullable SourceLocation placeOf(String keyword) {
    LocatedValue.Member member = root.members().get(keyword);
    return member == null ? null : document.locate((int) member.value().start().getCharOffset());
  }

  /** An empty fragment names the same schema. */
  private static String plain(String id) {
    return id.endsWith("#") ? id.substring(0, id.length() - 1) : id;
  }

  private static void requireAbsolute(String id, @Nullable SourceLocation place) {
    try {
      if (URI.create(id).isAbsolute()) {
        return;
      }
    } catch (IllegalArgumentException e) {
      throw new SchemaException(id, place, "its id is not a URI", e);
    }
    throw new SchemaException(
        id, place, "its id is not absolute; write it like https://example.org/" + id, null);
  }

  /**
   * Checks the schema against the meta-schema of its dialect.
   *
   * @throws SchemaException if it is not what that allows
   */
  public void checkAgainst(ReferenceEngine engine) {
    String dialect = text(DIALECT).orElse(ReferenceEngine.defaultDialect());
    CompiledSchema metaSchema = engine.metaSchema(dialect);
    if (metaSchema == null) {
      throw new SchemaException(
          id,
          placeOf(DIALECT),
          "its $schema " + dialect + " is not known; known are " + ReferenceEngine.knownDialects(),
          null);
    }
    CheckReport report = metaSchema.check(document.text());
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
