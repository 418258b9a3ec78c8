package dev.masu.schema.internal.node;

import org.jspecify.annotations.Nullable;

/** Takes what applies to a member, an item or a name. */
public interface ChildRules {
  /**
   * Applies a schema that the child must satisfy.
   *
   * @param schema the schema, or null if the child must not be there
   */
  void apply(Keyword keyword, @Nullable SchemaNode schema);

  /** Applies a schema of which it is counted how many children satisfy it. */
  void count(Keyword keyword, SchemaNode schema);
}
