package dev.masu.schema.internal.catalog;

import dev.masu.schema.internal.document.LocatedValue;
import dev.masu.schema.internal.text.Shown;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** What references can lead to: schemas by their ids, and anchors within these. */
final class SchemaTargets {
  private final Predicate<String> isKnown;
  private final Map<String, SchemaPart> resources = new HashMap<>();
  private final Map<String, SchemaPart> anchors = new HashMap<>();

  /**
   * Makes one that knows none.
   *
   * @param isKnown whether an id is of another schema that references may lead to
   */
  SchemaTargets(Predicate<String> isKnown) {
    this.isKnown = isKnown;
  }

  /** Adds a registered schema. */
  void addRoot(SchemaPart root) {
    resources.put(root.schema().id(), root);
  }

  /** Adds a part that has an id of its own. Equal schemas may have one id: bundles hold copies. */
  Optional<SchemaProblem> addResource(SchemaPart part) {
    String id = part.base();
    SchemaPart other = resources.putIfAbsent(id, part);
    if (other == null && isKnown.test(id)) {
      String words = "the " + part.idKeyword() + ' ' + id
          + " is that of a schema that comes with Masu; leave this one out,"
          + " every $ref finds that, or give it an id of its own";
      return Optional.of(part.problem("duplicate-id", part.idKeyword(), words));
    }
    if (other != null && !isCopy(part, other)) {
      String words = "another schema has the " + part.idKeyword() + ' ' + id
          + " too; give each one of its own";
      return Optional.of(part.problem("duplicate-id", part.idKeyword(), words));
    }
    return Optional.empty();
  }

  private static boolean isCopy(SchemaPart part, SchemaPart other) {
    return part.value().node().equals(other.value().node())
        && part.vocabulary().equals(other.vocabulary());
  }

  /** Adds a part that a keyword gives an anchor. */
  Optional<SchemaProblem> addAnchor(SchemaPart part, String keyword, String anchor) {
    if (anchors.putIfAbsent(part.base() + '#' + anchor, part) == null || isWithinCopy(part)) {
      return Optional.empty();
    }
    String words = "another part has the anchor " + anchor + " too; give each one of its own";
    return Optional.of(part.problem("duplicate-anchor", keyword, words));
  }

  /** Whether a part belongs to a copy of the schema that its base is the id of. */
  private boolean isWithinCopy(SchemaPart part) {
    SchemaPart first = resources.get(part.base());
    return first != null
        && !(part.schema().id().equals(first.schema().id())
            && (part.pointer() + '/').startsWith(first.pointer() + '/'));
  }

  /** The schemas that lie in others and have an id of their own, by id. */
  Map<String, SchemaPart> embedded() {
    Map<String, SchemaPart> embedded = new HashMap<>();
    resources.forEach((id, part) -> {
      if (!part.pointer().isEmpty() && !isKnown.test(id)) {
        embedded.put(id, part);
      }
    });
    return embedded;
  }

  /** What a reference leads to in a registered schema, or null. */
  @Nullable
  SchemaPart of(SchemaReference reference) {
    SchemaPart resource = resources.get(reference.uri());
    String fragment = reference.fragment();
    if (resource == null || fragment.isEmpty()) {
      return resource;
    }
    if (!fragment.startsWith("/")) {
      return anchors.get(reference.uri() + '#' + fragment);
    }
    LocatedValue value =
        reference.isNoPointer() ? null : SchemaReference.at(resource.value(), fragment);
    return value == null ? null : resource.target(value, resource.pointer() + fragment);
  }

  /** What is wrong with a reference, once all that it may lead to has been added. */
  Optional<SchemaProblem> problem(SchemaReference reference) {
    String uri = reference.uri();
    if (resources.containsKey(uri)) {
      return broken(reference).map(words -> reference.problem("reference", words));
    }
    if (isKnown.test(uri)) {
      return Optional.empty();
    }
    String words =
        "refers to " + uri + ", which is not registered; register it too (nothing is ever fetched)";
    return Optional.of(reference.problem("unregistered-reference", words));
  }

  private Optional<String> broken(SchemaReference reference) {
    if (reference.isNoPointer()) {
      return Optional.of("refers to " + reference.shown()
          + ", which is no JSON Pointer; write ~0 for ~ and ~1 for / in a name");
    }
    SchemaPart target = of(reference);
    if (target == null) {
      return Optional.of("refers to " + reference.shown() + ", where nothing is");
    }
    JsonNode found = target.value().node();
    return found.isObject() || found.isBoolean()
        ? Optional.empty()
        : Optional.of("refers to " + reference.shown() + ", where no schema is: expected an object,"
            + " true or false but found " + Shown.value(found));
  }
}
