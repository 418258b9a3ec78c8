package dev.masu.schema.internal.node;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Set;

/** Checks that schemas apply one another to the same value without cycles, and not too deep. */
public final class InPlaceOrder {
  /** States are built by recursion, so the depth must be bounded. */
  private static final int MAX_HEIGHT = 300;

  private final IdentityHashMap<SchemaNode, Integer> heights = new IdentityHashMap<>();
  private final Set<SchemaNode> open = Collections.newSetFromMap(new IdentityHashMap<>());

  private record Visit(SchemaNode node, Iterator<SchemaNode> branches) {}

  private InPlaceOrder() {}

  /**
   * Checks all schemas of a compilation.
   *
   * @throws EndlessSchema if one applies itself to the same value
   * @throws StackOverflowError if they nest too deep in place
   */
  public static void check(Collection<SchemaNode> nodes) {
    InPlaceOrder order = new InPlaceOrder();
    nodes.forEach(order::visit);
  }

  private void visit(SchemaNode start) {
    Deque<Visit> path = new ArrayDeque<>();
    enter(path, start);
    while (!path.isEmpty()) {
      Visit visit = path.element();
      if (visit.branches.hasNext()) {
        enter(path, visit.branches.next());
      } else {
        path.pop();
        open.remove(visit.node);
        int height = height(visit.node);
        heights.put(visit.node, height);
        if (height > MAX_HEIGHT) {
          throw new StackOverflowError("too many schemas in one place");
        }
      }
    }
  }

  private void enter(Deque<Visit> path, SchemaNode node) {
    if (heights.containsKey(node)) {
      return;
    }
    if (!open.add(node)) {
      throw new EndlessSchema(node.location());
    }
    path.push(new Visit(node, branches(node).iterator()));
  }

  private int height(SchemaNode node) {
    int highest = 0;
    for (SchemaNode branch : branches(node)) {
      highest = Math.max(highest, heights.getOrDefault(branch, 0));
    }
    return highest + 1;
  }

  private static List<SchemaNode> branches(SchemaNode node) {
    List<SchemaNode> branches = new ArrayList<>();
    for (InPlaceKeyword keyword : node.inPlace()) {
      branches.addAll(keyword.branches());
    }
    return branches;
  }
}
