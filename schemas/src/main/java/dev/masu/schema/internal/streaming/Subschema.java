package dev.masu.schema.internal.streaming;

import dev.masu.schema.internal.document.Pointers;
import dev.masu.schema.internal.text.Uris;
import tools.jackson.databind.JsonNode;

/**
 * A schema where it stands.
 *
 * @param json the schema
 * @param base the absolute URI of the schema resource that it belongs to
 * @param pointer its JSON Pointer in that resource
 * @param dialect the resource's dialect
 */
record Subschema(JsonNode json, String base, String pointer, Dialect dialect) {

  /** The root of a document, which may give itself another URI than the one it was found by. */
  static Subschema root(JsonNode json, String uri, Dialect otherwise) {
    return new Subschema(json, uri, "", otherwise).entered();
  }

  /** The absolute location of this schema. */
  String location() {
    return base + '#' + pointer;
  }

  /** What a keyword, or an index or name below one, holds. */
  Subschema child(String step) {
    JsonNode below = json.isArray() ? json.path(Integer.parseInt(step)) : json.path(step);
    return new Subschema(below, base, Pointers.member(pointer, step), dialect).entered();
  }

  /** The URI that a reference means here, without its fragment. */
  String resolve(String reference) {
    return reference.isEmpty() ? base : resolve(base, reference);
  }

  /** Whether a keyword has no effect: draft-07 ignores all but definitions beside a reference. */
  boolean ignores(String keyword) {
    boolean isBesideRef = dialect == Dialect.DRAFT_7 && json.path("$ref").isString();
    return dialect.lacks(keyword)
        || (isBesideRef && !keyword.equals("definitions") && !keyword.equals("$defs"));
  }

  /** Starts a resource of its own if the schema has an {@code $id}. */
  private Subschema entered() {
    if (!json.isObject()) {
      return this;
    }
    JsonNode schema = json.path("$schema");
    JsonNode id = json.path("$id");
    boolean isRoot = pointer.isEmpty();
    boolean hasId = id.isString() && !id.stringValue().startsWith("#");
    Dialect own = schema.isString() && (isRoot || hasId) ? named(schema.stringValue()) : dialect;
    if (!hasId || (own == Dialect.DRAFT_7 && json.path("$ref").isString())) {
      return new Subschema(json, base, pointer, own);
    }
    return new Subschema(json, resolve(base, Uris.withoutFragment(id.stringValue())), "", own);
  }

  private static Dialect named(String uri) {
    Dialect dialect = Dialect.of(uri).orElse(null);
    if (dialect == null) {
      throw new NotStreamable("dialect " + uri);
    }
    return dialect;
  }

  private static String resolve(String base, String reference) {
    try {
      return Uris.resolved(base, reference);
    } catch (IllegalArgumentException e) {
      throw new NotStreamable("not a URI: " + reference);
    }
  }
}
