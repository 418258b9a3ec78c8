package dev.masu.schema.internal.format;

/** Classes of ASCII characters (RFC 5234, appendix B.1), and runs of them. */
final class Ascii {
  private Ascii() {}

  static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  static boolean isLetter(char c) {
    char lower = (char) (c | 0x20);
    return lower >= 'a' && lower <= 'z';
  }

  static boolean isHexDigit(char c) {
    char lower = (char) (c | 0x20);
    return isDigit(c) || (lower >= 'a' && lower <= 'f');
  }

  /** The index of the first character from an index on that is not a digit, at most {@code to}. */
  static int skipDigits(String text, int from, int to) {
    int at = from;
    while (at < to && isDigit(text.charAt(at))) {
      at++;
    }
    return at;
  }

  /** The index of the first character from an index on that is not a hex digit, at most {@code to}. */
  static int skipHexDigits(String text, int from, int to) {
    int at = from;
    while (at < to && isHexDigit(text.charAt(at))) {
      at++;
    }
    return at;
  }

  /** The index of a character between two indices, or {@code to} if it does not occur there. */
  static int find(char c, String text, int from, int to) {
    int at = from;
    while (at < to && text.charAt(at) != c) {
      at++;
    }
    return at;
  }

  static boolean isAscii(String text, int from, int to) {
    for (int i = from; i < to; i++) {
      if (text.charAt(i) >= 0x80) {
        return false;
      }
    }
    return true;
  }
}
