package dev.masu.schema.internal.streaming;

import dev.masu.schema.Violation.Phase;
import java.util.Map;

/**
 * What JSON forbids though the parser accepts it, or what a limit stopped.
 *
 * @param phase the step that refused it
 * @param code the stable code
 * @param order the place: how many keys and values of the document start before the one at fault
 * @param parameters what the message names
 * @param words the message, or empty if it is made from the parameters
 * @param firstOrder the place of the same name that stands first, or -1
 */
record Problem(
    Phase phase,
    String code,
    int order,
    Map<String, Object> parameters,
    String words,
    int firstOrder) {

  static Problem duplicate(int order, String name, int firstOrder) {
    return new Problem(
        Phase.SYNTAX, "duplicate-name", order, Map.of("property", name), "", firstOrder);
  }

  static Problem tooDeep(int order, int limit) {
    return new Problem(Phase.LIMIT, "nesting-too-deep", order, Map.of("limit", limit), "", -1);
  }

  static Problem constraint(int order, String words) {
    return new Problem(Phase.LIMIT, "stream-constraint", order, Map.of("problem", words), "", -1);
  }

  /** A number without exact value. */
  static Problem notExact(int order, String code, String actual) {
    Phase phase = code.equals("not-json") ? Phase.SYNTAX : Phase.LIMIT;
    return new Problem(phase, code, order, Map.of("actual", actual), "", -1);
  }

  static Problem limit(int order, String code, String words) {
    return new Problem(Phase.LIMIT, code, order, Map.of(), words, -1);
  }

  /** Whether nothing behind it was read. */
  boolean endsReading() {
    return code.equals("nesting-too-deep") || code.equals("stream-constraint");
  }
}
