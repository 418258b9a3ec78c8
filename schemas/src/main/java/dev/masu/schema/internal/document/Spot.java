package dev.masu.schema.internal.document;

import tools.jackson.core.TokenStreamLocation;

/**
 * The location of a key or value.
 *
 * @param path its path
 * @param place its location as Jackson counts it
 * @param order its event index: how many keys and values of the document start before it
 */
public record Spot(ValuePath path, TokenStreamLocation place, int order) {}
