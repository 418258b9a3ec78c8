package dev.masu.schema.internal.format;

/** The formats {@code json-pointer} (RFC 6901, section 3) and {@code relative-json-pointer}. */
final class JsonPointers {
  private JsonPointers() {}

  static boolean isPointer(String text) {
    return isPointer(text, 0);
  }

  /**
   * Draft-bhutton-relative-json-pointer-00, section 3. Its grammar leaves {@code 0-1#} out, its examples
   * do not.
   */
  static boolean isRelative(String text) {
    int at = skipNumber(text, 0);
    if (at > 0 && at < text.length() && (text.charAt(at) == '+' || text.charAt(at) == '-')) {
      at = skipNumber(text, at + 1);
    }
    return at > 0 && (isHash(text, at) || isPointer(text, at));
  }

  private static boolean isHash(String text, int at) {
    return at == text.length() - 1 && text.charAt(at) == '#';
  }

  /** Any character but {@code /} and {@code ~} stands for itself. */
  private static boolean isPointer(String text, int from) {
    if (from < text.length() && text.charAt(from) != '/') {
      return false;
    }
    int tilde = text.indexOf('~', from);
    while (tilde >= 0) {
      if (!text.startsWith("0", tilde + 1) && !text.startsWith("1", tilde + 1)) {
        return false;
      }
      tilde = text.indexOf('~', tilde + 1);
    }
    return true;
  }

  /** The index after a number without leading zeros, or -1 if there is none. */
  private static int skipNumber(String text, int from) {
    if (text.startsWith("0", from)) {
      return from + 1;
    }
    int end = Ascii.skipDigits(text, from, text.length());
    return end > from ? end : -1;
  }
}
