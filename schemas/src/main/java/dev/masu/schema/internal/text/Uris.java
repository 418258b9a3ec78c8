package dev.masu.schema.internal.text;

import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;

/** URIs of schemas, as text. */
public final class Uris {
  private static final String NO_HOST = "file:///";

  private Uris() {}

  /**
   * The URI that a reference means.
   *
   * @throws IllegalArgumentException if it is not well formed
   */
  public static String resolved(String base, String reference) {
    String resolved = URI.create(base).resolve(reference).toString();
    // Java leaves out the host of a file if it has none.
    boolean lostHost = base.startsWith(NO_HOST)
        && resolved.startsWith("file:/")
        && !resolved.startsWith("file://");
    return lostHost ? NO_HOST + resolved.substring("file:/".length()) : resolved;
  }

  /**
   * A fragment as text.
   *
   * @throws IllegalArgumentException if it is not well formed
   */
  public static String decoded(String fragment) {
    return fragment.indexOf('%') < 0
        ? fragment
        : URLDecoder.decode(fragment.replace("+", "%2B"), StandardCharsets.UTF_8);
  }

  /** A fragment as text, or as it is if it is not well formed: to say so is for the meta-schema. */
  public static String decodedIfWellFormed(String fragment) {
    try {
      return decoded(fragment);
    } catch (IllegalArgumentException e) {
      return fragment;
    }
  }

  /** The same id without an empty fragment, as which it names the same schema. */
  public static String withoutEmptyFragment(String id) {
    return id.endsWith("#") ? id.substring(0, id.length() - 1) : id;
  }

  /** The part before the {@code #}, if there is one. */
  public static String withoutFragment(String uri) {
    int hash = uri.indexOf('#');
    return hash < 0 ? uri : uri.substring(0, hash);
  }
}
