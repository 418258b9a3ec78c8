package dev.masu.schema.internal.format;

import java.text.Normalizer;

/**
 * The formats {@code email} (RFC 5321, section 4.1.2) and {@code idn-email} (RFC 6531, section 3.3): {@code
 * Local-part "@" ( Domain / address-literal )}, such as {@code joe@example.org}, {@code
 * "joe bloggs"@example.org} and {@code joe@[127.0.0.1]}.
 *
 * <p>Whether a domain exists is not checked.
 */
final class EmailAddresses {
  /** In octets, quotes included (RFC 5321, section 4.5.3.1.1). */
  private static final int MAX_LOCAL = 64;

  /** RFC 5321, section 4.5.3.1.2. */
  private static final int MAX_DOMAIN = 255;

  private static final String ATOM_SIGNS = "!#$%&'*+-/=?^_`{|}~";
  private static final String IPV6_TAG = "IPv6:";

  private EmailAddresses() {}

  static boolean isAscii(String text) {
    return isAddress(text, false);
  }

  /** Whether a text is an address that may have characters beyond ASCII on both sides of the {@code @}. */
  static boolean isInternational(String text) {
    return isAddress(text, true);
  }

  private static boolean isAddress(String text, boolean isInternational) {
    int at = text.lastIndexOf('@');
    return at > 0
        && at <= MAX_LOCAL
        && text.length() - at - 1 <= MAX_DOMAIN
        && isLocal(text, at, isInternational)
        && octets(text, at) <= MAX_LOCAL
        && isHost(text, at + 1, isInternational);
  }

  private static boolean isLocal(String text, int to, boolean isInternational) {
    return text.charAt(0) == '"'
        ? isQuoted(text, to, isInternational)
        : isDotString(text, to, isInternational);
  }

  private static boolean isDotString(String text, int to, boolean isInternational) {
    boolean isAtom = false;
    for (int i = 0; i < to; i++) {
      char c = text.charAt(i);
      boolean isDot = isAtom && c == '.';
      if (!isDot && !isOfAtoms(c) && !isBeyondAscii(text, i, isInternational)) {
        return false;
      }
      isAtom = !isDot;
    }
    return isAtom;
  }

  private static boolean isOfAtoms(char c) {
    return Ascii.isLetter(c) || Ascii.isDigit(c) || ATOM_SIGNS.indexOf(c) >= 0;
  }

  private static boolean isQuoted(String text, int to, boolean isInternational) {
    int at = 1;
    while (at < to - 1) {
      char c = text.charAt(at);
      if (c == '\\') {
        at++;
      }
      boolean isValid = c == '\\'
          ? at < to - 1 && isPrintable(text.charAt(at))
          : (c != '"' && isPrintable(c)) || isBeyondAscii(text, at, isInternational);
      if (!isValid) {
        return false;
      }
      at++;
    }
    return at == to - 1 && text.charAt(at) == '"';
  }

  private static boolean isPrintable(char c) {
    return c >= ' ' && c <= '~';
  }

  /** Any character that UTF-8 has: half of a surrogate pair is none. */
  private static boolean isBeyondAscii(String text, int at, boolean isInternational) {
    char c = text.charAt(at);
    if (!isInternational || c < 0x80) {
      return false;
    }
    if (Character.isHighSurrogate(c)) {
      return Character.isLowSurrogate(text.charAt(at + 1));
    }
    return !Character.isLowSurrogate(c)
        || (at > 0 && Character.isHighSurrogate(text.charAt(at - 1)));
  }

  /** The length of a well-formed text in UTF-8. */
  private static int octets(String text, int to) {
    int octets = 0;
    for (int i = 0; i < to; i++) {
      octets += octets(text.charAt(i));
    }
    return octets;
  }

  private static int octets(char c) {
    if (c < 0x80) {
      return 1;
    }
    // Each half of a surrogate pair counts for two of its four octets.
    boolean isTwo = c < 0x800 || Character.isSurrogate(c);
    return isTwo ? 2 : 3;
  }

  private static boolean isHost(String text, int from, boolean isInternational) {
    if (text.startsWith("[", from)) {
      return text.endsWith("]") && isAddressLiteral(text, from + 1, text.length() - 1);
    }
    return HostNames.isAscii(text, from, text.length())
        || (isInternational && isInternationalDomain(text.substring(from)));
  }

  /** Unlike that of a host name alone, its form need not be composed (RFC 6531, section 3.3). */
  private static boolean isInternationalDomain(String domain) {
    return HostNames.isInternational(Normalizer.normalize(domain, Normalizer.Form.NFC));
  }

  /** RFC 5321, section 4.1.3: no other tag than that of IPv6 is registered. */
  private static boolean isAddressLiteral(String text, int from, int to) {
    return text.regionMatches(true, from, IPV6_TAG, 0, IPV6_TAG.length())
        ? IpAddresses.isV6(text, from + IPV6_TAG.length(), to)
        : IpAddresses.isV4(text, from, to, true);
  }
}
