package dev.masu.schema.internal.streaming;

import org.jspecify.annotations.Nullable;

/** Short texts that a schema has accepted, found by their chars, so that no string is made of them. */
final class KnownTexts {
  private static final int MAX_LENGTH = 64;
  private static final int MAX_TEXTS = 2_048;

  /** Texts that collide by intent are not looked for any longer. */
  private static final int MAX_PROBES = 8;

  private @Nullable KnownText[] table = new KnownText[32];
  private int size;

  @Nullable
  KnownText find(char[] chars, int offset, int length) {
    if (length > MAX_LENGTH) {
      return null;
    }
    int mask = table.length - 1;
    int at = hash(chars, offset, length) & mask;
    for (int probes = 0; probes < MAX_PROBES; probes++) {
      KnownText text = table[at];
      if (text == null || text.is(chars, offset, length)) {
        return text;
      }
      at = (at + 1) & mask;
    }
    return null;
  }

  /** Remembers a text, unless it is long, there are many, or it collides; then it tells null. */
  @Nullable
  KnownText add(String text) {
    if (text.length() > MAX_LENGTH || size == MAX_TEXTS) {
      return null;
    }
    if (size * 2 >= table.length) {
      grow();
    }
    KnownText added = new KnownText(text);
    if (!put(added)) {
      return null;
    }
    size++;
    return added;
  }

  private boolean put(KnownText text) {
    int mask = table.length - 1;
    int at = text.hash() & mask;
    for (int probes = 0; probes < MAX_PROBES; probes++) {
      if (table[at] == null) {
        table[at] = text;
        return true;
      }
      at = (at + 1) & mask;
    }
    return false;
  }

  private void grow() {
    @Nullable KnownText[] old = table;
    table = new KnownText[old.length * 2];
    for (KnownText text : old) {
      if (text != null) {
        put(text);
      }
    }
  }

  /** Looks at both ends only: a chain of multiplications over all chars takes longer than the rest. */
  static int hash(char[] chars, int offset, int length) {
    if (length == 0) {
      return 0;
    }
    int last = offset + length - 1;
    int ends = chars[offset] * 0x9E37
        + chars[last] * 0x85EB_CA6B
        + chars[Math.max(offset, last - 1)] * 0xC2B2_AE35
        + chars[Math.max(offset, last - 2)] * 0x27D4_EB2F
        + length;
    return ends ^ (ends >>> 15);
  }
}
