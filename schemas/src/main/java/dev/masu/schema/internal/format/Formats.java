package dev.masu.schema.internal.format;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** The formats that are asserted: those of JSON Schema 2020-12, in every dialect, and the notations. */
public final class Formats {
  private static final Map<String, FormatCheck> CHECKS = checks();

  private Formats() {}

  private static Map<String, FormatCheck> checks() {
    Map<String, FormatCheck> checks = new TreeMap<>(Map.ofEntries(
        Map.entry("date", DatesAndTimes::isDate),
        Map.entry("date-time", DatesAndTimes::isDateTime),
        Map.entry("duration", Durations::isDuration),
        Map.entry("email", EmailAddresses::isAscii),
        Map.entry("hostname", HostNames::isAscii),
        Map.entry("idn-email", EmailAddresses::isInternational),
        Map.entry("idn-hostname", HostNames::isInternational),
        Map.entry("ipv4", IpAddresses::isV4),
        Map.entry("ipv6", IpAddresses::isV6),
        Map.entry("iri", UriGrammar.IRI),
        Map.entry("iri-reference", UriGrammar.IRI_REFERENCE),
        Map.entry("json-pointer", JsonPointers::isPointer),
        Map.entry("regex", RegularExpressions::isValid),
        Map.entry("relative-json-pointer", JsonPointers::isRelative),
        Map.entry("time", DatesAndTimes::isTime),
        Map.entry("uri", UriGrammar.URI),
        Map.entry("uri-reference", UriGrammar.URI_REFERENCE),
        Map.entry("uri-template", UriTemplates::isTemplate),
        Map.entry("uuid", Uuids::isUuid)));
    for (Notation notation : Notation.values()) {
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
}
