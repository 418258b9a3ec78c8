package dev.masu.schema.internal.format;

import java.nio.charset.StandardCharsets;
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

  /** IPv6 addresses are checked apart (RFC 5321, section 4.1.3: leading zeros are valid, other tags are not). */
  private static final String LITERAL = "\\[(?:O\\.O\\.O\\.O|[Ii][Pp][Vv]6:[0-9A-Fa-f:.]+)\\]"
      .replace("O", "(?:[01]?\\d?\\d|2[0-4]\\d|25[0-5])");

  private static final FormatCheck ASCII = new Grammar(address("", HostNames.NAME));
  private static final FormatCheck INTERNATIONAL =
      new Grammar(address("\\x80-\\uD7FF\\uE000-\\u{10FFFF}", "[^@\\[]+"));

  private EmailAddresses() {}

  private static String address(String beyondAscii, String domain) {
    String atom = "[A-Za-z0-9!#$%&'*+\\-/=?^_`{|}~" + beyondAscii + "]+";
    String quoted = "\"(?:[ !#-\\[\\]-~" + beyondAscii + "]|\\\\[ -~])*\"";
    return "(?:" + atom + "(?:\\." + atom + ")*|" + quoted + ")@(?:" + domain + "|" + LITERAL + ")";
  }

  static boolean isAscii(String text) {
    int at = text.lastIndexOf('@');
    if (at > MAX_LOCAL || !ASCII.isValid(text)) {
      return false;
    }
    String domain = text.substring(at + 1);
    return domain.startsWith("[") ? isLiteralValid(domain) : HostNames.isNameValid(domain);
  }

  static boolean isInternational(String text) {
    int at = text.lastIndexOf('@');
    if (text.length() - at - 1 > MAX_DOMAIN || at > MAX_LOCAL || !INTERNATIONAL.isValid(text)) {
      return false;
    }
    String local = text.substring(0, at);
    String domain = text.substring(at + 1);
    return local.getBytes(StandardCharsets.UTF_8).length <= MAX_LOCAL
        && (domain.startsWith("[") ? isLiteralValid(domain) : isDomainValid(domain));
  }

  /** Unlike that of a host name alone, its form need not be composed (RFC 6531, section 3.3). */
  private static boolean isDomainValid(String domain) {
    return HostNames.isInternational(Normalizer.normalize(domain, Normalizer.Form.NFC));
  }

  private static boolean isLiteralValid(String literal) {
    int address = literal.indexOf(':') + 1;
    return address == 0 || IpAddresses.V6.isValid(literal.substring(address, literal.length() - 1));
  }
}
