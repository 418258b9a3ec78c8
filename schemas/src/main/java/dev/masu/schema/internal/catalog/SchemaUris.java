package dev.masu.schema.internal.catalog;

import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;

/** URIs of schemas. Whether one is well formed is for the meta-schema to say. */
final class SchemaUris {
  private SchemaUris() {}

  /** The URI that a reference means. */
  static String resolved(String base, String reference) {
    try {
      return URI.create(base).resolve(reference).toString();
    } catch (IllegalArgumentException e) {
      return reference;
    }
  }

  /** A fragment as text. */
  static String decoded(String fragment) {
    try {
      return URLDecoder.decode(fragment.replace("+", "%2B"), StandardCharsets.UTF_8);
    } catch (IllegalArgumentException e) {
      return fragment;
    }
  }

  static String withoutFragment(String uri) {
    int hash = uri.indexOf('#');
    return hash < 0 ? uri : uri.substring(0, hash);
  }
}
