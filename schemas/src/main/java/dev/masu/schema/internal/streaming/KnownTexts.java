package dev.masu.schema.internal.streaming;

import org.jspecify.annotations.Nullable;

/** Short texts that a schema has accepted, found by their chars, so that no string is made of them. */
final class KnownTexts {
  private static final int MAX_LENGTH = 64;
  private static final int MAX_TEXTS = 2_048;

  /** Texts that collide by intent are not looked for any longer. */
  private static final int MAX_PROBES = 8;

  private @Nullable String[] table = new String[32];
  private int size;

  boolean contains(char[] chars, int offset, int length) {
    if (length > MAX_LENGTH) {
      return false;
    }
    int mask = table.length - 1;
    int at = slot(hash(chars, offset, length), mask);
    for (int probes = 0; probes < MAX_PROBES; probes++) {
      String text = table[at];
      if (text == null) {
        return false;
      }
      if (equals(text, chars, offset, length)) {
        return true;
      }
      at = (at + 1) & mask;
    }
    return false;
  }

  /** Remembers a text, unless it is long or there are many. */
  void add(String text) {
    if (text.length() > MAX_LENGTH || size == MAX_TEXTS) {
      return;
    }
    if (size * 2 >= table.length) {
      grow();
    }
    size++;
    put(text);
  }

  private void put(String text) {
    int mask = table.length - 1;
    int at = slot(text.hashCode(), mask);
    for (int probes = 0; probes < MAX_PROBES; probes++) {
      if (table[at] == null) {
        table[at] = text;
        return;
      }
      at = (at + 1) & mask;
    }
  }

  private void grow() {
    @Nullable String[] old = table;
    table = new String[old.length * 2];
    for (String text : old) {
      if (text != null) {
        put(text);
      }
    }
  }

  /** The same as {@link String#hashCode()}. */
  private static int hash(char[] chars, int offset, int length) {
    int hash = 0;
    for (int i = offset; i < offset + length; i++) {
      hash = 31 * hash + chars[i];
    }
    return hash;
  }

  private static int slot(int hash, int mask) {
    int mixed = hash * 0x9E3779B9;
    return (mixed ^ (mixed >>> 16)) & mask;
  }

  private static boolean equals(String text, char[] chars, int offset, int length) {
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
