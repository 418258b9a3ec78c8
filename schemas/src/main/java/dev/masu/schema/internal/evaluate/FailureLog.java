package dev.masu.schema.internal.evaluate;

import dev.masu.schema.internal.node.Keyword;
import dev.masu.schema.internal.node.Value;
import dev.masu.schema.internal.report.Failures;
import dev.masu.schema.internal.state.Bits;
import dev.masu.schema.internal.state.StateTransition.Applier;
import java.util.ArrayList;
import java.util.List;

/**
 * The invalid children of one open array or object. They are explained only if the report needs them: most of the time
 * the branch that failed does not matter, and the log is discarded.
 */
final class FailureLog {
  /** A log without entries. */
  static final FailureLog EMPTY = new FailureLog();

  /** The number of unexplained values kept. Beyond it they are explained and merged. */
  private static final int MAX_WEIGHT = 512;

  /** Values nested more deeply are explained and merged at once, since an explanation recurses into each level. */
  private static final int MAX_DEPTH = 64;

  private List<Rejection> rejections = List.of();
  private List<Merged> merged = List.of();
  private int weight;
  private int depth;

  /** A child, and the keywords it may be invalid against. */
  @SuppressWarnings("ArrayRecordComponent") // Never compared.
  private record Rejection(Applier[] appliers, RejectedChild child) {}

  /** The merged failures of many children against the subschemas that one keyword applies. */
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

  /** The number of values still to be explained. */
  int weight() {
    return weight;
  }

  /** The nesting depth of the values still to be explained. */
  int depth() {
    return depth;
  }

  /** Adds a child of an array or object, with the keywords it may be invalid against. */
  void add(Applier[] appliers, RejectedChild child, OpenContainer parent) {
    if (rejections.isEmpty()) {
      rejections = new ArrayList<>(4);
    }
    rejections.add(new Rejection(appliers, child));
    weight += child.weight();
    depth = Math.max(depth, child.depth());
    if (weight > MAX_WEIGHT || depth > MAX_DEPTH) {
      merge(parent);
    }
  }

  /** Explains all children. Once a keyword has as many failures as the report needs, further ones are only counted. */
  private void merge(OpenContainer parent) {
    for (Rejection rejection : rejections) {
      RejectedChild child = rejection.child;
      for (Applier applier : rejection.appliers) {
        if (child.isRejectedBy(applier) && Bits.has(parent.state().reported(), applier.slot())) {
          Failures failures =
              failures(applier.slot(), applier.keyword(), parent.check().capacity());
          if (failures.isFull(Integer.MAX_VALUE)) {
            failures.countOne();
          } else {
            child.addTo(failures, applier, parent);
          }
        }
      }
    }
    rejections.clear();
    weight = merged.size();
    depth = 0;
  }

  /** The merged failures of children against a keyword's subschemas. The caller may add to them. */
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

  /** Adds the failures of children against a keyword's subschemas, in document order. */
  void addTo(Failures failures, int slot, Keyword keyword, Value parent) {
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
          rejection.child.addTo(failures, applier, parent);
        }
      }
    }
  }
}
