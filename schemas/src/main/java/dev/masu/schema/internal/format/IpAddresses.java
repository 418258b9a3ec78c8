package dev.masu.schema.internal.format;

/** The formats {@code ipv4} (RFC 2673, section 3.2) and {@code ipv6} (RFC 4291, section 2.2). */
final class IpAddresses {
  private static final int V4_NUMBERS = 4;
  private static final int V6_GROUPS = 8;
  private static final int MAX_HEX_DIGITS = 4;
  private static final int MAX_DIGITS = 3;

  private IpAddresses() {}

  static boolean isV4(String text) {
    return isV4(text, 0, text.length(), false);
  }

  static boolean isV6(String text) {
    return isV6(text, 0, text.length());
  }

  /**
   * Whether a part of a text is an IPv4 address.
   *
   * @param allowsLeadingZeros as the literals of e-mail addresses do (RFC 5321, section 4.1.3)
   */
  static boolean isV4(String text, int from, int to, boolean allowsLeadingZeros) {
    int at = from;
    for (int i = 0; i < V4_NUMBERS; i++) {
      if (i > 0) {
        if (at == to || text.charAt(at) != '.') {
          return false;
        }
        at++;
      }
      int end = Ascii.skipDigits(text, at, Math.min(to, at + MAX_DIGITS));
      if (!isOctet(text, at, end, allowsLeadingZeros)) {
        return false;
      }
      at = end;
    }
    return at == to;
  }

  private static boolean isOctet(String text, int from, int to, boolean allowsLeadingZeros) {
    int number = 0;
    for (int i = from; i < to; i++) {
      number = number * 10 + text.charAt(i) - '0';
    }
    boolean hasLeadingZero = to > from + 1 && text.charAt(from) == '0';
    return to > from && number <= 0xFF && (allowsLeadingZeros || !hasLeadingZero);
  }

  /** Whether a part of a text is an IPv6 address, without a zone. */
  static boolean isV6(String text, int from, int to) {
    int groups = 0;
    boolean isShortened = false;
    int at = from;
    while (at < to) {
      if (text.startsWith("::", at) && !isShortened && at + 2 <= to) {
        isShortened = true;
        at += 2;
        continue;
      }
      if (at > from && text.charAt(at - 1) != ':') {
        if (text.charAt(at) != ':') {
          return false;
        }
        at++;
      }
      int end = Ascii.skipHexDigits(text, at, Math.min(to, at + MAX_HEX_DIGITS));
      if (end < to && text.charAt(end) == '.') {
        groups += 2;
        return isV4(text, at, to, false) && isComplete(groups, isShortened);
      }
      if (end == at || ++groups > V6_GROUPS) {
        return false;
      }
      at = end;
    }
    return isComplete(groups, isShortened);
  }

  /** Groups of zeros that are left out are one at least. */
  private static boolean isComplete(int groups, boolean isShortened) {
    return isShortened ? groups < V6_GROUPS : groups == V6_GROUPS;
  }
}
