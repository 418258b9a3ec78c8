package dev.masu.schema.internal.state;

import dev.masu.schema.internal.node.Keyword;

/**
 * {@code unevaluatedProperties} or {@code unevaluatedItems} of a state.
 *
 * @param number the number among those of the state
 * @param slot the slot of the schema that holds the keyword
 * @param keyword the keyword
 */
public record Unevaluated(int number, int slot, Keyword keyword) {}
