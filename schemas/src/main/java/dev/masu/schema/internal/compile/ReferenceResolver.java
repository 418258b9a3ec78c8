package dev.masu.schema.internal.compile;

import dev.masu.schema.internal.compile.ResourceIndex.Duplicate;
import dev.masu.schema.internal.location.Pointers;
import dev.masu.schema.internal.text.Shown;
import dev.masu.schema.internal.text.Uris;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Resolves static and dynamic references to schemas, by URI, JSON Pointer and anchor.
 *
 * <p>All documents that are reachable from a root are loaded before any of it is compiled, since their dynamic
 * anchors determine which dynamic scopes have to be distinguished. Threads that share an instance must synchronize on
 * it.
 */
public final class ReferenceResolver {
  /** Finding what more unresolved references may mean would take too long. */
  private static final int MAX_HINTS = 50;

  private final Function<String, @Nullable JsonNode> documents;
  private final Dialects dialects;
  private final ResourceIndex index;
  private final Set<String> loaded = new HashSet<>();
  private final List<Link> links = new ArrayList<>();
  private final List<Reference> unresolved = new ArrayList<>();

  /** References by a URI, or a URI and an anchor, that no schema has so far. */
  private final Map<Reference, String> waiting = new LinkedHashMap<>();

  /** A reference and its static target, which the dynamic scope may override. */
  public record Link(Reference reference, Subschema target) {}

  /** A reference that resolves to no schema. */
  public static final class UnresolvedReference extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** The stable code of the problem that the message describes. */
    private final String code;

    /** The URI, or the URI and the anchor, that no schema has; or null. */
    private final @Nullable String missing;

