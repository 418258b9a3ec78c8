package dev.masu.schema.internal.catalog;

import dev.masu.schema.internal.text.Uris;

/** URIs of schemas. Whether one is well formed is for the meta-schema to say. */
final class SchemaUris {
  private SchemaUris() {}

  /** The URI that a reference means. */
  static String resolved(String base, String reference) {
    try {
      return Uris.resolved(base, reference);
    } catch (IllegalArgumentException e) {
      return reference;
    }
  }
}
