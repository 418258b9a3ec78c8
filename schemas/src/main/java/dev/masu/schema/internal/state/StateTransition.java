package dev.masu.schema.internal.state;

import dev.masu.schema.internal.node.JsonType;
import dev.masu.schema.internal.node.Keyword;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonToken;

/** The state of a member or item, and what its verdict means for the enclosing object or array. */
public final class StateTransition {
  static final Applier[] NO_APPLIERS = {};
  private static final Deferred[] NOTHING_DEFERRED = {};

  private final State child;
  private final Applier[] applied;
  private final Applier[] counted;
  private final Deferred[] deferred;
  private final Applier[] rejected;
  private final long[] rejectedSlots;
  private final boolean allowsMember;
  private final boolean isPlain;
  private final long[] appliedSlots;

  /** This transition with only some of the applied schemas, by the slots of the keywords that apply these. */
  private final Map<BitSet, StateTransition> narrowed = new ConcurrentHashMap<>(0);

  /** What fails with the child, by the child's type. Null until a child of that type has failed. */
  private final @Nullable FailingWith[] failingWith = new FailingWith[JsonType.COUNT];

  /** The tokens, among those seen so far, of scalars that are valid by type alone, as a bit set by token id. */
  private int skippableTokens;

  /**
   * Creates a transition. The arrays must not be modified afterwards.
   *
   * @param child the state of the child
   * @param applied schemas that the child must be valid against, by slot
   * @param counted schemas for which valid children are counted
   * @param deferred schemas that the child must be valid against if nothing else has evaluated it
   * @param rejected keywords that do not allow the child, by slot
   */
  StateTransition(
      State child, Applier[] applied, Applier[] counted, Deferred[] deferred, Applier[] rejected) {
    this.child = child;
    this.applied = applied;
    this.counted = counted;
    this.deferred = deferred;
    this.rejected = rejected;
    this.rejectedSlots = slots(Stream.concat(
        Arrays.stream(rejected),
        Arrays.stream(deferred).filter(Deferred::isCertain).map(Deferred::applier)));
    this.allowsMember = rejected.length == 0 && deferred.length == 0;
    this.isPlain = counted.length == 0 && deferred.length == 0;
    this.appliedSlots = slots(Arrays.stream(applied));
  }

  /**
   * A keyword of the parent that applies a schema to the child.
   *
   * @param seed the schema's number among those of the child's state, or -1 if the child is not allowed
   * @param slot the slot of the parent's schema that contains the keyword
   */
  public record Applier(int seed, int slot, Keyword keyword) {}

  /**
   * A keyword that applies to unevaluated children.
   *
   * @param evaluators the slots of schemas that have evaluated the child if they are valid
   * @param isCertain whether the child is certain to be unevaluated
   */
  @SuppressWarnings("ArrayRecordComponent") // Never compared.
  public record Deferred(Applier applier, long[] evaluators, boolean isCertain) {}

  /** A transition to a state that no keyword of the enclosing value depends on. */
  public static StateTransition to(State state) {
    return new StateTransition(state, NO_APPLIERS, NO_APPLIERS, NOTHING_DEFERRED, NO_APPLIERS);
  }

  /** Whether scalars with this token need not be evaluated. */
  public boolean isSkippable(JsonToken token) {
    return (skippableTokens & 1 << token.id()) != 0;
  }

  /** Records that scalars with this token need not be evaluated. Threads may race to do so, which is harmless. */
  public void setSkippable(JsonToken token) {
    skippableTokens |= 1 << token.id();
  }

  public State child() {
    return child;
  }

  public Applier[] applied() {
    return applied;
  }

  /**
   * This transition without the schemas that only failed schemas of the parent apply: if failures are not reported, the
   * child's verdict on them does not matter. Alternatives that an earlier member has ruled out are thus not evaluated for
   * later ones.
   *
   * @param failed the slots of the parent that have failed
   */
  public StateTransition without(long[] failed) {
    if (!isPlain || !Bits.intersect(appliedSlots, failed)) {
      return this;
    }
    BitSet left = BitSet.valueOf(appliedSlots);
    left.andNot(BitSet.valueOf(failed));
    StateTransition cached = narrowed.get(left);
    if (cached == null && child.states().mayNarrow()) {
      cached = narrow(left);
      narrowed.put(left, cached);
    }
    return cached == null ? this : cached;
  }

  private StateTransition narrow(BitSet slots) {
    List<State.Seed> seeds = new ArrayList<>();
    Map<Integer, Integer> numbers = new HashMap<>();
    List<Applier> left = new ArrayList<>();
    for (Applier applier : applied) {
      if (slots.get(applier.slot)) {
        int number = numbers.computeIfAbsent(applier.seed, seed -> {
          seeds.add(child.seeds().get(seed));
          return seeds.size() - 1;
        });
        left.add(new Applier(number, applier.slot, applier.keyword));
      }
    }
    State state = child.states().of(List.copyOf(seeds));
    return new StateTransition(
        state, left.toArray(NO_APPLIERS), NO_APPLIERS, NOTHING_DEFERRED, NO_APPLIERS);
  }

  /**
   * The parent's slots that fail because the child is invalid.
   *
   * @param ofChild the child's state
   * @param failed the slots of the child that have failed
   */
  public long[] failing(ValueState ofChild, long[] failed, ValueState parent) {
    long[] failing = Bits.of(parent.slots());
    FailingWith cached = failingWith[ofChild.type().index()];
    if (cached == null) {
      cached = new FailingWith(ofChild, applied);
      failingWith[ofChild.type().index()] = cached;
    }
    for (int word = 0; word < failed.length; word++) {
      for (long rest = failed[word]; rest != 0; rest &= rest - 1) {
        for (int slot : cached.bySlot[(word << 6) + Long.numberOfTrailingZeros(rest)]) {
          Bits.add(failing, slot);
        }
      }
    }
    return failing;
  }

  /** For each slot of a child, the parent's slots whose keywords fail with it. Threads may race to create it. */
  private static final class FailingWith {
    private final int[][] bySlot;

    FailingWith(ValueState child, Applier[] applied) {
      IntStream.Builder[] slots = new IntStream.Builder[child.slots()];
      Arrays.setAll(slots, slot -> IntStream.builder());
      for (Applier applier : applied) {
        for (int slot : child.conjuncts(child.seedSlot(applier.seed))) {
          slots[slot].add(applier.slot);
        }
      }
      bySlot = Arrays.stream(slots).map(each -> each.build().toArray()).toArray(int[][]::new);
    }
  }

  public Applier[] counted() {
    return counted;
  }

  public Deferred[] deferred() {
    return deferred;
  }

  public Applier[] rejected() {
    return rejected;
  }

  /** The slots of keywords that do not allow the child. */
  public long[] rejectedSlots() {
    return rejectedSlots;
  }

  private static long[] slots(Stream<Applier> appliers) {
    BitSet slots = new BitSet();
    appliers.forEach(applier -> slots.set(applier.slot));
    return slots.toLongArray();
  }

  /** Whether every keyword allows the child to be present. */
  public boolean allowsMember() {
    return allowsMember;
  }

  /** Whether only the verdict of the applied schemas matters. */
  public boolean isPlain() {
    return isPlain;
  }
}
