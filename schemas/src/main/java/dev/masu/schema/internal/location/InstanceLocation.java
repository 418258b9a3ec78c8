package dev.masu.schema.internal.location;

import tools.jackson.core.TokenStreamLocation;

/**
 * The location of a key or value.
 *
 * @param path its path
 * @param tokenLocation its location as Jackson counts it
 * @param eventIndex its event index: how many keys and values of the document start before it
 */
public record InstanceLocation(
    ValuePath path, TokenStreamLocation tokenLocation, long eventIndex) {}
