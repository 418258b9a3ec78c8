package dev.masu.schema.internal.compile;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * The dynamic scope of a schema, reduced to what {@code $dynamicRef} and {@code $recursiveRef} depend on: for each
 * dynamic anchor that several resources declare, the outermost one.
 */
public record DynamicScope(Anchors anchors, Map<String, String> outermost) {
  /** The scope of schemas that are indexed but not applied; it stays empty. */
  static final DynamicScope NONE = new DynamicScope(new Anchors(), Map.of());

  /** The name that stands for {@code $recursiveAnchor: true}; no other anchor has it. */
  static final String RECURSIVE = "";

  /** This scope after another resource has been entered. */
  DynamicScope entering(String resource) {
    Map<String, String> entered = new HashMap<>(outermost);
    anchors.resourcesByName.forEach((name, declaring) -> {
      if (declaring.size() > 1 && declaring.contains(resource)) {
        entered.putIfAbsent(name, resource);
      }
    });
    return entered.size() == outermost.size() ? this : new DynamicScope(anchors, entered);
  }

  /**
   * The dynamic anchors of all loaded resources. Only a name that several resources declare can resolve differently
   * from one scope to another, so scopes hold only such names.
   */
  static final class Anchors {
    private final Map<String, Set<String>> resourcesByName = new HashMap<>();

    void declare(String resource, String name) {
      resourcesByName.computeIfAbsent(name, n -> new HashSet<>()).add(resource);
    }

    Set<String> resourcesDeclaring(String name) {
      return resourcesByName.getOrDefault(name, Set.of());
    }

    /** The scope of a check that starts in a resource. */
    DynamicScope startingIn(String resource) {
      return new DynamicScope(this, Map.of()).entering(resource);
    }
  }
}
