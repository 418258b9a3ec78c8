package dev.masu.schema.internal.reference;

import com.networknt.schema.format.IPv6Format;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.function.Predicate;

/**
 * Addresses of electronic mail: {@code Local-part "@" ( Domain / address-literal )} (RFC 5321, section
 * 4.1.2), such as {@code joe@example.org}, {@code "joe bloggs"@example.org} and {@code joe@[127.0.0.1]}.
 *
 * <p>Which domains there are is nothing that its form tells: there is no list of them.
 */
final class Mailbox {
  /** In octets, quotes included (RFC 5321, section 4.5.3.1.1). */
  private static final int MAX_LOCAL = 64;

  /** RFC 5321, section 4.5.3.1.2. */
  private static final int MAX_DOMAIN = 255;

  private static final Grammar ASCII = local("");

  /** RFC 6531, section 3.3: all characters beyond ASCII, but no halves of surrogate pairs. */
  private static final Grammar UTF_8 = local("\\u{80}-\\u{D7FF}\\u{E000}-\\u{10FFFF}");

  private static final Grammar IPV4 = Grammar.compile(
      "(?:25[0-5]|2[0-4][0-9]|[01]?[0-9]?[0-9])(?:\\.(?:25[0-5]|2[0-4][0-9]|[01]?[0-9]?[0-9])){3}");

  private static final IPv6Format IPV6 = new IPv6Format();
  private static final String IPV6_TAG = "IPv6:";

  private Mailbox() {}

  private static Grammar local(String beyond) {
    String atom = "[-0-9A-Za-z!#$%&'*+/=?^_`{|}~" + beyond + "]+";
    String quoted = "\"(?:[ !#-\\[\\]-~" + beyond + "]|\\\\[ -~])*\"";
    return Grammar.compile(atom + "(?:\\." + atom + ")*|" + quoted);
  }

  /** Whether a text is an address in ASCII. */
  static boolean isAscii(String text) {
    return matches(text, ASCII, HostName::isAscii);
  }

  /** Whether a text is an address that may have other characters before and behind the {@code @}. */
  static boolean isInternational(String text) {
    return matches(text, UTF_8, Mailbox::isInternationalDomain);
  }

  /** Unlike that of a host name alone, its form is not asked to be composed (RFC 6531, section 3.3). */
  private static boolean isInternationalDomain(String domain) {
    return HostName.isInternational(Normalizer.normalize(domain, Normalizer.Form.NFC));
  }

  private static boolean matches(String text, Grammar local, Predicate<String> domain) {
    int at = text.lastIndexOf('@');
    if (at < 0 || at > MAX_LOCAL) {
      return false;
    }
    String name = text.substring(0, at);
    String host = text.substring(at + 1);
    return host.length() <= MAX_DOMAIN
        && name.getBytes(StandardCharsets.UTF_8).length <= MAX_LOCAL
        && local.matches(name)
        && (host.startsWith("[") ? isLiteral(host) : domain.test(host));
  }

  /** RFC 5321, section 4.1.3: no other tag than that of IPv6 is registered. */
  private static boolean isLiteral(String host) {
    if (!host.endsWith("]")) {
      return false;
    }
    String address = host.substring(1, host.length() - 1);
    return address.regionMatches(true, 0, IPV6_TAG, 0, IPV6_TAG.length())
        ? IPV6.matches(null, address.substring(IPV6_TAG.length()))
        : IPV4.matches(address);
  }
}
