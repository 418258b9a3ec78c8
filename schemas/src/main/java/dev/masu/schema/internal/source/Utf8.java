package dev.masu.schema.internal.source;

import org.jspecify.annotations.Nullable;

/** Recognises other encodings than UTF-8, which JSON exchanged between systems has (RFC 8259, section 8.1). */
final class Utf8 {
  private Utf8() {}

  /**
   * Whether the first bytes, four if there are as many, are of another encoding or a byte order mark. So
   * are zero bytes, of which JSON has none: by them parsers take what follows for another encoding.
   */
  static boolean startsOtherwise(byte[] first) {
    return startsWithMark(first, 0, first.length)
        || hasWideMarkAt(0, first)
        || hasZero(first, Math.min(first.length, 4));
  }

  private static boolean hasZero(byte[] bytes, int end) {
    for (int i = 0; i < end; i++) {
      if (bytes[i] == 0) {
        return true;
      }
    }
    return false;
  }

  /** Whether the bytes from one index to another start with a byte order mark. */
  static boolean startsWithMark(byte[] bytes, int start, int end) {
    return end - start >= 3
        && (bytes[start] & 0xFF) == 0xEF
        && (bytes[start + 1] & 0xFF) == 0xBB
        && (bytes[start + 2] & 0xFF) == 0xBF;
  }

  /** Tells UTF-16 and UTF-32 by their byte order mark, or by the zero bytes of ASCII characters. */
  static @Nullable String otherEncoding(byte[] bytes) {
    return switch (zeros(bytes)) {
      case "000x", "x000" -> "UTF-32";
      case "0x0x", "x0x0", "0x", "x0" -> "UTF-16";
      case "00xx" -> hasWideMarkAt(2, bytes) ? "UTF-32" : null;
      case "xx00" -> hasWideMarkAt(0, bytes) ? "UTF-32" : null;
      default -> hasWideMarkAt(0, bytes) ? "UTF-16" : null;
    };
  }

  /** Whether there is a byte order mark of 16 bits at an index. */
  private static boolean hasWideMarkAt(int index, byte[] bytes) {
    if (bytes.length < index + 2) {
      return false;
    }
    int mark = (bytes[index] & 0xFF) << 8 | (bytes[index + 1] & 0xFF);
    return mark == 0xFFFE || mark == 0xFEFF;
  }

  /** Which of the first four bytes are zero, {@code 0}, and which are not, {@code x}. */
  private static String zeros(byte[] bytes) {
    StringBuilder zeros = new StringBuilder(4);
    for (int i = 0; i < Math.min(bytes.length, 4); i++) {
      zeros.append(bytes[i] == 0 ? '0' : 'x');
    }
    return zeros.toString();
  }
}
