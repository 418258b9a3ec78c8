package dev.masu.schema.internal.streaming;

/** A short text that a schema has accepted. */
final class KnownText {
  private final String text;

  KnownText(String text) {
    this.text = text;
  }

  /** The text, the same object each time. */
  String text() {
    return text;
  }

  boolean is(char[] buffer, int offset, int length) {
    if (text.length() != length) {
      return false;
    }
    for (int i = 0; i < length; i++) {
      if (text.charAt(i) != buffer[offset + i]) {
        return false;
      }
    }
    return true;
  }
}
