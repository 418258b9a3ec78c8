package dev.masu.schema.internal.compile;

import dev.masu.schema.internal.location.Pointers;
import dev.masu.schema.internal.text.Uris;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.BooleanNode;
import tools.jackson.databind.node.MissingNode;

/** A schema at its location, with the dynamic scope that its dynamic references depend on. */
public final class Subschema {
  /** An index of as many digits may be larger than an {@code int}. */
  private static final int MAX_DIGITS = 10;

  private final JsonNode json;
  private final @Nullable Subschema parent;
  private final String keyword;
  private final @Nullable String step;
  private final @Nullable Subschema resource;
  private final String document;
  private final String base;
  private final Dialect dialect;
  private final DynamicScope scope;
  private @Nullable List<Subschema> appliedInPlace;
  private @Nullable String path;

  /**
   * Makes a schema.
   *
   * @param parent the schema around it, or null for a document's root
   * @param keyword the keyword of the parent that holds it
   * @param step its index or name below the keyword, or null if it is the keyword's value
   * @param resource the root of the resource that it belongs to, or null if it is one
   * @param document the URI that the document was found by in which it lies
   * @param base the absolute URI of its resource, without a fragment
   * @param scope the resources that were entered on the way to it
   */
  private Subschema(
      JsonNode json,
      @Nullable Subschema parent,
      String keyword,
      @Nullable String step,
      @Nullable Subschema resource,
      String document,
      String base,
      Dialect dialect,
      DynamicScope scope) {
    this.json = json;
    this.parent = parent;
    this.keyword = keyword;
    this.step = step;
    this.resource = resource;
    this.document = document;
    this.base = base;
    this.dialect = dialect;
    this.scope = scope;
  }

  /** The root of a document, whose base is its own id, or else the URI that it was found by. */
  static Subschema root(JsonNode json, String uri, Dialect defaultDialect) {
    Dialect dialect = dialect(json, defaultDialect);
    String id = id(json, dialect);
    String base = Uris.withoutFragment(uri);
    String ownBase = id.isEmpty() ? base : resolved(base, id);
    return new Subschema(json, null, "", null, null, uri, ownBase, dialect, DynamicScope.NONE);
  }

  public JsonNode json() {
    return json;
  }

  /** The URI that the document was found by in which it lies. */
  public String document() {
    return document;
  }

  /** The absolute URI of the schema resource that it belongs to, without a fragment. */
  public String base() {
    return base;
  }

  public Dialect dialect() {
    return dialect;
  }

  public DynamicScope scope() {
    return scope;
  }

  /** Its JSON Pointer within its document. */
  public String path() {
    String known = path;
    if (known == null) {
      known = newPath();
      path = known;
    }
    return known;
  }

  /** Without recursion, since schemas may nest deeper than a thread's stack allows. */
  private String newPath() {
    Deque<Subschema> below = new ArrayDeque<>();
    Subschema around = this;
    while (around.parent != null && around.path == null) {
      below.push(around);
      around = around.parent;
    }
    StringBuilder pointer = new StringBuilder(around.path == null ? "" : around.path);
    for (Subschema schema : below) {
      pointer.append(Pointers.member("", schema.keyword));
      if (schema.step != null) {
        pointer.append(Pointers.member("", schema.step));
      }
    }
    return pointer.toString();
  }

  /** Its JSON Pointer within its resource. */
  public String pointer() {
    return resource == null ? "" : path().substring(resource.path().length());
  }

  /** Whether it is the root of a document. */
  public boolean isDocument() {
    return parent == null;
  }

  /** Whether it belongs to the resource that is the whole document, not to one that is embedded there. */
  public boolean isOfDocument() {
    return root().isDocument();
  }

  /** Whether it is the root of a schema resource. */
  public boolean isResource() {
    return resource == null;
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

  /** The absolute location: the resource's URI and the JSON Pointer within it. */
  public String location() {
    return base + '#' + pointer();
  }

  /** The schemas below it that it applies to the same value; known once its document is loaded. */
  public List<Subschema> appliedInPlace() {
    return appliedInPlace == null ? List.of() : appliedInPlace;
  }

  void addAppliedInPlace(Subschema child) {
    if (appliedInPlace == null) {
      appliedInPlace = new ArrayList<>();
    }
    appliedInPlace.add(child);
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
    Dialect own = isReferenceAlone(below, dialect) ? dialect : dialect(below, dialect);
    String id = id(below, own);
    String ownBase = id.isEmpty() ? base : resolved(base, id);
    return id.isEmpty()
        ? new Subschema(below, this, ofKeyword, indexOrName, root(), document, base, dialect, scope)
        : new Subschema(
            below,
            this,
            ofKeyword,
            indexOrName,
            null,
            document,
            ownBase,
            own,
            scope.entering(ownBase));
  }

  private Subschema root() {
    return resource == null ? this : resource;
  }

  /** The schema that allows everything, as what a reference of this schema means. */
  public Subschema anything() {
    return child(BooleanNode.TRUE, "$ref", null);
  }

  /** This schema in another dynamic scope. */
  Subschema in(DynamicScope other) {
    return new Subschema(json, parent, keyword, step, resource, document, base, dialect, other);
  }

  /** What is wrong with the value of a keyword. */
  public SchemaProblem problem(String ofKeyword, String code, String message) {
    return new SchemaProblem(document, Pointers.member(path(), ofKeyword), false, code, message);
  }

  /**
   * Whether a keyword has no effect here: the dialect does not have it or does not use its vocabulary, or
   * it stands beside a {@code $ref} in draft-07 or older.
   */
  public boolean ignores(String name) {
    StandardKeyword known = dialect.keyword(name);
    return known == null || (isReferenceAlone() && !known.isKeptBesideRef());
  }

  /** Whether it has a {@code $ref} beside which everything but definitions is ignored. */
  public boolean isReferenceAlone() {
    return isReferenceAlone(json, dialect);
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
    StandardKeyword known = dialect.keyword(name);
    return known != null && known.value().holdsSchemasBelow(json.path(name));
  }

  private static JsonNode below(JsonNode value, String indexOrName) {
    if (!value.isArray()) {
      return value.path(indexOrName);
    }
    return isIndex(indexOrName)
        ? value.path(Integer.parseInt(indexOrName))
        : MissingNode.getInstance();
  }

  /** Whether a step of a pointer is an index, which has no leading zero (RFC 6901, section 4). */
  private static boolean isIndex(String step) {
    boolean hasLeadingZero = step.length() > 1 && step.charAt(0) == '0';
    return !step.isEmpty()
        && step.length() < MAX_DIGITS
        && !hasLeadingZero
        && step.chars().allMatch(c -> c >= '0' && c <= '9');
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
      return Uris.resolved(base, id);
    } catch (IllegalArgumentException e) {
      return id;
    }
  }

  @Override
  public String toString() {
    return location();
  }
}
