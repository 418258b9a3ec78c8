package dev.masu.schema.internal.evaluate;

import java.util.List;

/** A state for arrays or for objects. */
abstract class ContainerState extends ValueState {
  private final List<Unevaluated> unevaluated;

  /** For each of them the slots that may evaluate children for it. */
  private final long[][] subtrees;

  ContainerState(ValueStateBuilder builder) {
    super(builder);
    unevaluated = List.copyOf(builder.unevaluated);
    subtrees = new long[unevaluated.size()][];
    for (Unevaluated each : unevaluated) {
      subtrees[each.number()] = Bits.of(slots());
      collect(each.slot(), subtrees[each.number()]);
    }
  }

  private void collect(int slot, long[] subtree) {
    if (Bits.has(subtree, slot)) {
      return;
    }
    Bits.add(subtree, slot);
    for (InPlace inPlace : inPlace(slot)) {
      for (int branch : inPlace.branches()) {
        if (branch >= 0) {
          collect(branch, subtree);
        }
      }
    }
  }

  /** How many keywords of the state apply to unevaluated children. */
  final int unevaluatedCount() {
    return unevaluated.size();
  }

  final TransitionBuilder transition() {
    return new TransitionBuilder(this, unevaluated, subtrees);
  }

  /** Adds the slots of valid schemas whose annotations reach a schema, given what has failed. */
  final void addAnnotating(int slot, long[] failed, Value value, long[] annotating) {
    if (Bits.intersect(whole(slot), failed)) {
      return;
    }
    Bits.add(annotating, slot);
    for (InPlace inPlace : inPlace(slot)) {
      BranchVerdicts verdicts = new BranchVerdicts();
      int[] branches = inPlace.branches();
      for (int i = 0; i < branches.length; i++) {
        if (branches[i] >= 0
            && !Bits.has(annotating, branches[i])
            && verdicts.annotates(inPlace, i, failed, value)) {
          addAnnotating(branches[i], failed, value, annotating);
        }
      }
    }
  }
}
