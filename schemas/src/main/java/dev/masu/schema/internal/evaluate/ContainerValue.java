package dev.masu.schema.internal.evaluate;

import dev.masu.schema.internal.node.JsonType;
import dev.masu.schema.internal.node.Keyword;
import dev.masu.schema.internal.node.Value;
import dev.masu.schema.internal.state.Bits;
import dev.masu.schema.internal.state.ContainerState;
import dev.masu.schema.internal.state.ObjectState;
import dev.masu.schema.internal.state.StateKeyword;

/** An array or object as keywords see it: one that is just ending, or the snapshot of one that has ended. */
interface ContainerValue extends Value {
  long[] NONE = {};

  ContainerState state();

  /** The numbers of the object's property names that the schemas mention, as a bit set. */
  long[] seen();

  /**
   * How many items match the subschema of a counting keyword, by the slot of its schema. May be shorter than the number
   * of slots.
   */
  long[] counts();

  @Override
  default JsonType type() {
    return state().type();
  }

  @Override
  default boolean hasMember(String name) {
    ObjectState.Member mentioned = state() instanceof ObjectState object ? object.find(name) : null;
    return mentioned != null && Bits.has(seen(), mentioned.number());
  }

  @Override
  default long matches(Keyword keyword) {
    long[] bySlot = counts();
    for (StateKeyword each : state().assertions()) {
      if (each.keyword() == keyword && each.slot() < bySlot.length) {
        return bySlot[each.slot()];
      }
    }
    return 0;
  }
}
