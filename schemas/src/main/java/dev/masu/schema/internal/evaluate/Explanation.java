package dev.masu.schema.internal.evaluate;

import dev.masu.schema.internal.node.InPlaceKeyword;
import dev.masu.schema.internal.node.Keyword;
import dev.masu.schema.internal.node.UnevaluatedRule;
import dev.masu.schema.internal.report.Failures;
import dev.masu.schema.internal.state.BranchVerdicts;
import dev.masu.schema.internal.state.InPlace;
import dev.masu.schema.internal.state.ValueState;
import org.jspecify.annotations.Nullable;

/** Finds the failures of a value that the schemas of a state have found invalid. */
final class Explanation {
  private final ValueState state;
  private final CheckedValue value;
  private final long[] failed;
  private final FailureLog log;
  private @Nullable Failures @Nullable [] bySlot;

  /**
   * Makes an explanation.
   *
   * @param failed the slots that have failed
   * @param log the rejected members, items and names
   */
  Explanation(ValueState state, CheckedValue value, long[] failed, FailureLog log) {
    this.state = state;
    this.value = value;
    this.failed = failed;
    this.log = log;
  }

  /** How many values it holds that are to be explained. */
  int weight() {
    return 1 + log.weight();
  }

  /** How many levels of values it holds that are to be explained. */
  int depth() {
    return 1 + log.depth();
  }

  /** Whether a schema of the state rejects the value. */
  boolean rejectsSeed(int seed) {
    return state.seedFailed(seed, failed);
  }

  /** The failures by a schema of the state. */
  Failures ofSeed(int seed) {
    return of(state.seedSlot(seed));
  }

  /** The failures by the schema of a slot; none if that is negative. */
  Failures of(int slot) {
    if (slot < 0) {
      return new Failures(value.counters().capacity());
    }
    if (bySlot == null) {
      bySlot = new Failures[state.slots()];
    }
    Failures known = bySlot[slot];
    if (known == null) {
      known = find(slot);
      bySlot[slot] = known;
    }
    return known;
  }

  private Failures find(int slot) {
    Failures found = new Failures(value.counters().capacity());
    InPlace[] inPlace = state.inPlace(slot);
    int next = 0;
    for (Keyword keyword : state.schema(slot).keywords()) {
      if (keyword instanceof InPlaceKeyword) {
        if (next < inPlace.length && inPlace[next].keyword() == keyword) {
          explain(inPlace[next++], found);
        }
      } else {
        explain(slot, keyword, found);
      }
    }
    return found;
  }

  private void explain(int slot, Keyword keyword, Failures found) {
    boolean isLeftOut = value.holdsUnread() && keyword.needsAllRead(value.type());
    if (!isLeftOut && !(keyword instanceof UnevaluatedRule) && !isValid(keyword)) {
      keyword.report(value, found);
    }
    log.addTo(found, slot, keyword, value);
  }

  private boolean isValid(Keyword keyword) {
    return switch (keyword.verdict(value.type())) {
      case VALID -> true;
      case INVALID -> false;
      case OPEN -> !keyword.asserts(value.type()) || keyword.isValid(value);
    };
  }

  private void explain(InPlace inPlace, Failures found) {
    InPlaceKeyword keyword = inPlace.keyword();
    BranchVerdicts branches = new BranchVerdicts(this::of);
    boolean isLeftOut = value.holdsUnread() && keyword.needsAllRead(value.type());
    if (!isLeftOut && !branches.isValid(inPlace, failed, value)) {
      keyword.report(branches, found);
    }
  }
}
