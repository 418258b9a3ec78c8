package dev.masu.schema.internal.compile;

import dev.masu.schema.internal.compile.StandardKeyword.Value;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** The schemas, resources and anchors of the loaded documents, and the references that they hold. */
final class ResourceIndex {
  private final Predicate<String> isDocument;

  /** The roots of resources by their URIs, and schemas with an anchor by the resource's URI and that. */
  private final Map<String, Subschema> byUri = new HashMap<>();

  private final DynamicScope.Anchors dynamicAnchors = new DynamicScope.Anchors();
  private final Deque<Reference> references = new ArrayDeque<>();

  /** Schemas to visit: without recursion, since they may nest deeper than a thread's stack allows. */
  private final Deque<Subschema> open = new ArrayDeque<>();

  /** The schemas of each document that was visited, by its URI. */
  private final Map<String, Map<JsonNode, Subschema>> visited = new HashMap<>();

  private final Map<JsonNode, Subschema> documents = new IdentityHashMap<>();
  private final List<Subschema> schemas = new ArrayList<>();
  private final List<Subschema> withPatterns = new ArrayList<>();
  private final Map<String, Set<Subschema>> starts = new HashMap<>();
  private final List<SchemaProblem> problems = new ArrayList<>();

  /**
   * Makes an empty index.
   *
   * @param isDocument whether a URI is that of a document, loaded or not: that is meant rather than a
   *     resource of the same id which is embedded elsewhere
   */
  ResourceIndex(Predicate<String> isDocument) {
    this.isDocument = isDocument;
  }

  DynamicScope.Anchors anchors() {
    return dynamicAnchors;
  }

  /** All schemas that are objects, in the order in which they were found. */
  List<Subschema> schemas() {
    return schemas;
  }

  /** The schemas with {@code pattern} or {@code patternProperties}. */
  List<Subschema> withPatterns() {
    return withPatterns;
  }

  /** Where a document's meta-schema checks start: its root, and what the meta-schema of the schema around skips. */
  Set<Subschema> starts(String document) {
    return starts.getOrDefault(document, Set.of());
  }

  private void addStart(Subschema schema) {
    starts.computeIfAbsent(schema.document(), document -> new LinkedHashSet<>()).add(schema);
  }

  /** Ids and anchors that stand for two different schemas, and references that cannot be written so. */
  List<SchemaProblem> problems() {
    return problems;
  }

  /** The root of a resource, or null if none of this URI was added. */
  @Nullable
  Subschema resource(String uri) {
    return byUri.get(uri);
  }

  /** The URI of a resource by the last part of its path. */
  Optional<String> resourceNamed(String name) {
    return byUri.keySet().stream()
        .filter(uri -> !name.isEmpty() && uri.endsWith('/' + name))
        .min(Comparator.naturalOrder());
  }

  /** The schema with an anchor in a resource, or the resource's root for the recursive anchor; or null. */
  @Nullable
  Subschema anchor(String resource, String name) {
    return byUri.get(name.equals(DynamicScope.RECURSIVE) ? resource : resource + '#' + name);
  }

  /** A reference that was not returned before, or null if there is no other. */
  @Nullable
  Reference nextReference() {
    return references.poll();
  }

  /** Adds a document by the URI that it was found by, and by those in it. */
  void add(String uri, Subschema root) {
    Subschema known = documents.putIfAbsent(root.json(), root);
    Subschema first = known == null ? root : known;
    byUri.putIfAbsent(uri, first);
    byUri.putIfAbsent(first.base(), first);
    if (known == null) {
      visitAll(root);
    }
  }

  /** Adds a resource that only a JSON Pointer leads to, as one below an unknown keyword. */
  void addResourceFoundByPointer(Subschema schema) {
    if (schema.isResource() && !byUri.containsKey(schema.base())) {
      visitAll(schema);
    }
  }

  /** The schema that a JSON Pointer leads to, as it was found first: it is added if only the pointer leads there. */
  Subschema foundByPointer(Subschema schema) {
    Subschema known = visited.getOrDefault(schema.document(), Map.of()).get(schema.json());
    if (known == null) {
      visitAll(schema);
    }
    return known == null ? schema : known;
  }

  /** Adds the target of a reference: what the meta-schema of the schema around skips is checked then. */
  void addReferredTo(Subschema target) {
    if (target.json().isObject() && target.isSkippedByMetaSchema()) {
      addStart(target);
    }
  }

