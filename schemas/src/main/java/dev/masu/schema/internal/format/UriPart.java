package dev.masu.schema.internal.format;

/**
 * The characters of one part of a URI or IRI: unreserved ones, some others, and percent-encoded octets
 * (RFC 3986, section 2; RFC 3987, section 2.2).
 */
final class UriPart {
  private static final String UNRESERVED =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~";

  /** Which characters beyond ASCII a part may have. */
  enum Beyond {
    NONE,
    UCSCHAR,
    UCSCHAR_AND_PRIVATE
  }

  private final boolean[] ascii = new boolean[0x80];
  private final Beyond beyond;

  private UriPart(String characters, Beyond beyond) {
    characters.chars().forEach(c -> ascii[c] = true);
    this.beyond = beyond;
  }

  /** Unreserved characters and others. */
  static UriPart unreservedAnd(String others, Beyond beyond) {
    return new UriPart(UNRESERVED + others, beyond);
  }

  /** Whether all characters between two indices may be in this part. */
  boolean matches(String text, int from, int to) {
    return skip(text, from, to) == to;
  }

  /** The index of the first character from an index on that may not be in this part, or {@code to}. */
  int skip(String text, int from, int to) {
    int at = from;
    while (at < to) {
      int length = lengthAt(text, at, to);
      if (length == 0) {
        return at;
      }
      at += length;
    }
    return at;
  }

  private int lengthAt(String text, int at, int to) {
    char c = text.charAt(at);
    if (c < ascii.length) {
      return ascii[c] ? 1 : percentEncodedAt(text, at, to);
    }
    int codePoint = text.codePointAt(at);
    return isAllowed(codePoint) ? Character.charCount(codePoint) : 0;
  }

  /** The length of a percent-encoded octet at an index, or 0 if there is none. */
  static int percentEncodedAt(String text, int at, int to) {
    boolean isEncoded = at + 2 < to
        && text.charAt(at) == '%'
        && Ascii.isHexDigit(text.charAt(at + 1))
        && Ascii.isHexDigit(text.charAt(at + 2));
    return isEncoded ? 3 : 0;
  }

  private boolean isAllowed(int codePoint) {
    return switch (beyond) {
      case NONE -> false;
      case UCSCHAR -> isUcschar(codePoint);
      case UCSCHAR_AND_PRIVATE -> isUcschar(codePoint) || isPrivate(codePoint);
    };
  }

  private static boolean isUcschar(int c) {
    if (c < 0x10000) {
      return (c >= 0xA0 && c <= 0xD7FF)
          || (c >= 0xF900 && c <= 0xFDCF)
          || (c >= 0xFDF0 && c <= 0xFFEF);
    }
    boolean isNoncharacter = (c & 0xFFFF) > 0xFFFD;
    return !isNoncharacter && (c < 0xE0000 || (c >= 0xE1000 && c < 0xF0000));
  }

  private static boolean isPrivate(int c) {
    return (c >= 0xE000 && c <= 0xF8FF) || (c >= 0xF0000 && (c & 0xFFFF) <= 0xFFFD);
  }
}
