package dev.masu.schema.internal.compile;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/**
 * The dynamic anchors of all loaded resources, and the scopes made of them.
 *
 * <p>Only a name that a dynamic reference uses and that several resources declare can resolve
 * differently from one scope to another, so scopes hold such names alone.
 */
final class DynamicAnchors {
  /** Stands for {@code $recursiveAnchor: true}; no anchor has this name. */
  static final String RECURSIVE = "";

  private final Map<String, Set<String>> resourcesByName = new HashMap<>();
  private final Set<String> referenced = new LinkedHashSet<>();
  private final Map<Map<String, String>, DynamicScope> scopes = new HashMap<>();

  /** Adds an anchor that a resource declares. */
  void declare(String resource, String name) {
    resourcesByName.computeIfAbsent(name, n -> new HashSet<>()).add(resource);
  }

  /** Adds the name that a dynamic reference uses. */
  void refer(String name) {
    referenced.add(name);
  }

  /** The scope of a check that starts in a resource. */
  DynamicScope startingIn(String resource) {
    return scope(Map.of()).entering(resource);
  }

  /** The scope with a resource inside of those entered before. */
  DynamicScope entering(String resource, DynamicScope scope) {
    DynamicScope entered = scope;
    for (String name : referenced) {
      Set<String> declaring = resourcesByName.getOrDefault(name, Set.of());
      if (declaring.size() > 1
          && declaring.contains(resource)
          && entered.outermost(name).isEmpty()) {
        Map<String, String> outermost = new HashMap<>(entered.outermost());
        outermost.put(name, resource);
        entered = scope(outermost);
      }
    }
    return entered;
  }

  /** The one scope of this content. */
  private DynamicScope scope(Map<String, String> outermost) {
    DynamicScope scope = scopes.get(outermost);
    if (scope == null) {
      scope = new DynamicScope(this, outermost);
      scopes.put(outermost, scope);
    }
    return scope;
  }
}
