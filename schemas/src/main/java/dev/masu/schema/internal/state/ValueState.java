package dev.masu.schema.internal.state;

import dev.masu.schema.internal.node.JsonType;
import dev.masu.schema.internal.node.SchemaNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A state for values of one type. Each schema that applies to the value, directly or in place, has a slot, and a
 * check keeps one bit for each: whether that schema has failed. Schemas that must hold together (a schema, its
 * {@code allOf} and {@code $ref}) have slots of their own; {@link #whole} says which belong together.
 */
public class ValueState {
  /**
   * What is evaluated at a value's end, from the innermost branches outwards: the verdicts of branches are combined, or
   * it is decided about children that no other keyword has evaluated.
   */
  public sealed interface Step permits InPlace, StateKeyword {
    /** The slot of the schema that fails otherwise. */
    int slot();
  }

  private static final InPlace[] NONE = {};

  private final State state;
  private final JsonType type;
  private final SchemaNode[] schemas;
  private final Need[] needs;
  private final int[] seedSlots;
  private final long[][] whole;
  private final long[] failedByType;
  private final long[] ofSeeds;
  private final boolean isRejectedByType;
  private final StateKeyword[] assertions;
  private final Step[] steps;
  private final InPlace[][] inPlaceBySlot;
  private final InPlace[] alternatives;
  private final InPlace[][] alternativesBySlot;
  private final long[] decisive;
  private final long[] reported;
  private final boolean holds;
  private final boolean allowsAll;

  ValueState(ValueStateBuilder builder) {
    state = builder.state;
    type = builder.type;
    schemas = builder.schemas.toArray(new SchemaNode[0]);
    needs = builder.needs.toArray(new Need[0]);
    seedSlots = builder.seedSlots;
    whole = builder.whole.toArray(new long[0][]);
    ofSeeds = Bits.of(schemas.length);
    for (int slot : seedSlots) {
      Bits.addAll(ofSeeds, whole[slot]);
    }
    assertions = builder.assertions.toArray(new StateKeyword[0]);
    failedByType = builder.failedByType;
    steps = builder.steps.toArray(new Step[0]);
    inPlaceBySlot = new InPlace[schemas.length][];
    alternativesBySlot = new InPlace[schemas.length][];
    Arrays.fill(inPlaceBySlot, NONE);
    Arrays.fill(alternativesBySlot, NONE);
    List<InPlace> oneOfMany = new ArrayList<>();
    for (InPlace inPlace : builder.inPlace) {
      append(inPlace, inPlace.slot(), inPlaceBySlot);
      if (inPlace.keyword().needsOneBranch()) {
        oneOfMany.add(inPlace);
        long[] concerned = inPlace.concerned();
        for (int slot = Bits.next(concerned, 0); slot >= 0; slot = Bits.next(concerned, slot + 1)) {
          append(inPlace, slot, alternativesBySlot);
        }
      }
    }
    alternatives = oneOfMany.toArray(NONE);
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
    isRejectedByType = !Bits.isEmpty(failedByType);
    holds = builder.holds;
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

  /** The slots that the document needs: it is invalid if one of them fails. */
  public long[] decisive() {
    return decisive;
  }

  /** The slots whose failures may become a part of the report. */
  public long[] reported() {
    return reported;
  }

  public int seedSlot(int seed) {
    return seedSlots[seed];
  }

  /** The slots that must not have failed for the schema of a slot to be valid. */
  public long[] whole(int slot) {
    return whole[slot];
  }

  /** Whether a schema of the set has failed. */
  public boolean seedFailed(int seed, long[] failed) {
    return Bits.intersect(whole[seedSlots[seed]], failed);
  }

  /** Whether any schema of the set has failed. */
  public boolean anySeedFailed(long[] failed) {
    return Bits.intersect(ofSeeds, failed);
  }

  /** Whether the type of the value makes some schema fail. */
  public boolean isRejectedByType() {
    return isRejectedByType;
  }

  /** The slots of schemas that fail by the value's type. */
  public long[] failedByType() {
    return failedByType;
  }

  public StateKeyword[] assertions() {
    return assertions;
  }

  public Step[] steps() {
    return steps;
  }

  /**
   * The keywords of a slot's schema that apply subschemas in place, except those that are valid for every value
   * of the type.
   */
  public InPlace[] inPlace(int slot) {
    return inPlaceBySlot[slot];
  }

  /** The keywords that fail as soon as all their branches have. */
  public InPlace[] alternatives() {
    return alternatives;
  }

  /** The keywords that fail as soon as all their branches have, among them one that a slot belongs to. */
  public InPlace[] alternativesWith(int slot) {
    return alternativesBySlot[slot];
  }

  /** Whether the value must be held to be compared as a whole. */
  public boolean holds() {
    return holds;
  }

  /** Whether the value itself is valid by all schemas, whatever its parts are. */
  public boolean allowsAll() {
    return allowsAll;
  }

  List<State.Seed> seeds() {
    return state.seeds();
  }
}
