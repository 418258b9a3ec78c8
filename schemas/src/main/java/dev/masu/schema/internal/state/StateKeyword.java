package dev.masu.schema.internal.state;

import dev.masu.schema.internal.node.Keyword;

/**
 * A keyword of a state.
 *
 * @param slot the slot of the schema that contains the keyword
 */
public record StateKeyword(int slot, Keyword keyword) implements ValueState.Step {}
