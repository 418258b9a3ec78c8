package dev.masu.schema.internal.compile;

import dev.masu.schema.internal.text.Uris;

/**
 * A reference to another schema.
 *
 * @param from the schema that contains it
 * @param keyword {@code $ref}, {@code $dynamicRef} or {@code $recursiveRef}
 * @param text the reference as it is written
 */
public record Reference(Subschema from, String keyword, String text) {

  /** The reference as messages show it: in quotes if it is empty. */
  public String shown() {
    return text.isEmpty() ? "\"\"" : text;
  }

  public SchemaProblem problem(String code, String message) {
    return from.problem(keyword, code, message);
  }

  /**
   * The absolute URI of the resource that it refers to.
   *
   * @throws IllegalArgumentException if it is not well formed
   */
  public String resourceUri() {
    String uri = Uris.withoutFragment(text);
    return uri.isEmpty() ? from.baseUri() : Uris.resolved(from.baseUri(), uri);
  }

  /** Whether the URI of the resource is written in ASCII. */
  public boolean isAscii() {
    return Uris.withoutFragment(text).chars().allMatch(c -> c < 0x80);
  }

  /** This reference to a resource by another URI. */
  public String to(String uri) {
    return uri + text.substring(Uris.withoutFragment(text).length());
  }

  /** The part after the {@code #}, as it is written. */
  String fragment() {
    String uri = Uris.withoutFragment(text);
    return text.length() > uri.length() ? text.substring(uri.length() + 1) : "";
  }

  /** The dynamic anchor that it names, if it is a dynamic reference. */
  public String anchor() {
    return keyword.equals("$recursiveRef")
        ? DynamicScope.RECURSIVE
        : Uris.decodedIfWellFormed(fragment());
  }

  /** Whether the dynamic scope may lead it to a schema other than its static target. */
  public boolean isDynamic(Subschema target) {
    return switch (keyword) {
      case "$dynamicRef" -> !anchor().isEmpty() && anchor().equals(target.text("$dynamicAnchor"));
      case "$recursiveRef" -> target.isRecursiveAnchor();
      default -> false;
    };
  }

  /**
   * Whether a schema refers to itself, or to one that applies it through {@code allOf}. This adds nothing, since the
   * target already applies to the instance.
   */
  public boolean isRepetition(Subschema target) {
    return keyword.equals("$ref") && from.isConjunctOf(target);
  }
}
