package dev.masu.schema.internal.format;

import com.networknt.schema.utils.RFC5892;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The formats {@code hostname} (RFC 1123, section 2.1; RFC 5890, section 2.3.2.1) and {@code idn-hostname}
 * (RFC 5890, section 2.3.2.3). ASCII letters match in either case.
 */
final class HostNames {
  private static final int MAX_NAME = 253;
  private static final int MAX_LABEL = 63;
  private static final String LABEL = "[A-Za-z0-9](?:[A-Za-z0-9\\-]{0,61}[A-Za-z0-9])?";
  private static final String ENCODED_PREFIX = "xn--";
  private static final Pattern BEYOND_ASCII = Pattern.compile("[^\\x00-\\x7F]");

  /** Dots of other scripts separate labels too (RFC 3490, section 3.1). */
  private static final Pattern DOT = Pattern.compile("[.\u3002\uFF0E\uFF61]");

  /**
   * Names in ASCII, including those that are too long or have labels with hyphens at the third and fourth position.
   */
  static final String NAME = LABEL + "(?:\\." + LABEL + ")*";

  private static final Grammar ASCII = new Grammar(NAME);

  /** Names in ASCII without consecutive hyphens, which are host names if they are short. */
  static final String SIMPLE_NAME =
      "USUAL(?:\\.USUAL)*".replace("USUAL", "[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*");

  static final Grammar HOSTNAME = new Grammar(SIMPLE_NAME, MAX_LABEL, HostNames::isAscii);
  static final Grammar IDN_HOSTNAME =
      new Grammar(SIMPLE_NAME, MAX_LABEL, HostNames::isInternational);

  private HostNames() {}

  private static boolean isAscii(String text) {
    return ASCII.isValid(text) && isNameValid(text);
  }

  /** Whether a text that matches {@link #NAME} is a host name. */
  static boolean isNameValid(String name) {
    return name.length() <= MAX_NAME && (!name.contains("--") || areLabelsValid(name));
  }

  static boolean isInternational(String text) {
    return text.length() <= MAX_NAME && (isAscii(text) || areLabelsValid(text));
  }

  /** Whether labels are valid by RFC 5892 and, in names with right-to-left labels, by RFC 5893. */
  private static boolean areLabelsValid(String name) {
    try {
      List<String> labels =
          Stream.of(DOT.split(name, -1)).map(HostNames::inUnicode).toList();
      return labels.stream().allMatch(UnicodeTables::allow) && BidiRule.isValid(labels);
    } catch (IllegalArgumentException | ArithmeticException e) {
      return false;
    }
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
    if (label.length() > MAX_LABEL
        || !BEYOND_ASCII.matcher(decoded).find()
        || DOT.matcher(decoded).find()) {
      throw new IllegalArgumentException("not an encoded label: " + label);
    }
    return decoded;
  }

  /** networknt's tables. They are slow to load, and are loaded here so that no thread sees them half-filled. */
  private static final class UnicodeTables {
    static {
      // Only a zero width non-joiner loads the table of joining types.
      RFC5892.isValid("\u0628\u200C\u0628");
    }

    static boolean allow(String label) {
      return RFC5892.isValid(label);
    }
  }
}
