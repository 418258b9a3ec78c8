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
  private final Map<Key, Subschema> targets = new HashMap<>();

  private record Key(String base, String reference) {}

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
      throw new UnresolvedReference("", uri, "which is not registered");
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
    Subschema target = target(from, ref);
    loadReachable();
    return target.in(from.scope().entering(target.base()));
  }

  /**
   * The schema that a {@code $dynamicRef} of draft 2020-12 means.
   *
   * @throws UnresolvedReference if it does not resolve statically either
   */
  public Subschema dynamicReference(Subschema from, String ref) {
    Subschema initial = reference(from, ref);
    String name = ref.substring(Uris.withoutFragment(ref).length());
    boolean isDynamic = name.length() > 1
        && initial.text("$dynamicAnchor").equals(decoded(from, ref, name.substring(1)));
    return isDynamic ? outermost(from, initial, initial.text("$dynamicAnchor")) : initial;
  }

  /**
   * The schema that a {@code $recursiveRef} of draft 2019-09 means.
   *
   * @throws UnresolvedReference if it does not resolve statically either
   */
  public Subschema recursiveReference(Subschema from, String ref) {
    Subschema initial = reference(from, ref);
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

  /** Loads what the references lead to that no one has followed yet. */
  private void loadReachable() {
    for (ResourceIndex.Reference next = index.nextReference();
        next != null;
        next = index.nextReference()) {
      try {
        target(next.from(), next.text());
      } catch (UnresolvedReference e) {
        // Thrown again if the schema with the reference is compiled.
      }
    }
  }

  private Subschema target(Subschema from, String ref) {
    Key key = new Key(from.base(), ref);
    Subschema known = targets.get(key);
    if (known == null) {
      known = find(from, ref);
      targets.put(key, known);
    }
    return known;
  }

  private Subschema find(Subschema from, String ref) {
    String uri = Uris.withoutFragment(ref);
    Subschema resource = resource(resolved(from, ref, uri));
    if (resource == null) {
      throw unresolved(from, ref, "which is not registered");
    }
    String fragment = ref.length() > uri.length() ? ref.substring(uri.length() + 1) : "";
    Subschema found = below(resource, decoded(from, ref, fragment));
    if (found == null) {
      throw unresolved(from, ref, "where nothing is");
    }
    if (!found.json().isObject() && !found.json().isBoolean()) {
      throw unresolved(from, ref, "where no schema is: expected an object, true or false");
    }
    return found;
  }

  private @Nullable Subschema below(Subschema resource, String fragment) {
    if (fragment.isEmpty()) {
      return resource;
    }
    return fragment.startsWith("/") ? at(resource, fragment) : index.anchor(resource, fragment);
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

  private static String resolved(Subschema from, String ref, String uri) {
    try {
      return uri.isEmpty() ? from.base() : Uris.resolved(from.base(), uri);
    } catch (IllegalArgumentException e) {
      throw unresolved(from, ref, "which is not a URI reference");
    }
  }

  private static String decoded(Subschema from, String ref, String fragment) {
    try {
      return Uris.decoded(fragment);
    } catch (IllegalArgumentException e) {
      throw unresolved(from, ref, "whose fragment is not well formed");
    }
  }

  private static UnresolvedReference unresolved(Subschema from, String ref, String problem) {
    return new UnresolvedReference(from.location(), ref, problem);
  }
}
