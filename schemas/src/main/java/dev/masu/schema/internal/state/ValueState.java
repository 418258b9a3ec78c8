package dev.masu.schema.internal.state;

import dev.masu.schema.internal.node.JsonType;
import dev.masu.schema.internal.node.Keyword;
import dev.masu.schema.internal.node.SchemaNode;
import java.util.List;

/**
 * A state for values of one type. Each schema that applies to the value, directly or in place, has a slot, and a
 * check keeps one bit for each: whether that schema has failed. Schemas that must hold together (a schema, its
 * {@code allOf} and {@code $ref}) have slots of their own; {@link #whole} says which belong together.
 */
public class ValueState {
  /** An assertion to be evaluated. */
  public record Assertion(int slot, Keyword keyword) {}

  /** What is evaluated at a value's end, from the innermost branches outwards. */
  public sealed interface Step permits InPlaceStep, UnevaluatedStep {}

  /** Combines the verdicts of branches. */
  public record InPlaceStep(InPlace inPlace) implements Step {}

  /** Decides about the children that no other keyword has evaluated. */
  public record UnevaluatedStep(Unevaluated unevaluated) implements Step {}

  private final State state;
  private final JsonType type;
  private final SchemaNode[] schemas;
  private final Need[] needs;
  private final int[] seedSlots;
  private final long[][] whole;
  private final long[] failedByType;
  private final long[] failedIfAllHold;
  private final long[] ofSeeds;
  private final boolean isRejectedByType;
  private final Assertion[] assertions;
  private final Step[] steps;
  private final InPlace[][] inPlaceBySlot;
  private final InPlace[][] alternativesBySlot;
  private final boolean holds;
  private final boolean allowsAll;

  ValueState(ValueStateBuilder builder) {
    state = builder.state;
    type = builder.type;
    schemas = builder.schemas.toArray(SchemaNode[]::new);
    needs = builder.needs.toArray(Need[]::new);
    seedSlots = builder.seedSlots;
    whole = builder.whole.toArray(long[][]::new);
    ofSeeds = Bits.of(schemas.length);
    for (int slot : seedSlots) {
      Bits.addAll(ofSeeds, whole[slot]);
    }
    assertions = builder.assertions.toArray(Assertion[]::new);
    boolean isDecided = !type.isContainer() && assertions.length == 0;
    failedIfAllHold = type.isContainer() ? builder.failedByType : decided(builder);
    failedByType = isDecided ? failedIfAllHold : builder.failedByType;
    steps = isDecided ? new Step[0] : builder.steps.toArray(Step[]::new);
    inPlaceBySlot = new InPlace[schemas.length][];
    for (int slot = 0; slot < schemas.length; slot++) {
      int number = slot;
      inPlaceBySlot[slot] = builder.inPlace.stream()
          .filter(inPlace -> inPlace.slot() == number)
          .toArray(InPlace[]::new);
    }
    alternativesBySlot = new InPlace[schemas.length][];
    for (int slot = 0; slot < schemas.length; slot++) {
      int number = slot;
      alternativesBySlot[slot] = builder.inPlace.stream()
          .filter(inPlace -> inPlace.keyword().needsOneBranch() && inPlace.concerns(number))
          .toArray(InPlace[]::new);
    }
    isRejectedByType = !Bits.isEmpty(failedByType);
    holds = builder.holds;
    allowsAll = assertions.length == 0 && steps.length == 0 && Bits.isEmpty(failedByType);
  }

  /** The slots that fail for a scalar if all assertions hold. */
  private static long[] decided(ValueStateBuilder builder) {
    long[] failed = builder.failedByType.clone();
    BranchVerdicts verdicts = new BranchVerdicts();
    for (InPlace inPlace : builder.inPlace) {
      if (!inPlace.keyword().isConjunction() && !verdicts.isValid(inPlace, failed, null)) {
        Bits.add(failed, inPlace.slot());
      }
    }
    return failed;
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

  public Need need(int slot) {
    return needs[slot];
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

  /** The slots that fail for a scalar of which all assertions hold. */
  public long[] failedIfAllHold() {
    return failedIfAllHold;
  }

  public Assertion[] assertions() {
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
