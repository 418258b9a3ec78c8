package dev.masu.schema.internal.format;

import static java.util.Map.entry;

import dev.masu.schema.internal.pattern.Regex;
import java.util.Collections;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.PatternSyntaxException;

/** The formats that Masu asserts: those of JSON Schema 2020-12, in every dialect, and Sashité's notations. */
public final class Formats {
  private static final Grammar UUID =
      new Grammar("H{8}-H{4}-H{4}-H{4}-H{12}".replace("H", Grammar.HEX_DIGIT));

  /** RFC 6901, section 3. */
  private static final String POINTER = "(?:/(?:[^/~]|~[01])*)*";

  private static final Grammar JSON_POINTER = new Grammar(POINTER);

  /** Draft-bhutton-relative-json-pointer-00, section 3; its grammar lacks {@code 0-1#}, but its examples have it. */
  private static final Grammar RELATIVE_JSON_POINTER =
      new Grammar("(?:0|[1-9]\\d*)(?:[+\\-](?:0|[1-9]\\d*))?(?:#|" + POINTER + ")");

  /** An expression without any of these characters is valid. */
  private static final Grammar REGEX =
      new Grammar("[^\\\\*+?()\\[\\]{}]*", Integer.MAX_VALUE, Formats::isRegex);

  private static final NavigableMap<String, FormatCheck> CHECKS = new TreeMap<>(Map.ofEntries(
      entry("date", DatesAndTimes.DATE),
      entry("date-time", DatesAndTimes.DATE_TIME),
      entry("duration", DatesAndTimes.DURATION),
      entry("email", EmailAddresses.EMAIL),
      entry("hostname", Hosts.HOSTNAME),
      entry("idn-email", EmailAddresses.IDN_EMAIL),
      entry("idn-hostname", Hosts.IDN_HOSTNAME),
      entry("ipv4", Hosts.IPV4),
      entry("ipv6", Hosts.IPV6),
      entry("iri", UriGrammar.IRI),
      entry("iri-reference", UriGrammar.IRI_REFERENCE),
      entry("json-pointer", JSON_POINTER),
      entry("regex", REGEX),
      entry("relative-json-pointer", RELATIVE_JSON_POINTER),
      entry("time", DatesAndTimes.TIME),
      entry("uri", UriGrammar.URI),
      entry("uri-reference", UriGrammar.URI_REFERENCE),
      entry("uri-template", UriGrammar.TEMPLATE),
      entry("uuid", UUID)));

  static {
    for (NotationFormat notation : NotationFormat.values()) {
      CHECKS.put(notation.format(), notation.check());
    }
  }

  private Formats() {}

  /** The names of all known formats, sorted. */
  public static Set<String> names() {
    return Collections.unmodifiableSet(CHECKS.keySet());
  }

  /** The check of a format, or empty if the name is unknown, which makes the {@code format} an annotation. */
  public static Optional<FormatCheck> of(String name) {
    return Optional.ofNullable(CHECKS.get(name));
  }

  private static boolean isRegex(String text) {
    try {
      Regex.parse(text);
      return true;
    } catch (PatternSyntaxException | StackOverflowError e) {
      // The parser bounds its depth, but the caller may have left too little of the thread's stack.
      return false;
    }
  }
}