    private UnresolvedReference(String code, String problem, @Nullable String missing) {
      super("refers to " + problem);
      this.code = code;
      this.missing = missing;
    }
  }

  /**
   * Creates a resolver that has not loaded anything.
   *
   * @param documents finds a schema document, or a meta-schema, by id; returns null if there is none
   * @param defaultDraft the draft of schemas whose {@code $schema} is missing or unknown
   */
  public ReferenceResolver(Function<String, @Nullable JsonNode> documents, Draft defaultDraft) {
    this.documents = documents;
    this.dialects = new Dialects(documents, defaultDraft);
    this.index = new ResourceIndex(documents);
  }

  /** Loads documents and everything reachable from them, unless they are loaded already. */
  public void load(Collection<String> ids) {
    ids.forEach(this::loadDocument);
    loadReachable();
  }

  /** The root of a loaded resource: a document, or a part of one that has its own id. */
  public Optional<Subschema> loaded(String uri) {
    return Optional.ofNullable(index.resource(uri));
  }

  /** All loaded schemas that are objects. */
  public List<Subschema> schemas() {
    return index.schemas;
  }

  /** The schemas of a document to validate against their meta-schemas, each without nested ones of other dialects. */
  public Set<Subschema> rootsToValidate(String document) {
    return index.rootsToValidate(document);
  }

  /** The resolved references. */
  public List<Link> links() {
    return links;
  }

  /** References that are unresolved, not allowed, or to an id or anchor that two different schemas declare. */
  public List<SchemaProblem> problems() {
    List<SchemaProblem> problems = new ArrayList<>(index.problems);
    problems.addAll(duplicates(true));
    for (Reference reference : unresolved) {
      try {
        target(reference);
      } catch (UnresolvedReference e) {
        problems.add(reference.problem(e.code, String.valueOf(e.getMessage())));
      }
    }
    return problems;
  }

  /**
   * Ids and anchors that two different schemas declare. Those that no reference names are harmless; that of a dynamic
   * reference may be any.
   *
   * @param areNamed whether to return those that references name, or the others
   */
  public List<SchemaProblem> duplicates(boolean areNamed) {
    if (index.duplicates.isEmpty()) {
      return List.of();
    }
    Set<String> named = new HashSet<>();
    for (Link link : links) {
      named.add(link.reference().resourceUri());
      named.add(ResourceIndex.nameOf(link.target().baseUri(), link.reference().anchor()));
    }
    boolean areAllNamed =
        links.stream().anyMatch(link -> link.reference().isDynamic(link.target()));
    return index.duplicates.stream()
        .filter(duplicate -> areNamed == (areAllNamed || named.contains(duplicate.uri())))
        .map(Duplicate::problem)
        .toList();
  }

  /**
   * The root of a resource, in the dynamic scope of a check that starts there.
   *
   * @throws UnresolvedReference if there is no such resource
   */
  public Subschema root(String uri) {
    Subschema root = resource(Uris.withoutEmptyFragment(uri));
    if (root == null) {
      throw unregistered(uri, "");
    }
    loadReachable();
    return root.in(index.dynamicAnchors.startingIn(root.baseUri()));
  }

  /**
   * The schema that a reference resolves to in the dynamic scope of the schema that contains it.
   *
   * @throws UnresolvedReference if there is none; a dynamic reference has to resolve statically too
   */
  public Subschema referred(Reference reference) {
    Subschema target = target(reference);
    loadReachable();
    DynamicScope scope = reference.from().scope();
    if (reference.isDynamic(target)) {
      String anchor = reference.anchor();
      target = Optional.ofNullable(scope.outermost().get(anchor))
          .map(resource -> index.anchor(resource, anchor))
          .orElse(target);
    }
    return target.in(scope.entering(target.baseUri()));
  }

  /** The schemas that a dynamic reference leads to, each in some dynamic scope, if their documents are loaded. */
  public List<Subschema> dynamicTargets(Reference reference) {
    String anchor = reference.anchor();
    return index.dynamicAnchors.resourcesDeclaring(anchor).stream()
        .flatMap(resource -> Stream.ofNullable(index.anchor(resource, anchor)))
        .toList();
  }

  /** Loads the targets of references that have not been followed yet. */
  private void loadReachable() {
    for (Reference next = nextReference(); next != null; next = nextReference()) {
      try {
        Subschema target = target(next);
        links.add(new Link(next, target));
        next.from().addAppliedInPlace(target, next);
        index.addReferredTo(target);
      } catch (UnresolvedReference e) {
        // Thrown again if the schema that contains the reference is compiled.
        unresolved.add(next);
        if (e.missing != null) {
          waiting.put(next, e.missing);
        }
      }
    }
  }

  /** The next reference to follow, or null; at last those to parts of documents that have been loaded since. */
  private @Nullable Reference nextReference() {
    Reference next = index.references.poll();
    if (next == null) {
      next = waiting.entrySet().stream()
          .filter(each -> index.resource(each.getValue()) != null)
          .map(Map.Entry::getKey)
          .findFirst()
          .orElse(null);
      waiting.remove(next);
    }
    return next;
  }

  private Subschema target(Reference reference) {
    String uri;
    String fragment;
    try {
      uri = reference.resourceUri();
      fragment = Uris.decoded(reference.fragment());
    } catch (IllegalArgumentException e) {
      throw unresolved(reference, "which is not a URI reference" + Uris.REMEDY);
    }
    Subschema resource = resource(uri);
    if (resource == null) {
      throw unregistered(uri, remedy(reference, uri));
    }
    if (fragment.indexOf('~') >= 0 && fragment.matches("(?s)/.*~(?![01]).*")) {
      String problem = "which is no JSON Pointer; write ~0 for ~ and ~1 for / in a name";
      throw unresolved(reference, problem);
    }
    boolean isPointer = fragment.isEmpty() || fragment.startsWith("/");
    Subschema found =
        isPointer ? at(resource, fragment) : index.anchor(resource.baseUri(), fragment);
    if (found == null) {
      throw new UnresolvedReference(
          "reference",
          reference.shown() + ", where nothing is" + hint(reference, resource, fragment),
          isPointer ? null : ResourceIndex.nameOf(resource.baseUri(), fragment));
    }
    if (!found.json().isObject() && !found.json().isBoolean()) {
      String problem = "where no schema is: expected an object, true or false but found ";
      throw unresolved(reference, problem + Shown.value(found.json()));
    }
    return found;
  }

  /** What a reference to nothing may mean; empty if that is unknown, or many before it lead to nothing. */
  private String hint(Reference reference, Subschema resource, String fragment) {
    Subschema document = index.resource(resource.documentUri());
    return document == null || !isHinted(reference)
        ? ""
        : ReferenceHint.of(reference, resource, document, fragment);
  }

  private boolean isHinted(Reference reference) {
    return unresolved.stream().limit(MAX_HINTS).anyMatch(reference::equals);
  }

  private static UnresolvedReference unresolved(Reference reference, String problem) {
    return new UnresolvedReference("reference", reference.shown() + ", " + problem, null);
  }

  private static UnresolvedReference unregistered(String uri, String remedy) {
    return new UnresolvedReference(
        "unregistered-reference", uri + ", which is not registered" + remedy, uri);
  }

  private String remedy(Reference reference, String uri) {
    String pointer = reference.text().startsWith("/") ? reference.text() : '/' + reference.text();
    Subschema own = index.resource(reference.from().baseUri());
    if (own != null && own.json().at(pointer).isObject()) {
      return "; write #" + pointer + " for a part of the same schema";
    }
    String name = isHinted(reference) ? uri.substring(uri.lastIndexOf('/') + 1) : "";
    // A document that is nothing but a reference does not refer to itself.
    return index
        .resourcesNamed(name)
        .filter(same -> !reference.from().isDocument() || index.resource(same) != own)
        .findFirst()
        .map(same -> "; if that is the schema registered as " + same
            + ", give it this $id or register it by this URI")
        .orElseGet(() -> remedy(uri));
  }

  private static String remedy(String uri) {
    if (uri.matches("classpath:/[^/].*")) {
      return ", and is no resource that was found; correct its path, or register it with registerResource";
    }
    return uri.matches("(classpath|resource):.*")
        ? "; for a class-path resource, write a relative path, or classpath:"
            + uri.replaceFirst("[a-z]+:/*", "/")
        : "; register it too (nothing is ever fetched)";
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

  /** The schema that a JSON Pointer reaches, or null if there is none. */
  private @Nullable Subschema at(Subschema resource, String pointer) {
    Iterator<String> steps = Pointers.steps(pointer).iterator();
    Subschema found = resource;
    while (steps.hasNext()) {
      String step = steps.next();
      boolean isBelow = steps.hasNext() && found.holdsSchemasBelow(step);
      found = isBelow ? found.child(step, steps.next()) : found.child(step);
      if (found.json().isMissingNode()) {
        return null;
      }
      index.addResourceFoundByPointer(found);
    }
    return index.foundByPointer(found);
  }
}
