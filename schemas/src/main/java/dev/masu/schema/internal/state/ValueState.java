package dev.masu.schema.internal.state;

import dev.masu.schema.internal.node.JsonType;
import dev.masu.schema.internal.node.SchemaNode;
import java.util.Arrays;

/**
 * A state for values of one type. Each schema that applies to the value, directly or in place, has a slot. A check
 * keeps one bit per slot: whether that schema has failed. A schema and the subschemas of its {@code allOf} and
 * {@code $ref} have separate slots; {@link #conjuncts} returns the slots that must be valid together.
 */
public class ValueState {
  /**
   * An evaluation step at the end of a value, ordered from the innermost branches outwards. It combines the verdicts of
   * branches, or evaluates a keyword for unevaluated children.
   */
  public sealed interface Step permits InPlace, StateKeyword {
    /** The slot of the schema that fails if this step does. */
    int slot();
  }

  private static final InPlace[] NONE = {};

  private final State state;
  private final JsonType type;
  private final SchemaNode[] schemas;
  private final Need[] needs;
  private final int[] seedSlots;
  private final int[][] conjuncts;
  private final long[] failedByType;
  private final long[] seedConjuncts;
  private final StateKeyword[] assertions;
  private final Step[] steps;
  private final InPlace[][] inPlaceBySlot;
  /** The keywords that fail as soon as all their branches have failed. */
  private final InPlace[] alternatives;
  /** For each slot, those of the {@link #alternatives} with a branch that depends on it. */
  private final InPlace[][] alternativesBySlot;

  private final long[] decisive;
  private final long[] reported;
  private final boolean allowsAll;
  private final int height;

  ValueState(ValueStateBuilder builder) {
    state = builder.state;
    type = builder.type;
    schemas = builder.schemas.toArray(new SchemaNode[0]);
    needs = builder.needs.toArray(new Need[0]);
    seedSlots = builder.seedSlots;
    conjuncts = builder.conjuncts.toArray(new int[0][]);
    seedConjuncts = Bits.of(schemas.length);
    for (int slot : seedSlots) {
      for (int conjunct : conjuncts[slot]) {
        Bits.add(seedConjuncts, conjunct);
      }
    }
    assertions = builder.assertions.toArray(new StateKeyword[0]);
    failedByType = builder.failedByType;
    steps = builder.steps.toArray(new Step[0]);
    inPlaceBySlot =
        builder.inPlace.stream().map(each -> each.toArray(NONE)).toArray(InPlace[][]::new);
    alternatives = Arrays.stream(inPlaceBySlot)
        .flatMap(Arrays::stream)
        .filter(each -> each.keyword().needsOneBranch())
        .toArray(InPlace[]::new);
    alternativesBySlot = new InPlace[schemas.length][];
    Arrays.fill(alternativesBySlot, NONE);
    for (InPlace each : alternatives) {
      each.concerned().forEach(slot -> append(each, slot, alternativesBySlot));
    }
    decisive = Bits.of(schemas.length);
    reported = Bits.of(schemas.length);
    for (int slot = 0; slot < schemas.length; slot++) {
      if (needs[slot] == Need.DOCUMENT) {
        Bits.add(decisive, slot);
      }
      if (needs[slot] != Need.VERDICT) {
        Bits.add(reported, slot);
      }
    }
    height =
        state.seeds().stream().mapToInt(seed -> seed.schema().height()).max().orElse(1);
    allowsAll = assertions.length == 0 && steps.length == 0 && Bits.isEmpty(failedByType);
  }

  private static void append(InPlace keyword, int slot, InPlace[][] bySlot) {
    int size = bySlot[slot].length;
    bySlot[slot] = Arrays.copyOf(bySlot[slot], size + 1);
    bySlot[slot][size] = keyword;
  }

  public State state() {
    return state;
  }

  public JsonType type() {
    return type;
  }

  public int slots() {
    return schemas.length;
  }

  public SchemaNode schema(int slot) {
    return schemas[slot];
  }

  Need need(int slot) {
    return needs[slot];
  }

  /** The slots that make the document invalid if they fail. */
  public long[] decisive() {
    return decisive;
  }

  /** The slots whose failures may be reported. */
  public long[] reported() {
    return reported;
  }

  public int seedSlot(int seed) {
    return seedSlots[seed];
  }

  /** The slots that must not have failed for the schema of a slot to be valid. */
  public int[] conjuncts(int slot) {
    return conjuncts[slot];
  }

  /** Whether a schema of the set has failed. */
  public boolean seedFailed(int seed, long[] failed) {
    return Bits.hasAny(failed, conjuncts[seedSlots[seed]]);
  }

  /** Whether any schema of the set has failed. */
  public boolean anySeedFailed(long[] failed) {
    return Bits.intersect(seedConjuncts, failed);
  }

  /** The slots of schemas that do not allow the value's type. */
  public long[] failedByType() {
    return failedByType;
  }

  public StateKeyword[] assertions() {
    return assertions;
  }

  public Step[] steps() {
    return steps;
  }

  /** The in-place applicators of a slot's schema, except those that are valid for every value of the type. */
  public InPlace[] inPlace(int slot) {
    return inPlaceBySlot[slot];
  }

  /** Adds slots to those that have failed, and the slots of keywords whose branches have all failed then. */
  public void addFailed(long[] failed, long[] slots) {
    Bits.addAll(failed, slots);
    failIfNoBranchIsLeft(failed, alternatives);
  }

  private void failIfNoBranchIsLeft(long[] failed, InPlace[] keywords) {
    for (InPlace each : keywords) {
      int slot = each.slot();
      if (!Bits.has(failed, slot) && each.allFailed(failed)) {
        Bits.add(failed, slot);
        failIfNoBranchIsLeft(failed, alternativesBySlot[slot]);
      }
    }
  }

  /** How deeply the schemas that apply to the value nest; 1 if none of them applies another one in place. */
  public int height() {
    return height;
  }

  /** Whether the value itself is valid against all schemas, regardless of its children. */
  public boolean allowsAll() {
    return allowsAll;
  }
}
