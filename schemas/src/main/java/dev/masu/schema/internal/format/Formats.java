package dev.masu.schema.internal.format;

import dev.masu.schema.internal.pattern.Regex;
import java.util.Collections;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.PatternSyntaxException;

/** The formats that are asserted: those of JSON Schema 2020-12, in every dialect, and the notations. */
public final class Formats {
  private static final Grammar UUIDS = new Grammar("H{8}-H{4}-H{4}-H{4}-H{12}".replace("H", Grammar.HEX_DIGIT));

  /** RFC 6901, section 3. */
  private static final String POINTER = "(?:/(?:[^/~]|~[01])*)*";

  private static final Grammar POINTERS = new Grammar(POINTER);

  /** Draft-bhutton-relative-json-pointer-00, section 3; its grammar leaves {@code 0-1#} out, its examples do not. */
  private static final Grammar RELATIVE_POINTERS =
      new Grammar("(?:0|[1-9]\\d*)(?:[+\\-](?:0|[1-9]\\d*))?(?:#|" + POINTER + ")");

  /** An expression without these characters is valid, whatever else it has. */
  private static final Grammar EXPRESSIONS =
      new Grammar("[^\\\\*+?()\\[\\]{}]*", Integer.MAX_VALUE, Formats::isRegex);

  private Formats() {}

  /** The names of all known formats, sorted. */
  public static Set<String> names() {
    Set<String> names = new TreeSet<>();
    for (Standard format : Standard.values()) {
      names.add(nameOf(format));
    }
    for (NotationFormat notation : NotationFormat.values()) {
      names.add(notation.format());
    }
    return Collections.unmodifiableSet(names);
  }

  /** The check of a format, or empty if the name is unknown: such a {@code format} is an annotation. */
  public static Optional<FormatCheck> of(String name) {
    for (Standard format : Standard.values()) {
      if (nameOf(format).equals(name)) {
        return Optional.of(format.grammar());
      }
    }
    return NotationFormat.ofFormat(name).map(FormatCheck.class::cast);
  }

  /** ECMA-262, section 22.2.1, unless it is too large to be used. */
  private static boolean isRegex(String text) {
    try {
      Regex.parse(text);
      return true;
    } catch (PatternSyntaxException | StackOverflowError e) {
      // The parser bounds its depth, but the caller may have left little of the thread's stack.
      return false;
    }
  }

  static String nameOf(Enum<?> format) {
    return format.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The formats of JSON Schema. What describes one is loaded when it is first asked for. */
  private enum Standard {
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

    Grammar grammar() {
      return switch (this) {
        case DATE -> DatesAndTimes.DATE;
        case DATE_TIME -> DatesAndTimes.DATE_TIME;
        case DURATION -> DatesAndTimes.DURATION;
        case EMAIL -> EmailAddresses.EMAIL;
        case HOSTNAME -> HostNames.HOSTNAME;
        case IDN_EMAIL -> EmailAddresses.IDN_EMAIL;
        case IDN_HOSTNAME -> HostNames.IDN_HOSTNAME;
        case IPV4 -> IpAddresses.V4;
        case IPV6 -> IpAddresses.V6;
        case IRI -> UriGrammar.IRI;
        case IRI_REFERENCE -> UriGrammar.IRI_REFERENCE;
        case JSON_POINTER -> POINTERS;
        case REGEX -> EXPRESSIONS;
        case RELATIVE_JSON_POINTER -> RELATIVE_POINTERS;
        case TIME -> DatesAndTimes.TIME;
        case URI -> UriGrammar.URI;
        case URI_REFERENCE -> UriGrammar.URI_REFERENCE;
        case URI_TEMPLATE -> UriGrammar.TEMPLATE;
        case UUID -> UUIDS;
      };
    }
  }
}
