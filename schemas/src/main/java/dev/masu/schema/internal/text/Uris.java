package dev.masu.schema.internal.text;

import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/** URIs of schemas, as text. */
public final class Uris {
  /** Java leaves out the empty host of some file URIs. */
  private static final Pattern NO_HOST = Pattern.compile("^((?:jar:)?file:)/(?!/)");

  /** Java keeps dot segments that lead above the root (RFC 3986, section 5.2.4, drops them). */
  private static final Pattern ABOVE_ROOT =
      Pattern.compile("^([^:/?#]+:(?://[^/?#]*)?)(?:/\\.\\.)+(?:/|(?=[?#])|$)");

  /** How to write what is not a URI. */
  public static final String REMEDY = "; percent-encode it, as %20 for a space and %25 for %";

  private Uris() {}

  /**
   * Parses a URI, or a relative reference.
   *
   * @throws IllegalArgumentException if it is neither, or has half of a surrogate pair, which Java accepts but cannot
   *     encode
   */
  public static URI parsed(String text) {
    if (!StandardCharsets.UTF_8.newEncoder().canEncode(text)) {
      throw new IllegalArgumentException("half of a surrogate pair");
    }
    return URI.create(text);
  }

  /**
   * Resolves a reference against a base URI. In the URI of a file in a jar, it is resolved against the part after the
   * last {@code !}.
   *
   * @return the URI, normalized
   * @throws IllegalArgumentException if it is not well formed
   */
  public static String resolved(String base, String reference) {
    int entry = base.startsWith("jar:") ? base.lastIndexOf("!/") + 1 : 0;
    String own = base.substring(entry);
    // Java resolves a query against the folder (RFC 3986, section 5.2.2: against the file).
    String file = reference.startsWith("?") ? own.replaceFirst("[?#].*", "") : "";
    URI resolved = parsed(own).resolve(parsed(file + reference));
    return normalized(
        resolved.isAbsolute() ? resolved.toString() : base.substring(0, entry) + resolved);
  }

  /**
   * The form in which URIs are compared: in ASCII, without dot segments, without an empty fragment, and with three
   * slashes if it is that of a file. What is not a URI is returned unchanged.
   */
  public static String normalized(String uri) {
    try {
      String ascii = parsed(withoutEmptyFragment(uri)).normalize().toASCIIString();
      if (ascii.contains("/..")) {
        ascii = ABOVE_ROOT.matcher(ascii).replaceFirst("$1/");
      }
      return NO_HOST.matcher(ascii).replaceFirst("$1///");
    } catch (IllegalArgumentException e) {
      return uri;
    }
  }

  /** Whether a text is a URI or a relative reference (RFC 3986, section 4.1), or one with letters beyond ASCII. */
  public static boolean isReference(String text) {
    try {
      parsed(text);
      return true;
    } catch (IllegalArgumentException e) {
      return false;
    }
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

  /** Decodes a fragment; returns it unchanged if it is not well formed. */
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
