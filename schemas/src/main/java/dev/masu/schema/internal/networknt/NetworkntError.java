package dev.masu.schema.internal.networknt;

import com.networknt.schema.Error;
import com.networknt.schema.path.NodePath;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.internal.format.NotationFormat;
import dev.masu.schema.internal.location.Pointers;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * An error that networknt reports.
 *
 * @param error the error
 * @param pointer the JSON Pointer of the value or member in the document that it concerns
 * @param isAtName whether it concerns the name of the member rather than its value
 */
record NetworkntError(Error error, String pointer, boolean isAtName) {
  /** Keywords that make a member's name invalid rather than its value. */
  private static final Set<String> OF_NAMES =
      Set.of("additionalProperties", "propertyNames", "unevaluatedProperties");

  /**
   * Determines what an error concerns.
   *
   * @param base the JSON Pointer of the value that was evaluated
   */
  static NetworkntError of(Error error, String base) {
    String pointer = pointer(base, error.getInstanceLocation());
    String keyword = error.getKeyword();
    JsonNode found = error.getInstanceNode();
    String name = error.getProperty();
    if (name != null && OF_NAMES.contains(keyword) && found.has(name)) {
      return new NetworkntError(error, Pointers.member(pointer, name), true);
    }
    Object item = keyword.equals("unevaluatedItems") ? error.getArguments()[0] : error.getIndex();
    boolean isAtItem = item != null && found.isArray();
    return new NetworkntError(error, isAtItem ? pointer + '/' + item : pointer, false);
  }

  /** networknt's own pointers escape control characters, so that other names may have the same. */
  private static String pointer(String base, NodePath path) {
    String pointer = base;
    for (int i = 0; i < path.getNameCount(); i++) {
      pointer = Pointers.member(pointer, String.valueOf(path.getElement(i)));
    }
    return pointer;
  }

  /** The violation, in networknt's words. */
  Violation violation(@Nullable SourceLocation location) {
    return Violation.builder(isNotationFormat() ? Phase.NOTATION : Phase.SCHEMA, keyword(), pointer)
        .at(location)
        .keyword(keyword(), error.getSchemaLocation().toString())
        .parameter("problem", error.getMessage())
        .build();
  }

  private String keyword() {
    return error.getKeyword();
  }

  private boolean isNotationFormat() {
    return keyword().equals("format")
        && NotationFormat.ofFormat(error.getSchemaNode().asString("")).isPresent();
  }
}
