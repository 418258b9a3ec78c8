package dev.masu.schema.internal.reference;

import com.networknt.schema.format.IPv6Format;
import java.util.function.Predicate;

/**
 * The grammar of URIs (RFC 3986, appendix A), or of IRIs (RFC 3987, section 2.2): {@code
 * [ scheme ":" ] [ "//" authority ] path [ "?" query ] [ "#" fragment ]}.
 *
 * <p>What part of a text may be what is told by the signs that separate them, so that each is looked at
 * once.
 */
final class UriSyntax implements Predicate<String> {
  /** What IRIs may hold beyond ASCII: {@code ucschar}. */
  static final String BEYOND_ASCII = beyondAscii();

  /** What their queries may hold besides: {@code iprivate}. */
  static final String PRIVATE = "\\u{E000}-\\u{F8FF}\\u{F0000}-\\u{FFFFD}\\u{100000}-\\u{10FFFD}";

  static final String PERCENT_ENCODED = "%[0-9A-Fa-f]{2}";

  private static final String SUB_DELIMITERS = "!$&'()*+,;=";

  private static final Grammar SCHEME = Grammar.compile("[A-Za-z][-0-9A-Za-z+.]*");

  private static final Grammar FUTURE_ADDRESS =
      Grammar.compile("[vV][0-9A-Fa-f]+\\.[-0-9A-Za-z._~!$&'()*+,;=:]+");

  private static final IPv6Format IPV6 = new IPv6Format();

  private final boolean needsScheme;
  private final Grammar authority;
  private final Grammar path;
  private final Grammar query;
  private final Grammar fragment;

  private UriSyntax(boolean needsScheme, String beyond, String inQuery) {
    String plain = SUB_DELIMITERS + beyond;
    this.needsScheme = needsScheme;
    this.authority = Grammar.compile(
        "(?:" + any(plain + ":") + "@)?(?:" + any(plain) + "|\\[[^\\[\\]]*\\])(?::[0-9]*)?");
    this.path = Grammar.compile(any(plain + ":@/"));
    this.query = Grammar.compile(any(plain + ":@/?" + inQuery));
    this.fragment = Grammar.compile(any(plain + ":@/?"));
  }

  /** Any number of unreserved characters, of some others, and of any that are percent-encoded. */
  private static String any(String others) {
    return "(?:[-0-9A-Za-z._~" + others + "]|" + PERCENT_ENCODED + ")*";
  }

  private static String beyondAscii() {
    StringBuilder ranges =
        new StringBuilder("\\u{A0}-\\u{D7FF}\\u{F900}-\\u{FDCF}\\u{FDF0}-\\u{FFEF}");
    for (int plane = 0x1; plane <= 0xD; plane++) {
      String digit = Integer.toHexString(plane);
      ranges.append("\\u{" + digit + "0000}-\\u{" + digit + "FFFD}");
    }
    return ranges.append("\\u{E1000}-\\u{EFFFD}").toString();
  }

  static UriSyntax uri() {
    return new UriSyntax(true, "", "");
  }

  static UriSyntax uriReference() {
    return new UriSyntax(false, "", "");
  }

  static UriSyntax iri() {
    return new UriSyntax(true, BEYOND_ASCII, PRIVATE);
  }

  static UriSyntax iriReference() {
    return new UriSyntax(false, BEYOND_ASCII, PRIVATE);
  }

  @Override
  public boolean test(String text) {
    int hash = endOf(text, '#');
    int mark = endOf(text.substring(0, hash), '?');
    return fragment.matches(behind(text, hash))
        && query.matches(behind(text.substring(0, hash), mark))
        && isHierarchy(text.substring(0, mark));
  }

  private static int endOf(String text, char sign) {
    int at = text.indexOf(sign);
    return at < 0 ? text.length() : at;
  }

  private static String behind(String text, int sign) {
    return text.substring(Math.min(sign + 1, text.length()));
  }

  /** In the first part of a path without a scheme before it there is no colon. */
  private boolean isHierarchy(String text) {
    int colon = text.indexOf(':');
    if (colon < 0 || colon > endOf(text, '/')) {
      return !needsScheme && isBehindScheme(text);
    }
    return SCHEME.matches(text.substring(0, colon)) && isBehindScheme(text.substring(colon + 1));
  }

  private boolean isBehindScheme(String text) {
    if (!text.startsWith("//")) {
      return path.matches(text);
    }
    int end = 2 + endOf(text.substring(2), '/');
    return isAuthority(text.substring(2, end)) && path.matches(text.substring(end));
  }

  private boolean isAuthority(String text) {
    if (!authority.matches(text)) {
      return false;
    }
    int bracket = text.indexOf('[');
    if (bracket < 0) {
      return true;
    }
    String address = text.substring(bracket + 1, text.indexOf(']'));
    return FUTURE_ADDRESS.matches(address) || IPV6.matches(null, address);
  }
}
