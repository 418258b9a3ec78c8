package dev.masu.schema.internal.format;

import dev.masu.schema.internal.pattern.Regex;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

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
      new Grammar("[^\\\\*+?()\\[\\]{}]*", Integer.MAX_VALUE, Regex::isValid);

  private static final String STANDARD = """
      date date-time duration email hostname idn-email idn-hostname ipv4 ipv6 iri iri-reference \
      json-pointer regex relative-json-pointer time uri uri-reference uri-template uuid""";

  private Formats() {}

  /** The names of all known formats, sorted. */
  public static Set<String> names() {
    Set<String> names = new TreeSet<>(List.of(STANDARD.split(" ", -1)));
    for (NotationFormat notation : NotationFormat.values()) {
      names.add(notation.format());
    }
    return Collections.unmodifiableSet(names);
  }

  /** The check of a format, or empty if the name is unknown, which makes the {@code format} an annotation. */
  public static Optional<FormatCheck> of(String name) {
    FormatCheck standard = standard(name);
    return standard == null
        ? NotationFormat.ofFormat(name).map(NotationFormat::check)
        : Optional.of(standard);
  }

  private static @Nullable FormatCheck standard(String name) {
    return switch (name) {
      case "date" -> DatesAndTimes.DATE;
      case "date-time" -> DatesAndTimes.DATE_TIME;
      case "duration" -> DatesAndTimes.DURATION;
      case "email" -> EmailAddresses.EMAIL;
      case "hostname" -> Hosts.HOSTNAME;
      case "idn-email" -> EmailAddresses.IDN_EMAIL;
      case "idn-hostname" -> Hosts.IDN_HOSTNAME;
      case "ipv4" -> Hosts.IPV4;
      case "ipv6" -> Hosts.IPV6;
      case "iri" -> UriGrammar.IRI;
      case "iri-reference" -> UriGrammar.IRI_REFERENCE;
      case "json-pointer" -> JSON_POINTER;
      case "regex" -> REGEX;
      case "relative-json-pointer" -> RELATIVE_JSON_POINTER;
      case "time" -> DatesAndTimes.TIME;
      case "uri" -> UriGrammar.URI;
      case "uri-reference" -> UriGrammar.URI_REFERENCE;
      case "uri-template" -> UriGrammar.TEMPLATE;
      case "uuid" -> UUID;
      default -> null;
    };
  }
}
