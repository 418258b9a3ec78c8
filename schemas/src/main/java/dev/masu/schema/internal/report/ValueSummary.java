package dev.masu.schema.internal.report;

import dev.masu.schema.internal.location.InstanceLocation;
import java.util.List;
import tools.jackson.databind.JsonNode;

/**
 * What reports say of a value.
 *
 * @param spot where it starts
 * @param depth how many arrays and objects it lies in
 * @param value the value; of an array or object only its kind
 * @param size how many items or properties it has
 * @param names the first names that it holds, complete when it ends
 */
public record ValueSummary(
    InstanceLocation spot, int depth, JsonNode value, int size, List<String> names) {
  /** How many names are enough to find the one that a misspelt name resembles. */
  public static final int MAX_NAMES = 1_000;
}
