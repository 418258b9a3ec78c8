package dev.masu.schema.internal.format;

import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.function.Predicate;

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

  /** RFC 5321, section 4.1.3: leading zeros are valid, tags other than IPv6 are not. */
  private static final String LITERAL =
      "\\[(?:O\\.O\\.O\\.O|[Ii][Pp][Vv]6:".replace("O", "(?:[01]?\\d?\\d|2[0-4]\\d|25[0-5])")
          + Hosts.V6_ADDRESS + ")\\]";

  private static final String BEYOND_ASCII = "\\x80-\\uD7FF\\uE000-\\u{10FFFF}";

  private static final Grammar INTERNATIONAL =
      new Grammar(local(BEYOND_ASCII) + "@(?:[^@\\[]+|" + LITERAL + ")");

  static final Grammar EMAIL = withSimpleNames(EmailAddresses::isAscii);
  static final Grammar IDN_EMAIL = withSimpleNames(EmailAddresses::isInternational);

  private EmailAddresses() {}

  private static Grammar withSimpleNames(Predicate<String> fallback) {
    return new Grammar(local("") + "@" + Hosts.SIMPLE_NAME, MAX_LOCAL, fallback);
  }

  private static String local(String beyondAscii) {
    String atom = "[A-Za-z0-9!#$%&'*+\\-/=?^_`{|}~" + beyondAscii + "]+";
    String quoted = "\"(?:[ !#-\\[\\]-~" + beyondAscii + "]|\\\\[ -~])*\"";
    return "(?:" + atom + "(?:\\." + atom + ")*|" + quoted + ")";
  }

  private static boolean isAscii(String text) {
    return text.chars().allMatch(c -> c < 0x80) && isInternational(text);
  }

  private static boolean isInternational(String text) {
    int at = text.lastIndexOf('@');
    return INTERNATIONAL.test(text)
        && text.substring(0, at).getBytes(StandardCharsets.UTF_8).length <= MAX_LOCAL
        && (text.startsWith("[", at + 1) || isDomainValid(text.substring(at + 1)));
  }

  /** Unlike a host name on its own, the domain need not be in normalization form C (RFC 6531, section 3.3). */
  private static boolean isDomainValid(String domain) {
    return Hosts.isInternational(Normalizer.normalize(domain, Normalizer.Form.NFC));
  }
}
