package dev.masu.schema.internal.evaluate;

/**
 * A value that a schema rejects. Which keywords do is found out when it is asked for.
 *
 * @param explanation finds that out
 * @param slot the slot of the schema
 */
record RejectedValue(Explanation explanation, int slot) {
  Failures failures() {
    return explanation.of(slot);
  }

  /** How much memory it holds, in values that are to be explained. */
  int weight() {
    return explanation.weight();
  }

  /** How many levels of values are to be explained. */
  int depth() {
    return explanation.depth();
  }
}
