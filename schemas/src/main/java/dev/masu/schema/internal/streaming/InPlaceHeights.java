package dev.masu.schema.internal.streaming;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;

/**
 * Finds schemas that apply one another to the same value, through references and applicators alone, deeper than
 * anybody writes: they are not streamed.
 */
final class InPlaceHeights {
  private static final int MAX_HEIGHT = 300;

  private final IdentityHashMap<SchemaNode, Integer> heights = new IdentityHashMap<>();

  private InPlaceHeights() {}

  /**
   * Checks all schemas of a compilation.
   *
   * @throws NotStreamable if they are too high
   */
  static void check(Collection<SchemaNode> nodes) {
    InPlaceHeights heights = new InPlaceHeights();
    nodes.forEach(heights::visit);
  }

  private record Visit(SchemaNode node, Iterator<SchemaNode> branches) {}

  private void visit(SchemaNode start) {
    Deque<Visit> path = new ArrayDeque<>();
    enter(path, start);
    while (!path.isEmpty()) {
      Visit visit = path.element();
      if (!visit.branches.hasNext()) {
        path.pop();
        heights.put(visit.node, height(visit.node));
        continue;
      }
      enter(path, visit.branches.next());
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
