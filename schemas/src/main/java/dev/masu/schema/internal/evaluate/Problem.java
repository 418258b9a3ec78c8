package dev.masu.schema.internal.evaluate;

import dev.masu.schema.Violation.Phase;
import dev.masu.schema.internal.document.DocumentSize;
import dev.masu.schema.internal.document.ParserLimit;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.StreamConstraintsException;

/**
 * What JSON forbids though the parser reads it, or what a limit stopped.
 *
 * @param phase the phase of the violation
 * @param code the stable code
 * @param order the event index: how many keys and values of the document start before the one at fault
 * @param spot its location, or null if locations are found by reading again
 * @param parameters what the message names
 * @param first the first occurrence of a duplicate name, or null
 */
record Problem(
    Phase phase,
    String code,
    int order,
    @Nullable Spot spot,
    Map<String, Object> parameters,
    @Nullable First first) {

  /**
   * The first occurrence of a duplicate name.
   *
   * @param order how many keys and values of the document start before it
   * @param place its location, or null if it is found by reading again or was not kept
   */
  record First(int order, @Nullable TokenStreamLocation place) {}

  static Problem duplicate(int order, @Nullable Spot spot, String name, First first) {
    return new Problem(
        Phase.SYNTAX, "duplicate-name", order, spot, Map.of("property", name), first);
  }

  static Problem tooDeep(int order, @Nullable Spot spot, int limit) {
    return new Problem(Phase.LIMIT, "nesting-too-deep", order, spot, Map.of("limit", limit), null);
  }

  static Problem constraint(int order, @Nullable Spot spot, StreamConstraintsException e) {
    return new Problem(
        Phase.LIMIT, "stream-constraint", order, spot, ParserLimit.parameters(e), null);
  }

  /** A scalar without exact value. */
  static Problem unreadable(
      int order, @Nullable Spot spot, String code, Map<String, Object> found) {
    Phase phase = code.equals("not-json") ? Phase.SYNTAX : Phase.LIMIT;
    return new Problem(phase, code, order, spot, found, null);
  }

  static Problem tooLong(int order, @Nullable Spot spot, int length, int limit) {
    Map<String, Object> parameters = Map.of("actual", length, "limit", limit);
    return new Problem(Phase.LIMIT, "string-too-long", order, spot, parameters, null);
  }

  static Problem tooLarge(int order, @Nullable Spot spot, Map<String, Object> parameters) {
    return new Problem(Phase.LIMIT, DocumentSize.CODE, order, spot, parameters, null);
  }

  static Problem limit(
      int order, @Nullable Spot spot, String code, Map<String, Object> parameters) {
    return new Problem(Phase.LIMIT, code, order, spot, parameters, null);
  }

  /** Whether nothing after it was read. */
  boolean endsReading() {
    return code.equals("nesting-too-deep")
        || code.equals("stream-constraint")
        || code.equals(DocumentSize.CODE);
  }

  /** Whether a value could not be read, so that keywords cannot be evaluated on it. */
  boolean isUnreadable() {
    return code.equals("not-json")
        || code.equals("exponent-too-large")
        || code.equals("string-too-long");
  }
}
