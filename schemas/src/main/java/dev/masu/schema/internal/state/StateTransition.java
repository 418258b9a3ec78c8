package dev.masu.schema.internal.state;

import dev.masu.schema.internal.node.JsonType;
import dev.masu.schema.internal.node.Keyword;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonToken;

/** The state of a member or item, and what its verdict means for the enclosing object or array. */
public final class StateTransition {
  private static final Applier[] NO_APPLIERS = {};
  private static final Deferred[] NOTHING_DEFERRED = {};

  private final State child;
  private final Applier[] needed;
  private final Applier[] counted;
  private final Deferred[] deferred;
  private final Applier[] rejected;
  private final long[] rejectedSlots;
  private final boolean allowsMember;
  private final boolean isPlain;

  /** What fails with the child, by its type, as far as children of that type have failed. */
  private final @Nullable FailingWith[] failingWith = new FailingWith[JsonType.COUNT];

  /** The kinds of scalars that are valid by their type alone, as bits by token id, as far as they occurred. */
  private int free;

  /**
   * Makes a transition; the arrays must not change afterwards.
   *
   * @param child the state of the child
   * @param needed schemas of the child that must hold
   * @param counted schemas of the child of which it is counted how often they hold
   * @param deferred schemas of the child that must hold if nothing else has evaluated it
   * @param rejected keywords that forbid the child
   */
  StateTransition(
      State child, Applier[] needed, Applier[] counted, Deferred[] deferred, Applier[] rejected) {
    this.child = child;
    this.needed = needed;
    this.counted = counted;
    this.deferred = deferred;
    this.rejected = rejected;
    this.rejectedSlots = slots(rejected);
    this.allowsMember = rejected.length == 0 && deferred.length == 0;
    this.isPlain = counted.length == 0 && deferred.length == 0;
  }

  /**
   * A keyword of the object or array around that applies a schema to the child.
   *
   * @param seed the schema's number among those of the child's state, or -1 if the child is forbidden
   * @param slot the slot of the schema around that holds the keyword
   */
  public record Applier(int seed, int slot, Keyword keyword) {}

  /**
   * A keyword that applies to unevaluated children.
   *
   * @param evaluators the slots of schemas that have evaluated the child, should they be valid
   * @param isCertain whether it is certain that nothing has
   */
  @SuppressWarnings("ArrayRecordComponent") // Never compared.
  public record Deferred(Applier applier, long[] evaluators, boolean isCertain) {}

  /** A transition to a state whose verdict does not matter to the enclosing value. */
  public static StateTransition free(State any) {
    return new StateTransition(any, NO_APPLIERS, NO_APPLIERS, NOTHING_DEFERRED, NO_APPLIERS);
  }

  public int free() {
    return free;
  }

  /** Records that scalars of a token's kind need not be evaluated. Threads may each do so: all agree. */
  public void setFree(JsonToken token) {
    free |= 1 << token.id();
  }

  public State child() {
    return child;
  }

  public Applier[] needed() {
    return needed;
  }

  /**
   * Adds the slots of keywords that need a schema of the child that has failed.
   *
   * @param ofChild the child's state
   * @param failed the slots of the child that have failed
   * @param around the slots around, which are added to
   */
  public void addFailing(ValueState ofChild, long[] failed, long[] around) {
    FailingWith known = failingWith[ofChild.type().index()];
    if (known == null) {
      known = new FailingWith(ofChild, needed, around.length);
      failingWith[ofChild.type().index()] = known;
    }
    for (int word = 0; word < failed.length; word++) {
      for (long rest = failed[word]; rest != 0; rest &= rest - 1) {
        Bits.addAll(around, known.bySlot[(word << 6) + Long.numberOfTrailingZeros(rest)]);
      }
    }
  }

  /** For each slot of a child, the slots around whose keywords fail with it. Threads may each make it. */
  private static final class FailingWith {
    private final long[][] bySlot;

    FailingWith(ValueState child, Applier[] needed, int words) {
      bySlot = new long[child.slots()][words];
      for (Applier applier : needed) {
        long[] whole = child.whole(child.seedSlot(applier.seed));
        for (int slot = Bits.next(whole, 0); slot >= 0; slot = Bits.next(whole, slot + 1)) {
          Bits.add(bySlot[slot], applier.slot);
        }
      }
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

  /** The slots of keywords that forbid the child. */
  public long[] rejectedSlots() {
    return rejectedSlots;
  }

  private static long[] slots(Applier[] appliers) {
    int max = 0;
    for (Applier applier : appliers) {
      max = Math.max(max, applier.slot());
    }
    long[] slots = Bits.of(max + 1);
    for (Applier applier : appliers) {
      Bits.add(slots, applier.slot());
    }
    return slots;
  }

  /** Whether no keyword forbids the child. */
  public boolean allowsMember() {
    return allowsMember;
  }

  /** Whether only the verdict of needed schemas matters. */
  public boolean isPlain() {
    return isPlain;
  }
}
