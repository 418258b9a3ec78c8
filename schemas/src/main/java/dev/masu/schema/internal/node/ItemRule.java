package dev.masu.schema.internal.node;

/** A keyword that says which subschemas apply to the items of an array. */
public interface ItemRule {
  /** Says what applies to an item. */
  void item(int index, ChildRules rules);

  /** {@return from which index on all items are treated alike} */
  default int prefixLength() {
    return 0;
  }

  /** {@return whether it requires items that are missing, for which unevaluated items may be a failed attempt} */
  default boolean lacksItems(Value value) {
    return false;
  }
}
