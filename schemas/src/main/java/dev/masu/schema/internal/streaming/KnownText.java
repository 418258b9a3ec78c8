package dev.masu.schema.internal.streaming;

/** A short text that a schema has accepted. */
final class KnownText extends Known {
  private final char[] chars;

  KnownText(String text) {
    chars = text.toCharArray();
  }

  boolean is(char[] buffer, int offset, int length) {
    if (chars.length != length) {
      return false;
    }
    // Arrays.equals takes longer for a few characters.
    for (int i = 0; i < length; i++) {
      if (chars[i] != buffer[offset + i]) {
        return false;
      }
    }
    return true;
  }

  int hash() {
    return KnownTexts.hash(chars, 0, chars.length);
  }
}
