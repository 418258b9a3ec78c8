package dev.masu.schema.internal.state;

import dev.masu.schema.internal.node.JsonType;
import dev.masu.schema.internal.node.Keyword;
import dev.masu.schema.internal.node.TextTable;
import dev.masu.schema.internal.node.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A state for scalars of one type, which also evaluates them. */
public final class ScalarState extends ValueState {
  private static final long[][] NONE = {};

  private final @Nullable Literals literals;
  private final StateKeyword[] cheap;
  private final CostlyAssertions[] costly;
  private final long[] failedIfAllHold;

  private ScalarState(ValueStateBuilder builder, long[] failedIfAllHold) {
    super(builder);
    this.failedIfAllHold = failedIfAllHold;
    List<StateKeyword> listed = new ArrayList<>();
    long[] listedSlots = Bits.of(slots());
    List<StateKeyword> others = new ArrayList<>();
    List<StateKeyword> patterns = new ArrayList<>();
    List<List<StateKeyword>> late = new ArrayList<>();
    for (StateKeyword assertion : builder.assertions) {
      Keyword keyword = assertion.keyword();
      if (builder.type == JsonType.STRING
          && !keyword.strings().isEmpty()
          && !Bits.has(listedSlots, assertion.slot())) {
        Bits.add(listedSlots, assertion.slot());
        listed.add(assertion);
      } else if (keyword.pattern().isPresent()) {
        patterns.add(assertion);
      } else if (keyword.isCostly()) {
        late.add(List.of(assertion));
      } else {
        others.add(assertion);
      }
    }
    if (!patterns.isEmpty()) {
      late.add(0, patterns);
    }
    literals = listed.isEmpty() ? null : new Literals(listed, failedByType());
    cheap = others.toArray(new StateKeyword[0]);
    costly = costly(late);
  }

  private CostlyAssertions[] costly(List<List<StateKeyword>> late) {
    CostlyAssertions[] groups = new CostlyAssertions[late.size()];
    long[] undecided = Bits.of(slots());
    for (Step step : steps()) {
      Bits.add(undecided, step.slot());
    }
    for (int i = groups.length - 1; i >= 0; i--) {
      List<StateKeyword> group = late.get(i);
      for (StateKeyword each : group) {
        Bits.add(undecided, each.slot());
      }
      long[][][] beside = new long[group.size()][][];
      for (int j = 0; j < beside.length; j++) {
        beside[j] = decidedBeside(group.get(j).slot(), undecided);
      }
      groups[i] = new CostlyAssertions(group, beside);
    }
    return groups;
  }

  /** Builds a state. If there are no assertions, its verdict is computed here. */
  static ScalarState of(ValueStateBuilder builder) {
    long[] failed = builder.failedByType.clone();
    BranchVerdicts verdicts = new BranchVerdicts();
    for (InPlace inPlace : builder.inPlace) {
      if (!inPlace.keyword().isConjunction() && !verdicts.isValid(inPlace, failed, null)) {
        Bits.add(failed, inPlace.slot());
      }
    }
    if (builder.assertions.isEmpty()) {
      builder.failedByType = failed;
      builder.steps.clear();
    }
    return new ScalarState(builder, failed);
  }

  /** The other branches, already decided, of the only keyword that depends on a slot, if that is an {@code anyOf}. */
  private long[][] decidedBeside(int slot, long[] undecided) {
    List<long[]> decided = new ArrayList<>();
    InPlace[] around = alternativesWith(slot);
    if (around.length != 1
        || isPartOfSeed(slot)
        || !around[0].keyword().needsNoMoreThanOneBranch()) {
      return NONE;
    }
    int branches = 0;
    for (long[] mask : around[0].masks()) {
      if (Bits.has(mask, slot)) {
        branches++;
      } else if (!Bits.intersect(mask, undecided)) {
        decided.add(mask);
      }
    }
    return branches == 1 && isOnlyIn(around[0], slot) ? decided.toArray(NONE) : NONE;
  }

  private boolean isPartOfSeed(int slot) {
    return anySeedFailed(Bits.of(slots(), slot));
  }

  @SuppressWarnings("ReferenceEquality") // Identity is intended.
  private boolean isOnlyIn(InPlace keyword, int slot) {
    for (Step step : steps()) {
      if (step instanceof InPlace other && other != keyword && Bits.has(other.concerned(), slot)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Evaluates a scalar.
   *
   * @param scratch a set of the same number of slots, which is overwritten
   * @return the slots that have failed; the caller must not modify it
   */
  public long[] evaluate(Value value, BranchVerdicts verdicts, long[] scratch) {
    long[] failed = literals == null ? failedByType() : literals.failed(value);
    for (StateKeyword assertion : cheap) {
      if (!assertion.keyword().isValid(value)) {
        failed = with(assertion.slot(), failed, scratch);
      }
    }
    for (CostlyAssertions each : costly) {
      failed = each.evaluate(value, failed, scratch);
    }
    if (failed == failedByType()) {
      return failedIfAllHold;
    }
    long[] all = inScratch(failed, scratch);
    for (Step step : steps()) {
      if (step instanceof InPlace inPlace && !verdicts.isValid(inPlace, all, value)) {
        Bits.add(all, inPlace.slot());
      }
    }
    return all;
  }

  /** Adds a slot to those that have failed, using the scratch set for the result. */
  static long[] with(int slot, long[] failed, long[] scratch) {
    long[] all = inScratch(failed, scratch);
    Bits.add(all, slot);
    return all;
  }

  /** Copies the slots to the scratch set unless they are already there, since the given array may be shared. */
  private static long[] inScratch(long[] failed, long[] scratch) {
    return failed == scratch ? failed : Bits.copy(failed, scratch);
  }

  /** Assertions of different slots that list the allowed strings. One lookup evaluates all of them. */
  private static final class Literals {
    private final TextTable texts;
    private final long[][] failed;
    private final long[] failedByOthers;

    Literals(List<StateKeyword> assertions, long[] failedByType) {
      List<String> all = new ArrayList<>();
      failedByOthers = failedByType.clone();
      for (StateKeyword assertion : assertions) {
        all.addAll(assertion.keyword().strings());
        Bits.add(failedByOthers, assertion.slot());
      }
      texts = new TextTable(all);
      failed = new long[texts.end()][];
      for (StateKeyword assertion : assertions) {
        for (String text : assertion.keyword().strings()) {
          int position = texts.find(text);
          if (failed[position] == null) {
            failed[position] = failedByOthers.clone();
          }
          Bits.remove(failed[position], assertion.slot());
        }
      }
      for (int i = 0; i < failed.length; i++) {
        if (failed[i] != null) {
          Bits.addAll(failed[i], failedByType);
          failed[i] = Arrays.equals(failed[i], failedByType) ? failedByType : failed[i];
        }
      }
    }

    /** The slots that fail because of the type or these assertions. */
    long[] failed(Value value) {
      int position = value.findIn(texts);
      return position < 0 ? failedByOthers : failed[position];
    }
  }
}
