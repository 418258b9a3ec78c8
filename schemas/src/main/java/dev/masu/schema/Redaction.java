package dev.masu.schema;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Removes the content of the document from a violation. Only listed parameters are kept, so that new ones are hidden.
 */
final class Redaction {
  /** The parameters that may hold text of the document. */
  static final Set<String> OF_DOCUMENTS = Set.of("actual", "byte", "problem", "property");

  /** The parameters that come from the schema, or hold only types, counts and locations. */
  private static final Set<String> HARMLESS = Set.of("""
      actualType advice allowed alternative beside branch class close constraint discriminator encoding example \
      excluding expected first format inside limit missing more notation offset ofName pattern patterns reason \
      schema second start unexpected unit wanted without""".split(" "));

  /** Replaces a name in a pointer. */
  private static final String HIDDEN = "…";

  private Redaction() {}

  /**
   * The parameters that are kept.
   *
   * @param names the property names that may be shown
   */
  static Map<String, Object> parameters(Map<String, Object> parameters, Set<String> names) {
    Map<String, Object> kept = new LinkedHashMap<>();
    parameters.forEach((name, value) -> {
      boolean isCount =
          name.equals("actual") && value instanceof Number && !parameters.containsKey("actualType");
      if (value instanceof List<?> list && name.equals("violations")) {
        kept.put(name, list.stream().map(v -> ((Violation) v).redacted(names)).toList());
      } else if (isCount || HARMLESS.contains(name)) {
        kept.put(name, value);
      }
    });
    // This advice shows a word that resembles the document's.
    kept.remove("advice", "nearest");
    return kept;
  }

  /**
   * A JSON Pointer with all other names hidden, and all indexes too, since they may be names.
   *
   * @param names the property names that may be shown
   */
  static String pointer(String pointer, Set<String> names) {
    return Arrays.stream(pointer.split("/", -1))
        .map(step -> step.isEmpty() || names.contains(unescaped(step)) ? step : HIDDEN)
        .collect(Collectors.joining("/"));
  }

  /** As {@code Pointers} does, whose package depends on this one. */
  private static String unescaped(String step) {
    return step.replace("~1", "/").replace("~0", "~");
  }
}
