package dev.masu.schema.internal.format;

import dev.masu.schema.internal.pattern.Regex;
import java.util.HexFormat;
import java.util.Locale;
import java.util.regex.PatternSyntaxException;

/** The formats of JSON Schema 2020-12. What checks one is loaded when it is first asked. */
enum StandardFormat implements FormatCheck {
  DATE,
  DATE_TIME,
  DURATION,
  EMAIL,
  HOSTNAME,
  IDN_EMAIL,
  IDN_HOSTNAME,
  IPV4,
  IPV6,
  IRI,
  IRI_REFERENCE,
  JSON_POINTER,
  REGEX,
  RELATIVE_JSON_POINTER,
  TIME,
  URI,
  URI_REFERENCE,
  URI_TEMPLATE,
  UUID;

  private static final String UUID_FORM = "2eb8aa08-aa98-11ea-b4aa-73b441d16380";

  /** An expression without these characters is valid, whatever else it has. */
  private static final String REGEX_SYNTAX = "\\*+?()[]{}";

  /** RFC 6901, section 3. */
  private static final String POINTER = "(?:/(?:[^/~]|~[01])*)*";

  private static final FormatCheck POINTERS = new Grammar(POINTER);

  /** Draft-bhutton-relative-json-pointer-00, section 3; its grammar leaves {@code 0-1#} out, its examples do not. */
  private static final FormatCheck RELATIVE_POINTERS =
      new Grammar("(?:0|[1-9]\\d*)(?:[+\\-](?:0|[1-9]\\d*))?(?:#|" + POINTER + ")");

  private final String format = name().toLowerCase(Locale.ROOT).replace('_', '-');

  /** The value of {@code format}. */
  String format() {
    return format;
  }

  @Override
  public boolean isValid(String text) {
    return switch (this) {
      case DATE -> DatesAndTimes.isDate(text);
      case DATE_TIME -> DatesAndTimes.isDateTime(text);
      case DURATION -> DatesAndTimes.DURATION.isValid(text);
      case EMAIL -> EmailAddresses.isAscii(text);
      case HOSTNAME -> HostNames.isAscii(text);
      case IDN_EMAIL -> EmailAddresses.isInternational(text);
      case IDN_HOSTNAME -> HostNames.isInternational(text);
      case IPV4 -> IpAddresses.V4.isValid(text);
      case IPV6 -> IpAddresses.V6.isValid(text);
      case IRI -> UriGrammar.IRI.isValid(text);
      case IRI_REFERENCE -> UriGrammar.IRI_REFERENCE.isValid(text);
      case JSON_POINTER -> POINTERS.isValid(text);
      case REGEX -> isRegex(text);
      case RELATIVE_JSON_POINTER -> RELATIVE_POINTERS.isValid(text);
      case TIME -> DatesAndTimes.isTime(text);
      case URI -> UriGrammar.URI.isValid(text);
      case URI_REFERENCE -> UriGrammar.URI_REFERENCE.isValid(text);
      case URI_TEMPLATE -> UriGrammar.TEMPLATE.isValid(text);
      case UUID -> isUuid(text);
    };
  }

  /** Any version and variant (RFC 4122, section 3). */
  private static boolean isUuid(String text) {
    if (text.length() != UUID_FORM.length()) {
      return false;
    }
    for (int i = 0; i < UUID_FORM.length(); i++) {
      char c = text.charAt(i);
      if (UUID_FORM.charAt(i) == '-' ? c != '-' : !HexFormat.isHexDigit(c)) {
        return false;
      }
    }
    return true;
  }

  /** ECMA-262, section 22.2.1, unless it is too large to be used. */
  private static boolean isRegex(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (REGEX_SYNTAX.indexOf(text.charAt(i)) >= 0) {
        return canBeParsed(text);
      }
    }
    return true;
  }

  private static boolean canBeParsed(String text) {
    try {
      Regex.parse(text);
      return true;
    } catch (PatternSyntaxException | StackOverflowError e) {
      // The parser bounds its depth, but the caller may have left little of the thread's stack.
      return false;
    }
  }
}
