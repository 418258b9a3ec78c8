package dev.masu.schema.internal.evaluate;

import org.jspecify.annotations.Nullable;

/**
 * A cache of short texts that were valid, for checks that are costly. Its size is fixed and a text replaces another one
 * at the same index, so that no document makes a later one slower. Threads share it without locks, as each entry is
 * one immutable text.
 */
final class TextCache {
  private static final int SIZE = 512;
  private static final int MAX_LENGTH = 32;

  private final @Nullable String[] texts = new String[SIZE];

  boolean contains(char[] chars, int offset, int length) {
    if (length > MAX_LENGTH) {
      return false;
    }
    String there = texts[TextHash.of(chars, offset, length) & (SIZE - 1)];
    return there != null && TextHash.isEqual(there, chars, offset, length);
  }

  boolean contains(String text) {
    return text.length() <= MAX_LENGTH && text.equals(texts[TextHash.of(text) & (SIZE - 1)]);
  }

  void add(String text) {
    if (text.length() <= MAX_LENGTH) {
      texts[TextHash.of(text) & (SIZE - 1)] = text;
    }
  }
}
