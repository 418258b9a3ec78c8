package dev.masu.schema.internal.compile;

import dev.masu.schema.SchemaException;
import dev.masu.schema.internal.compile.StandardKeyword.Value;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** The schemas, resources and anchors of the loaded documents, and the references in them. */
final class ResourceIndex {
  /** Limits on the chars of the locations of all values in schemas: in total, or else on average. */
  private static final int MAX_LOCATIONS = 10_000_000;

  private static final int MAX_LOCATION = 2_000;

  final DynamicScope.Anchors dynamicAnchors = new DynamicScope.Anchors();

  /** All schemas that are objects, in the order in which they were found. */
  final List<Subschema> schemas = new ArrayList<>();

  /** References that are not allowed. */
  final List<SchemaProblem> problems = new ArrayList<>();

  /** The ids and anchors that two different schemas declare. */
  final List<Duplicate> duplicates = new ArrayList<>();

  private final Function<String, @Nullable JsonNode> documents;

  /** Roots of resources by URI, and schemas with an anchor by the resource's URI, {@code #} and the anchor. */
  private final Map<String, Subschema> byUri = new HashMap<>();

  /** The references that have not been followed yet. */
  final Deque<Reference> references = new ArrayDeque<>();

  /** Schemas still to be visited. Not recursive, since schemas may nest deeper than a thread's stack allows. */
  private final Deque<Subschema> pending = new ArrayDeque<>();

  /** The visited schemas. Keyed by identity, since equal schemas have different locations. */
  private final IdentityHashMap<JsonNode, Subschema> visited = new IdentityHashMap<>();

  private final Map<String, Set<Subschema>> rootsToValidate = new HashMap<>();

  private long values;
  private long locations;

  /**
   * An id or an anchor that two different schemas declare.
   *
   * @param uri the id, or that of the resource, {@code #} and the anchor
   */
  record Duplicate(String uri, SchemaProblem problem) {}

  /**
   * Creates an empty index.
   *
   * @param documents finds the document of a URI, loaded or not, or returns null; a document takes precedence over an
   *     embedded resource with the same id
   */
  ResourceIndex(Function<String, @Nullable JsonNode> documents) {
    this.documents = documents;
  }

  /**
   * The schemas of a document to validate against their meta-schemas: its root, and those that the meta-schema of the
   * enclosing schema does not validate.
   */
  Set<Subschema> rootsToValidate(String document) {
    return rootsToValidate.getOrDefault(document, Set.of());
  }

  private void addRootToValidate(Subschema schema) {
    rootsToValidate
        .computeIfAbsent(schema.documentUri(), document -> new LinkedHashSet<>())
        .add(schema);
  }

  /** The root of the resource with the given URI, or null if there is none. */
  @Nullable
  Subschema resource(String uri) {
    return byUri.get(uri);
  }

  /** The URIs of resources, in alphabetical order, whose path ends in the given name. */
  Stream<String> resourcesNamed(String name) {
    Set<String> uris = name.isEmpty() ? Set.of() : byUri.keySet();
    return uris.stream().filter(uri -> uri.endsWith('/' + name)).sorted();
  }

  /**
   * The schema that an anchor names in a resource, which is the resource's root for the recursive anchor; or null.
   */
  @Nullable
  Subschema anchor(String resource, String name) {
    return byUri.get(name.equals(DynamicScope.RECURSIVE) ? resource : nameOf(resource, name));
  }

  /** The URI by which an anchor of a resource is found. */
  static String nameOf(String resource, String anchor) {
    return resource + '#' + anchor;
  }

  /** Adds a document under the URI that it was loaded by and under its own id. */
  void add(String uri, Subschema root) {
    Subschema existing = visited.get(root.json());
    Subschema first = existing == null ? root : existing;
    byUri.putIfAbsent(uri, first);
    byUri.putIfAbsent(first.baseUri(), first);
    if (existing == null) {
      visitAll(root);
    }
  }

  /** Adds a resource that only a JSON Pointer reaches, such as one below an unknown keyword. */
  void addResourceFoundByPointer(Subschema schema) {
    if (schema.isResource() && !byUri.containsKey(schema.baseUri())) {
      visitAll(schema);
    }
  }

  /** The indexed instance of a schema that a JSON Pointer reaches; adds the schema if nothing else reaches it. */
  Subschema foundByPointer(Subschema schema) {
    if (!visited.containsKey(schema.json())) {
      visitAll(schema);
    }
    return visited.getOrDefault(schema.json(), schema);
  }

  /**
   * Adds the target of a reference, which is validated on its own if the enclosing schema's meta-schema does not
   * reach it.
   */
  void addReferredTo(Subschema target) {
    if (target.json().isObject() && target.isSkippedByMetaSchema()) {
      addRootToValidate(target);
    }
  }

  private void visitAll(Subschema root) {
    if (!root.json().isObject()) {
      return;
    }
    addRootToValidate(root);
    addPending(root);
    while (!pending.isEmpty()) {
      Subschema schema = pending.remove();
      visited.put(schema.json(), schema);
      schemas.add(schema);
      visit(schema);
    }
  }

