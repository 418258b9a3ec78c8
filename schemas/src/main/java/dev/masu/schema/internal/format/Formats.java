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

  private static final String[] STANDARD = """
      date date-time duration email hostname idn-email idn-hostname ipv4 ipv6 iri iri-reference
      json-pointer regex relative-json-pointer time uri uri-reference uri-template uuid""".split("\\s+", -1);

  private Formats() {}

  /** The names of all known formats, sorted. */
  public static Set<String> names() {
    Set<String> names = new TreeSet<>(List.of(STANDARD));
    for (NotationFormat notation : NotationFormat.values()) {
      names.add(notation.format());
    }
    return Collections.unmodifiableSet(names);
  }

  /** The check of a format, or empty if the name is unknown, which makes the {@code format} an annotation. */
  public static Optional<FormatCheck> of(String name) {
    return Optional.ofNullable(standard(name))
        .or(() -> NotationFormat.ofFormat(name).map(NotationFormat::check));
  }

  private static @Nullable FormatCheck standard(String name) {
    return switch (name) {
      case "date" -> new FormatCheck(DatesAndTimes.DATE, "2024-02-29");
      case "date-time" -> new FormatCheck(DatesAndTimes.DATE_TIME, "2024-02-29T10:30:00Z");
      case "duration" -> new FormatCheck(DatesAndTimes.DURATION, "P1DT12H");
      case "email" -> new FormatCheck(EmailAddresses.EMAIL, "ann@example.org");
      case "hostname" -> new FormatCheck(Hosts.HOSTNAME, "www.example.org");
      case "idn-email" -> new FormatCheck(EmailAddresses.IDN_EMAIL, "änn@example.org");
      case "idn-hostname" -> new FormatCheck(Hosts.IDN_HOSTNAME, "bücher.example");
      case "ipv4" -> new FormatCheck(Hosts.IPV4, "192.0.2.1");
      case "ipv6" -> new FormatCheck(Hosts.IPV6, "2001:db8::1");
      case "iri" -> new FormatCheck(UriGrammar.IRI, "https://example.org/käse");
      case "iri-reference" -> new FormatCheck(UriGrammar.IRI_REFERENCE, "../käse");
      case "json-pointer" -> new FormatCheck(JSON_POINTER, "/items/0");
      case "regex" -> new FormatCheck(Regex::isValid, "^[a-z]+$");
      case "relative-json-pointer" -> new FormatCheck(RELATIVE_JSON_POINTER, "1/name");
      case "time" -> new FormatCheck(DatesAndTimes.TIME, "10:30:00Z");
      case "uri" -> new FormatCheck(UriGrammar.URI, "https://example.org/cheese");
      case "uri-reference" -> new FormatCheck(UriGrammar.URI_REFERENCE, "../cheese");
      case "uri-template" -> new FormatCheck(UriGrammar.TEMPLATE, "https://example.org/{name}");
      case "uuid" -> new FormatCheck(UUID, "123e4567-e89b-12d3-a456-426614174000");
      default -> null;
    };
  }
}
