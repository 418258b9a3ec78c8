package dev.masu.schema.internal.evaluate;

import dev.masu.schema.internal.node.InPlaceKeyword;
import dev.masu.schema.internal.node.Keyword;
import dev.masu.schema.internal.node.Value;
import dev.masu.schema.internal.report.Failures;
import dev.masu.schema.internal.state.BranchVerdicts;
import dev.masu.schema.internal.state.InPlace;
import dev.masu.schema.internal.state.StateTransition.Applier;
import dev.masu.schema.internal.state.ValueState;
import org.jspecify.annotations.Nullable;

/** Lazily collects the failures of a value that is invalid against schemas of a state. */
final class Explanation {
  /** With more failures, the cached ones are discarded: there may be as many for each of many values. */
  private static final int MAX_CACHED = 1_000;

  private final ValueState state;
  private final Value value;
  private final long[] failed;
  private final FailureLog log;
  private final int capacity;
  private @Nullable Failures @Nullable [] bySlot;
  private @Nullable Failures @Nullable [] nearBySlot;
  private int cachedFailures;

  /**
   * Creates an explanation.
   *
   * @param failed the slots that have failed
   * @param log the rejected members, items and names
   * @param capacity the maximum number of failures a report needs
   */
  Explanation(ValueState state, Value value, long[] failed, FailureLog log, int capacity) {
    this.state = state;
    this.value = value;
    this.failed = failed;
    this.log = log;
    this.capacity = capacity;
  }

  /** The number of values still to be explained, as a measure of memory use. */
  int weight() {
    return 1 + log.weight();
  }

  /** The nesting depth of the values still to be explained, and of the schemas that apply to each in place. */
  int depth() {
    return state.height() + log.depth();
  }

  /** Whether the value is invalid against the subschema that a keyword applies. */
  boolean isRejectedBy(Applier applier) {
    return state.seedFailed(applier.seed(), failed);
  }

  /** Adds the failures against the subschema that a keyword applies. */
  void addTo(Failures failures, Applier applier) {
    failures.addAll(of(state.seedSlot(applier.seed())));
    if (cachedFailures > MAX_CACHED) {
      bySlot = null;
      nearBySlot = null;
      cachedFailures = 0;
    }
  }

  boolean isOfScalar() {
    return !state.type().isContainer();
  }

  /** The failures of a slot's schema. */
  Failures of(int slot) {
    if (bySlot == null) {
      bySlot = new Failures[state.slots()];
    }
    return find(slot, bySlot, false);
  }

  /** Those failures of a slot's schema that are of the value itself, its names and scalar children. */
  private Failures near(int slot) {
    if (nearBySlot == null) {
      nearBySlot = new Failures[state.slots()];
    }
    return find(slot, nearBySlot, true);
  }

  private Failures find(int slot, @Nullable Failures[] cached, boolean isNear) {
    Failures found = cached[slot];
    if (found == null) {
      found = explain(slot, isNear);
      cached[slot] = found;
      cachedFailures += found.judged().size();
    }
    return found;
  }

  private Failures explain(int slot, boolean isNear) {
    if (!isNear) {
      log.explain(slot, value, state);
    }
    Failures found = new Failures(capacity);
    InPlace[] inPlace = state.inPlace(slot);
    int next = 0;
    for (Keyword keyword : state.schema(slot).keywords()) {
      if (keyword instanceof InPlaceKeyword) {
        if (next < inPlace.length && inPlace[next].keyword() == keyword) {
          explain(inPlace[next++], found, isNear);
        }
      } else {
        explain(slot, keyword, found, isNear);
      }
    }
    return found;
  }

  private void explain(int slot, Keyword keyword, Failures found, boolean isNear) {
    if (!isValid(keyword) && !isSaidByValues(slot, keyword)) {
      keyword.report(value, found);
    }
    if (isNear) {
      log.addNear(found, slot, keyword, value);
    } else {
      log.addTo(found, keyword);
    }
  }

  /** Whether {@code const} or {@code enum} of the same schema fail too, which say more than {@code type}. */
  private boolean isSaidByValues(int slot, Keyword keyword) {
    return keyword.site().name().equals("type")
        && !value.holdsUnread()
        && state.schema(slot).keywords().stream()
            .anyMatch(each -> each.site().listsValues() && !isValid(each));
  }

  private boolean isValid(Keyword keyword) {
    return switch (keyword.verdict(value.type())) {
      case VALID -> true;
      case INVALID -> false;
      case OPEN -> keyword.isLeftOut(value) || keyword.isValid(value);
    };
  }

  private void explain(InPlace inPlace, Failures found, boolean isNear) {
    InPlaceKeyword keyword = inPlace.keyword();
    BranchVerdicts branches = isNear
        ? new BranchVerdicts(inPlace, failed, value, this::near, null)
        : new BranchVerdicts(inPlace, failed, value, this::of, this::near);
    if (!keyword.isLeftOut(value) && !keyword.isValid(branches)) {
      keyword.report(branches, found);
    }
  }
}