  private void visit(Subschema schema) {
    if (schema.isResource() && !schema.isDocument()) {
      addEmbedded(schema);
    }
    boolean ignoresSiblings = schema.ignoresRefSiblings();
    for (Map.Entry<String, JsonNode> member : schema.json().properties()) {
      StandardKeyword keyword = schema.dialect().keyword(member.getKey());
      if (keyword != null && (!ignoresSiblings || keyword.isKeptBesideRef())) {
        JsonNode value = member.getValue();
        if (value.isContainer()) {
          addChildren(schema, keyword, value);
        } else {
          addName(schema, keyword.name(), value);
        }
      }
    }
  }

  private void addChildren(Subschema schema, StandardKeyword keyword, JsonNode value) {
    if (!keyword.value().holdsSchemasBelow(value)) {
      if (keyword.value() == Value.SCHEMA || keyword.value() == Value.SCHEMA_OR_SCHEMAS) {
        addChild(schema, keyword, null, value);
      }
    } else if (value.isArray()) {
      for (int i = 0; i < value.size(); i++) {
        addChild(schema, keyword, Integer.toString(i), value.get(i));
      }
    } else {
      for (Map.Entry<String, JsonNode> member : value.properties()) {
        addChild(schema, keyword, member.getKey(), member.getValue());
      }
    }
  }

  private void addChild(
      Subschema schema, StandardKeyword keyword, @Nullable String step, JsonNode json) {
    if (!json.isObject()) {
      return;
    }
    // A reference may have led into a schema below an unknown keyword before one led to the whole.
    Subschema existing = visited.get(json);
    Subschema child = existing == null ? schema.child(json, keyword.name(), step) : existing;
    if (child.isResource()
        && !child.dialect().isSame(schema.dialect())
        && !child.isSkippedByMetaSchema()) {
      addRootToValidate(child);
    }
    boolean needsIf = keyword.name().equals("then") || keyword.name().equals("else");
    if (keyword.appliesInPlace() && (!needsIf || schema.json().has("if"))) {
      schema.addAppliedInPlace(child, null);
    }
    if (existing == null) {
      addPending(child);
    }
  }

  /**
   * Adds a schema to visit. Problems, nodes and keywords have the locations of values as text.
   *
   * @throws SchemaException if these are very long for so many values
   */
  private void addPending(Subschema schema) {
    int count = 1 + schema.json().size();
    for (JsonNode value : schema.json()) {
      count += value.size();
    }
    values += count;
    locations += count * schema.locationLength();
    if (locations > Math.max(MAX_LOCATIONS, values * MAX_LOCATION)) {
      String problem = "its id, or the names of its properties and definitions, are too long for so"
          + " many schemas below them; shorten them";
      throw new SchemaException(schema.documentUri(), null, problem, null);
    }
    pending.add(schema);
  }

  private void addName(Subschema schema, String keyword, JsonNode value) {
    String text = value.stringValue("");
    switch (keyword) {
      case "$anchor" -> addAnchor(schema, keyword, text);
      case "$dynamicAnchor" -> {
        addAnchor(schema, keyword, text);
        if (!text.isEmpty()) {
          dynamicAnchors.declare(schema.baseUri(), text);
        }
      }
      case "$recursiveAnchor" -> {
        if (schema.isRecursiveAnchor()) {
          dynamicAnchors.declare(schema.baseUri(), DynamicScope.RECURSIVE);
        }
      }
      case "$id", "id" -> {
        int anchor = text.indexOf('#') + 1;
        boolean isPointer = text.startsWith("/", anchor);
        if (schema.dialect().ignoresBesideRef() && anchor > 0 && !isPointer) {
          addAnchor(schema, keyword, text.substring(anchor));
        }
      }
      case "$ref", "$dynamicRef", "$recursiveRef" -> {
        if (value.isString()) {
          addReference(new Reference(schema, keyword, text));
        }
      }
      default -> {}
    }
  }

  private void addReference(Reference reference) {
    references.add(reference);
    if (reference.keyword().equals("$recursiveRef") && !reference.text().matches("#?")) {
      String message = "a $recursiveRef can only be \"#\"; use $ref";
      problems.add(reference.problem("recursive-ref", message));
    }
  }

  /** Equal schemas may share an id, since bundles hold copies. */
  private void addEmbedded(Subschema schema) {
    String id = schema.baseUri();
    JsonNode document = documents.apply(id);
    Subschema other = document == null ? byUri.putIfAbsent(id, schema) : null;
    boolean isCopy = document == null
        ? other == null
            || (other.json().equals(schema.json()) && other.dialect().isSame(schema.dialect()))
        : MetaSchemas.isMetaSchema(id) || document.equals(schema.json());
    if (!isCopy) {
      String keyword = schema.dialect().draft().idKeyword();
      String message = "another schema has the " + keyword + ' ' + id
          + " too; leave this one out, or give it an id of its own";
      duplicates.add(new Duplicate(id, schema.problem(keyword, "duplicate-id", message)));
    }
  }

  private void addAnchor(Subschema schema, String keyword, String name) {
    if (name.isEmpty()) {
      return;
    }
    Subschema resource = byUri.get(schema.baseUri());
    String uri = nameOf(schema.baseUri(), name);
    Subschema other = byUri.putIfAbsent(uri, schema);
    if (other != null
        && resource != null
        && other.isWithin(resource)
        && schema.isWithin(resource)) {
      String message = "another part has the anchor " + name + " too; give each one of its own";
      duplicates.add(new Duplicate(uri, schema.problem(keyword, "duplicate-anchor", message)));
    }
  }
}
