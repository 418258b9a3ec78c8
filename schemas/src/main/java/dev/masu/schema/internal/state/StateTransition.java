package dev.masu.schema.internal.state;

import dev.masu.schema.internal.node.JsonType;
import dev.masu.schema.internal.node.Keyword;
import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;
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

  /** What fails with the child, by the child's type. Null until a child of that type has failed. */
  private final @Nullable FailingWith[] failingWith = new FailingWith[JsonType.COUNT];

  /** The tokens, among those seen so far, of scalars that are valid by type alone, as a bit set by token id. */
  private int skippableTokens;

  /**
   * Creates a transition. The arrays must not be modified afterwards.
   *
   * @param child the state of the child
   * @param applied schemas that the child must be valid against
   * @param counted schemas for which valid children are counted
   * @param deferred schemas that the child must be valid against if nothing else has evaluated it
   * @param rejected keywords that do not allow the child
   */
  StateTransition(
      State child, Applier[] applied, Applier[] counted, Deferred[] deferred, Applier[] rejected) {
    this.child = child;
    this.applied = applied;
    this.counted = counted;
    this.deferred = deferred;
    this.rejected = rejected;
    this.rejectedSlots = slots(rejected, deferred);
    this.allowsMember = rejected.length == 0 && deferred.length == 0;
    this.isPlain = counted.length == 0 && deferred.length == 0;
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

  private static long[] slots(Applier[] rejected, Deferred[] deferred) {
    BitSet slots = new BitSet();
    for (Applier applier : rejected) {
      slots.set(applier.slot);
    }
    for (Deferred each : deferred) {
      if (each.isCertain) {
        slots.set(each.applier.slot);
      }
    }
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
