package dev.masu.schema.internal.report;

import dev.masu.schema.internal.location.InstanceLocation;
import java.util.List;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;

/**
 * What reports say about a value.
 *
 * @param location the location of its start
 * @param depth the number of enclosing arrays and objects
 * @param value the value; for an array or object only its kind
 * @param size the number of items or properties
 * @param names its first property names; the list is complete when the value has ended
 * @param isName whether it is the name of a property, checked as a string
 * @param isMentioned whether one of the schemas that apply to the value mentions a property name
 */
public record ValueSummary(
    InstanceLocation location,
    int depth,
    JsonNode value,
    int size,
    List<String> names,
    boolean isName,
    Predicate<String> isMentioned) {
  /** The number of names that are considered as misspellings of a missing property. */
  public static final int MAX_NAMES = 1_000;
}
