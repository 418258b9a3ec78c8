package dev.masu.schema.internal.text;

import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;

/** URIs of schemas, as text. */
public final class Uris {
  private static final String NO_HOST = "file:///";

  private Uris() {}

  /**
   * Resolves a reference against a base URI.
   *
   * @throws IllegalArgumentException if it is not well formed
   */
  public static String resolved(String base, String reference) {
    String resolved = URI.create(base).resolve(reference).toString();
    // Java drops the empty host of a file URI.
    boolean lostHost = base.startsWith(NO_HOST)
        && resolved.startsWith("file:/")
        && !resolved.startsWith("file://");
    return lostHost ? NO_HOST + resolved.substring("file:/".length()) : resolved;
  }

  /**
   * Decodes a fragment.
   *
   * @throws IllegalArgumentException if it is not well formed
   */
  public static String decoded(String fragment) {
    return fragment.indexOf('%') < 0
        ? fragment
        : URLDecoder.decode(fragment.replace("+", "%2B"), StandardCharsets.UTF_8);
  }

  /** Decodes a fragment; returns it unchanged if it is not well formed, which the meta-schema reports. */
  public static String decodedIfWellFormed(String fragment) {
    try {
      return decoded(fragment);
    } catch (IllegalArgumentException e) {
      return fragment;
    }
  }

  /** Removes an empty fragment from an id; without it, the id still names the same schema. */
  public static String withoutEmptyFragment(String id) {
    return id.endsWith("#") ? id.substring(0, id.length() - 1) : id;
  }

  /** The part of a URI before the {@code #}, or all of it if there is none. */
  public static String withoutFragment(String uri) {
    int hash = uri.indexOf('#');
    return hash < 0 ? uri : uri.substring(0, hash);
  }
}
