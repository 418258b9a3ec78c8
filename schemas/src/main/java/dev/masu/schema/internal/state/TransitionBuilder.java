package dev.masu.schema.internal.state;

import dev.masu.schema.internal.node.ChildRules;
import dev.masu.schema.internal.node.Keyword;
import dev.masu.schema.internal.node.SchemaNode;
import dev.masu.schema.internal.node.Verdict;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Collects the schemas that a state applies to one member or item, and builds the transition. */
final class TransitionBuilder implements ChildRules {
  private final ValueState around;
  private final List<Unevaluated> unevaluated;
  private final long[][] subtrees;
  private final Map<SchemaNode, Need> schemas = new LinkedHashMap<>();
  private final List<Draft> needed = new ArrayList<>();
  private final List<Draft> counted = new ArrayList<>();
  private final List<Draft> deferred = new ArrayList<>();
  private final List<Transition.Applier> rejected = new ArrayList<>();
  private final List<Transition.Applier> deferredRejections = new ArrayList<>();
  private final long[] evaluatedBy;
  private final long[] unevaluatedBy;
  private int slot;

  private record Draft(int slot, Keyword keyword, SchemaNode schema, boolean isEvaluated) {}

  /**
   * Makes a builder.
   *
   * @param subtrees for each of the state's unevaluated keywords the slots that may evaluate children for it
   */
  TransitionBuilder(ValueState around, List<Unevaluated> unevaluated, long[][] subtrees) {
    this.around = around;
    this.unevaluated = unevaluated;
    this.subtrees = subtrees;
    this.evaluatedBy = Bits.of(around.slots());
    this.unevaluatedBy = Bits.of(around.slots());
  }

  /** Starts with the rules of a slot. */
  void of(int next) {
    slot = next;
  }

  @Override
  public void apply(Keyword keyword, SchemaNode schema) {
    Bits.add(evaluatedBy, slot);
    if (!schema.allowsAll()) {
      needed.add(draft(keyword, schema, around.need(slot)));
    }
  }

  @Override
  public void reject(Keyword keyword) {
    Bits.add(evaluatedBy, slot);
    rejected.add(new Transition.Applier(-1, slot, keyword));
  }

  @Override
  public void count(Keyword keyword, SchemaNode schema, boolean isEvaluated) {
    draft(keyword, schema, Need.VERDICT);
    counted.add(new Draft(slot, keyword, schema, isEvaluated));
  }

  @Override
  public void unevaluated(Keyword keyword, SchemaNode schema) {
    Bits.add(unevaluatedBy, slot);
    if (!schema.allowsAll()) {
      deferred.add(new Draft(slot, keyword, schema, false));
    }
  }

  @Override
  public void rejectUnevaluated(Keyword keyword) {
    Bits.add(unevaluatedBy, slot);
    deferredRejections.add(new Transition.Applier(-1, slot, keyword));
  }

  private Draft draft(Keyword keyword, SchemaNode schema, Need need) {
    Need known = schemas.get(schema);
    if (known == null || known.compareTo(need) < 0) {
      schemas.put(schema, need);
    }
    return new Draft(slot, keyword, schema, false);
  }

  Transition build() {
    List<Draft> open = decideStatically();
    List<Transition.Applier> notEvaluated = openRejections();
    List<State.Seed> seeds = new ArrayList<>(schemas.size());
    IdentityHashMap<SchemaNode, Integer> numbers = new IdentityHashMap<>();
    for (Map.Entry<SchemaNode, Need> each : schemas.entrySet()) {
      numbers.put(each.getKey(), seeds.size());
      seeds.add(new State.Seed(each.getKey(), each.getValue()));
    }
    List<Transition.Applier> appliers = new ArrayList<>(needed.size());
    for (Draft draft : needed) {
      appliers.add(new Transition.Applier(number(numbers, draft), draft.slot, draft.keyword));
    }
    List<Transition.Counter> counters = new ArrayList<>(counted.size());
    for (Draft draft : counted) {
      counters.add(new Transition.Counter(
          number(numbers, draft), draft.slot, draft.keyword, draft.isEvaluated));
    }
    return new Transition(
        around.state().states().of(List.copyOf(seeds)),
        appliers.toArray(new Transition.Applier[0]),
        counters.toArray(new Transition.Counter[0]),
        deferred(open, notEvaluated, numbers),
        rejected.toArray(new Transition.Applier[0]));
  }

  private Transition.Deferred[] deferred(
      List<Draft> open,
      List<Transition.Applier> notEvaluated,
      IdentityHashMap<SchemaNode, Integer> numbers) {
    List<Transition.Deferred> late = new ArrayList<>();
    for (Draft draft : open) {
      Unevaluated of = unevaluated(draft.slot, draft.keyword);
      late.add(new Transition.Deferred(number(numbers, draft), of, evaluators(of), false));
    }
    for (Transition.Applier rejection : notEvaluated) {
      Unevaluated of = unevaluated(rejection.slot(), rejection.keyword());
      late.add(new Transition.Deferred(-1, of, evaluators(of), whether(of) == Verdict.INVALID));
    }
    return late.toArray(new Transition.Deferred[0]);
  }

  private static int number(IdentityHashMap<SchemaNode, Integer> numbers, Draft draft) {
    return numbers.getOrDefault(draft.schema, -1);
  }

  /** The drafts of unevaluated keywords for which it depends on the document whether the child is evaluated. */
  private List<Draft> decideStatically() {
    List<Draft> open = new ArrayList<>();
    for (Draft draft : deferred) {
      switch (whether(unevaluated(draft.slot, draft.keyword))) {
        case VALID -> {}
        case INVALID -> {
          slot = draft.slot;
          needed.add(draft(draft.keyword, draft.schema, around.need(slot)));
        }
        case OPEN -> {
          slot = draft.slot;
          open.add(draft(draft.keyword, draft.schema, around.need(slot).atMost(Need.BRANCH)));
        }
      }
    }
    return open;
  }

  private List<Transition.Applier> openRejections() {
    List<Transition.Applier> open = new ArrayList<>();
    for (Transition.Applier rejection : deferredRejections) {
      if (whether(unevaluated(rejection.slot(), rejection.keyword())) != Verdict.VALID) {
        open.add(rejection);
      }
    }
    return open;
  }

  /** Whether the child is evaluated for a keyword: VALID if it is, INVALID if it is not. */
  private Verdict whether(Unevaluated of) {
    long[] evaluators = evaluators(of);
    if (Bits.intersect(evaluators, around.whole(of.slot()))) {
      return Verdict.VALID;
    }
    boolean mayBeCounted = false;
    for (Draft draft : counted) {
      mayBeCounted |= draft.isEvaluated && Bits.has(subtrees[of.number()], draft.slot);
    }
    return Bits.isEmpty(evaluators) && !mayBeCounted ? Verdict.INVALID : Verdict.OPEN;
  }

  private long[] evaluators(Unevaluated of) {
    long[] evaluators = unevaluatedBy.clone();
    evaluators[of.slot() >>> 6] &= ~(1L << of.slot());
    Bits.addAll(evaluators, evaluatedBy);
    long[] subtree = subtrees[of.number()];
    for (int i = 0; i < evaluators.length; i++) {
      evaluators[i] &= subtree[i];
    }
    return evaluators;
  }

  private Unevaluated unevaluated(int ofSlot, Keyword keyword) {
    for (Unevaluated each : unevaluated) {
      if (each.slot() == ofSlot && each.keyword() == keyword) {
        return each;
      }
    }
    throw new IllegalStateException("unknown keyword " + keyword.site().location());
  }
}
