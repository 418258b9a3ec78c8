package dev.masu.schema.internal.streaming;

import dev.masu.schema.SchemaException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/**
 * Finds schemas that apply themselves to the same value again, through references and applicators
 * alone: checking by them would never end.
 */
final class InPlaceCycles {
  /** Schemas that apply others to the same value, deeper than anybody writes, are not streamed. */
  private static final int MAX_HEIGHT = 300;

  private final IdentityHashMap<SchemaNode, Integer> heights = new IdentityHashMap<>();
  private final String id;

  private InPlaceCycles(String id) {
    this.id = id;
  }

  /**
   * Checks all schemas of a compilation.
   *
   * @throws SchemaException if one applies itself to the same value again
   */
  static void check(String id, Map<String, SchemaNode> nodes) {
    InPlaceCycles cycles = new InPlaceCycles(id);
    for (Map.Entry<String, SchemaNode> node : nodes.entrySet()) {
      cycles.visit(node.getKey(), node.getValue());
    }
  }

  static SchemaException cycle(String id, String location) {
    return new SchemaException(
        id,
        null,
        "the schema at "
            + location
            + " applies itself to the same value again; let it go into a property or an item first",
        null);
  }

  private record Visit(SchemaNode node, Iterator<SchemaNode> branches) {}

  private void visit(String location, SchemaNode start) {
    Deque<Visit> path = new ArrayDeque<>();
    enter(path, start);
    while (!path.isEmpty()) {
      Visit visit = path.element();
      if (!visit.branches.hasNext()) {
        path.pop();
        heights.put(visit.node, height(visit.node));
        continue;
      }
      SchemaNode branch = visit.branches.next();
      for (Visit open : path) {
        if (open.node == branch) {
          throw cycle(id, location);
        }
      }
      enter(path, branch);
    }
  }

  private void enter(Deque<Visit> path, SchemaNode node) {
    if (path.size() > MAX_HEIGHT) {
      throw new NotStreamable("too many schemas in one place");
    }
    if (!heights.containsKey(node)) {
      path.push(new Visit(node, branches(node).iterator()));
    }
  }

  private int height(SchemaNode node) {
    int highest = 0;
    for (SchemaNode branch : branches(node)) {
      highest = Math.max(highest, heights.getOrDefault(branch, 0));
    }
    if (highest >= MAX_HEIGHT) {
      throw new NotStreamable("too many schemas in one place");
    }
    return highest + 1;
  }

  private static List<SchemaNode> branches(SchemaNode node) {
    List<SchemaNode> branches = new ArrayList<>();
    for (Keyword keyword : node.keywords()) {
      branches.addAll(keyword.branches());
    }
    return branches;
  }
}
