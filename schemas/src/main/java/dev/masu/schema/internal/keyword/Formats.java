package dev.masu.schema.internal.keyword;

import java.util.Arrays;
import java.util.Collections;
import java.util.Set;
import java.util.TreeSet;

/** The names that {@code format} may have: those of JSON Schema 2020-12, and Sashité's notations. */
public final class Formats {
  private static final Set<String> STANDARD = Set.of(
      "date",
      "date-time",
      "duration",
      "email",
      "hostname",
      "idn-email",
      "idn-hostname",
      "ipv4",
      "ipv6",
      "iri",
      "iri-reference",
      "json-pointer",
      "regex",
      "relative-json-pointer",
      "time",
      "uri",
      "uri-reference",
      "uri-template",
      "uuid");

  private static final Set<String> ALL = all();

  private Formats() {}

  private static Set<String> all() {
    Set<String> all = new TreeSet<>(STANDARD);
    Arrays.stream(Notation.values()).map(Notation::format).forEach(all::add);
    return Collections.unmodifiableSet(all);
  }

  /** All names, sorted. */
  public static Set<String> names() {
    return ALL;
  }
}
