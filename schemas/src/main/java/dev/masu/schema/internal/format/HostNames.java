package dev.masu.schema.internal.format;

import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The formats {@code hostname} (RFC 1123, section 2.1; RFC 5890, section 2.3.2.1) and {@code idn-hostname}
 * (RFC 5890, section 2.3.2.3). ASCII letters match in either case.
 */
final class HostNames {
  private static final int MAX_NAME = 253;
  private static final int MAX_LABEL = 63;
  private static final String ENCODED_PREFIX = "xn--";

  /** Where two hyphens are reserved for encoded labels. */
  private static final int RESERVED_HYPHENS = 2;

  private HostNames() {}

  static boolean isAscii(String text) {
    return isAscii(text, 0, text.length());
  }

  /** Whether a part of a text is a host name in ASCII. */
  static boolean isAscii(String text, int from, int to) {
    return isName(text, from, to, false);
  }

  static boolean isInternational(String text) {
    return isName(text, 0, text.length(), true);
  }

  private static boolean isName(String text, int from, int to, boolean isInternational) {
    if (to - from > MAX_NAME) {
      return false;
    }
    boolean isBidirectional = false;
    boolean conformsToBidiRule = true;
    int start = from;
    while (true) {
      int end = endOfLabel(text, start, to, isInternational);
      if (isPlainLabel(text, start, end)) {
        // All other conditions of the rule hold for letters, digits and inner hyphens.
        conformsToBidiRule &= Ascii.isLetter(text.charAt(start));
      } else {
        String label = unicode(text.substring(start, end), isInternational);
        if (label == null || !UnicodeLabels.isValid(label)) {
          return false;
        }
        isBidirectional |= BidiRule.isRightToLeft(label);
        conformsToBidiRule &= BidiRule.isValid(label);
      }
      if (end == to) {
        return conformsToBidiRule || !isBidirectional;
      }
      start = end + 1;
    }
  }

  private static int endOfLabel(String text, int from, int to, boolean isInternational) {
    int at = from;
    while (at < to && !isDot(text.charAt(at), isInternational)) {
      at++;
    }
    return at;
  }

  /** Dots of other scripts separate the labels of international names too (RFC 3490, section 3.1). */
  private static boolean isDot(char c, boolean isInternational) {
    return c == '.' || (isInternational && (c == '\u3002' || c == '\uff0e' || c == '\uff61'));
  }

  /** Whether a label is one in ASCII that is not encoded. */
  private static boolean isPlainLabel(String text, int from, int to) {
    return isLetterDigitHyphen(text, from, to)
        && (to - from < 4 || !text.startsWith("--", from + RESERVED_HYPHENS));
  }

  private static boolean isLetterDigitHyphen(String text, int from, int to) {
    if (from == to || to - from > MAX_LABEL) {
      return false;
    }
    for (int i = from; i < to; i++) {
      char c = text.charAt(i);
      boolean isInside = i > from && i < to - 1;
      if (!Ascii.isLetter(c) && !Ascii.isDigit(c) && !(c == '-' && isInside)) {
        return false;
      }
    }
    return true;
  }

  /** What a label that is not plain is in Unicode, or null if it is in ASCII and not encoded. */
  private static @Nullable String unicode(String label, boolean isInternational) {
    if (!Ascii.isAscii(label, 0, label.length())) {
      return isInternational ? label : null;
    }
    String lowerCase = label.toLowerCase(Locale.ROOT);
    boolean isEncoded =
        isLetterDigitHyphen(label, 0, label.length()) && lowerCase.startsWith(ENCODED_PREFIX);
    return isEncoded ? decoded(lowerCase).orElse(null) : null;
  }

  private static Optional<String> decoded(String label) {
    return Punycode.decoded(label.substring(ENCODED_PREFIX.length()));
  }
}
