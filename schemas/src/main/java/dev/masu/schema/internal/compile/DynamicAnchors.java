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

  private final Map<String, Set<String>> namesByResource = new HashMap<>();
  private final Map<String, Set<String>> resourcesByName = new HashMap<>();
  private final Set<String> referenced = new HashSet<>();
  private final Map<Map<String, String>, DynamicScope> scopes = new HashMap<>();

  /** Adds an anchor that a resource declares. */
  void declare(String resource, String name) {
    namesByResource.computeIfAbsent(resource, r -> new LinkedHashSet<>()).add(name);
    resourcesByName.computeIfAbsent(name, n -> new HashSet<>()).add(resource);
  }

  /** Adds the name that a dynamic reference uses. */
  void refer(String name) {
    referenced.add(name);
  }

  /** The names that a resource declares. */
  Set<String> in(String resource) {
    return namesByResource.getOrDefault(resource, Set.of());
  }

  /** Whether what a name resolves to depends on the scope. */
  boolean isScoped(String name) {
    return referenced.contains(name)
        && resourcesByName.getOrDefault(name, Set.of()).size() > 1;
  }

  /** The one scope of this content. */
  DynamicScope scope(Map<String, String> outermost) {
    DynamicScope scope = scopes.get(outermost);
    if (scope == null) {
      scope = new DynamicScope(this, outermost);
      scopes.put(outermost, scope);
    }
    return scope;
  }
}
