package dev.masu.schema.internal.evaluate;

import dev.masu.schema.internal.location.InstanceLocation;
import dev.masu.schema.internal.node.Keyword;
import dev.masu.schema.internal.node.Value;
import dev.masu.schema.internal.report.Failure;
import dev.masu.schema.internal.report.Failures;
import dev.masu.schema.internal.state.Bits;
import dev.masu.schema.internal.state.ContainerState;
import dev.masu.schema.internal.state.StateTransition;
import dev.masu.schema.internal.state.StateTransition.Applier;
import dev.masu.schema.internal.state.ValueState;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The invalid children of one open array or object. They are explained only if the report needs them: most of the time
 * the branch that failed does not matter, and the log is discarded.
 */
final class FailureLog {
  static final FailureLog EMPTY = new FailureLog(0);

  /** The number of unexplained values kept. Beyond it they are explained and merged. */
  private static final int MAX_WEIGHT = 512;

  /**
   * Values nested more deeply, together with the schemas applied in place, are explained and merged at once, since an
   * explanation recurses into each level.
   */
  private static final int MAX_DEPTH = 64;

  /** How many failures of each keyword the report needs. */
  private final int capacity;

  private final Deque<Rejection> rejections = new ArrayDeque<>(0);

  /** The failures of many children against the subschemas that one keyword applies. A keyword has one slot. */
  private final Map<Keyword, Failures> merged = new HashMap<>(0);

  private int weight;
  private int depth;

  /**
   * A child, and the keywords it may be invalid against.
   *
   * @param appliers the keywords, by slot
   * @param child the child; null if it is a member that is not allowed
   * @param name the location of that member's name
   */
  @SuppressWarnings("ArrayRecordComponent") // Never compared.
  private record Rejection(
      Applier[] appliers,
      @Nullable Explanation child,
      @Nullable InstanceLocation name) {
    /** Whether this is about a name or a scalar. */
    boolean isNear() {
      return child == null || child.isOfScalar();
    }

    /** The keywords of a slot. A binary search finds them, since there may be thousands of slots. */
    List<Applier> by(int slot) {
      return Arrays.asList(appliers).subList(firstFrom(slot), firstFrom(slot + 1));
    }

    private int firstFrom(int slot) {
      int from = 0;
      int to = appliers.length;
      while (from < to) {
        int middle = (from + to) >>> 1;
        if (appliers[middle].slot() < slot) {
          from = middle + 1;
        } else {
          to = middle;
        }
      }
      return from;
    }

    boolean isBy(Applier applier) {
      return child == null || child.isRejectedBy(applier);
    }

    void addTo(Failures failures, Applier applier, Value parent) {
      if (child != null) {
        child.addTo(failures, applier);
      } else if (name != null) {
        String property = Objects.requireNonNull(name.path().name());
        failures.add(
            Failure.ofProperty(applier.keyword().site(), parent.summary(), name, property));
      }
    }
  }

  FailureLog(int capacity) {
    this.capacity = capacity;
  }

  boolean isEmpty() {
    return weight == 0;
  }

  void clear() {
    if (!isEmpty()) {
      rejections.clear();
      merged.clear();
      weight = 0;
      depth = 0;
    }
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
  void add(Applier[] appliers, Explanation child, OpenContainer parent) {
    depth = Math.max(depth, child.depth());
    add(new Rejection(appliers, child, null), child.weight(), parent);
  }

  /** Adds a member that keywords do not allow. */
  void addMember(Applier[] appliers, InstanceLocation name, OpenContainer parent) {
    depth = Math.max(depth, 1);
    add(new Rejection(appliers, null, name), 1, parent);
  }

  private void add(Rejection rejection, int itsWeight, OpenContainer parent) {
    rejections.add(rejection);
    weight += itsWeight;
    if (isLarge()) {
      merge(parent);
    }
  }

  private boolean isLarge() {
    return weight > MAX_WEIGHT || depth > MAX_DEPTH;
  }

  /** Explains all children, since they are very many. */
  private void merge(OpenContainer parent) {
    ContainerState state = parent.state();
    // Each is removed, since what is explained of all together may take much memory.
    for (Rejection next = rejections.poll(); next != null; next = rejections.poll()) {
      for (Applier applier : next.appliers) {
        if (Bits.has(state.reported(), applier.slot())) {
          explain(next, applier, parent, true);
        }
      }
    }
    weight = merged.size();
    depth = 0;
  }

  /**
   * Explains the children that the keywords of one slot reject; those of others may not matter. Called once for a slot,
   * when the value has ended.
   */
  void explain(int slot, Value parent, ValueState state) {
    boolean isDecisive = Bits.has(state.decisive(), slot);
    for (Rejection rejection : rejections) {
      for (Applier applier : rejection.by(slot)) {
        explain(rejection, applier, parent, isDecisive);
      }
    }
  }

  /**
   * Explains a child. Once the keyword has as many failures as the report needs, further children may only count as one
   * failure each: if there are very many, or if the number is not reported, because the keyword is in no branch.
   */
  private void explain(Rejection rejection, Applier applier, Value parent, boolean mayBeCounted) {
    if (rejection.isBy(applier)) {
      Failures found = failures(applier.keyword());
      if (found.isFull() && mayBeCounted) {
        found.countOne();
      } else {
        rejection.addTo(found, applier, parent);
      }
    }
  }

  boolean isMerged() {
    return !merged.isEmpty();
  }

  /**
   * Whether the report needs no further failures of a child: those keywords that make the document invalid have enough,
   * and no others apply to it.
   */
  boolean needsNoMoreOf(StateTransition transition, ContainerState parent) {
    for (Applier applier : transition.applied()) {
      if (!Bits.has(parent.decisive(), applier.slot()) || !isFull(applier)) {
        return false;
      }
    }
    return transition.isPlain();
  }

  private boolean isFull(Applier applier) {
    Failures failures = merged.get(applier.keyword());
    return failures != null && failures.isFull();
  }

  /** The merged failures of children against a keyword's subschemas. The caller may add to them. */
  Failures failures(Keyword keyword) {
    int before = merged.size();
    Failures failures = merged.computeIfAbsent(keyword, added -> new Failures(capacity));
    weight += merged.size() - before;
    return failures;
  }

  /** Adds the merged failures of children against a keyword's subschemas, in document order. */
  void addTo(Failures failures, Keyword keyword) {
    Failures found = merged.get(keyword);
    if (found != null) {
      failures.addAll(found);
    }
  }

  /** Adds those failures that are of the parent's names, or of children that are scalars. */
  void addNear(Failures failures, int slot, Keyword keyword, Value parent) {
    addTo(failures, keyword);
    for (Rejection rejection : rejections) {
      if (rejection.isNear()) {
        for (Applier applier : rejection.by(slot)) {
          if (applier.keyword() == keyword && rejection.isBy(applier)) {
            rejection.addTo(failures, applier, parent);
          }
        }
      }
    }
  }
}
