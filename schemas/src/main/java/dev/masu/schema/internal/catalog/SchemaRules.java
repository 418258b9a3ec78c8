package dev.masu.schema.internal.catalog;

import java.util.Set;

/**
 * What registered schemas may hold beyond JSON Schema itself.
 *
 * @param assertsFormats whether {@code format} is asserted, so that unknown formats are refused
 * @param allowsUnknownKeywords whether any keyword is allowed
 * @param allowedKeywords keywords that are allowed though nothing is known of them
 * @param allowedFormats formats that are allowed though nothing is known of them
 * @param allowsUnsafePatterns whether patterns may run out of their budget on ordinary texts
 */
public record SchemaRules(
    boolean assertsFormats,
    boolean allowsUnknownKeywords,
    Set<String> allowedKeywords,
    Set<String> allowedFormats,
    boolean allowsUnsafePatterns) {

  /** Copies the sets. */
  public SchemaRules {
    allowedKeywords = Set.copyOf(allowedKeywords);
    allowedFormats = Set.copyOf(allowedFormats);
  }
}
