package dev.masu.schema.internal.catalog;

import dev.masu.schema.internal.document.LocatedValue;
import dev.masu.schema.internal.document.Pointers;
import dev.masu.schema.internal.text.Uris;
import org.jspecify.annotations.Nullable;

/**
 * A reference to another schema.
 *
 * @param from the schema that holds it
 * @param keyword {@code $ref} or the like
 * @param text the reference as it stands there
 */
record SchemaReference(SchemaPart from, String keyword, String text) {

  /** The reference as it is told: an empty one, which means the schema around it, in quotes. */
  String shown() {
    return text.isEmpty() ? "\"\"" : text;
  }

  /** The URI that it means, without its fragment. */
  String uri() {
    String uri = Uris.withoutFragment(text);
    return uri.isEmpty() ? from.base() : SchemaUris.resolved(from.base(), uri);
  }

  /** What stands behind the {@code #}, as text. */
  String fragment() {
    int hash = text.indexOf('#');
    return hash < 0 ? "" : Uris.decodedIfWellFormed(text.substring(hash + 1));
  }

  /** Whether its fragment is to be a JSON Pointer and is none (RFC 6901, section 3). */
  boolean isNoPointer() {
    return fragment().startsWith("/") && fragment().matches("(?s).*~(?![01]).*");
  }

  /** Whether it may mean another schema than its target, as whoever applies the schema around it has it. */
  boolean isDynamic(SchemaPart target) {
    return switch (keyword) {
      case "$dynamicRef" -> fragment().equals(target.text("$dynamicAnchor"));
      case "$recursiveRef" -> target.value().node().path("$recursiveAnchor").asBoolean(false);
      default -> false;
    };
  }

  SchemaProblem problem(String code, String message) {
    return from.problem(code, keyword, message);
  }

  /** The value at a JSON Pointer, or null if there is none. */
  static @Nullable LocatedValue at(LocatedValue root, String pointer) {
    LocatedValue value = root;
    for (String step : pointer.substring(1).split("/", -1)) {
      String name = Pointers.unescaped(step);
      LocatedValue.Member member = value.members().get(name);
      if (member != null) {
        value = member.value();
      } else if (name.matches("0|[1-9][0-9]{0,8}")
          && Integer.parseInt(name) < value.items().size()) {
        value = value.items().get(Integer.parseInt(name));
      } else {
        return null;
      }
    }
    return value;
  }
}
