package dev.masu.schema.internal.document;

import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.internal.text.Shown;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.TokenStreamLocation;

/**
 * What a reader of a document could not accept though the parser did.
 *
 * @param phase the step that refused it
 * @param code the stable code
 * @param path the way to the value or name at fault
 * @param place where it starts
 * @param order how many keys and values of the document start before it
 * @param parameters what the message names
 */
public record ReadProblem(
    Phase phase,
    String code,
    ValuePath path,
    TokenStreamLocation place,
    int order,
    Map<String, Object> parameters) {

  /** The problem as a violation. */
  public Violation violation(TokenPlaces places) {
    Violation.Builder violation =
        Violation.builder(phase, code, path.toString()).at(places.locate(place).orElse(null));
    parameters.forEach((name, value) -> violation.parameter(name, plain(value, places)));
    return violation.message(message(places));
  }

  /** Whether the value could not be held, so that there is nothing to check there. */
  public boolean isUnreadable() {
    return code.equals("not-json") || code.equals("exponent-too-large");
  }

  private String message(TokenPlaces places) {
    return switch (code) {
      case "duplicate-name" ->
        "the name "
            + Shown.text(String.valueOf(parameters.get("property")))
            + " stands twice in this object"
            + (parameters.containsKey("first")
                ? ", first at " + plain(parameters.get("first"), places)
                : "")
            + "; keep one";
      case "nesting-too-deep" ->
        "arrays and objects nest deeper than the limit of " + parameters.get("limit");
      case "not-json" -> "expected a JSON value but found " + parameters.get("actual");
      case "exponent-too-large" ->
        "the exponent of "
            + Shown.bare(String.valueOf(parameters.get("actual")))
            + " does not fit in 32 bits";
      default -> String.valueOf(parameters.get("problem"));
    };
  }

  private static Object plain(@Nullable Object value, TokenPlaces places) {
    return value instanceof TokenStreamLocation token
        ? places.locate(token).map(Object::toString).orElse("an unknown place")
        : String.valueOf(value);
  }
}
