package dev.masu.schema.internal.report;

import dev.masu.schema.internal.location.InstanceLocation;
import java.util.List;
import tools.jackson.databind.JsonNode;

/**
 * What reports say about a value.
 *
 * @param spot the location of its start
 * @param depth the number of enclosing arrays and objects
 * @param value the value; for an array or object only its kind
 * @param size the number of items or properties
 * @param names its first property names; the list is complete when the value has ended
 */
public record ValueSummary(
    InstanceLocation spot, int depth, JsonNode value, int size, List<String> names) {
  /** The number of names that are considered as misspellings of a missing property. */
  public static final int MAX_NAMES = 1_000;
}
