package dev.masu.schema.internal.compile;

import dev.masu.schema.internal.text.Uris;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** The resources and anchors of the loaded documents, and the references that they hold. */
final class ResourceIndex {
  private final Map<String, Subschema> resources = new HashMap<>();

  /** The schemas with anchors, by the resource's URI and the anchor. */
  private final Map<String, Map<String, Subschema>> anchors = new HashMap<>();

  private final DynamicAnchors dynamicAnchors = new DynamicAnchors();
  private final Deque<Reference> references = new ArrayDeque<>();
  private final Set<JsonNode> visited = Collections.newSetFromMap(new IdentityHashMap<>());

  /**
   * A reference to another schema.
   *
   * @param from the schema that holds it
   * @param keyword {@code $ref} or the like
   * @param text the reference as it is written
   */
  record Reference(Subschema from, String keyword, String text) {}

  DynamicAnchors anchors() {
    return dynamicAnchors;
  }

  /** The root of a resource, or null if none of this URI was added. */
  @Nullable
  Subschema resource(String uri) {
    return resources.get(uri);
  }

  /** The schema with an anchor in a resource, or null. */
  @Nullable
  Subschema anchor(String resource, String name) {
    Map<String, Subschema> own = anchors.get(resource);
    return own == null ? null : own.get(name);
  }

  /** The schema that a resource's dynamic anchor names, or its root for the recursive anchor; or null. */
  @Nullable
  Subschema dynamicAnchor(String resource, String name) {
    return name.equals(DynamicAnchors.RECURSIVE) ? resources.get(resource) : anchor(resource, name);
  }

  /** A reference that was not returned before, or null if there is no other. */
  @Nullable
  Reference nextReference() {
    return references.poll();
  }

  /** Adds a document by the URI that it was found by, and by those in it. */
  void add(String uri, Subschema root) {
    resources.putIfAbsent(uri, root);
    visitAll(root);
  }

  /** Adds a resource that only a JSON Pointer leads to, as one below an unknown keyword. */
  void addResourceFoundByPointer(Subschema schema) {
    if (schema.pointer().isEmpty() && !resources.containsKey(schema.base())) {
      visitAll(schema);
    }
  }

  /** Adds a schema that only a JSON Pointer leads to. */
  void addFoundByPointer(Subschema schema) {
    if (schema.json().isObject() && !visited.contains(schema.json())) {
      visitAll(schema);
    }
  }

  /** Without recursion, since schemas may nest deeper than a thread's stack allows. */
  private void visitAll(Subschema root) {
    Deque<Subschema> open = new ArrayDeque<>();
    open.add(root);
    while (!open.isEmpty()) {
      Subschema schema = open.remove();
      if (schema.json().isObject() && visited.add(schema.json())) {
        addNames(schema);
        addReferences(schema);
        addChildren(schema, open);
      }
    }
  }

  private static void addChildren(Subschema schema, Deque<Subschema> open) {
    for (String keyword : schema.json().propertyNames()) {
      if (schema.ignores(keyword)) {
        continue;
      }
      JsonNode value = schema.json().path(keyword);
      if (schema.holdsSchema(keyword)) {
        open.add(schema.child(keyword));
      } else if (schema.holdsSchemasBelow(keyword) && value.isArray()) {
        for (int i = 0; i < value.size(); i++) {
          open.add(schema.child(keyword, Integer.toString(i)));
        }
      } else if (schema.holdsSchemasBelow(keyword)) {
        for (String name : value.propertyNames()) {
          open.add(schema.child(keyword, name));
        }
      }
    }
  }

  private void addNames(Subschema schema) {
    if (schema.pointer().isEmpty()) {
      resources.putIfAbsent(schema.base(), schema);
    }
    if (isRecursiveAnchor(schema)) {
      dynamicAnchors.declare(schema.base(), DynamicAnchors.RECURSIVE);
    }
    addAnchor(schema, schema.text("$anchor"));
    String dynamic = schema.text("$dynamicAnchor");
    if (!dynamic.isEmpty()) {
      addAnchor(schema, dynamic);
      dynamicAnchors.declare(schema.base(), dynamic);
    }
    String id = schema.text(schema.dialect().draft().idKeyword());
    int hash = id.indexOf('#');
    if (hash >= 0 && schema.dialect().draft().compareTo(Draft.DRAFT_7) <= 0) {
      addAnchor(schema, id.substring(hash + 1));
    }
  }

  private void addAnchor(Subschema schema, String name) {
    if (name.isEmpty()) {
      return;
    }
    Map<String, Subschema> own = anchors.get(schema.base());
    if (own == null) {
      own = new HashMap<>();
      anchors.put(schema.base(), own);
    }
    own.putIfAbsent(name, schema);
  }

  private void addReferences(Subschema schema) {
    addReference(schema, "$ref");
    if (addReference(schema, "$dynamicRef")) {
      String reference = schema.text("$dynamicRef");
      int hash = reference.indexOf('#');
      if (hash >= 0) {
        dynamicAnchors.refer(Uris.decodedIfWellFormed(reference.substring(hash + 1)));
      }
    }
    if (addReference(schema, "$recursiveRef")) {
      dynamicAnchors.refer(DynamicAnchors.RECURSIVE);
    }
  }

  private boolean addReference(Subschema schema, String keyword) {
    JsonNode reference = schema.json().path(keyword);
    boolean isReference = reference.isString() && !schema.ignores(keyword);
    if (isReference) {
      references.add(new Reference(schema, keyword, reference.stringValue()));
    }
    return isReference;
  }

  /** Whether a schema is a resource's root with {@code $recursiveAnchor: true}. */
  static boolean isRecursiveAnchor(Subschema schema) {
    return schema.pointer().isEmpty()
        && !schema.ignores("$recursiveAnchor")
        && schema.json().path("$recursiveAnchor").asBoolean(false);
  }
}
