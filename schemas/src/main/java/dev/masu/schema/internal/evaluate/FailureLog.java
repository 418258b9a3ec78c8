package dev.masu.schema.internal.evaluate;

import java.util.ArrayList;
import java.util.List;

/**
 * The rejected children of one open array or object. They are explained only if that counts; most often a branch fails
 * that is not needed, and all is forgotten.
 */
final class FailureLog {
  /** A log without entries. */
  static final FailureLog EMPTY = new FailureLog();

  /** More values than these are not kept to be explained: they are explained and merged. */
  private static final int MAX_WEIGHT = 512;

  /** Values nested deeper are explained and merged, as an explanation takes some stack for each of them. */
  private static final int MAX_DEPTH = 64;

  private List<RejectedChild> children = List.of();
  private int weight;
  private int depth;

  void clear() {
    if (!children.isEmpty()) {
      children.clear();
      weight = 0;
      depth = 0;
    }
  }

  /** Hands over the entries, and starts anew. */
  FailureLog handOver() {
    if (children.isEmpty()) {
      return EMPTY;
    }
    FailureLog other = new FailureLog();
    other.children = children;
    other.weight = weight;
    other.depth = depth;
    children = List.of();
    weight = 0;
    depth = 0;
    return other;
  }

  /** How many values are kept to be explained. */
  int weight() {
    return weight;
  }

  /** How deep the values nest that are kept to be explained. */
  int depth() {
    return depth;
  }

  /** Adds a child of an array or object. */
  void add(RejectedChild child, OpenContainer around) {
    if (children.isEmpty()) {
      children = new ArrayList<>(4);
    }
    children.add(child);
    weight += child.weight();
    depth = Math.max(depth, child.depth());
    if (weight > MAX_WEIGHT || depth > MAX_DEPTH) {
      merge(around);
    }
  }

  /** Explains all children. Where a report has enough failures of a keyword already, others are only counted. */
  private void merge(OpenContainer around) {
    List<RejectedChild> all = children;
    children = new ArrayList<>();
    for (RejectedChild child : all) {
      child.forEachApplier((slot, keyword) -> {
        if (around.state().need(slot) == Need.VERDICT) {
          return;
        }
        Failures merged = merged(slot, keyword, around);
        if (merged.isFull(Integer.MAX_VALUE)) {
          merged.countOne();
        } else {
          child.addTo(merged, slot, keyword, around);
        }
      });
    }
    weight = children.size();
    depth = 0;
  }

  private Failures merged(int slot, Keyword keyword, Value around) {
    for (RejectedChild child : children) {
      if (child instanceof RejectedChild.Merged merged
          && merged.slot() == slot
          && merged.keyword() == keyword) {
        return merged.failures();
      }
    }
    Failures made = new Failures(around.run().capacity());
    children.add(new RejectedChild.Merged(slot, keyword, made));
    return made;
  }

  /** Adds the failures of what a keyword of a slot applies to children, in document order. */
  void addTo(Failures failures, int slot, Keyword keyword, Value around) {
    for (int i = 0; i < children.size(); i++) {
      children.get(i).addTo(failures, slot, keyword, around);
    }
  }
}
