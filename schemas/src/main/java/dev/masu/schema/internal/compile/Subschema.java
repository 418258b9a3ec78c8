package dev.masu.schema.internal.compile;

import dev.masu.schema.internal.compile.StandardKeyword.Value;
import dev.masu.schema.internal.location.Pointers;
import dev.masu.schema.internal.text.Uris;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.BooleanNode;
import tools.jackson.databind.node.MissingNode;

/**
 * A schema at its location, with the dynamic scope that its dynamic references depend on.
 *
 * @param json the schema
 * @param document the URI that the document was found by in which it lies
 * @param path its JSON Pointer within that document
 * @param resourceLength how many chars of the path lead to the schema resource that it belongs to
 * @param base the absolute URI of that resource, without a fragment
 * @param dialect the resource's dialect
 * @param scope the resources that were entered on the way to it
 */
public record Subschema(
    JsonNode json,
    String document,
    String path,
    int resourceLength,
    String base,
    Dialect dialect,
    DynamicScope scope) {

  /** An index of as many digits may be larger than an {@code int}. */
  private static final int MAX_DIGITS = 10;

  /** The root of a document, whose base is its own id, or else the URI that it was found by. */
  static Subschema root(JsonNode json, String uri, Dialect defaultDialect) {
    String base = Uris.withoutFragment(uri);
    return new Subschema(json, uri, "", 0, base, defaultDialect, DynamicScope.NONE).entered();
  }

  /** Its JSON Pointer within its resource. */
  public String pointer() {
    return path.substring(resourceLength);
  }

  /** Whether it is the root of a schema resource. */
  public boolean isResource() {
    return path.length() == resourceLength;
  }

  /** Whether it lies in another schema, or is that. */
  public boolean isWithin(Subschema other) {
    return document.equals(other.document) && (path + '/').startsWith(other.path + '/');
  }

  /** The absolute location: the resource's URI and the JSON Pointer within it. */
  public String location() {
    return base + '#' + pointer();
  }

  /**
   * A schema below this one. If it has an id, it is a resource of its own with its own base, pointer and
   * scope, and the dialect of its {@code $schema}.
   *
   * @param steps a keyword, or a keyword and the index or name below it
   */
  public Subschema child(String... steps) {
    JsonNode below = json;
    String belowPath = path;
    for (String step : steps) {
      below = below(below, step);
      belowPath = Pointers.member(belowPath, step);
    }
    return new Subschema(below, document, belowPath, resourceLength, base, dialect, scope)
        .entered();
  }

  /** The schema that allows everything, as what a reference of this schema means. */
  Subschema anything() {
    return new Subschema(
        BooleanNode.TRUE, document, path + "/$ref", resourceLength, base, dialect, scope);
  }

  /** What is wrong with the value of a keyword. */
  public SchemaProblem problem(String keyword, String code, String message) {
    return new SchemaProblem(document, Pointers.member(path, keyword), false, code, message);
  }

  /**
   * Whether a keyword has no effect here: the dialect does not have it or does not use its vocabulary, or
   * it stands beside a {@code $ref} in draft-07 or older.
   */
  public boolean ignores(String keyword) {
    return !dialect.uses(keyword) || (isReferenceAlone() && !isKeptBesideRef(keyword));
  }

  /** Whether it has a {@code $ref} beside which everything but definitions is ignored. */
  public boolean isReferenceAlone() {
    return isReferenceAlone(dialect);
  }

  private static boolean isKeptBesideRef(String keyword) {
    return keyword.equals("$ref") || keyword.equals("definitions") || keyword.equals("$defs");
  }

  private boolean isReferenceAlone(Dialect of) {
    return of.ignoresBesideRef() && json.path("$ref").isString();
  }

  /** The string of a keyword that has an effect here, or an empty one. */
  public String text(String keyword) {
    JsonNode value = json.path(keyword);
    return value.isString() && !ignores(keyword) ? value.stringValue() : "";
  }

  /** Whether the value of a keyword holds schemas one level further down: in an array or by names. */
  public boolean holdsSchemasBelow(String keyword) {
    JsonNode value = json.path(keyword);
    return switch (dialect.value(keyword)) {
      case DATA, SCHEMA -> false;
      case SCHEMAS, SCHEMA_OR_SCHEMAS -> value.isArray();
      case NAMED_SCHEMAS -> value.isObject();
    };
  }

  /** Whether the value of a keyword is itself a schema. */
  boolean holdsSchema(String keyword) {
    Value value = dialect.value(keyword);
    return (value == Value.SCHEMA || value == Value.SCHEMA_OR_SCHEMAS)
        && json.path(keyword).isObject();
  }

  Subschema in(DynamicScope other) {
    return new Subschema(json, document, path, resourceLength, base, dialect, other);
  }

  private static JsonNode below(JsonNode value, String step) {
    if (!value.isArray()) {
      return value.path(step);
    }
    return isIndex(step) ? value.path(Integer.parseInt(step)) : MissingNode.getInstance();
  }

  /** Whether a step of a pointer is an index, which has no leading zero (RFC 6901, section 4). */
  private static boolean isIndex(String step) {
    for (int i = 0; i < step.length(); i++) {
      if (step.charAt(i) < '0' || step.charAt(i) > '9') {
        return false;
      }
    }
    boolean hasLeadingZero = step.length() > 1 && step.charAt(0) == '0';
    return !step.isEmpty() && step.length() < MAX_DIGITS && !hasLeadingZero;
  }

  /** Starts a resource of its own if the schema has an id that is more than a fragment. */
  private Subschema entered() {
    if (!json.isObject()) {
      return this;
    }
    Dialect own = ownDialect();
    JsonNode id = json.path(own.draft().idKeyword());
    String uri = id.isString() ? Uris.withoutFragment(id.stringValue()) : "";
    if (uri.isEmpty() || isReferenceAlone(own)) {
      return isResource()
          ? new Subschema(json, document, path, resourceLength, base, own, scope)
          : this;
    }
    String ownBase = resolved(uri);
    return new Subschema(
        json, document, path, path.length(), ownBase, own, scope.entering(ownBase));
  }

  private Dialect ownDialect() {
    JsonNode schema = json.path("$schema");
    boolean counts = schema.isString() && (isResource() || !isReferenceAlone());
    return counts ? dialect.others().named(schema.stringValue()) : dialect;
  }

  /** An id that is no URI names nothing: the meta-schema reports it. */
  private String resolved(String id) {
    try {
      return Uris.resolved(base, id);
    } catch (IllegalArgumentException e) {
      return id;
    }
  }
}
