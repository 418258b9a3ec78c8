package dev.masu.schema.internal.catalog;

import dev.masu.schema.CheckReport;
import dev.masu.schema.SchemaException;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.internal.compile.UnresolvedReference;
import dev.masu.schema.internal.document.DocumentText;
import dev.masu.schema.internal.document.LocatedValue;
import dev.masu.schema.internal.document.Pointers;
import dev.masu.schema.internal.document.SyntaxProblem;
import dev.masu.schema.internal.keyword.EndlessSchema;
import dev.masu.schema.internal.text.Shown;
import dev.masu.schema.internal.text.Uris;
import java.net.URI;
import java.util.List;
import java.util.Objects;
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
    LocatedValue root = SchemaJson.read(
        document,
        problem -> new SchemaException(
            givenId, document.locate(problem.offset()), problem.message(), null));
    if (!root.node().isObject() && !root.node().isBoolean()) {
      throw new SchemaException(
          givenId, document.locate(0), "expected a schema: an object, true or false", null);
    }
    SchemaText schema = new SchemaText(Objects.requireNonNullElse(givenId, ""), document, root);
    return new SchemaText(schema.id(givenId), document, root);
  }

  /**
   * Reads a schema by the {@code $id} that it holds.
   *
   * @param utf8 its text
   * @param source the name of what that was read from, or null
   * @throws SchemaException as for text, or if it is not UTF-8
   */
  public static SchemaText read(byte[] utf8, @Nullable String source) {
    DocumentText document = DocumentText.of(utf8);
    SyntaxProblem problem = document.encodingProblem();
    if (problem != null) {
      throw new SchemaException(source, document.locate(problem.offset()), problem.message(), null);
    }
    return read(document.text(), null);
  }

  /** The schema's JSON. */
  public JsonNode schema() {
    return root.node();
  }

  /** A problem of the id that the schema holds. */
  public SchemaException idProblem(String problem) {
    return problem(placeOf(idKeyword()), problem);
  }

  /** Its schemas nest in, or refer to, one another deeper than a thread's stack allows. */
  public SchemaException depthProblem() {
    return problem(
        placeOf(root),
        "its schemas nest in, or refer to, one another deeper than this thread's stack allows; let fewer"
            + " of them do so");
  }

  /** A problem of a reference that the schema, or one embedded in it, holds. */
  public SchemaException problem(UnresolvedReference reference) {
    return problem(
        reference.location(), reference.keyword(), String.valueOf(reference.getMessage()));
  }

  /** The problem of a schema that applies itself to the same value. */
  public SchemaException problem(EndlessSchema endless) {
    return problem(
        endless.location(),
        "",
        "applies itself to the same value again, without end; let it apply to a part of the value");
  }

  private SchemaException problem(String location, String keyword, String words) {
    String pointer = location.substring(location.indexOf('#') + 1);
    if (!Uris.withoutFragment(location).equals(id) || keyword.isEmpty()) {
      return problem((SourceLocation) null, words);
    }
    LocatedValue value = root;
    for (String step : Pointers.steps(pointer)) {
      value = value.node().isArray()
          ? value.items().get(Integer.parseInt(step))
          : value.member(step).value();
    }
    Violation violation = Violation.builder(
            Phase.SCHEMA, "reference", Pointers.member(pointer, keyword))
        .at(placeOf(value.member(keyword).value()))
        .message(words)
        .build();
    return new SchemaException(id, CheckReport.of(List.of(violation), 1));
  }

  private SchemaException problem(@Nullable SourceLocation place, String problem) {
    return new SchemaException(id.isEmpty() ? null : id, place, problem, null);
  }

  private String id(@Nullable String given) {
    String own = text(idKeyword()).orElse(null);
    if (own == null && given == null) {
      throw new SchemaException(
          null, null, "has no " + idKeyword() + "; add one, or register it with an id", null);
    }
    if (own != null
        && given != null
        && !Uris.withoutEmptyFragment(own).equals(Uris.withoutEmptyFragment(given))) {
      throw idProblem("holds another " + idKeyword() + ", " + own + "; register it by that");
    }
    String id = Uris.withoutEmptyFragment(own != null ? own : String.valueOf(given));
    requireAbsolute(id);
    return id;
  }

  /**
   * The keyword that its id is in. A custom meta-schema may be written in any draft, so that its schemas
   * may have either.
   */
  private String idKeyword() {
    JsonNode dialect = schema().path(DIALECT);
    boolean isCustom =
        dialect.isString() && SchemaDialect.of(dialect.stringValue()).isEmpty();
    SchemaDialect known = dialect.isString()
        ? SchemaDialect.of(dialect.stringValue()).orElse(SchemaDialect.DRAFT_2020_12)
        : SchemaDialect.DRAFT_2020_12;
    boolean hasOldId = isCustom && !schema().has("$id") && schema().path("id").isString();
    return hasOldId ? "id" : known.idKeyword();
  }

  /** The text of a keyword at the schema's root, if it is there. */
  private Optional<String> text(String keyword) {
    JsonNode value = schema().get(keyword);
    if (value != null && !value.isString()) {
      String problem = "expected " + keyword + " to be a string but found " + Shown.value(value);
      throw problem(placeOf(keyword), problem);
    }
    return Optional.ofNullable(value).map(JsonNode::stringValue);
  }

  private @Nullable SourceLocation placeOf(String keyword) {
    LocatedValue.Member member = root.members().get(keyword);
    return member == null ? null : placeOf(member.value());
  }

  private SourceLocation placeOf(LocatedValue value) {
    return document.locate((int) value.start().getCharOffset());
  }

  private void requireAbsolute(String id) {
    try {
      if (URI.create(id).isAbsolute()) {
        requireNoFragment(id);
        return;
      }
    } catch (IllegalArgumentException e) {
      throw new SchemaException(id, placeOf(idKeyword()), "its id is not a URI", e);
    }
    String problem = "its id is not absolute; write it like https://example.org/" + withName(id);
    throw new SchemaException(id, placeOf(idKeyword()), problem, null);
  }

  private void requireNoFragment(String id) {
    String whole = Uris.withoutFragment(id);
    if (!whole.equals(id)) {
      String problem = "its id has a fragment, which names a part of a schema; write " + whole;
      throw new SchemaException(id, placeOf(idKeyword()), problem, null);
    }
  }

  /** What an absolute id may end with: it has no fragment. */
  private static String withName(String id) {
    String name = Uris.withoutFragment(id);
    return name.isEmpty() ? "schema.json" : name;
  }

  /** A problem of the meta-schema that it names. */
  SchemaException dialectProblem(String problem) {
    return problem(placeOf(DIALECT), "its $schema " + dialect() + problem);
  }

  /** The id of the meta-schema that it names, or of the default one. */
  String dialect() {
    return text(DIALECT).orElse(SchemaDialect.DRAFT_2020_12.id());
  }
}
