package dev.masu.schema.internal.format;

/**
 * The formats {@code uri} and {@code uri-reference} (RFC 3986, appendix A), {@code iri} and {@code iri-reference}
 * (RFC 3987, section 2.2), and {@code uri-template} (RFC 6570, section 2, with erratum 6937: {@code '} is a literal).
 */
final class UriGrammar {
  private static final String SCHEME = "[A-Za-z][A-Za-z0-9+\\-.]*";
  private static final String UNRESERVED = "A-Za-z0-9\\-._~";
  private static final String SUB_DELIMITERS = "!$&'()*+,;=";
  private static final String ENCODED = "%" + Grammar.HEX_DIGIT + "{2}";

  /** Characters beyond ASCII: {@code ucschar}. */
  private static final String UCSCHAR =
      "\\u00A0-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFEF\\u{10000}-\\u{1FFFD}\\u{20000}-\\u{2FFFD}"
          + "\\u{30000}-\\u{3FFFD}\\u{40000}-\\u{4FFFD}\\u{50000}-\\u{5FFFD}\\u{60000}-\\u{6FFFD}"
          + "\\u{70000}-\\u{7FFFD}\\u{80000}-\\u{8FFFD}\\u{90000}-\\u{9FFFD}\\u{A0000}-\\u{AFFFD}"
          + "\\u{B0000}-\\u{BFFFD}\\u{C0000}-\\u{CFFFD}\\u{D0000}-\\u{DFFFD}\\u{E1000}-\\u{EFFFD}";

  /** Characters for private use: {@code iprivate}. */
  private static final String PRIVATE =
      "\\uE000-\\uF8FF\\u{F0000}-\\u{FFFFD}\\u{100000}-\\u{10FFFD}";

  /** An IPv6 address, or one of a later version. */
  private static final String IP_LITERAL = "\\[(?:" + Hosts.V6_ADDRESS + "|[Vv]" + Grammar.HEX_DIGIT
      + "+\\.[" + UNRESERVED + SUB_DELIMITERS + ":]+)\\]";

  private static final String VARIABLE_PART = "(?:[A-Za-z0-9_]|" + ENCODED + ")+";
  private static final String VARIABLE =
      VARIABLE_PART + "(?:\\." + VARIABLE_PART + ")*(?:\\*|:[1-9]\\d{0,3})?";

  static final Grammar URI = grammar(true, "", "");
  static final Grammar URI_REFERENCE = grammar(false, "", "");
  static final Grammar IRI = grammar(true, UCSCHAR, PRIVATE);
  static final Grammar IRI_REFERENCE = grammar(false, UCSCHAR, PRIVATE);

  static final Grammar TEMPLATE =
      new Grammar("(?:" + oneOf(UNRESERVED + "!#$&'()*+,/:;=?@[\\]" + UCSCHAR + PRIVATE)
          + "|\\{[+#./;?&=,!@|]?" + VARIABLE + "(?:," + VARIABLE + ")*\\})*");

  private UriGrammar() {}

  private static Grammar grammar(boolean needsScheme, String beyondAscii, String beyondInQuery) {
    String inHost = UNRESERVED + SUB_DELIMITERS + beyondAscii;
    String path = oneOf(inHost + ":@/") + "*";
    String authority =
        "(?:" + oneOf(inHost + ":") + "*@)?(?:" + IP_LITERAL + "|" + oneOf(inHost) + "*)(?::\\d*)?";
    String withAuthority = "//" + authority + "(?:/" + path + ")?";
    String rootless = oneOf(inHost + ":@") + path;
    String absolute = "/(?:" + rootless + ")?";
    String withoutColon = oneOf(inHost + "@") + "+(?:/" + path + ")?";
    String scheme = "(?:" + SCHEME + ":)" + (needsScheme ? "" : "?");
    String beforeQuery = scheme + "(?:" + withAuthority + "|" + absolute + ")?|" + SCHEME + ":"
        + rootless + (needsScheme ? "" : "|" + withoutColon);
    String query = oneOf(inHost + ":@/?" + beyondInQuery) + "*";
    String fragment = oneOf(inHost + ":@/?") + "*";
    return new Grammar("(?:" + beforeQuery + ")(?:\\?" + query + ")?(?:#" + fragment + ")?");
  }

  /** One of the given characters, or a percent-encoded octet. */
  private static String oneOf(String characters) {
    return "(?:[" + characters + "]|" + ENCODED + ")";
  }
}
