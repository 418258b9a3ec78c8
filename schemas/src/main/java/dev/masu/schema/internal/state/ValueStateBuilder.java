package dev.masu.schema.internal.state;

import dev.masu.schema.internal.node.InPlaceKeyword;
import dev.masu.schema.internal.node.JsonType;
import dev.masu.schema.internal.node.Keyword;
import dev.masu.schema.internal.node.SchemaNode;
import dev.masu.schema.internal.node.Verdict;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.stream.IntStream;

/** Assigns a slot to each schema that applies to a value of one type. */
final class ValueStateBuilder {
  private static final int[] NONE = {};

  final State state;
  final JsonType type;
  final List<SchemaNode> schemas = new ArrayList<>();
  final List<Need> needs = new ArrayList<>();
  final List<int[]> conjuncts = new ArrayList<>();
  final List<StateKeyword> assertions = new ArrayList<>();
  final List<ValueState.Step> steps = new ArrayList<>();
  /** The in-place applicators by slot, except those that are valid for every value of the type. */
  final List<List<InPlace>> inPlace = new ArrayList<>();

  final int[] seedSlots;
  long[] failedByType = new long[0];

  private final IdentityHashMap<SchemaNode, Integer> slots = new IdentityHashMap<>();
  private final List<List<PendingStep>> pendingSteps = new ArrayList<>();
  private final boolean tracksEvaluated;

  /** A keyword whose branches already have slots. */
  @SuppressWarnings("ArrayRecordComponent") // Never compared.
  private record PendingStep(InPlaceKeyword keyword, int[] branches) {}

  ValueStateBuilder(State state, JsonType type) {
    this.state = state;
    this.type = type;
    this.seedSlots = new int[state.seeds().size()];
    this.tracksEvaluated = type.isContainer()
        && state.seeds().stream().anyMatch(seed -> seed.schema().tracksEvaluated());
  }

  ValueState build() {
    List<State.Seed> seeds = state.seeds();
    for (int i = 0; i < seeds.size(); i++) {
      seedSlots[i] = slot(seeds.get(i).schema());
    }
    for (int i = 0; i < seeds.size(); i++) {
      need(seedSlots[i], seeds.get(i).need());
    }
    failedByType = Bits.of(schemas.size());
    for (int slot = 0; slot < schemas.size(); slot++) {
      conjuncts.add(NONE);
      inPlace.add(new ArrayList<>());
    }
    for (int slot = 0; slot < schemas.size(); slot++) {
      finish(slot);
    }
    return switch (type) {
      case OBJECT -> new ObjectState(this);
      case ARRAY -> new ArrayState(this);
      default -> ScalarState.of(this);
    };
  }

  /** Assigns a slot to a schema and to the subschemas that it applies in place; {@return the slot of the schema} */
  private int slot(SchemaNode schema) {
    Integer existing = slots.get(schema);
    if (existing != null) {
      return existing;
    }
    int slot = schemas.size();
    slots.put(schema, slot);
    schemas.add(schema);
    needs.add(Need.VERDICT);
    List<PendingStep> ofSlot = new ArrayList<>();
    pendingSteps.add(ofSlot);
    for (InPlaceKeyword keyword : schema.inPlace()) {
      if (tracksEvaluated || keyword.verdict(type) != Verdict.VALID) {
        ofSlot.add(new PendingStep(keyword, branchSlots(keyword)));
      }
    }
    return slot;
  }

  private int[] branchSlots(InPlaceKeyword keyword) {
    List<SchemaNode> branches = keyword.branches();
    int[] branchSlots = new int[branches.size()];
    for (int i = 0; i < branchSlots.length; i++) {
      SchemaNode branch = branches.get(i);
      boolean isFree = !tracksEvaluated && branch.verdict(type) == Verdict.VALID;
      branchSlots[i] = isFree || branch.allowsAll() ? -1 : slot(branch);
    }
    return branchSlots;
  }

  /** Raises how much depends on a slot's schema, and on those that it applies in place. */
  private void need(int slot, Need need) {
    if (needs.get(slot).compareTo(need) >= 0) {
      return;
    }
    needs.set(slot, need);
    for (PendingStep pending : pendingSteps.get(slot)) {
      for (int i = 0; i < pending.branches.length; i++) {
        Need ofBranch = pending.keyword.isConjunction()
            ? need
            : pending.keyword.reportsBranch(i) ? need.atMost(Need.BRANCH) : Need.VERDICT;
        if (pending.branches[i] >= 0) {
          need(pending.branches[i], ofBranch);
        }
      }
    }
  }

  /** Adds the assertions and steps of a slot, after those of its branches, unless that has been done. */
  private void finish(int slot) {
    if (conjuncts.get(slot).length == 0) {
      conjuncts.set(slot, new int[] {slot});
      pendingSteps.get(slot).forEach(pending -> finish(slot, pending));
      addAssertions(slot);
    }
  }

  private void finish(int slot, PendingStep pending) {
    int[][] ofBranches = new int[pending.branches.length][];
    for (int i = 0; i < ofBranches.length; i++) {
      int branch = pending.branches[i];
      if (branch >= 0) {
        finish(branch);
      }
      ofBranches[i] = branch >= 0 ? conjuncts.get(branch) : NONE;
    }
    InPlace made = new InPlace(slot, pending.keyword, pending.branches, ofBranches);
    inPlace.get(slot).add(made);
    if (pending.keyword.isConjunction()) {
      IntStream all = IntStream.concat(Arrays.stream(conjuncts.get(slot)), made.concerned());
      conjuncts.set(slot, all.distinct().toArray());
    } else {
      steps.add(made);
    }
  }

  private void addAssertions(int slot) {
    for (Keyword keyword : schemas.get(slot).keywords()) {
      if (keyword.appliesToUnevaluated() && keyword.verdict(type) == Verdict.OPEN) {
        steps.add(new StateKeyword(slot, keyword));
      } else if (!(keyword instanceof InPlaceKeyword)) {
        addAssertion(slot, keyword);
      }
    }
  }

  private void addAssertion(int slot, Keyword keyword) {
    if (keyword.verdict(type) == Verdict.INVALID) {
      Bits.add(failedByType, slot);
    } else if (keyword.asserts(type)) {
      assertions.add(new StateKeyword(slot, keyword));
    }
  }
}
