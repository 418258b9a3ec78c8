package dev.masu.schema.catalog;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.Set;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;

/** The names of properties that schemas declare. */
final class DeclaredNames {
  private DeclaredNames() {}

  /** All names that stand under {@code properties} in one of the schemas, sorted and unmodifiable. */
  static Set<String> in(Collection<JsonNode> schemas) {
    Set<String> names = new TreeSet<>();
    Deque<JsonNode> open = new ArrayDeque<>(schemas);
    while (!open.isEmpty()) {
      JsonNode node = open.pop();
      names.addAll(node.path("properties").propertyNames());
      node.forEach(open::push);
    }
    return Collections.unmodifiableSet(names);
  }
}
