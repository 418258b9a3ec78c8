package dev.masu.schema.internal.evaluate;

import org.jspecify.annotations.Nullable;

/** Whether the document is invalid if an open value is invalid by a schema, given what has failed so far. */
final class Needed {
  private Needed() {}

  /** Whether the document needs the schema of a slot: always, or since all other branches have failed. */
  static boolean byDocument(OpenContainer open, int slot) {
    ContainerState state = open.state();
    if (state.need(slot) == Need.DOCUMENT) {
      return true;
    }
    for (int around = 0; around < state.slots(); around++) {
      for (InPlace inPlace : state.inPlace(around)) {
        if (needs(inPlace, slot, open.failed()) && byDocument(open, around)) {
          return true;
        }
      }
    }
    return byParent(open, slot);
  }

  private static boolean needs(InPlace inPlace, int slot, long[] failed) {
    int[] branches = inPlace.branches();
    boolean isBranch = false;
    boolean isLast = inPlace.keyword().needsOneBranch();
    for (int i = 0; i < branches.length; i++) {
      isBranch |= branches[i] == slot;
      isLast &= branches[i] == slot || !inPlace.isValid(i, failed);
    }
    return isBranch && (isLast || inPlace.keyword().isConjunction());
  }

  private static boolean byParent(OpenContainer open, int slot) {
    @Nullable OpenContainer parent = open.parent();
    if (parent == null) {
      return false;
    }
    for (Transition.Applier applier : open.transition().needed()) {
      if (open.state().seedSlot(applier.seed()) == slot && byDocument(parent, applier.slot())) {
        return true;
      }
    }
    return false;
  }
}
