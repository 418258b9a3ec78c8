package dev.masu.schema.internal.format;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The formats {@code ipv4} (RFC 2673, section 3.2), {@code ipv6} (RFC 3986, section 3.2.2), {@code hostname} (RFC
 * 1123, section 2.1; RFC 5890, section 2.3.2.1) and {@code idn-hostname} (RFC 5890, section 2.3.2.3). ASCII letters
 * match in either case.
 */
final class Hosts {
  private static final String OCTET = "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
  private static final String V4_ADDRESS = "(?:" + OCTET + "\\.){3}" + OCTET;

  static final String V6_ADDRESS = """
      (?:(?:H:){6}L
      |::(?:H:){5}L
      |H?::(?:H:){4}L
      |(?:(?:H:)?H)?::(?:H:){3}L
      |(?:(?:H:){0,2}H)?::(?:H:){2}L
      |(?:(?:H:){0,3}H)?::H:L
      |(?:(?:H:){0,4}H)?::L
      |(?:(?:H:){0,5}H)?::H
      |(?:(?:H:){0,6}H)?::)
      """.replace("\n", "")
      .replace("L", "(?:H:H|" + V4_ADDRESS + ")")
      .replace("H", "(?:" + Grammar.HEX_DIGIT + "{1,4})");

  static final Grammar IPV4 = new Grammar(V4_ADDRESS);
  static final Grammar IPV6 = new Grammar(V6_ADDRESS);

  private static final int MAX_NAME = 253;
  private static final int MAX_LABEL = 63;
  private static final String ENCODED_PREFIX = "xn--";
  private static final Pattern BEYOND_ASCII = Pattern.compile("[^\\x00-\\x7F]");

  /** Dots of other scripts separate labels too (RFC 3490, section 3.1). */
  private static final Pattern DOT = Pattern.compile("[.\u3002\uFF0E\uFF61]");

  /** A label of letters, digits and hyphens, wherever these are, which need not be valid by IDNA. */
  private static final Pattern LDH_LABEL =
      Pattern.compile("[A-Za-z0-9](?:[A-Za-z0-9\\-]*[A-Za-z0-9])?");

  /** Names in ASCII without consecutive hyphens, which are host names if they are short. */
  static final String SIMPLE_NAME =
      "USUAL(?:\\.USUAL)*".replace("USUAL", "[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*");

  static final Grammar HOSTNAME = new Grammar(SIMPLE_NAME, MAX_LABEL, Hosts::isAscii);
  static final Grammar IDN_HOSTNAME = new Grammar(SIMPLE_NAME, MAX_LABEL, Hosts::isInternational);

  /** A label that is valid by the Bidi rule, with each character replaced by the letter of its {@link #kind}. */
  private static final Pattern BIDI_LABEL =
      Pattern.compile("L([LENM]*[LE])?M*|R([RENM]*[RE])?M*|R([RANM]*[RA])?M*");

  private static final Pattern RIGHT_TO_LEFT = Pattern.compile("[RA]");

  private Hosts() {}

  private static boolean isAscii(String name) {
    return !BEYOND_ASCII.matcher(name).find() && isInternational(name);
  }

  /** Whether labels are valid in ASCII or by IDNA 2008, and in names with right-to-left labels by RFC 5893. */
  static boolean isInternational(String name) {
    if (name.length() > MAX_NAME) {
      return false;
    }
    try {
      List<String> labels = Stream.of(DOT.split(name, -1)).map(Hosts::inUnicode).toList();
      return labels.stream().mapToInt(label -> 1 + encodedLength(label)).sum() <= MAX_NAME + 1
          && labels.stream().allMatch(Hosts::isLabelValid)
          && satisfyBidiRule(labels);
    } catch (IllegalArgumentException | ArithmeticException e) {
      return false;
    }
  }

  private static boolean isLabelValid(String label) {
    return encodedLength(label) <= MAX_LABEL
        && (LDH_LABEL.matcher(label).matches() || IdnaLabels.isValid(label));
  }

  /** The length of a label in ASCII. */
  private static int encodedLength(String label) {
    return BEYOND_ASCII.matcher(label).find()
        ? ENCODED_PREFIX.length() + Punycode.encodedLength(label)
        : label.length();
  }

  /** Whether labels satisfy RFC 5893, section 2. They do if none has right-to-left characters. */
  private static boolean satisfyBidiRule(List<String> labels) {
    List<String> kinds = labels.stream().map(Hosts::kinds).toList();
    return kinds.stream().noneMatch(label -> RIGHT_TO_LEFT.matcher(label).find())
        || kinds.stream().allMatch(label -> BIDI_LABEL.matcher(label).matches());
  }

  private static String kinds(String label) {
    StringBuilder kinds = new StringBuilder();
    label.codePoints().forEach(c -> kinds.append(kind(c)));
    return kinds.toString();
  }

  private static char kind(int codePoint) {
    return switch (Character.getDirectionality(codePoint)) {
      case Character.DIRECTIONALITY_LEFT_TO_RIGHT -> 'L';
      case Character.DIRECTIONALITY_RIGHT_TO_LEFT, Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC ->
        'R';
      case Character.DIRECTIONALITY_ARABIC_NUMBER -> 'A';
      case Character.DIRECTIONALITY_EUROPEAN_NUMBER -> 'E';
      case Character.DIRECTIONALITY_NONSPACING_MARK -> 'M';
      default -> 'N'; // ES, CS, ET, ON or BN: the characters of valid labels are of no other class.
    };
  }

  private static String inUnicode(String label) {
    if (BEYOND_ASCII.matcher(label).find()) {
      return label;
    }
    String lowerCase = label.toLowerCase(Locale.ROOT);
    return lowerCase.startsWith(ENCODED_PREFIX) ? decoded(lowerCase) : lowerCase;
  }

  private static String decoded(String label) {
    String decoded = Punycode.decode(label.substring(ENCODED_PREFIX.length()));
    if (!BEYOND_ASCII.matcher(decoded).find()) {
      throw new IllegalArgumentException("not an encoded label: " + label);
    }
    return decoded;
  }
}
