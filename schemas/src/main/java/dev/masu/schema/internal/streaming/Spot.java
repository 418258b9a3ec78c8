package dev.masu.schema.internal.streaming;

import tools.jackson.core.TokenStreamLocation;

/**
 * Where a key or value stands.
 *
 * @param pointer its JSON Pointer
 * @param place its place as Jackson counts it
 * @param order how many keys and values of the document start before it
 */
record Spot(String pointer, TokenStreamLocation place, int order) {}
