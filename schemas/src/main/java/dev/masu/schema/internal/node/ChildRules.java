package dev.masu.schema.internal.node;

/** Takes what applies to a member or item. */
public interface ChildRules {
  /** A subschema that the child must satisfy. */
  void apply(Keyword keyword, SchemaNode schema);

  /** The child must not be there. */
  void reject(Keyword keyword);

  /**
   * A subschema of which it is counted how many children satisfy it.
   *
   * @param isEvaluated whether a child that satisfies it counts as evaluated
   */
  void count(Keyword keyword, SchemaNode schema, boolean isEvaluated);

  /** A subschema that the child must satisfy if no other keyword has evaluated it. */
  void unevaluated(Keyword keyword, SchemaNode schema);

  /** The child must not be there if no other keyword has evaluated it. */
  void rejectUnevaluated(Keyword keyword);
}
