package dev.masu.schema.internal.format;

import dev.masu.schema.internal.format.UriPart.Beyond;

/**
 * The formats {@code uri} and {@code uri-reference} (RFC 3986, appendix A), {@code iri} and {@code
 * iri-reference} (RFC 3987, section 2.2): {@code [ scheme ":" ] [ "//" authority ] path [ "?" query ] [
 * "#" fragment ]}.
 */
final class UriGrammar implements FormatCheck {
  static final FormatCheck URI = new UriGrammar(true, Beyond.NONE, Beyond.NONE);

  static final FormatCheck URI_REFERENCE = new UriGrammar(false, Beyond.NONE, Beyond.NONE);

  static final FormatCheck IRI = new UriGrammar(true, Beyond.UCSCHAR, Beyond.UCSCHAR_AND_PRIVATE);

  static final FormatCheck IRI_REFERENCE =
      new UriGrammar(false, Beyond.UCSCHAR, Beyond.UCSCHAR_AND_PRIVATE);

  private static final String SUB_DELIMITERS = "!$&'()*+,;=";

  private static final UriPart FUTURE_ADDRESS =
      UriPart.unreservedAnd(SUB_DELIMITERS + ":", Beyond.NONE);

  private final boolean needsScheme;
  private final UriPart userInfo;
  private final UriPart host;
  private final UriPart path;
  private final UriPart query;
  private final UriPart fragment;

  private UriGrammar(boolean needsScheme, Beyond beyond, Beyond inQuery) {
    this.needsScheme = needsScheme;
    this.userInfo = UriPart.unreservedAnd(SUB_DELIMITERS + ":", beyond);
    this.host = UriPart.unreservedAnd(SUB_DELIMITERS, beyond);
    this.path = UriPart.unreservedAnd(SUB_DELIMITERS + ":@/", beyond);
    this.query = UriPart.unreservedAnd(SUB_DELIMITERS + ":@/?", inQuery);
    this.fragment = UriPart.unreservedAnd(SUB_DELIMITERS + ":@/?", beyond);
  }

  @Override
  public boolean isValid(String text) {
    int hash = Ascii.find('#', text, 0, text.length());
    int mark = Ascii.find('?', text, 0, hash);
    return isHierarchy(text, mark)
        && (mark == hash || query.matches(text, mark + 1, hash))
        && (hash == text.length() || fragment.matches(text, hash + 1, text.length()));
  }

  /** The first segment of a path without a scheme has no colon. */
  private boolean isHierarchy(String text, int to) {
    int segment = Ascii.find('/', text, 0, to);
    int colon = Ascii.find(':', text, 0, segment);
    return colon == segment
        ? !needsScheme && isAfterScheme(text, 0, to)
        : isScheme(text, colon) && isAfterScheme(text, colon + 1, to);
  }

  private static boolean isScheme(String text, int to) {
    for (int i = 0; i < to; i++) {
      char c = text.charAt(i);
      if (!Ascii.isLetter(c) && (i == 0 || !(Ascii.isDigit(c) || "+-.".indexOf(c) >= 0))) {
        return false;
      }
    }
    return to > 0;
  }

  private boolean isAfterScheme(String text, int from, int to) {
    if (from + 2 > to || !text.startsWith("//", from)) {
      return path.matches(text, from, to);
    }
    int end = Ascii.find('/', text, from + 2, to);
    return isAuthority(text, from + 2, end) && path.matches(text, end, to);
  }

  private boolean isAuthority(String text, int from, int to) {
    int at = Ascii.find('@', text, from, to);
    if (at == to) {
      return isHostAndPort(text, from, to);
    }
    return userInfo.matches(text, from, at) && isHostAndPort(text, at + 1, to);
  }

  private boolean isHostAndPort(String text, int from, int to) {
    if (from < to && text.charAt(from) == '[') {
      int end = Ascii.find(']', text, from, to);
      return end < to && isAddress(text, from + 1, end) && isPort(text, end + 1, to);
    }
    int colon = Ascii.find(':', text, from, to);
    return host.matches(text, from, colon) && isPort(text, colon, to);
  }

  private static boolean isPort(String text, int from, int to) {
    return from == to || (text.charAt(from) == ':' && Ascii.skipDigits(text, from + 1, to) == to);
  }

  private static boolean isAddress(String text, int from, int to) {
    return IpAddresses.isV6(text, from, to) || isFutureAddress(text, from, to);
  }

  /** {@code IPvFuture}, in which nothing is percent-encoded. */
  private static boolean isFutureAddress(String text, int from, int to) {
    if (from == to || (text.charAt(from) | 0x20) != 'v') {
      return false;
    }
    int dot = Ascii.skipHexDigits(text, from + 1, to);
    return dot > from + 1
        && dot + 1 < to
        && text.charAt(dot) == '.'
        && FUTURE_ADDRESS.matches(text, dot + 1, to)
        && Ascii.find('%', text, dot, to) == to;
  }
}
