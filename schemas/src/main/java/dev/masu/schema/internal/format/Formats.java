package dev.masu.schema.internal.format;

import dev.masu.schema.internal.pattern.Regex;
import java.util.Collections;
import java.util.Map;
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

  /** Each standard format with an example of a valid string. */
  private static final Map<String, String> EXAMPLES = Map.ofEntries(
      Map.entry("date", "2024-02-29"),
      Map.entry("date-time", "2024-02-29T10:30:00Z"),
      Map.entry("duration", "P1DT12H"),
      Map.entry("email", "ann@example.org"),
      Map.entry("hostname", "www.example.org"),
      Map.entry("idn-email", "änn@example.org"),
      Map.entry("idn-hostname", "bücher.example"),
      Map.entry("ipv4", "192.0.2.1"),
      Map.entry("ipv6", "2001:db8::1"),
      Map.entry("iri", "https://example.org/käse"),
      Map.entry("iri-reference", "../käse"),
      Map.entry("json-pointer", "/items/0"),
      Map.entry("regex", "^[a-z]+$"),
      Map.entry("relative-json-pointer", "1/name"),
      Map.entry("time", "10:30:00Z"),
      Map.entry("uri", "https://example.org/cheese"),
      Map.entry("uri-reference", "../cheese"),
      Map.entry("uri-template", "https://example.org/{name}"),
      Map.entry("uuid", "123e4567-e89b-12d3-a456-426614174000"));

  private Formats() {}

  /** The names of all known formats, sorted. */
  public static Set<String> names() {
    Set<String> names = new TreeSet<>(EXAMPLES.keySet());
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

  /** A valid string, if the check is that of a standard format. */
  public static Optional<String> example(String name, FormatCheck check) {
    return check.equals(standard(name))
        ? Optional.ofNullable(EXAMPLES.get(name))
        : Optional.empty();
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
