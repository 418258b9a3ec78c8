package dev.masu.schema.internal.format;

import dev.masu.schema.internal.pattern.Regex;
import java.util.Collections;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.PatternSyntaxException;

/** The formats that are asserted: those of JSON Schema 2020-12, in every dialect, and the notations. */
public final class Formats {
  private static final String UUID = "2eb8aa08-aa98-11ea-b4aa-73b441d16380";

  /** An expression without these characters is valid, whatever else it has. */
  private static final String REGEX_SYNTAX = "\\*+?()[]{}";

  /** RFC 6901, section 3. */
  private static final String JSON_POINTER = "(?:/(?:[^/~]|~[01])*)*";

  /** Draft-bhutton-relative-json-pointer-00, section 3; its grammar leaves {@code 0-1#} out, its examples do not. */
  private static final String RELATIVE_JSON_POINTER =
      "(?:0|[1-9]\\d*)(?:[+\\-](?:0|[1-9]\\d*))?(?:#|" + JSON_POINTER + ")";

  private static final Map<String, FormatCheck> CHECKS = checks();

  private Formats() {}

  private static Map<String, FormatCheck> checks() {
    Map<String, FormatCheck> checks = new TreeMap<>(Map.ofEntries(
        Map.entry("date", DatesAndTimes::isDate),
        Map.entry("date-time", DatesAndTimes::isDateTime),
        Map.entry("duration", DatesAndTimes.DURATION),
        Map.entry("email", EmailAddresses::isAscii),
        Map.entry("hostname", HostNames::isAscii),
        Map.entry("idn-email", EmailAddresses::isInternational),
        Map.entry("idn-hostname", HostNames::isInternational),
        Map.entry("ipv4", IpAddresses.V4),
        Map.entry("ipv6", IpAddresses.V6),
        Map.entry("iri", UriGrammar.IRI),
        Map.entry("iri-reference", UriGrammar.IRI_REFERENCE),
        Map.entry("json-pointer", new Grammar(JSON_POINTER)),
        Map.entry("regex", Formats::isRegex),
        Map.entry("relative-json-pointer", new Grammar(RELATIVE_JSON_POINTER)),
        Map.entry("time", DatesAndTimes::isTime),
        Map.entry("uri", UriGrammar.URI),
        Map.entry("uri-reference", UriGrammar.URI_REFERENCE),
        Map.entry("uri-template", UriGrammar.TEMPLATE),
        Map.entry("uuid", Formats::isUuid)));
    for (NotationFormat notation : NotationFormat.values()) {
      checks.put(notation.format(), notation);
    }
    return Collections.unmodifiableMap(checks);
  }

  /** The names of all known formats, sorted. */
  public static Set<String> names() {
    return CHECKS.keySet();
  }

  /** The check of a format, or empty if the name is unknown: such a {@code format} is an annotation. */
  public static Optional<FormatCheck> of(String name) {
    return Optional.ofNullable(CHECKS.get(name));
  }

  /** Any version and variant (RFC 4122, section 3). */
  private static boolean isUuid(String text) {
    if (text.length() != UUID.length()) {
      return false;
    }
    for (int i = 0; i < UUID.length(); i++) {
      char c = text.charAt(i);
      if (UUID.charAt(i) == '-' ? c != '-' : !HexFormat.isHexDigit(c)) {
        return false;
      }
    }
    return true;
  }

  /** ECMA-262, section 22.2.1, unless it is too large to be used. */
  private static boolean isRegex(String text) {
    return text.chars().noneMatch(c -> REGEX_SYNTAX.indexOf(c) >= 0) || canBeParsed(text);
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
