package dev.masu.schema.internal.evaluate;

import dev.masu.schema.internal.node.Keyword;
import dev.masu.schema.internal.node.Value;
import dev.masu.schema.internal.report.Failures;
import dev.masu.schema.internal.state.Bits;
import dev.masu.schema.internal.state.StateTransition.Applier;
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

  private List<Rejection> rejections = List.of();
  private List<Merged> merged = List.of();
  private int weight;
  private int depth;

  /** A child, and the keywords that may reject it. */
  @SuppressWarnings("ArrayRecordComponent") // Never compared.
  private record Rejection(Applier[] appliers, RejectedChild child) {}

  /** The failures of many children by what one keyword applies. */
  private record Merged(int slot, Keyword keyword, Failures failures) {}

  boolean isEmpty() {
    return rejections.isEmpty() && merged.isEmpty();
  }

  void clear() {
    if (!rejections.isEmpty()) {
      rejections.clear();
    }
    merged = List.of();
    weight = 0;
    depth = 0;
  }

  /** How many values are kept to be explained. */
  int weight() {
    return weight;
  }

  /** How deep the values nest that are kept to be explained. */
  int depth() {
    return depth;
  }

  /** Adds a child of an array or object, with the keywords that may reject it. */
  void add(Applier[] appliers, RejectedChild child, OpenContainer around) {
    if (rejections.isEmpty()) {
      rejections = new ArrayList<>(4);
    }
    rejections.add(new Rejection(appliers, child));
    weight += child.weight();
    depth = Math.max(depth, child.depth());
    if (weight > MAX_WEIGHT || depth > MAX_DEPTH) {
      merge(around);
    }
  }

  /** Explains all children. Where a report has enough failures of a keyword already, others are only counted. */
  private void merge(OpenContainer around) {
    for (Rejection rejection : rejections) {
      RejectedChild child = rejection.child;
      for (Applier applier : rejection.appliers) {
        if (child.isRejectedBy(applier) && Bits.has(around.state().reported(), applier.slot())) {
          Failures failures =
              failures(applier.slot(), applier.keyword(), around.check().capacity());
          if (failures.isFull(Integer.MAX_VALUE)) {
            failures.countOne();
          } else {
            child.addTo(failures, applier, around);
          }
        }
      }
    }
    rejections.clear();
    weight = merged.size();
    depth = 0;
  }

  /** The merged failures by what a keyword of a slot applies, to which others may be added. */
  Failures failures(int slot, Keyword keyword, int capacity) {
    for (Merged each : merged) {
      if (each.slot == slot && each.keyword == keyword) {
        return each.failures;
      }
    }
    if (merged.isEmpty()) {
      merged = new ArrayList<>(1);
    }
    Failures made = new Failures(capacity);
    merged.add(new Merged(slot, keyword, made));
    weight++;
    return made;
  }

  /** Adds the failures by what a keyword of a slot applies to children, in document order. */
  void addTo(Failures failures, int slot, Keyword keyword, Value around) {
    for (Merged each : merged) {
      if (each.slot == slot && each.keyword == keyword) {
        failures.addAll(each.failures);
      }
    }
    for (Rejection rejection : rejections) {
      for (Applier applier : rejection.appliers) {
        if (applier.slot() == slot
            && applier.keyword() == keyword
            && rejection.child.isRejectedBy(applier)) {
          rejection.child.addTo(failures, applier, around);
        }
      }
    }
  }
}
