package dev.masu.schema.internal.compile;

import dev.masu.schema.internal.location.Pointers;
import dev.masu.schema.internal.text.Shown;
import dev.masu.schema.internal.text.Uris;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
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
  private final ResourceIndex index;
  private final Set<String> loaded = new HashSet<>();
  private final List<Link> links = new ArrayList<>();
  private final List<Reference> unresolved = new ArrayList<>();

  /** What references mean, by the base that they are resolved against. */
  private final Map<String, Map<String, Subschema>> targets = new HashMap<>();

  /** A reference and the schema that it means, unless the dynamic scope leads it elsewhere. */
  public record Link(Reference reference, Subschema target) {}

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
    this.index = new ResourceIndex(uri -> documents.apply(uri) != null);
  }

  /** The dialects that the documents may name. */
  public Dialects dialects() {
    return dialects;
  }

  /** Loads a document and all that it leads to, unless that was done before. */
  public void load(String id) {
    loadDocument(id);
    loadReachable();
  }

  /** The root of a loaded document. */
  public Subschema document(String id) {
    return Objects.requireNonNull(index.resource(id), id);
  }

  /** All loaded schemas that are objects. */
  public List<Subschema> schemas() {
    return index.schemas();
  }

  /** The schemas to check by their meta-schema, each without those in it that are of other dialects. */
  public List<Subschema> starts() {
    return index.starts();
  }

  /** The loaded schema at a JSON object, or null. */
  public @Nullable Subschema schema(JsonNode json) {
    return index.schema(json);
  }

  /** The references whose targets were found. */
  public List<Link> links() {
    return links;
  }

  /** References that lead nowhere, and ids and anchors that stand for two different schemas. */
  public List<SchemaProblem> problems() {
    List<SchemaProblem> problems = new ArrayList<>(index.problems());
    for (Reference reference : unresolved) {
      try {
        target(reference);
      } catch (UnresolvedReference e) {
        problems.add(reference.from().problem(reference.keyword(), e.code(), e.problem()));
      }
    }
    return problems;
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
   * The schema that a {@code $ref} refers to; one that allows everything if that schema applies to the value anyway.
   *
   * @throws UnresolvedReference if there is none
   */
  public Subschema added(Subschema from, String ref) {
    Subschema target = reference(from, ref);
    return new Reference(from, "$ref", ref).isRepetition(target) ? from.anything() : target;
  }

  /**
   * The schema that a {@code $ref} means.
   *
   * @throws UnresolvedReference if there is none
   */
  public Subschema reference(Subschema from, String ref) {
    return initial(new Reference(from, "$ref", ref));
  }

  private Subschema initial(Reference reference) {
    Subschema target = target(reference);
    loadReachable();
    return target.in(reference.from().scope().entering(target.base()));
  }

  /**
   * The schema that a {@code $dynamicRef} of draft 2020-12 means.
   *
   * @throws UnresolvedReference if it does not resolve statically either
   */
  public Subschema dynamicReference(Subschema from, String ref) {
    Reference reference = new Reference(from, "$dynamicRef", ref);
    Subschema initial = initial(reference);
    return reference.isDynamic(initial)
        ? outermost(from, initial, Uris.decodedIfWellFormed(reference.fragment()))
        : initial;
  }

  /**
   * The schema that a {@code $recursiveRef} of draft 2019-09 means.
   *
   * @throws UnresolvedReference if it does not resolve statically either
   */
  public Subschema recursiveReference(Subschema from, String ref) {
    Reference reference = new Reference(from, "$recursiveRef", ref);
    Subschema initial = initial(reference);
    return reference.isDynamic(initial)
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
    for (Reference next = index.nextReference(); next != null; next = index.nextReference()) {
      try {
        Subschema target = target(next);
        links.add(new Link(next, target));
        index.addReferredTo(target);
      } catch (UnresolvedReference e) {
        // Thrown again if the schema with the reference is compiled.
        unresolved.add(next);
      }
    }
  }

  private Subschema target(Reference reference) {
    Map<String, Subschema> ofBase =
        targets.computeIfAbsent(reference.from().base(), base -> new HashMap<>());
    Subschema known = ofBase.get(reference.text());
    if (known == null) {
      known = find(reference);
      ofBase.put(reference.text(), known);
    }
    return known;
  }

  private Subschema find(Reference reference) {
    String uri;
    String fragment;
    try {
      String own = Uris.withoutFragment(reference.text());
      String base = reference.from().base();
      uri = own.isEmpty() ? base : Uris.resolved(base, own);
      fragment = Uris.decoded(reference.fragment());
    } catch (IllegalArgumentException e) {
      throw UnresolvedReference.of(reference, "which is not a URI reference");
    }
    Subschema resource = resource(uri);
    if (resource == null) {
      throw UnresolvedReference.unregistered(reference, uri);
    }
    if (fragment.startsWith("/") && fragment.matches("(?s).*~(?![01]).*")) {
      throw UnresolvedReference.of(
          reference, "which is no JSON Pointer; write ~0 for ~ and ~1 for / in a name");
    }
    Subschema found = below(resource, fragment);
    if (found == null) {
      throw UnresolvedReference.of(reference, "where nothing is");
    }
    if (!found.json().isObject() && !found.json().isBoolean()) {
      throw UnresolvedReference.of(
          reference,
          "where no schema is: expected an object, true or false but found "
              + Shown.value(found.json()));
    }
    return found;
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
      loadDocument(holders.apply(uri));
      known = index.resource(uri);
    }
    return known;
  }

  private void loadDocument(String id) {
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
