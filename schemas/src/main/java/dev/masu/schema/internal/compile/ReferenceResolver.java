package dev.masu.schema.internal.compile;

import dev.masu.schema.internal.location.Pointers;
import dev.masu.schema.internal.text.Shown;
import dev.masu.schema.internal.text.Uris;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Resolves references to schemas: by URI, JSON Pointer and anchor, static and dynamic.
 *
 * <p>All documents that a root leads to are loaded with it, before anything of it is compiled: which
 * dynamic anchors there are decides which scopes are distinguished. Threads that share an instance lock it.
 */
public final class ReferenceResolver {
  private final Function<String, @Nullable JsonNode> documents;
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
   * @param defaultDraft the draft of schemas with no {@code $schema}, or an unknown one
   */
  public ReferenceResolver(Function<String, @Nullable JsonNode> documents, Draft defaultDraft) {
    this.documents = documents;
    this.dialects = new Dialects(documents, defaultDraft);
    this.index = new ResourceIndex(uri -> documents.apply(uri) != null);
  }

  /** The dialects that the documents may name. */
  public Dialects dialects() {
    return dialects;
  }

  /** Loads documents and all that they lead to, unless that was done before. */
  public void load(Collection<String> ids) {
    ids.forEach(this::loadDocument);
    loadReachable();
  }

  /** The root of a loaded resource: a document, or a part of one that has an id of its own. */
  public Optional<Subschema> loaded(String uri) {
    return Optional.ofNullable(index.resource(uri));
  }

  /** All loaded schemas that are objects. */
  public List<Subschema> schemas() {
    return index.schemas();
  }

  /** The loaded schemas with {@code pattern} or {@code patternProperties}. */
  public List<Subschema> withPatterns() {
    return index.withPatterns();
  }

  /** The schemas of a document to check by their meta-schema, each without those in it that are of other dialects. */
  public Set<Subschema> starts(String document) {
    return index.starts(document);
  }

  /** The references whose targets were found. */
  public List<Link> links() {
    return links;
  }

  /** References that lead nowhere or are not allowed, and ids and anchors that stand for two different schemas. */
  public List<SchemaProblem> problems() {
    List<SchemaProblem> problems = new ArrayList<>(index.problems());
    for (Reference reference : unresolved) {
      try {
        target(reference);
      } catch (UnresolvedReference e) {
        problems.add(reference.problem(e.code(), String.valueOf(e.getMessage())));
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
      throw unregistered(uri, "");
    }
    loadReachable();
    return root.in(index.anchors().startingIn(root.base()));
  }

  /**
   * The schema that a reference means in the dynamic scope of the schema that holds it.
   *
   * @throws UnresolvedReference if there is none, or a dynamic reference does not resolve statically either
   */
  public Subschema referred(Reference reference) {
    Subschema target = target(reference);
    loadReachable();
    DynamicScope scope = reference.from().scope();
    if (reference.isDynamic(target)) {
      String anchor = reference.anchor();
      target = scope
          .outermost(anchor)
          .map(resource -> index.anchor(resource, anchor))
          .orElse(target);
    }
    return target.in(scope.entering(target.base()));
  }

  /** Loads the targets of references that have not been followed yet. */
  private void loadReachable() {
    for (Reference next = index.nextReference(); next != null; next = index.nextReference()) {
      try {
        Subschema target = target(next);
        links.add(new Link(next, target));
        next.from().addAppliedInPlace(target, next);
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
      throw unresolved(reference, "which is not a URI reference");
    }
    Subschema resource = resource(uri);
    if (resource == null) {
      throw unregistered(uri, remedy(uri));
    }
    if (fragment.indexOf('~') >= 0 && fragment.matches("(?s)/.*~(?![01]).*")) {
      String problem = "which is no JSON Pointer; write ~0 for ~ and ~1 for / in a name";
      throw unresolved(reference, problem);
    }
    Subschema found = fragment.isEmpty() || fragment.startsWith("/")
        ? at(resource, fragment)
        : index.anchor(resource.base(), fragment);
    if (found == null) {
      throw unresolved(reference, "where nothing is");
    }
    if (!found.json().isObject() && !found.json().isBoolean()) {
      String problem = "where no schema is: expected an object, true or false but found ";
      throw unresolved(reference, problem + Shown.value(found.json()));
    }
    return found;
  }

  private static UnresolvedReference unresolved(Reference reference, String problem) {
    return new UnresolvedReference("reference", reference.shown() + ", " + problem);
  }

  private static UnresolvedReference unregistered(String uri, String remedy) {
    return new UnresolvedReference(
        "unregistered-reference", uri + ", which is not registered" + remedy);
  }

  private String remedy(String uri) {
    return index
        .resourceNamed(uri.substring(uri.lastIndexOf('/') + 1))
        .map(same -> "; if that is the schema registered as " + same + ", register it by this URI")
        .orElse("; register it too (nothing is ever fetched)");
  }

  private @Nullable Subschema resource(String uri) {
    if (index.resource(uri) == null) {
      loadDocument(uri);
    }
    return index.resource(uri);
  }

  private void loadDocument(String id) {
    JsonNode document = loaded.add(id) ? documents.apply(id) : null;
    if (document != null) {
      index.add(id, Subschema.root(document, id, dialects.defaultDialect()));
    }
  }

  /** What a JSON Pointer leads to; null if nothing. */
  private @Nullable Subschema at(Subschema resource, String pointer) {
    String[] steps = pointer.split("/", -1);
    Subschema found = resource;
    int next = 1;
    while (next < steps.length) {
      String step = Pointers.unescaped(steps[next++]);
      boolean isBelow = next < steps.length && found.holdsSchemasBelow(step);
      found = isBelow ? found.child(step, Pointers.unescaped(steps[next++])) : found.child(step);
      if (found.json().isMissingNode()) {
        return null;
      }
      index.addResourceFoundByPointer(found);
    }
    return index.foundByPointer(found);
  }
}
