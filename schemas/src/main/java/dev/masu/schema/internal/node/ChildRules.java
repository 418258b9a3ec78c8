package dev.masu.schema.internal.node;

import org.jspecify.annotations.Nullable;

/** Receives the subschemas that apply to a member, an item or a name. */
public interface ChildRules {
  /**
   * Applies a schema that the child must be valid against.
   *
   * @param schema the schema, or null if the child is not allowed
   */
  void apply(Keyword keyword, @Nullable SchemaNode schema);

  /** Applies a schema for which valid children are counted. By default it is ignored. */
  default void count(Keyword keyword, SchemaNode schema) {}
}
