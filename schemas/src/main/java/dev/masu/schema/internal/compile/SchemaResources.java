package dev.masu.schema.internal.compile;

import dev.masu.schema.internal.document.Pointers;
import dev.masu.schema.internal.text.Uris;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Resolves references to schemas: by URI, JSON Pointer and anchor, static and dynamic.
 *
 * <p>All documents that a root leads to are loaded with it, before anything of it is compiled: which
 * dynamic anchors there are decides which scopes are distinguished. One instance serves one thread.
 */
public final class SchemaResources {
  private final Function<String, @Nullable JsonNode> documents;
  private final UnaryOperator<String> holders;
  private final Dialects dialects;
  private final ResourceIndex index = new ResourceIndex();
  private final Set<String> loaded = new HashSet<>();

  /** What references mean, by the base that they are resolved against. */
  private final Map<String, Map<String, Subschema>> targets = new HashMap<>();

  /**
   * Makes an instance that has loaded nothing.
   *
   * @param documents the schema documents by id, meta-schemas included; null where there is none
   * @param holders for the id of a resource, the id of the document that holds it; any other id as it is
   * @param dialects the dialects that the documents may name
   */
  public SchemaResources(
      Function<String, @Nullable JsonNode> documents,
      UnaryOperator<String> holders,
      Dialects dialects) {
    this.documents = documents;
    this.holders = holders;
    this.dialects = dialects;
  }

  /**
   * The root of a resource, as the schema that a check starts with.
   *
   * @throws UnresolvedReference if there is no such resource
   */
  public Subschema root(String uri) {
    Subschema root = resource(Uris.withoutEmptyFragment(uri));
    if (root == null) {
      throw UnresolvedReference.root(uri);
    }
    loadReachable();
    return root.in(index.anchors().scope(Map.of()).entering(root.base()));
  }

  /**
   * The schema that a {@code $ref} means.
   *
   * @throws UnresolvedReference if there is none
   */
  public Subschema reference(Subschema from, String ref) {
    return reference(from, "$ref", ref);
  }

  private Subschema reference(Subschema from, String keyword, String ref) {
    Subschema target = target(from, keyword, ref);
    loadReachable();
    return target.in(from.scope().entering(target.base()));
  }

  /**
   * The schema that a {@code $dynamicRef} of draft 2020-12 means.
   *
   * @throws UnresolvedReference if it does not resolve statically either
   */
  public Subschema dynamicReference(Subschema from, String ref) {
    Subschema initial = reference(from, "$dynamicRef", ref);
    String name = Uris.decodedIfWellFormed(fragment(ref));
    return !name.isEmpty() && name.equals(initial.text("$dynamicAnchor"))
        ? outermost(from, initial, name)
        : initial;
  }

  /**
   * The schema that a {@code $recursiveRef} of draft 2019-09 means.
   *
   * @throws UnresolvedReference if it does not resolve statically either
   */
  public Subschema recursiveReference(Subschema from, String ref) {
    Subschema initial = reference(from, "$recursiveRef", ref);
    return ResourceIndex.isRecursiveAnchor(initial)
        ? outermost(from, initial, DynamicAnchors.RECURSIVE)
        : initial;
  }

  private Subschema outermost(Subschema from, Subschema initial, String name) {
    return from.scope()
        .outermost(name)
        .map(resource -> index.dynamicAnchor(resource, name))
        .map(found -> found.in(from.scope().entering(found.base())))
        .orElse(initial);
  }

  /** Loads the targets of references that have not been followed yet. */
  private void loadReachable() {
    for (ResourceIndex.Reference next = index.nextReference();
        next != null;
        next = index.nextReference()) {
      try {
        target(next.from(), next.keyword(), next.text());
      } catch (UnresolvedReference e) {
        // Thrown again if the schema with the reference is compiled.
      }
    }
  }

  private Subschema target(Subschema from, String keyword, String ref) {
    Map<String, Subschema> ofBase = targets.get(from.base());
    if (ofBase == null) {
      ofBase = new HashMap<>();
      targets.put(from.base(), ofBase);
    }
    Subschema known = ofBase.get(ref);
    if (known == null) {
      known = find(from, keyword, ref);
      ofBase.put(ref, known);
    }
    return known;
  }

  private Subschema find(Subschema from, String keyword, String ref) {
    String uri;
    String fragment;
    try {
      String own = Uris.withoutFragment(ref);
      uri = own.isEmpty() ? from.base() : Uris.resolved(from.base(), own);
      fragment = Uris.decoded(fragment(ref));
    } catch (IllegalArgumentException e) {
      throw UnresolvedReference.of(from, keyword, ref, "which is not a URI reference");
    }
    Subschema resource = resource(uri);
    if (resource == null) {
      throw UnresolvedReference.unregistered(from, keyword, ref, uri);
    }
    Subschema found = below(resource, fragment);
    if (found == null) {
      throw UnresolvedReference.of(from, keyword, ref, "where nothing is");
    }
    if (!found.json().isObject() && !found.json().isBoolean()) {
      throw UnresolvedReference.of(
          from, keyword, ref, "where no schema is: expected an object, true or false");
    }
    return found;
  }

  private static String fragment(String ref) {
    String uri = Uris.withoutFragment(ref);
    return ref.length() > uri.length() ? ref.substring(uri.length() + 1) : "";
  }

  private @Nullable Subschema below(Subschema resource, String fragment) {
    if (fragment.isEmpty()) {
      return resource;
    }
    return fragment.startsWith("/")
        ? at(resource, fragment)
        : index.anchor(resource.base(), fragment);
  }

  private @Nullable Subschema resource(String uri) {
    Subschema known = index.resource(uri);
    if (known == null) {
      load(holders.apply(uri));
      known = index.resource(uri);
    }
    return known;
  }

  private void load(String id) {
    JsonNode document = loaded.add(id) ? documents.apply(id) : null;
    if (document != null) {
      index.add(id, Subschema.root(document, id, dialects.defaultDialect()));
    }
  }

  /** What a JSON Pointer leads to; null if nothing. */
  private @Nullable Subschema at(Subschema resource, String pointer) {
    String[] steps = pointer.substring(1).split("/", -1);
    Subschema found = resource;
    int next = 0;
    while (next < steps.length) {
      String step = Pointers.unescaped(steps[next++]);
      boolean isMapOrArray = next < steps.length && found.holdsSchemasBelow(step);
      found =
          isMapOrArray ? found.child(step, Pointers.unescaped(steps[next++])) : found.child(step);
      if (found.json().isMissingNode()) {
        return null;
      }
      index.addResourceFoundByPointer(found);
    }
    index.addFoundByPointer(found);
    return found;
  }
}
