package dev.masu.schema.internal.evaluate;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/**
 * Finds branches of {@code anyOf} or {@code oneOf} that fail for a required property which the object has under a
 * misspelt name: a name much like it that no branch declares.
 */
final class MisspeltName {
  /** Of more missing properties only the first are looked at: the object is hardly of that branch. */
  private static final int MAX_MISSING = 3;

  private final Value value;
  private final InPlaceKeyword alternatives;

  MisspeltName(Value value, InPlaceKeyword alternatives) {
    this.value = value;
    this.alternatives = alternatives;
  }

  /** Whether a branch would have a required property if a name of the object were spelt otherwise. */
  boolean explains(Failures branch) {
    return branch.judged().stream()
        .filter(failure -> failure.order() == value.order() && isOfRequired(failure))
        .limit(MAX_MISSING)
        .map(this::misspelt)
        .flatMap(Optional::stream)
        .anyMatch(name -> !isKnown(name, alternatives, new HashSet<>()));
  }

  private static boolean isOfRequired(Failure failure) {
    return failure.keyword().site().name().equals("required") && failure.property() != null;
  }

  private Optional<String> misspelt(Failure failure) {
    String missing = failure.property();
    return missing == null
        ? Optional.empty()
        : failure.expected().misspelt(missing, value.names().names());
  }

  /** Whether a branch, or a schema that it applies in place, declares or requires a property. */
  private static boolean isKnown(String name, InPlaceKeyword keyword, Set<SchemaNode> visited) {
    return keyword.branches().stream()
        .filter(visited::add)
        .anyMatch(branch ->
            branch.keywords().stream().anyMatch(each -> mentions(each.site().schema(), name))
                || branch.inPlace().stream().anyMatch(inner -> isKnown(name, inner, visited)));
  }

  private static boolean mentions(JsonNode schema, String name) {
    return schema.path("properties").has(name)
        || schema
            .path("required")
            .valueStream()
            .anyMatch(required -> required.isString() && required.stringValue().equals(name));
  }
}
