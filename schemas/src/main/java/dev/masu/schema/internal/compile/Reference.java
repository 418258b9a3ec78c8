package dev.masu.schema.internal.compile;

import dev.masu.schema.internal.text.Uris;

/**
 * A reference to another schema.
 *
 * @param from the schema that holds it
 * @param keyword {@code $ref} or the like
 * @param text the reference as it is written
 */
public record Reference(Subschema from, String keyword, String text) {

  /** The reference as messages show it: an empty one in quotes. */
  public String shown() {
    return text.isEmpty() ? "\"\"" : text;
  }

  /** What is wrong with it. */
  public SchemaProblem problem(String code, String message) {
    return from.problem(keyword, code, message);
  }

  /** What follows the {@code #}, as it is written. */
  String fragment() {
    String uri = Uris.withoutFragment(text);
    return text.length() > uri.length() ? text.substring(uri.length() + 1) : "";
  }

  /** The dynamic anchor that it names, if it is dynamic. */
  String anchor() {
    return keyword.equals("$recursiveRef")
        ? DynamicScope.RECURSIVE
        : Uris.decodedIfWellFormed(fragment());
  }

  /** Whether it may mean another schema than its target, depending on which schemas apply the one around it. */
  public boolean isDynamic(Subschema target) {
    return switch (keyword) {
      case "$dynamicRef" -> !anchor().isEmpty() && anchor().equals(target.text("$dynamicAnchor"));
      case "$recursiveRef" -> ResourceIndex.isRecursiveAnchor(target);
      default -> false;
    };
  }

  /**
   * Whether a schema refers to itself, or to one that applies it by {@code allOf}: that adds nothing to what is
   * asked of a value, since the target applies to it already.
   */
  public boolean isRepetition(Subschema target) {
    return keyword.equals("$ref") && from.isConjunctOf(target);
  }
}
