package dev.masu.schema.internal.streaming;

import dev.masu.schema.Violation.Phase;
import dev.masu.schema.internal.text.Excerpt;
import java.util.HashMap;
import java.util.Map;

/**
 * What JSON forbids though the parser accepts it, or what a limit stopped.
 *
 * @param phase the step that refused it
 * @param code the stable code
 * @param order the place: how many keys and values of the document start before the one at fault
 * @param parameters what the message names
 * @param firstOrder the place of the same name that stands first, or -1
 */
record Problem(
    Phase phase, String code, int order, Map<String, Object> parameters, int firstOrder) {

  static Problem duplicate(int order, String name, int firstOrder) {
    return new Problem(Phase.SYNTAX, "duplicate-name", order, Map.of("property", name), firstOrder);
  }

  static Problem tooDeep(int order, int limit) {
    return new Problem(Phase.LIMIT, "nesting-too-deep", order, Map.of("limit", limit), -1);
  }

  static Problem constraint(int order, String problem) {
    return new Problem(Phase.LIMIT, "stream-constraint", order, Map.of("problem", problem), -1);
  }

  /** A number without exact value. */
  static Problem notExact(int order, String code, String actual) {
    Phase phase = code.equals("not-json") ? Phase.SYNTAX : Phase.LIMIT;
    Map<String, Object> parameters = new HashMap<>();
    Excerpt.of(actual).addTo(parameters);
    return new Problem(phase, code, order, parameters, -1);
  }

  static Problem limit(int order, String code, Map<String, Object> parameters) {
    return new Problem(Phase.LIMIT, code, order, parameters, -1);
  }

  /** Whether nothing behind it was read. */
  boolean endsReading() {
    return code.equals("nesting-too-deep") || code.equals("stream-constraint");
  }
}
