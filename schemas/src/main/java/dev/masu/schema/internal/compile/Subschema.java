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

/** A schema at its location in a document, together with the dynamic scope that its dynamic references depend on. */
public final class Subschema {
  private static final int MAX_CONJUNCTS = 20;

  private final JsonNode json;
  private final @Nullable Subschema parent;
  private final String keyword;
  private final @Nullable String step;
  private final Resource resource;
  private final DynamicScope scope;
  private final List<Applied> appliedInPlace = new ArrayList<>(0);
  private @Nullable String path;
  private final int pathLength;

  /**
   * A schema resource.
   *
   * @param documentUri the URI by which its document was loaded
   * @param path the JSON Pointer of its root within the document
   * @param baseUri its absolute URI, without a fragment
   */
  private record Resource(String documentUri, String path, String baseUri, Dialect dialect) {}

  /**
   * A schema that another schema applies to the same instance.
   *
   * @param reference the reference to it, or null if it is a subschema of the other one
   */
  public record Applied(Subschema schema, @Nullable Reference reference) {}

  /**
   * Creates a schema.
   *
   * @param parent the enclosing schema, or null for a document's root
   * @param keyword the keyword of the parent that contains it
   * @param step its index or name in the keyword's value, or null if it is that value
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
    this.pathLength = parent == null
        ? 0
        : parent.pathLength + keyword.length() + (step == null ? 1 : step.length() + 2);
  }

  /** The root of a document. Its base is its own id, or else the URI by which it was loaded. */
  static Subschema root(JsonNode json, String uri, Dialect defaultDialect) {
    Dialect dialect = dialect(json, defaultDialect);
    String base = resolved(Uris.withoutFragment(uri), id(json, dialect));
    return new Subschema(
        json, null, "", null, new Resource(uri, "", base, dialect), DynamicScope.NONE);
  }

  public JsonNode json() {
    return json;
  }

  /** The URI by which its document was loaded. */
  public String documentUri() {
    return resource.documentUri;
  }

  /** The absolute URI of the schema resource that it belongs to, without a fragment. */
  public String baseUri() {
    return resource.baseUri;
  }

  public Dialect dialect() {
    return resource.dialect;
  }

  public DynamicScope scope() {
    return scope;
  }

  /** Its JSON Pointer within its document. */
  public String path() {
    // Not recursive, since schemas may nest deeper than a thread's stack allows.
    Deque<Subschema> pending = new ArrayDeque<>();
    for (Subschema at = this; at != null && at.path == null; at = at.parent) {
      pending.push(at);
    }
    for (Subschema at : pending) {
      at.path = at.parent == null ? "" : at.parent.pathOf(at.keyword, at.step);
    }
    return String.valueOf(path);
  }

  /** The path of a schema that is nested in this one, from here. */
  public String relativePath(Subschema nested) {
    return nested.path().substring(path().length());
  }

  private String pathOf(String keywordName, @Nullable String indexOrName) {
    String valuePath = Pointers.member(path(), keywordName);
    return indexOrName == null ? valuePath : Pointers.member(valuePath, indexOrName);
  }

  public boolean isDocument() {
    return parent == null;
  }

  /** Whether it is the root of a schema resource. */
  @SuppressWarnings("ReferenceEquality") // There is one instance for each resource.
  public boolean isResource() {
    return parent == null || parent.resource != resource;
  }

  /** Whether it is a resource's root with {@code $recursiveAnchor: true}. */
  boolean isRecursiveAnchor() {
    return isResource()
        && !ignores("$recursiveAnchor")
        && json.path("$recursiveAnchor").asBoolean(false);
  }

  /** Whether it is another schema or nested in it. */
  public boolean isWithin(Subschema other) {
    Subschema ancestor = this;
    while (ancestor != null && !ancestor.isAt(other)) {
      ancestor = ancestor.parent;
    }
    return ancestor != null;
  }

  /** Whether another schema is this one, or applies it through {@code allOf} alone. */
  boolean isConjunctOf(Subschema other) {
    Subschema ancestor = this;
    while (!ancestor.isAt(other) && ancestor.parent != null && ancestor.keyword.equals("allOf")) {
      ancestor = ancestor.parent;
    }
    return ancestor.isAt(other);
  }

  @SuppressWarnings("ReferenceEquality") // Equal schemas may have different locations.
  private boolean isAt(Subschema other) {
    return json == other.json;
  }

