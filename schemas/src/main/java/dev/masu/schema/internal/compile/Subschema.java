package dev.masu.schema.internal.compile;

import dev.masu.schema.internal.location.Pointers;
import dev.masu.schema.internal.text.Uris;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.BooleanNode;
import tools.jackson.databind.node.MissingNode;

/** A schema at its location, with the dynamic scope that its dynamic references depend on. */
public final class Subschema {
  /** An index in a JSON Pointer, if it fits an {@code int} (RFC 6901, section 4). */
  private static final Pattern INDEX = Pattern.compile("0|[1-9][0-9]{0,8}");

  private final JsonNode json;
  private final @Nullable Subschema parent;
  private final String keyword;
  private final @Nullable String step;
  private final Resource resource;
  private final DynamicScope scope;
  private @Nullable List<Applied> appliedInPlace;
  private @Nullable String path;

  /**
   * What the schemas of a resource have in common.
   *
   * @param document the URI that the document was found by in which it lies
   * @param path the JSON Pointer of its root within the document
   * @param base its absolute URI, without a fragment
   */
  private record Resource(String document, String path, String base, Dialect dialect) {}

  /**
   * A schema that another one applies to the same value.
   *
   * @param reference what leads to it, or null if it is a part of the other one
   */
  public record Applied(Subschema schema, @Nullable Reference reference) {}

  /**
   * Makes a schema.
   *
   * @param parent the schema around it, or null for a document's root
   * @param keyword the keyword of the parent that holds it
   * @param step its index or name below the keyword, or null if it is the keyword's value
   * @param scope the resources that were entered on the way to it
   */
  private Subschema(
      JsonNode json,
      @Nullable Subschema parent,
      String keyword,
      @Nullable String step,
      Resource resource,
      DynamicScope scope) {
    this.json = json;
    this.parent = parent;
    this.keyword = keyword;
    this.step = step;
    this.resource = resource;
    this.scope = scope;
  }

  /** The root of a document, whose base is its own id, or else the URI that it was found by. */
  static Subschema root(JsonNode json, String uri, Dialect defaultDialect) {
    Dialect dialect = dialect(json, defaultDialect);
    String base = resolved(Uris.withoutFragment(uri), id(json, dialect));
    return new Subschema(
        json, null, "", null, new Resource(uri, "", base, dialect), DynamicScope.NONE);
  }

  public JsonNode json() {
    return json;
  }

  /** The URI that the document was found by in which it lies. */
  public String document() {
    return resource.document;
  }

  /** The absolute URI of the schema resource that it belongs to, without a fragment. */
  public String base() {
    return resource.base;
  }

  public Dialect dialect() {
    return resource.dialect;
  }

  public DynamicScope scope() {
    return scope;
  }

  /** Its JSON Pointer within its document. */
  public String path() {
    // Without recursion, since schemas may nest deeper than a thread's stack allows.
    Deque<Subschema> unknown = new ArrayDeque<>();
    for (Subschema at = this; at != null && at.path == null; at = at.parent) {
      unknown.push(at);
    }
    for (Subschema at : unknown) {
      at.path = at.parent == null ? "" : at.parent.pathOf(at.keyword, at.step);
    }
    return String.valueOf(path);
  }

  private String pathOf(String ofKeyword, @Nullable String indexOrName) {
    String ofValue = Pointers.member(path(), ofKeyword);
    return indexOrName == null ? ofValue : Pointers.member(ofValue, indexOrName);
  }

  /** Its JSON Pointer within its resource. */
  public String pointer() {
    return path().substring(resource.path.length());
  }

  /** Whether it is the root of a document. */
  public boolean isDocument() {
    return parent == null;
  }

  /** Whether it belongs to the resource that is the whole document, not to one that is embedded there. */
  public boolean isOfDocument() {
    return resource.path.isEmpty();
  }

  /** Whether it is the root of a schema resource. */
  @SuppressWarnings("ReferenceEquality") // Each resource has one.
  public boolean isResource() {
    return parent == null || parent.resource != resource;
  }

  /** Whether it lies in another schema, or is that. */
  public boolean isWithin(Subschema other) {
    Subschema around = this;
    while (around != null && !around.isAt(other)) {
      around = around.parent;
    }
    return around != null;
  }

  /** Whether another schema is this one, or applies it by {@code allOf}. */
  boolean isConjunctOf(Subschema other) {
    Subschema around = this;
    while (!around.isAt(other) && around.parent != null && around.keyword.equals("allOf")) {
      around = around.parent;
    }
    return around.isAt(other);
  }

  @SuppressWarnings("ReferenceEquality") // Equal schemas have locations of their own.
  private boolean isAt(Subschema other) {
    return json == other.json;
  }

  /** Whether it lies in {@code $defs}, at which the meta-schemas of older drafts do not look. */
  boolean isSkippedByMetaSchema() {
    Subschema at = this;
    while (at.parent != null
        && !(at.keyword.equals("$defs") && at.parent.dialect().ignoresBesideRef())) {
      at = at.parent;
    }
    return at.parent != null;
  }

