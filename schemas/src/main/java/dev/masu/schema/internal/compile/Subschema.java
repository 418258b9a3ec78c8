package dev.masu.schema.internal.compile;

import dev.masu.schema.internal.compile.StandardKeyword.Value;
import dev.masu.schema.internal.document.Pointers;
import dev.masu.schema.internal.text.Uris;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.MissingNode;

/**
 * A schema at its location, with the dynamic scope that its dynamic references depend on.
 *
 * @param json the schema
 * @param base the absolute URI of the schema resource that it belongs to, without a fragment
 * @param pointer its JSON Pointer within that resource
 * @param dialect the resource's dialect
 * @param scope the resources that were entered on the way to it
 */
public record Subschema(
    JsonNode json, String base, String pointer, Dialect dialect, DynamicScope scope) {

  /** An index of as many digits may be larger than an {@code int}. */
  private static final int MAX_DIGITS = 10;

  /** The root of a document, whose base is its own id, or else the URI that it was found by. */
  static Subschema root(JsonNode json, String uri, Dialect defaultDialect) {
    return new Subschema(json, Uris.withoutFragment(uri), "", defaultDialect, DynamicScope.NONE)
        .entered();
  }

  /** The absolute location: the resource's URI and the JSON Pointer within it. */
  public String location() {
    return base + '#' + pointer;
  }

  /**
   * A schema below this one. If it has an id, it is a resource of its own with its own base, pointer and
   * scope, and the dialect of its {@code $schema}.
   *
   * @param steps a keyword, or a keyword and the index or name below it
   */
  public Subschema child(String... steps) {
    JsonNode below = json;
    String path = pointer;
    for (String step : steps) {
      below = below(below, step);
      path = Pointers.member(path, step);
    }
    return new Subschema(below, base, path, dialect, scope).entered();
  }

  /**
   * Whether a keyword has no effect here: the dialect does not have it or does not use its vocabulary, or
   * it stands beside a {@code $ref} in draft-07 or older.
   */
  public boolean ignores(String keyword) {
    return !dialect.uses(keyword) || (isReferenceAlone(dialect) && !isKeptBesideRef(keyword));
  }

  private static boolean isKeptBesideRef(String keyword) {
    return keyword.equals("$ref") || keyword.equals("definitions") || keyword.equals("$defs");
  }

  private boolean isReferenceAlone(Dialect of) {
    return of.ignoresBesideRef() && json.path("$ref").isString();
  }

  /** The string of a keyword that has an effect here, or an empty one. */
  String text(String keyword) {
    JsonNode value = json.path(keyword);
    return value.isString() && !ignores(keyword) ? value.stringValue() : "";
  }

  /** Whether the value of a keyword holds schemas one level further down: in an array or by names. */
  boolean holdsSchemasBelow(String keyword) {
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
    return new Subschema(json, base, pointer, dialect, other);
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
      return pointer.isEmpty() ? new Subschema(json, base, pointer, own, scope) : this;
    }
    String ownBase = resolved(uri);
    return new Subschema(json, ownBase, "", own, scope.entering(ownBase));
  }

  private Dialect ownDialect() {
    JsonNode schema = json.path("$schema");
    boolean counts = schema.isString() && (pointer.isEmpty() || !isReferenceAlone(dialect));
    return counts ? dialect.named(schema.stringValue()) : dialect;
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