  /** Whether it is in {@code $defs}, which the meta-schemas of draft-07 and older do not validate. */
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
    return baseUri() + '#' + path().substring(resource.path.length());
  }

  /** How long its location is at most, found without building it. */
  long locationLength() {
    return (long) baseUri().length() + pathLength;
  }

  /** Itself and the schemas that it applies through {@code allOf} and {@code $ref}: the first ones, if there are many. */
  public List<Subschema> conjuncts() {
    List<Subschema> conjuncts = new ArrayList<>(List.of(this));
    for (int i = 0; i < conjuncts.size(); i++) {
      Subschema from = conjuncts.get(i);
      from.appliedInPlace().stream()
          .filter(applied -> from.appliesAlways(applied))
          .map(Applied::schema)
          .filter(schema -> conjuncts.stream().noneMatch(schema::isAt))
          .limit(MAX_CONJUNCTS - conjuncts.size())
          .forEach(conjuncts::add);
    }
    return conjuncts;
  }

  private boolean appliesAlways(Applied applied) {
    return applied.reference == null
        ? applied.schema.isConjunctOf(this)
        : applied.reference.keyword().equals("$ref");
  }

  /** The schemas that it applies to the same instance; complete once everything reachable from it is loaded. */
  public List<Applied> appliedInPlace() {
    return appliedInPlace;
  }

  void addAppliedInPlace(Subschema schema, @Nullable Reference reference) {
    appliedInPlace.add(new Applied(schema, reference));
  }

  /**
   * The subschema that is a keyword's value. If it has an id, other than a fragment of this resource's, it is a
   * resource of its own, with its own base, pointer and scope, and the dialect of its {@code $schema}.
   */
  public Subschema child(String keywordName) {
    return child(below(json, keywordName), keywordName, null);
  }

  /** The subschema that is an item or member of a keyword's value. */
  public Subschema child(String keywordName, String indexOrName) {
    return child(below(json.path(keywordName), indexOrName), keywordName, indexOrName);
  }

  Subschema child(JsonNode below, String keywordName, @Nullable String indexOrName) {
    Dialect dialect = dialect(below, dialect());
    String id = id(below, dialect);
    String base = resolved(baseUri(), id);
    boolean isPart = base.equals(baseUri()) && hasFragment(below, dialect);
    if (id.isEmpty() || isPart || ignoresRefSiblings(below, dialect())) {
      return new Subschema(below, this, keywordName, indexOrName, resource, scope);
    }
    Resource embedded =
        new Resource(documentUri(), pathOf(keywordName, indexOrName), base, dialect);
    return new Subschema(below, this, keywordName, indexOrName, embedded, scope.entering(base));
  }

  private static JsonNode below(JsonNode value, String indexOrName) {
    return value.isArray() ? value.at(Pointers.member("", indexOrName)) : value.path(indexOrName);
  }

  /** The schema {@code true}, as if a reference in this schema led to it. */
  public Subschema anything() {
    return child(BooleanNode.TRUE, "$ref", null);
  }

  /** This schema in another dynamic scope. */
  Subschema in(DynamicScope other) {
    return new Subschema(json, parent, keyword, step, resource, other);
  }

  /** A problem with the value of a keyword. */
  public SchemaProblem problem(String keywordName, String code, String message) {
    return new SchemaProblem(documentUri(), pathOf(keywordName, null), false, code, message);
  }

  /** A problem with a keyword itself. */
  public SchemaProblem problemAtName(String keywordName, String code, String message) {
    return new SchemaProblem(documentUri(), pathOf(keywordName, null), true, code, message);
  }

  /** A problem with an item of a keyword's value. */
  public SchemaProblem problemAtItem(String keywordName, int index, String code, String message) {
    String pointer = pathOf(keywordName, Integer.toString(index));
    return new SchemaProblem(documentUri(), pointer, false, code, message);
  }

  /** A problem with a name in a keyword's value. */
  public SchemaProblem problemAtMember(
      String keywordName, String name, String code, String message) {
    return new SchemaProblem(documentUri(), pathOf(keywordName, name), true, code, message);
  }

  /**
   * Whether a keyword has no effect here: the dialect does not have it or does not use its vocabulary, or it is next
   * to a {@code $ref} in draft-07 or older.
   */
  public boolean ignores(String name) {
    StandardKeyword standardKeyword = dialect().keyword(name);
    return standardKeyword == null || (ignoresRefSiblings() && !standardKeyword.isKeptBesideRef());
  }

  /** Whether it has a {@code $ref}, and its draft ignores everything next to it except definitions. */
  public boolean ignoresRefSiblings() {
    return ignoresRefSiblings(json, dialect());
  }

  private static boolean ignoresRefSiblings(JsonNode json, Dialect dialect) {
    return dialect.ignoresBesideRef() && json.path("$ref").isString();
  }

  /** The string value of a keyword; empty if there is none or the keyword has no effect here. */
  public String text(String name) {
    JsonNode value = json.path(name);
    return value.isString() && !ignores(name) ? value.stringValue() : "";
  }

  /** Whether the items or members of a keyword's value are schemas. */
  public boolean holdsSchemasBelow(String name) {
    StandardKeyword standardKeyword = dialect().keyword(name);
    return standardKeyword != null && standardKeyword.value().holdsSchemasBelow(json.path(name));
  }

  /** The dialect of a schema: that of its {@code $schema}, or else of the enclosing one. */
  static Dialect dialect(JsonNode json, Dialect enclosing) {
    JsonNode schema = json.path("$schema");
    return schema.isString() ? enclosing.dialects().named(schema.stringValue()) : enclosing;
  }

  /**
   * The id that makes a schema a resource of its own, without its fragment; empty if there is none, or it is not a
   * URI reference.
   */
  private static String id(JsonNode json, Dialect dialect) {
    JsonNode id = json.path(dialect.draft().idKeyword());
    String uri = id.isString() && !ignoresRefSiblings(json, dialect)
        ? Uris.withoutFragment(id.stringValue())
        : "";
    return uri.isEmpty() || Uris.isReference(uri) ? uri : "";
  }

  /** Whether an id names a part of a resource, as {@code root.json#part} does. */
  private static boolean hasFragment(JsonNode json, Dialect dialect) {
    String id = json.path(dialect.draft().idKeyword()).asString("");
    return Uris.withoutEmptyFragment(id).indexOf('#') >= 0;
  }

  private static String resolved(String base, String id) {
    return id.isEmpty() || id.equals(base) ? base : Uris.resolved(base, id);
  }
}