  private void visitAll(Subschema root) {
    if (!root.json().isObject()) {
      return;
    }
    addStart(root);
    Map<JsonNode, Subschema> ofDocument =
        visited.computeIfAbsent(root.document(), document -> new IdentityHashMap<>());
    open.add(root);
    while (!open.isEmpty()) {
      Subschema schema = open.remove();
      if (ofDocument.putIfAbsent(schema.json(), schema) == null) {
        schemas.add(schema);
        visit(schema);
      }
    }
  }

  private void visit(Subschema schema) {
    if (schema.isResource() && !schema.isDocument()) {
      addEmbedded(schema);
    }
    boolean isReferenceAlone = schema.isReferenceAlone();
    for (Map.Entry<String, JsonNode> member : schema.json().properties()) {
      StandardKeyword keyword = schema.dialect().keyword(member.getKey());
      if (keyword != null && (!isReferenceAlone || keyword.isKeptBesideRef())) {
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
    if (keyword.name().equals("patternProperties")) {
      withPatterns.add(schema);
    }
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
    Subschema child = schema.child(json, keyword.name(), step);
    if (child.isResource()
        && !child.dialect().isSame(schema.dialect())
        && !child.isSkippedByMetaSchema()) {
      addStart(child);
    }
    boolean needsIf = keyword.name().equals("then") || keyword.name().equals("else");
    if (keyword.appliesInPlace() && (!needsIf || schema.json().has("if"))) {
      schema.addAppliedInPlace(child, null);
    }
    open.add(child);
  }

  private void addName(Subschema schema, String keyword, JsonNode value) {
    String text = value.isString() ? value.stringValue() : "";
    switch (keyword) {
      case "$anchor" -> addAnchor(schema, keyword, text);
      case "$dynamicAnchor" -> {
        addAnchor(schema, keyword, text);
        if (!text.isEmpty()) {
          dynamicAnchors.declare(schema.base(), text);
        }
      }
      case "$recursiveAnchor" -> {
        if (isRecursiveAnchor(schema)) {
          dynamicAnchors.declare(schema.base(), DynamicScope.RECURSIVE);
        }
      }
      case "$id", "id" -> {
        if (schema.dialect().ignoresBesideRef() && text.indexOf('#') >= 0) {
          addAnchor(schema, keyword, text.substring(text.indexOf('#') + 1));
        }
      }
      case "$ref", "$dynamicRef", "$recursiveRef" -> {
        if (value.isString()) {
          addReference(new Reference(schema, keyword, text));
        }
      }
      case "pattern" -> withPatterns.add(schema);
      default -> {}
    }
  }

  private void addReference(Reference reference) {
    references.add(reference);
    if (!reference.keyword().equals("$ref")) {
      dynamicAnchors.refer(reference.anchor());
    }
    if (reference.keyword().equals("$recursiveRef") && !reference.text().matches("#?")) {
      String words = "a $recursiveRef can only be \"#\"; use $ref";
      problems.add(reference.problem("recursive-ref", words));
    }
  }

  /** Equal schemas may have one id: bundles hold copies. */
  private void addEmbedded(Subschema schema) {
    Subschema other =
        isDocument.test(schema.base()) ? null : byUri.putIfAbsent(schema.base(), schema);
    boolean isCopy = other == null
        || (other.json().equals(schema.json()) && other.dialect().isSame(schema.dialect()));
    if (!isCopy) {
      String keyword = schema.dialect().draft().idKeyword();
      String words = "another schema has the " + keyword + ' ' + schema.base()
          + " too; give each one of its own";
      problems.add(schema.problem(keyword, "duplicate-id", words));
    }
  }

  private void addAnchor(Subschema schema, String keyword, String name) {
    if (name.isEmpty()) {
      return;
    }
    Subschema resource = byUri.get(schema.base());
    Subschema other = byUri.putIfAbsent(schema.base() + '#' + name, schema);
    if (other != null
        && resource != null
        && other.isWithin(resource)
        && schema.isWithin(resource)) {
      String words = "another part has the anchor " + name + " too; give each one of its own";
      problems.add(schema.problem(keyword, "duplicate-anchor", words));
    }
  }

  /** Whether a schema is a resource's root with {@code $recursiveAnchor: true}. */
  static boolean isRecursiveAnchor(Subschema schema) {
    return schema.isResource()
        && !schema.ignores("$recursiveAnchor")
        && schema.json().path("$recursiveAnchor").asBoolean(false);
  }
}
