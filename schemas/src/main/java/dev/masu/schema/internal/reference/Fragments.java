package dev.masu.schema.internal.reference;

import com.networknt.schema.SchemaLocation;
import com.networknt.schema.path.NodePath;
import dev.masu.schema.internal.document.Pointers;
import dev.masu.schema.internal.text.Uris;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.StringNode;

/**
 * The fragments of references as networknt reads them right: it undoes {@code ~1} and {@code ~0} before
 * percent-encoding instead of behind it, and takes every name of digits for a number.
 */
final class Fragments {
  private Fragments() {}

  /** The same reference, of which each name in the fragment has one spelling. */
  static JsonNode canonical(JsonNode reference) {
    return reference.isString()
        ? StringNode.valueOf(canonical(reference.stringValue()))
        : reference;
  }

  private static String canonical(String reference) {
    int hash = reference.indexOf('#');
    if (hash < 0) {
      return reference;
    }
    String fragment = Uris.decodedIfWellFormed(reference.substring(hash + 1));
    String uri = reference.substring(0, hash + 1);
    if (!fragment.startsWith("/")) {
      return uri + fragment;
    }
    StringBuilder pointer = new StringBuilder(uri);
    for (String step : fragment.substring(1).split("/", -1)) {
      pointer.append('/').append(encoded(Pointers.unescaped(step)));
    }
    return pointer.toString();
  }

  /** The canonical reference to a place. */
  static String to(SchemaLocation place) {
    NodePath steps = place.getFragment();
    StringBuilder reference = new StringBuilder(String.valueOf(place.getAbsoluteIri())).append('#');
    for (int i = 0; i < steps.getNameCount(); i++) {
      reference.append('/').append(encoded(steps.getElement(i).toString()));
    }
    return reference.toString();
  }

  private static String encoded(String name) {
    boolean isOfDigits = name.chars().allMatch(c -> c >= '0' && c <= '9');
    if (isOfDigits && !name.matches("|0|[1-9][0-9]{0,8}")) {
      // The first digit percent-encoded: no number starts so.
      return "%3" + name;
    }
    return name.replace("%", "%25").replace("~", "%7E").replace("/", "%2F").replace("+", "%2B");
  }
}
