package dev.masu.schema.internal.compile;

import dev.masu.schema.internal.location.Pointers;
import dev.masu.schema.internal.text.NearestName;
import dev.masu.schema.internal.text.Uris;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** Finds what a reference to nothing may mean. */
final class ReferenceHint {
  /** Comparing the names in longer fragments would take too long. */
  private static final int MAX_LENGTH = 200;

  private ReferenceHint() {}

  /**
   * The part of a message after "where nothing is"; empty if there is nothing to suggest.
   *
   * @param resource the resource that the reference names
   * @param document the root of its document
   * @param fragment the reference's fragment, decoded
   */
  static String of(Reference reference, Subschema resource, Subschema document, String fragment) {
    if (fragment.length() > MAX_LENGTH) {
      return "";
    }
    if (fragment.equals("/")) {
      return didYouMean(reference, "");
    }
    boolean isPointer = fragment.startsWith("/");
    if (isPointer && !resource.isDocument() && isSchema(document.json().at(fragment))) {
      return ": the " + resource.dialect().draft().idKeyword() + " at " + resource.path()
          + " makes that part a schema of its own; write " + document.baseUri() + '#'
          + reference.fragment();
    }
    String name = fragment.substring(fragment.lastIndexOf('/') + 1);
    return Stream.of(
            isPointer ? fragment : '/' + fragment, "/$defs/" + name, "/definitions/" + name)
        .map(pointer -> nearest(resource.json(), pointer))
        .filter(near -> !near.isEmpty())
        .findFirst()
        .map(near -> didYouMean(reference, near))
        .orElse("");
  }

  private static String didYouMean(Reference reference, String fragment) {
    return "; did you mean " + Uris.withoutFragment(reference.text()) + '#' + fragment + '?';
  }

  /** The pointer of a schema that a misspelt pointer most resembles, or an empty string. */
  private static String nearest(JsonNode root, String misspelt) {
    JsonNode at = root;
    String pointer = "";
    for (String step : Pointers.steps(misspelt)) {
      String name =
          at.has(step) ? step : NearestName.of(step, at.propertyNames()).orElse(step);
      at = at.at(Pointers.member("", name));
      pointer = Pointers.member(pointer, name);
    }
    return isSchema(at) ? pointer : "";
  }

  private static boolean isSchema(JsonNode json) {
    return json.isObject() || json.isBoolean();
  }
}