  /** The absolute location: the resource's URI and the JSON Pointer within it. */
  public String location() {
    return base() + '#' + pointer();
  }

  /** The schemas that it applies to the same value; known once all that it leads to is loaded. */
  public List<Applied> appliedInPlace() {
    return appliedInPlace == null ? List.of() : appliedInPlace;
  }

  void addAppliedInPlace(Subschema schema, @Nullable Reference reference) {
    if (appliedInPlace == null) {
      appliedInPlace = new ArrayList<>(1);
    }
    appliedInPlace.add(new Applied(schema, reference));
  }

  /**
   * The schema that is the value of a keyword. If it has an id, it is a resource of its own with its own base, pointer
   * and scope, and the dialect of its {@code $schema}.
   */
  public Subschema child(String ofKeyword) {
    return child(below(json, ofKeyword), ofKeyword, null);
  }

  /** The same of a schema that is an item or member of the keyword's value. */
  public Subschema child(String ofKeyword, String indexOrName) {
    return child(below(json.path(ofKeyword), indexOrName), ofKeyword, indexOrName);
  }

  Subschema child(JsonNode below, String ofKeyword, @Nullable String indexOrName) {
    Dialect own = dialect(below, dialect());
    String id = id(below, own);
    if (id.isEmpty() || isReferenceAlone(below, dialect())) {
      return new Subschema(below, this, ofKeyword, indexOrName, resource, scope);
    }
    String base = resolved(base(), id);
    Resource embedded = new Resource(document(), pathOf(ofKeyword, indexOrName), base, own);
    return new Subschema(below, this, ofKeyword, indexOrName, embedded, scope.entering(base));
  }

  /** The schemas that are the items of a keyword's value. */
  public List<Subschema> items(String ofKeyword) {
    List<Subschema> items = new ArrayList<>();
    for (JsonNode item : json.path(ofKeyword)) {
      items.add(child(item, ofKeyword, Integer.toString(items.size())));
    }
    return items;
  }

  private static JsonNode below(JsonNode value, String indexOrName) {
    if (!value.isArray()) {
      return value.path(indexOrName);
    }
    return INDEX.matcher(indexOrName).matches()
        ? value.path(Integer.parseInt(indexOrName))
        : MissingNode.getInstance();
  }

  /** The schema that allows everything, as what a reference of this schema means. */
  public Subschema anything() {
    return child(BooleanNode.TRUE, "$ref", null);
  }

  /** This schema in another dynamic scope. */
  Subschema in(DynamicScope other) {
    return new Subschema(json, parent, keyword, step, resource, other);
  }

  /** What is wrong with the value of a keyword. */
  public SchemaProblem problem(String ofKeyword, String code, String message) {
    return new SchemaProblem(document(), pathOf(ofKeyword, null), false, code, message);
  }

  /** What is wrong with a keyword, or with a name or an item in its value. */
  public SchemaProblem problem(
      String ofKeyword,
      @Nullable String indexOrName,
      boolean isAtName,
      String code,
      String message) {
    return new SchemaProblem(document(), pathOf(ofKeyword, indexOrName), isAtName, code, message);
  }

  /**
   * Whether a keyword has no effect here: the dialect does not have it or does not use its vocabulary, or
   * it stands beside a {@code $ref} in draft-07 or older.
   */
  public boolean ignores(String name) {
    StandardKeyword known = dialect().keyword(name);
    return known == null || (isReferenceAlone() && !known.isKeptBesideRef());
  }

  /** Whether it has a {@code $ref} beside which everything but definitions is ignored. */
  public boolean isReferenceAlone() {
    return isReferenceAlone(json, dialect());
  }

  private static boolean isReferenceAlone(JsonNode json, Dialect dialect) {
    return dialect.ignoresBesideRef() && json.path("$ref").isString();
  }

  /** The string of a keyword that has an effect here, or an empty one. */
  public String text(String name) {
    JsonNode value = json.path(name);
    return value.isString() && !ignores(name) ? value.stringValue() : "";
  }

  /** Whether the value of a keyword holds schemas one level further down: in an array or by names. */
  public boolean holdsSchemasBelow(String name) {
    StandardKeyword known = dialect().keyword(name);
    return known != null && known.value().holdsSchemasBelow(json.path(name));
  }

  private static Dialect dialect(JsonNode json, Dialect around) {
    JsonNode schema = json.path("$schema");
    return schema.isString() ? around.others().named(schema.stringValue()) : around;
  }

  /** The id that makes a schema a resource of its own: more than a fragment. Empty if there is none. */
  private static String id(JsonNode json, Dialect dialect) {
    JsonNode id = json.path(dialect.draft().idKeyword());
    return id.isString() && !isReferenceAlone(json, dialect)
        ? Uris.withoutFragment(id.stringValue())
        : "";
  }

  /** An id that is no URI names nothing: the meta-schema reports it. */
  private static String resolved(String base, String id) {
    try {
      return id.isEmpty() || id.equals(base) ? base : Uris.resolved(base, id);
    } catch (IllegalArgumentException e) {
      return id;
    }
  }

  @Override
  public String toString() {
    return location();
  }
}
