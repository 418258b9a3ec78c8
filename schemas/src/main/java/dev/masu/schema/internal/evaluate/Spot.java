package dev.masu.schema.internal.evaluate;

import dev.masu.schema.internal.document.ValuePath;
import tools.jackson.core.TokenStreamLocation;

/**
 * Where a key or value stands.
 *
 * @param path the way to it
 * @param place its place as Jackson counts it
 * @param order how many keys and values of the document start before it
 */
record Spot(ValuePath path, TokenStreamLocation place, int order) {}
