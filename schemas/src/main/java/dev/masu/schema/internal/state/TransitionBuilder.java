package dev.masu.schema.internal.state;

import dev.masu.schema.internal.node.ChildRules;
import dev.masu.schema.internal.node.Keyword;
import dev.masu.schema.internal.node.SchemaNode;
import dev.masu.schema.internal.node.Verdict;
import dev.masu.schema.internal.state.StateTransition.Applier;
import dev.masu.schema.internal.state.StateTransition.Deferred;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Collects the schemas that a state applies to one member or item, and builds the transition. */
final class TransitionBuilder implements ChildRules {
  private final ContainerState parent;
  private final List<State.Seed> seeds = new ArrayList<>();
  private final Map<SchemaNode, Integer> seedNumbers = new HashMap<>();
  private final List<Applier> applied = new ArrayList<>();
  private final List<Applier> counted = new ArrayList<>();
  private final List<Applier> rejected = new ArrayList<>();
  private final List<UnevaluatedRule> unevaluatedRules = new ArrayList<>();
  private final long[] evaluating;
  private final long[] evaluatingRest;
  private final long[] evaluatingCounted;
  private int slot;

  /** A keyword that applies to the child if no other keyword has evaluated it. */
  private record UnevaluatedRule(
      int slot, Keyword keyword, @Nullable SchemaNode schema) {}

  private TransitionBuilder(ContainerState parent) {
    this.parent = parent;
    this.evaluating = Bits.of(parent.slots());
    this.evaluatingRest = Bits.of(parent.slots());
    this.evaluatingCounted = Bits.of(parent.slots());
  }

  /**
   * The transition of a child.
   *
   * @param rules passes the subschemas that a keyword applies to the child
   */
  static StateTransition of(ContainerState parent, BiConsumer<Keyword, ChildRules> rules) {
    TransitionBuilder builder = new TransitionBuilder(parent);
    for (StateKeyword each : parent.keywords()) {
      builder.slot = each.slot();
      rules.accept(each.keyword(), builder);
    }
    return builder.build();
  }

  @Override
  public void apply(Keyword keyword, @Nullable SchemaNode schema) {
    if (keyword.appliesToUnevaluated()) {
      Bits.add(evaluatingRest, slot);
      unevaluatedRules.add(new UnevaluatedRule(slot, keyword, schema));
      return;
    }
    Bits.add(evaluating, slot);
    if (schema == null) {
      rejected.add(new Applier(-1, slot, keyword));
    } else if (!schema.allowsAll()) {
      applied.add(new Applier(seed(schema, parent.need(slot)), slot, keyword));
    }
  }

  @Override
  public void count(Keyword keyword, SchemaNode schema) {
    counted.add(new Applier(seed(schema, Need.VERDICT), slot, keyword));
    if (keyword.evaluatesCounted()) {
      Bits.add(evaluatingCounted, slot);
    }
  }

  /** The number of a schema among those of the child's state. */
  private int seed(SchemaNode schema, Need need) {
    Integer existing = seedNumbers.putIfAbsent(schema, seeds.size());
    if (existing == null) {
      seeds.add(new State.Seed(schema, need));
      return seeds.size() - 1;
    }
    if (seeds.get(existing).need().compareTo(need) < 0) {
      seeds.set(existing, new State.Seed(schema, need));
    }
    return existing;
  }

  private StateTransition build() {
    List<Deferred> deferred = new ArrayList<>();
    for (UnevaluatedRule each : unevaluatedRules) {
      decide(each, deferred);
    }
    applied.sort(Comparator.comparingInt(Applier::slot));
    return new StateTransition(
        parent.state().states().of(List.copyOf(seeds)),
        applied.toArray(StateTransition.NO_APPLIERS),
        counted.toArray(StateTransition.NO_APPLIERS),
        deferred.toArray(new Deferred[0]),
        rejected.toArray(StateTransition.NO_APPLIERS));
  }

  /** Adds a keyword for unevaluated children if it may apply. It is deferred if that depends on the document. */
  private void decide(UnevaluatedRule rule, List<Deferred> deferred) {
    long[] subtree = parent.subtree(rule.slot);
    long[] evaluators = evaluators(rule.slot, subtree);
    Verdict isEvaluated = isEvaluated(rule.slot, evaluators, subtree);
    SchemaNode schema = rule.schema;
    if (isEvaluated == Verdict.VALID || (schema != null && schema.allowsAll())) {
      return;
    }
    if (schema == null) {
      Applier applier = new Applier(-1, rule.slot, rule.keyword);
      deferred.add(new Deferred(applier, evaluators, isEvaluated == Verdict.INVALID));
    } else if (isEvaluated == Verdict.INVALID) {
      int seed = seed(schema, parent.need(rule.slot));
      applied.add(new Applier(seed, rule.slot, rule.keyword));
    } else {
      int seed = seed(schema, parent.need(rule.slot).atMost(Need.BRANCH));
      deferred.add(new Deferred(new Applier(seed, rule.slot, rule.keyword), evaluators, false));
    }
  }

  /** Whether the child counts as evaluated for a slot's keyword: VALID if it does, INVALID if it does not. */
  private Verdict isEvaluated(int ofSlot, long[] evaluators, long[] subtree) {
    if (Bits.hasAny(evaluators, parent.conjuncts(ofSlot))) {
      return Verdict.VALID;
    }
    boolean mayBe = !Bits.isEmpty(evaluators) || Bits.intersect(evaluatingCounted, subtree);
    return mayBe ? Verdict.OPEN : Verdict.INVALID;
  }

  /** The slots of schemas that evaluate the child for a slot's keyword if they are valid. */
  private long[] evaluators(int ofSlot, long[] subtree) {
    long[] evaluators = evaluatingRest.clone();
    Bits.remove(evaluators, ofSlot);
    Bits.addAll(evaluators, evaluating);
    for (int i = 0; i < evaluators.length; i++) {
      evaluators[i] &= subtree[i];
    }
    return evaluators;
  }
}
