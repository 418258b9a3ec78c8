package dev.masu.schema.internal.reference;

import com.networknt.schema.path.NodePath;
import dev.masu.schema.internal.document.LocatedValue;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.IdentityHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Finds the values of a document by their paths. A path is made anew whenever a value is visited, and to compare or
 * to walk along one takes as long as the value lies deep, which no step of a check may cost. So they are known by
 * their identity: the paths of what a value holds share the value's own.
 */
final class PathValues {
  /** A check that explodes makes as many paths as it takes steps. */
  private static final int MAX_KNOWN = 10_000;

  private final Found root;
  private final IdentityHashMap<NodePath, Found> known = new IdentityHashMap<>();

  /**
   * A value that was found.
   *
   * @param value the value
   * @param depth how many arrays and objects it lies in
   */
  private record Found(LocatedValue value, int depth) {}

  PathValues(LocatedValue root) {
    this.root = new Found(root, 0);
  }

  LocatedValue value(NodePath path) {
    return find(path).value;
  }

  /** How many arrays and objects a value lies in. */
  int depth(NodePath path) {
    return find(path).depth;
  }

  private Found find(NodePath path) {
    Deque<NodePath> unknown = new ArrayDeque<>();
    NodePath last = path;
    Found found = before(last);
    while (found == null) {
      unknown.push(last);
      last = last.getParent();
      found = before(last);
    }
    for (NodePath part : unknown) {
      found = new Found(part(found.value, part), found.depth + 1);
      if (found.value.node().isContainer()) {
        remember(part, found);
      }
    }
    return found;
  }

  private @Nullable Found before(NodePath path) {
    return path.getParent() == null ? root : known.get(path);
  }

  private static LocatedValue part(LocatedValue around, NodePath path) {
    return path.getElement(-1) instanceof Integer index && around.node().isArray()
        ? around.items().get(index)
        : around.member(path.getName(-1)).value();
  }

  private void remember(NodePath path, Found found) {
    if (known.size() >= MAX_KNOWN) {
      known.clear();
    }
    known.put(path, found);
  }
}
