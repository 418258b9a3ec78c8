package dev.masu.schema.internal.node;

/** The hash of texts, the same for strings and for characters in a buffer. */
public final class TextHash {
  private TextHash() {}

  public static int of(String text) {
    return mixed(text.hashCode());
  }

  public static int of(char[] chars, int offset, int length) {
    int hash = 0;
    for (int i = offset; i < offset + length; i++) {
      hash = 31 * hash + chars[i];
    }
    return mixed(hash);
  }

  private static int mixed(int hash) {
    int spread = hash * 0x9E3779B9;
    return (spread ^ (spread >>> 16)) & Integer.MAX_VALUE;
  }

  static boolean isEqual(String text, char[] chars, int offset, int length) {
    if (text.length() != length) {
      return false;
    }
    for (int i = 0; i < length; i++) {
      if (text.charAt(i) != chars[offset + i]) {
        return false;
      }
    }
    return true;
  }
}
