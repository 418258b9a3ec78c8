package dev.masu.schema.internal.evaluate;

import dev.masu.schema.internal.state.Bits;
import dev.masu.schema.internal.state.ContainerState;
import dev.masu.schema.internal.state.InPlace;
import dev.masu.schema.internal.state.StateTransition;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Objects;

/**
 * Finds the schemas that an open value must be valid against for the document to be valid, given what has failed so
 * far.
 */
final class NeededSlots {
  private static final long[] NONE = {};

  private NeededSlots() {}

  /**
   * The slots whose schemas must be valid for the document to be valid: because they always apply, or because all other
   * branches have failed.
   */
  static long[] of(OpenContainer open) {
    Deque<OpenContainer> inward = new ArrayDeque<>();
    OpenContainer outer = open;
    while (outer != null && outer.needed() == null) {
      inward.push(outer);
      outer = outer.parent();
    }
    long[] needed = outer == null ? NONE : Objects.requireNonNull(outer.needed());
    for (OpenContainer each : inward) {
      needed = slots(each, needed);
      each.setNeeded(needed);
    }
    return needed;
  }

  /** The slots of a value that must not fail, given those of its parent. */
  private static long[] slots(OpenContainer open, long[] ofParent) {
    ContainerState state = open.state();
    long[] needed = state.decisive().clone();
    for (StateTransition.Applier applier : open.transition().needed()) {
      if (Bits.has(ofParent, applier.slot())) {
        Bits.addAll(needed, state.whole(state.seedSlot(applier.seed())));
      }
    }
    boolean isChanged = true;
    while (isChanged) {
      isChanged = false;
      for (int slot = 0; slot < state.slots(); slot++) {
        isChanged |= Bits.has(needed, slot) && addBranches(state, slot, open.failed(), needed);
      }
    }
    return needed;
  }

  /**
   * Adds the branches that must be valid for a needed schema to be: all those of a conjunction, or the only alternative
   * left.
   */
  private static boolean addBranches(ContainerState state, int slot, long[] failed, long[] needed) {
    boolean isChanged = false;
    for (InPlace inPlace : state.inPlace(slot)) {
      int[] branches = inPlace.branches();
      for (int i = 0; i < branches.length; i++) {
        if (branches[i] >= 0
            && !Bits.has(needed, branches[i])
            && (inPlace.keyword().isConjunction() || isLast(inPlace, i, failed))) {
          Bits.add(needed, branches[i]);
          isChanged = true;
        }
      }
    }
    return isChanged;
  }

  private static boolean isLast(InPlace inPlace, int branch, long[] failed) {
    boolean isLast = inPlace.keyword().needsOneBranch();
    for (int i = 0; i < inPlace.branches().length; i++) {
      isLast &= i == branch || !inPlace.isValid(i, failed);
    }
    return isLast;
  }
}
